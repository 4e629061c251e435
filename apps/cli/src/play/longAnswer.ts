import type { Say } from '../text/index.ts';
import { wrapped } from './page.ts';
import type { Screen } from './screen.ts';

/** Longer answers get a page of their own, where there are pages. */
const MOST_NOTICE_LINES = 6;

export const isLong = ({ pages, width }: Screen, lines: readonly string[]): boolean =>
  pages && wrapped(lines, width).length > MOST_NOTICE_LINES;

/** Shows them until Enter is pressed; false at the end of the input. */
export async function showLong(screen: Screen, say: Say, lines: readonly string[]): Promise<boolean> {
  screen.showText(
    () => [...wrapped(lines, screen.width), '', screen.paint('dim', say('pressEnter'))],
    say,
    'beginning',
  );
  return (await screen.read()) !== undefined;
}
