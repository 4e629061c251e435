/** Level names are accepted in every language, whichever is set. */
import type { Level } from '@pithead/bots';
import { isLevel, LEVELS } from '@pithead/bots';
import { LANGUAGES } from '@pithead/text';
import { sayIn } from '../text/index.ts';

export const DEFAULT_LEVEL: Level = 'foreman';

const normalize = (word: string): string => word.normalize('NFKC').trim().toLowerCase();

export function levelCalled(typed: string): Level | undefined {
  const word = normalize(typed);
  if (isLevel(word)) return word;
  return LEVELS.find((level) => LANGUAGES.some((language) => normalize(sayIn(language)(level)) === word));
}
