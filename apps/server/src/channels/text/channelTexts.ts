import type { BoundCatalogue, Language } from '@pithead/text';
import { bindCatalogue } from '@pithead/text';
import { channelDe } from './de.ts';
import { channelEn } from './en.ts';
import { channelNl } from './nl.ts';

export type ChannelTexts = BoundCatalogue<typeof channelEn>;

export const CHANNEL_TEXTS: Readonly<Record<Language, ChannelTexts>> = {
  de: bindCatalogue<typeof channelEn>('de', channelDe),
  en: bindCatalogue<typeof channelEn>('en', channelEn),
  nl: bindCatalogue<typeof channelEn>('nl', channelNl),
};
