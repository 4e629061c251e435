/** What the command line prints: bold and dim, and only harmless characters. */
import type { Paint as PaintIn } from '@pithead/terminal';
import { clip, paintWith } from '@pithead/terminal';

/** What a person typed may hold anything: here nothing is left that could do more than be read. */
export const harmless = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '?');

/** The same, as one line that is not too long. */
export const printable = (text: string): string => clip(harmless(text), 100);

export type Paint = PaintIn<'bold' | 'dim'>;

export const paintFor = (colour: boolean): Paint => paintWith({ bold: '1', dim: '2' }, colour);
