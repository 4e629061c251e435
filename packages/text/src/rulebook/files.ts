import type { Language } from '../formatMessage.ts';

/** Names of Markdown files in a game's folder. */

/** For developers, in English: the numbers that code and tests cite, test cases and sources. */
export const SPECIFICATION_FILE = 'rulebook.md';

/** The rules for players, with the same numbers. */
export const rulebookFile = (language: Language): string => `rulebook.${language}.md`;

/** What somebody needs to know to begin. */
export const howToPlayFile = (language: Language): string => `howToPlay.${language}.md`;
