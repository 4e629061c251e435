import type { BoundCatalogue } from '@pithead/text';
import { useCatalogue } from '../../useTexts.ts';
import { peopleDe } from './de.ts';
import { peopleEn } from './en.ts';
import { peopleNl } from './nl.ts';

const PEOPLE_CATALOGUES = { de: peopleDe, en: peopleEn, nl: peopleNl };

export const usePeopleTexts = (): BoundCatalogue<typeof peopleEn> =>
  useCatalogue<typeof peopleEn>(PEOPLE_CATALOGUES);
