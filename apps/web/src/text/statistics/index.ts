import type { BoundCatalogue } from '@pithead/text';
import { statisticsPageDe } from './de.ts';
import { statisticsPageEn } from './en.ts';
import { statisticsPageNl } from './nl.ts';

export type StatisticsPageTexts = BoundCatalogue<typeof statisticsPageEn>;

export const STATISTICS_CATALOGUES = { de: statisticsPageDe, en: statisticsPageEn, nl: statisticsPageNl };
