import { panelsDe } from './de.ts';
import { panelsEn } from './en.ts';
import { panelsNl } from './nl.ts';

export const PANEL_CATALOGUES = { de: panelsDe, en: panelsEn, nl: panelsNl };
