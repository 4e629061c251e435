import type { Styler as PaintIn } from '@pithead/terminal';
import { TABLE_STYLES, joinColumns, createStyler } from '@pithead/terminal';

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
  const columns = blocks.map((lines) => ({ lines, width: columnWidth(width, blocks.length) }));
  return joinColumns(columns, GAP);
}
