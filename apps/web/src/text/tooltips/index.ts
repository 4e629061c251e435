import { tooltipsDe } from './de.ts';
import { tooltipsEn } from './en.ts';
import { tooltipsNl } from './nl.ts';

export const TOOLTIP_CATALOGUES = { de: tooltipsDe, en: tooltipsEn, nl: tooltipsNl };
