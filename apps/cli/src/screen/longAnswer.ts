import type { TranslateCliMessage } from '../text/index.ts';
import { wrapLines } from './gamePage.ts';
import type { GameScreen } from './gameScreen.ts';

const MAX_NOTICE_LINES = 6;

export const needsOwnPage = ({ pages, width }: GameScreen, lines: readonly string[]): boolean =>
  pages && wrapLines(lines, width).length > MAX_NOTICE_LINES;

export async function showOwnPage(
  screen: GameScreen,
  translate: TranslateCliMessage,
  lines: readonly string[],
): Promise<boolean> {
  screen.showText(
    () => [...wrapLines(lines, screen.width), '', screen.style('dim', translate('pressEnter'))],
    translate,
    'beginning',
  );
  return (await screen.read()) !== undefined;
}
