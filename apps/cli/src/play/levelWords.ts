/**
 * The strengths of bots in people's words. Each is known by its word in every language, whichever language is
 * on.
 */
import type { Level } from '@pithead/bots';
import { isLevel, LEVELS } from '@pithead/bots';
import { LANGUAGES } from '@pithead/text';
import { sayIn } from '../text/index.ts';

/** Who sits down where nobody says how strong. */
export const DEFAULT_LEVEL: Level = 'foreman';

const plain = (word: string): string => word.normalize('NFKC').trim().toLowerCase();

export function levelCalled(typed: string): Level | undefined {
  const word = plain(typed);
  if (isLevel(word)) return word;
  return LEVELS.find((level) => LANGUAGES.some((language) => plain(sayIn(language)(level)) === word));
}
