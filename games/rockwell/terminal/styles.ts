import type { Styler as PaintIn } from '@pithead/terminal';
import { TABLE_STYLES, createStyler } from '@pithead/terminal';

const CODES = {
  ...TABLE_STYLES,
  metal0: '38;5;67',
  metal1: '38;5;130',
  metal2: '38;5;245',
  metal3: '33',
  al: '38;5;245',
} as const;

export type TableStyle = keyof typeof CODES;
export type TableStyler = PaintIn<TableStyle>;

export const createTableStyler = (colour: boolean): TableStyler => createStyler(CODES, colour);
