import { printable, wrap } from '@pithead/terminal';
import type { Say } from '../text/index.ts';
import type { Screen } from './screen.ts';
import { readCommand } from './words.ts';

/** Repeats the question until the answer is valid. Undefined if the user quits. */
export async function ask<T>(
  screen: Screen,
  say: Say,
  page: () => readonly string[],
  meant: (typed: string) => T | undefined,
): Promise<T | undefined> {
  let complaint: readonly string[] = [];
  for (;;) {
    screen.showText(() => [...page(), ...complaint], say, 'beginning');
    const line = await screen.read();
    if (line === undefined || readCommand(line)?.word === 'quit') return undefined;
    const answer = meant(line.trim());
    if (answer !== undefined) return answer;
    complaint = wrap(say('notInList', { text: printable(line.trim()) }), screen.width);
  }
}
