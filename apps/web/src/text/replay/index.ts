import type { BoundCatalogue } from '@pithead/text';
import { replayDe } from './de.ts';
import { replayEn } from './en.ts';
import { replayNl } from './nl.ts';

export type ReplayTexts = BoundCatalogue<typeof replayEn>;

export const REPLAY_CATALOGUES = { de: replayDe, en: replayEn, nl: replayNl };
