import { printableLine, wrapText } from '@pithead/terminal';
import type { TranslateCliMessage } from '../text/index.ts';
import type { GameScreen } from './gameScreen.ts';
import { readPlayCommand } from '../input/commandWords.ts';

export async function promptUntilValid<T>(
  screen: GameScreen,
  translate: TranslateCliMessage,
  page: () => readonly string[],
  meant: (typed: string) => T | undefined,
): Promise<T | undefined> {
  let complaint: readonly string[] = [];
  for (;;) {
    screen.showText(() => [...page(), ...complaint], translate, 'beginning');
    const line = await screen.read();
    if (line === undefined || readPlayCommand(line)?.word === 'quit') return undefined;
    const answer = meant(line.trim());
    if (answer !== undefined) return answer;
    complaint = wrapText(translate('notInList', { text: printableLine(line.trim()) }), screen.width);
  }
}
