import type { Paint as PaintIn } from '@pithead/terminal';
import { COMMON_STYLES, paintWith } from '@pithead/terminal';

/** Coal is bold, because no grey is readable on both dark and light backgrounds. */
const CODES = {
  ...COMMON_STYLES,
  resource0: '38;5;98',
  resource1: '1',
  resource2: '38;5;130',
  resource3: '33',
  resource4: '38;5;37',
} as const;

export type Style = keyof typeof CODES;
export type Paint = PaintIn<Style>;

export const paintFor = (colour: boolean): Paint => paintWith(CODES, colour);
