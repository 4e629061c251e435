import type { Paint as PaintIn } from '@pithead/terminal';
import { COMMON_STYLES, fit, paintWith } from '@pithead/terminal';

/** Black coal is bold, because no grey is readable on both dark and light backgrounds. */
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

export const columnWidth = (width: number, columns: number): number =>
  Math.floor((width - GAP * (columns - 1)) / columns);

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
