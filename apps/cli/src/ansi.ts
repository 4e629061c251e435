/** What the command line prints: bold and dim, and only harmless characters. */
import type { Paint as PaintIn } from '@pithead/terminal';
import { clip, paintWith } from '@pithead/terminal';

/** What a person typed may hold anything; what is printed of it is one harmless line. */
export const printable = (text: string): string => clip(text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '?'), 100);

export type Paint = PaintIn<'bold' | 'dim'>;

export const paintFor = (colour: boolean): Paint => paintWith({ bold: '1', dim: '2' }, colour);
