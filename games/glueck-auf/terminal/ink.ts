/** What a piece of text stands for at this table, and in which colour. */
import type { Paint as PaintIn } from '@pithead/terminal';
import { COMMON_STYLES, fit, paintWith } from '@pithead/terminal';

/** Black coal is bold because no grey is dark on both grounds. */
const CODES = {
  ...COMMON_STYLES,
  coal0: '33',
  coal1: '38;5;130',
  coal2: '38;5;245',
  coal3: '1',
} as const;

export type Style = keyof typeof CODES;
export type Paint = PaintIn<Style>;

export const paintFor = (colour: boolean): Paint => paintWith(CODES, colour);

const GAP = 3;

/** How wide each of several columns may be. */
export const columnWidth = (width: number, columns: number): number =>
  Math.floor((width - GAP * (columns - 1)) / columns);

/** Blocks of lines side by side, each as wide as `columnWidth` allows. */
export function beside(blocks: readonly (readonly string[])[], width: number): string[] {
  const each = columnWidth(width, blocks.length);
  const rows = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: rows }, (_, row) =>
    blocks
      .map((block) => fit(block[row] ?? '', each))
      .join(' '.repeat(GAP))
      .trimEnd(),
  );
}
