import type { Level } from '@pithead/bots';
import { LEVELS } from '@pithead/bots';
import { padRight, widthOf, wrap } from '@pithead/terminal';
import type { Say } from '../text/index.ts';
import { ask } from './ask.ts';
import { DEFAULT_LEVEL, levelCalled } from './levelWords.ts';
import type { Screen } from './screen.ts';

/** Accepts a number, a level's name in any language, or Enter. Undefined if the user quits. */
export function chooseLevel(title: string, screen: Screen, say: Say): Promise<Level | undefined> {
  return ask(screen, say, () => levelPage(title, screen, say), parseLevelAnswer);
}

function parseLevelAnswer(typed: string): Level | undefined {
  if (typed === '') return DEFAULT_LEVEL;
  return /^\d$/.test(typed) ? LEVELS[Number(typed) - 1] : levelCalled(typed);
}

function levelPage(title: string, { style, width }: Screen, say: Say): string[] {
  const widest = Math.max(...LEVELS.map((level) => widthOf(say(level))));
  const levels = LEVELS.map(
    (level, index) => ` ${index + 1}) ${padRight(say(level), widest)}   ${style('dim', say(`${level}Is`))}`,
  );
  const enter = say('chooseLevelHow', {
    number: LEVELS.indexOf(DEFAULT_LEVEL) + 1,
    level: say(DEFAULT_LEVEL),
  });
  return [
    '',
    style('bold', title),
    '',
    ...wrap(say('chooseLevel'), width),
    '',
    ...levels,
    '',
    ...wrap(enter, width),
  ];
}
