import type { Say } from '../text/index.ts';
import { wrapped } from './page.ts';
import type { Screen } from './screen.ts';

const MAX_NOTICE_LINES = 6;

export const isLong = ({ pages, width }: Screen, lines: readonly string[]): boolean =>
  pages && wrapped(lines, width).length > MAX_NOTICE_LINES;

export async function showLong(screen: Screen, say: Say, lines: readonly string[]): Promise<boolean> {
  screen.showText(
    () => [...wrapped(lines, screen.width), '', screen.style('dim', say('pressEnter'))],
    say,
    'beginning',
  );
  return (await screen.read()) !== undefined;
}
