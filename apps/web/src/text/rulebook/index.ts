import type { BoundCatalogue } from '@pithead/text';
import { rulebookDe } from './de.ts';
import { rulebookEn } from './en.ts';
import { rulebookNl } from './nl.ts';

export type RulebookTexts = BoundCatalogue<typeof rulebookEn>;

export const RULEBOOK_CATALOGUES = { de: rulebookDe, en: rulebookEn, nl: rulebookNl };
