import type { BotLevel } from '@pithead/bots';
import { BOT_LEVEL_NAMES } from '@pithead/bots';
import { padRight, displayWidth, wrapText } from '@pithead/terminal';
import type { FormatCliMessage } from '../text/index.ts';
import { promptUntilValid } from '../screen/promptUntilValid.ts';
import { DEFAULT_LEVEL, findLevel } from './levelWords.ts';
import type { GameScreen } from '../screen/gameScreen.ts';

/** Accepts a number, a level's name in any language, or Enter. Undefined if the user quits. */
export function promptLevel(
  title: string,
  screen: GameScreen,
  say: FormatCliMessage,
): Promise<BotLevel | undefined> {
  return promptUntilValid(screen, say, () => levelPage(title, screen, say), parseLevelAnswer);
}

function parseLevelAnswer(typed: string): BotLevel | undefined {
  if (typed === '') return DEFAULT_LEVEL;
  return /^\d$/.test(typed) ? BOT_LEVEL_NAMES[Number(typed) - 1] : findLevel(typed);
}

function levelPage(title: string, { style, width }: GameScreen, say: FormatCliMessage): string[] {
  const widest = Math.max(...BOT_LEVEL_NAMES.map((level) => displayWidth(say(level))));
  const levels = BOT_LEVEL_NAMES.map(
    (level, index) => ` ${index + 1}) ${padRight(say(level), widest)}   ${style('dim', say(`${level}Is`))}`,
  );
  const enter = say('chooseLevelHow', {
    number: BOT_LEVEL_NAMES.indexOf(DEFAULT_LEVEL) + 1,
    level: say(DEFAULT_LEVEL),
  });
  return [
    '',
    style('bold', title),
    '',
    ...wrapText(say('chooseLevel'), width),
    '',
    ...levels,
    '',
    ...wrapText(enter, width),
  ];
}
