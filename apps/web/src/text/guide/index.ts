import { guideDe } from './de.ts';
import { guideEn } from './en.ts';
import { guideNl } from './nl.ts';

export const GUIDE_CATALOGUES = { de: guideDe, en: guideEn, nl: guideNl };
