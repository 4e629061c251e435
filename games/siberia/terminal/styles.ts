import type { Styler as PaintIn } from '@pithead/terminal';
import { TABLE_STYLES, createStyler } from '@pithead/terminal';

/** Coal is bold, because no grey is readable on both dark and light backgrounds. */
const CODES = {
  ...TABLE_STYLES,
  resource0: '38;5;98',
  resource1: '1',
  resource2: '38;5;130',
  resource3: '33',
  resource4: '38;5;37',
} as const;

export type TableStyle = keyof typeof CODES;
export type TableStyler = PaintIn<TableStyle>;

export const createTableStyler = (colour: boolean): TableStyler => createStyler(CODES, colour);
