import { settingsDe } from './de.ts';
import { settingsEn } from './en.ts';
import { settingsNl } from './nl.ts';

export const SETTINGS_CATALOGUES = { de: settingsDe, en: settingsEn, nl: settingsNl };
