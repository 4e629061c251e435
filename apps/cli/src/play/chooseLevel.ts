/** Before a game that nobody said more about: how strong shall the bots be? */
import type { Level } from '@pithead/bots';
import { LEVELS } from '@pithead/bots';
import { padRight, widthOf, wrap } from '@pithead/terminal';
import { printable } from '../ansi.ts';
import type { Say } from '../text/index.ts';
import { DEFAULT_LEVEL, levelCalled } from './levelWords.ts';
import type { Screen } from './screen.ts';
import { readCommand } from './words.ts';

/** A number, a word of any language, or just Enter; asked again until it is one of these. Undefined if somebody leaves. */
export async function chooseLevel(title: string, screen: Screen, say: Say): Promise<Level | undefined> {
  let complaint: readonly string[] = [];
  for (;;) {
    screen.showText(() => [...levelPage(title, screen, say), ...complaint], say, 'beginning');
    const line = await screen.read();
    if (line === undefined || readCommand(line)?.word === 'quit') return undefined;
    const level = levelMeant(line.trim());
    if (level !== undefined) return level;
    complaint = wrap(say('noSuchLevel', { text: printable(line.trim()) }), screen.width);
  }
}

function levelMeant(typed: string): Level | undefined {
  if (typed === '') return DEFAULT_LEVEL;
  return /^\d$/.test(typed) ? LEVELS[Number(typed) - 1] : levelCalled(typed);
}

function levelPage(title: string, { paint, width }: Screen, say: Say): string[] {
  const widest = Math.max(...LEVELS.map((level) => widthOf(say(level))));
  const levels = LEVELS.map((level, place) => ` ${place + 1}) ${padRight(say(level), widest)}   ${paint('dim', say(`${level}Is`))}`);
  const enter = say('chooseLevelHow', { number: LEVELS.indexOf(DEFAULT_LEVEL) + 1, level: say(DEFAULT_LEVEL) });
  return ['', paint('bold', title), '', ...wrap(say('chooseLevel'), width), '', ...levels, '', ...wrap(enter, width)];
}
