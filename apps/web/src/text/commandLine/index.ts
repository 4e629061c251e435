import type { BoundCatalogue } from '@pithead/text';
import { commandLineDe } from './de.ts';
import { commandLineEn } from './en.ts';
import { commandLineNl } from './nl.ts';

export type CommandLineTexts = BoundCatalogue<typeof commandLineEn>;

export const COMMAND_LINE_CATALOGUES = { de: commandLineDe, en: commandLineEn, nl: commandLineNl };
