import type { Paint as PaintIn } from '@pithead/terminal';
import { clip, paintWith } from '@pithead/terminal';

/**
 * Names and chat come from other people: without control and format characters they can't change the
 * terminal.
 */
export const harmless = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '?');

export const printable = (text: string): string => clip(harmless(text), 100);

export type Paint = PaintIn<'bold' | 'dim'>;

export const paintFor = (colour: boolean): Paint => paintWith({ bold: '1', dim: '2' }, colour);
