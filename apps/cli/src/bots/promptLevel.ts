import type { BotLevel } from '@pithead/bots';
import { BOT_LEVEL_NAMES } from '@pithead/bots';
import { padRight, displayWidth, wrapText } from '@pithead/terminal';
import type { TranslateCliMessage } from '../text/index.ts';
import { promptUntilValid } from '../screen/promptUntilValid.ts';
import { DEFAULT_LEVEL, findLevel } from './levelWords.ts';
import type { GameScreen } from '../screen/gameScreen.ts';

export function promptLevel(
  title: string,
  screen: GameScreen,
  translate: TranslateCliMessage,
): Promise<BotLevel | undefined> {
  return promptUntilValid(screen, translate, () => levelPage(title, screen, translate), parseLevelAnswer);
}

function parseLevelAnswer(typed: string): BotLevel | undefined {
  if (typed === '') return DEFAULT_LEVEL;
  return /^\d$/.test(typed) ? BOT_LEVEL_NAMES[Number(typed) - 1] : findLevel(typed);
}

function levelPage(title: string, { style, width }: GameScreen, translate: TranslateCliMessage): string[] {
  const widest = Math.max(...BOT_LEVEL_NAMES.map((level) => displayWidth(translate(level))));
  const levels = BOT_LEVEL_NAMES.map(
    (level, index) =>
      ` ${index + 1}) ${padRight(translate(level), widest)}   ${style('dim', translate(`${level}Is`))}`,
  );
  const enter = translate('chooseLevelHow', {
    number: BOT_LEVEL_NAMES.indexOf(DEFAULT_LEVEL) + 1,
    level: translate(DEFAULT_LEVEL),
  });
  return [
    '',
    style('bold', title),
    '',
    ...wrapText(translate('chooseLevel'), width),
    '',
    ...levels,
    '',
    ...wrapText(enter, width),
  ];
}
