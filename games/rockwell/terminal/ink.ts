import type { Paint as PaintIn } from '@pithead/terminal';
import { COMMON_STYLES, paintWith } from '@pithead/terminal';

const CODES = {
  ...COMMON_STYLES,
  metal0: '38;5;67',
  metal1: '38;5;130',
  metal2: '38;5;245',
  metal3: '33',
  al: '38;5;245',
} as const;

export type Style = keyof typeof CODES;
export type Paint = PaintIn<Style>;

export const paintFor = (colour: boolean): Paint => paintWith(CODES, colour);
