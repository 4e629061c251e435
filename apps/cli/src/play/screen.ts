/** Where a game is shown and typed: a whole terminal, or plain lines for a pipe, a screen reader, a test. */
import type { Paint } from '../ansi.ts';
import type { Say } from '../text/index.ts';
import type { Page } from './page.ts';

export interface Screen {
  readonly width: number;
  readonly colour: boolean;
  readonly paint: Paint;
  /** Ended by Ctrl-C. */
  readonly interrupted: boolean;
  /** Longer texts are shown on a page of their own. */
  readonly pages: boolean;
  /** Draws; a whole terminal draws again when its size changes. */
  show(render: () => Page, say: Say): void;
  /** A page of text alone; if it is too long, from its beginning or from its end. */
  showText(render: () => readonly string[], say: Say, from: 'beginning' | 'end'): void;
  /** Lets a person see that something can be typed, without waiting for it. */
  prompt(): void;
  /** What was typed; undefined at the end of the input. */
  read(): Promise<string | undefined>;
  /**
   * Tells of one line that is meant, or of the end of the input, while nobody is asked, unless the result is
   * called before.
   */
  listen(isMeant: (line: string) => boolean, tell: (line: string | undefined) => void): () => void;
  /** Goes on reading after the end of the input, where it was only a key; false if that can't be. */
  resume(): boolean;
  /** Somebody else comes: what was typed so far can't be called back. */
  forget(): void;
  /** Gives the terminal back; the lines stay on it. */
  close(last: readonly string[]): void;
}

const PLAIN_WIDTH = 100;
const WIDEST = 140;
const NARROWEST = 60;

export const usableWidth = (columns: number | undefined): number =>
  Math.min(WIDEST, Math.max(NARROWEST, columns ?? PLAIN_WIDTH));
