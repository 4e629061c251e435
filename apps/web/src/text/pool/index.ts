import type { BoundCatalogue } from '@pithead/text';
import { poolDe } from './de.ts';
import { poolEn } from './en.ts';
import { poolNl } from './nl.ts';

export type PoolTexts = BoundCatalogue<typeof poolEn>;

export const POOL_CATALOGUES = { de: poolDe, en: poolEn, nl: poolNl };
