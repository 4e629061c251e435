import type { BoundCatalogue } from '@pithead/text';
import { reviewDe } from './de.ts';
import { reviewEn } from './en.ts';
import { reviewNl } from './nl.ts';

export type ReviewTexts = BoundCatalogue<typeof reviewEn>;

export const REVIEW_CATALOGUES = { de: reviewDe, en: reviewEn, nl: reviewNl };
