import type { BoundCatalogue } from '@pithead/text';
import { accountDe } from './de.ts';
import { accountEn } from './en.ts';
import { accountNl } from './nl.ts';

export type AccountTexts = BoundCatalogue<typeof accountEn>;

export const ACCOUNT_CATALOGUES = { de: accountDe, en: accountEn, nl: accountNl };
