import type { BoundCatalogue } from '@pithead/text';
import { useCatalogue } from '../../useTexts.ts';
import { profileDe } from './de.ts';
import { profileEn } from './en.ts';
import { profileNl } from './nl.ts';

export type ProfileTexts = BoundCatalogue<typeof profileEn>;

const PROFILE_CATALOGUES = { de: profileDe, en: profileEn, nl: profileNl };

export const useProfileTexts = (): ProfileTexts => useCatalogue<typeof profileEn>(PROFILE_CATALOGUES);
