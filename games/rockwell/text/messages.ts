/**
 * The English catalogues define keys and parameters; a missing one does not compile in the other languages.
 */
import type { Translation } from '@pithead/text';
import type { en } from './en.ts';
import type { en as lazyEn } from './lazy/en.ts';

/** For the first auction; browsers load the others when a match goes on. */
export type OpeningMessages = Translation<typeof en>;
export type LazyMessages = Translation<typeof lazyEn>;

export type Messages = OpeningMessages & LazyMessages;

export type TextVerb = keyof Messages['verbs'];
export type Prompt = keyof Messages['prompts'];
export type BootyPortion = keyof Messages['facts']['bootyShared']['player'];

export const mergeMessages = (opening: OpeningMessages, lazy: LazyMessages): Messages => ({
  ...opening,
  ...lazy,
  facts: { ...opening.facts, ...lazy.facts },
  prompts: { ...opening.prompts, ...lazy.prompts },
  plies: { ...opening.plies, ...lazy.plies },
});
