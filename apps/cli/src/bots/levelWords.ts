import type { BotLevel } from '@pithead/bots';
import { isBotLevel, BOT_LEVEL_NAMES } from '@pithead/bots';
import { LANGUAGES } from '@pithead/text';
import { cliTranslator } from '../text/index.ts';

export const DEFAULT_LEVEL: BotLevel = 'foreman';

const normalize = (word: string): string => word.normalize('NFKC').trim().toLowerCase();

export function findLevel(typed: string): BotLevel | undefined {
  const word = normalize(typed);
  if (isBotLevel(word)) return word;
  return BOT_LEVEL_NAMES.find((level) =>
    LANGUAGES.some((language) => normalize(cliTranslator(language)(level)) === word),
  );
}
