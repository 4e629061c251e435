import type { BoundCatalogue } from '@pithead/text';
import { useCatalogue } from '../../useTexts.ts';
import { moderationDe } from './de.ts';
import { moderationEn } from './en.ts';
import { moderationNl } from './nl.ts';

export type ModerationTexts = BoundCatalogue<typeof moderationEn>;

const MODERATION_CATALOGUES = { de: moderationDe, en: moderationEn, nl: moderationNl };

export const useModerationTexts = (): ModerationTexts =>
  useCatalogue<typeof moderationEn>(MODERATION_CATALOGUES);
