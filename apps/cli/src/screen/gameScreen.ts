import type { Styler as PaintIn } from '@pithead/terminal';
import { createStyler } from '@pithead/terminal';
import type { TranslateCliMessage } from '../text/index.ts';
import type { GamePage } from './gamePage.ts';

export type PageStyler = PaintIn<'bold' | 'dim'>;

export const createPageStyler = (colour: boolean): PageStyler =>
  createStyler({ bold: '1', dim: '2' }, colour);

export interface GameScreen {
  readonly width: number;
  readonly colour: boolean;
  readonly style: PageStyler;
  readonly interrupted: boolean;
  /** True for a full screen; a plain one prints lines. */
  readonly pages: boolean;
  /** A full screen calls `render` again when its size changes. */
  show(render: () => GamePage, translate: TranslateCliMessage): void;
  /** `from` is the end of a long text that is visible first. */
  showText(render: () => readonly string[], translate: TranslateCliMessage, from: 'beginning' | 'end'): void;
  prompt(): void;
  /** Undefined at the end of the input. */
  read(): Promise<string | undefined>;
  /**
   * Calls `onLine` once: with an accepted line, or with undefined at the end of the input. Returns a function
   * that cancels.
   */
  listen(accepts: (line: string) => boolean, onLine: (line: string | undefined) => void): () => void;
  /** Continues reading after Ctrl-C or Ctrl-D; false if the input has ended. */
  resume(): boolean;
  /** The line history may contain another player's secrets. */
  clearHistory(): void;
  close(last: readonly string[]): void;
}

const DEFAULT_WIDTH = 100;
const MAX_WIDTH = 140;
const MIN_WIDTH = 60;

export const clampWidth = (columns: number | undefined): number =>
  Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, columns ?? DEFAULT_WIDTH));
