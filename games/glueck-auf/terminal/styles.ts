import type { Styler as PaintIn } from '@pithead/terminal';
import { TABLE_STYLES, padOrTruncate, createStyler } from '@pithead/terminal';

/** Black coal is bold, because no grey is readable on both dark and light backgrounds. */
const CODES = {
  ...TABLE_STYLES,
  coal0: '33',
  coal1: '38;5;130',
  coal2: '38;5;245',
  coal3: '1',
} as const;

export type TableStyle = keyof typeof CODES;
export type TableStyler = PaintIn<TableStyle>;

export const createTableStyler = (colour: boolean): TableStyler => createStyler(CODES, colour);

const GAP = 3;

export const columnWidth = (width: number, columns: number): number =>
  Math.floor((width - GAP * (columns - 1)) / columns);

export function joinEqualColumns(blocks: readonly (readonly string[])[], width: number): string[] {
  const each = columnWidth(width, blocks.length);
  const rows = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: rows }, (_, row) =>
    blocks
      .map((block) => padOrTruncate(block[row] ?? '', each))
      .join(' '.repeat(GAP))
      .trimEnd(),
  );
}
