import type { BoundCatalogue } from '@pithead/text';
import { offlineDe } from './de.ts';
import { offlineEn } from './en.ts';
import { offlineNl } from './nl.ts';

export type OfflineTexts = BoundCatalogue<typeof offlineEn>;

export const OFFLINE_CATALOGUES = { de: offlineDe, en: offlineEn, nl: offlineNl };
