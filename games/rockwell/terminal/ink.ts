/** Text on a terminal: colours by hand, and widths that count characters, not bytes or escape codes. */

/** What a piece of text stands for. Colour is never the only carrier: each of these also has a glyph, a letter or a word. */
export type Style = 'heading' | 'strong' | 'dim' | `metal${0 | 1 | 2 | 3}` | `seat${0 | 1 | 2 | 3}` | 'al';

/** Chosen to stay readable on dark and on light grounds. */
const CODES: Readonly<Record<Style, string>> = {
  heading: '1',
  strong: '1',
  dim: '2',
  metal0: '38;5;67',
  metal1: '38;5;130',
  metal2: '38;5;245',
  metal3: '33',
  seat0: '38;5;161',
  seat1: '38;5;30',
  seat2: '38;5;98',
  seat3: '38;5;136',
  al: '38;5;245',
};

export type Paint = (style: Style, text: string) => string;

export const paintFor = (colour: boolean): Paint =>
  colour ? (style, text) => `\x1b[${CODES[style]}m${text}\x1b[0m` : (_style, text) => text;

// oxlint-disable-next-line no-control-regex -- escape codes are what is looked for
const ESCAPES = /\x1b\[[0-9;]*m/g;

export const widthOf = (text: string): number => [...text.replace(ESCAPES, '')].length;

export const padRight = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

export const padLeft = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** Cuts at the width, keeping escape codes whole. */
export function clip(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  const codes = text.match(ESCAPES) ?? [];
  let columns = 0;
  let kept = '';
  text.split(ESCAPES).forEach((part, place) => {
    const characters = [...part].slice(0, Math.max(0, width - 1 - columns));
    columns += characters.length;
    kept += characters.join('') + (codes[place] ?? '');
  });
  return codes.length > 0 ? `${kept}…\x1b[0m` : `${kept}…`;
}

export const fit = (text: string, width: number): string => padRight(clip(text, width), width);

/** Pieces in a row, broken between pieces where the width ends. */
export function flow(pieces: readonly string[], separator: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(last) + widthOf(separator) + widthOf(piece) <= width)
      lines[lines.length - 1] = last + separator + piece;
    else lines.push((last === undefined ? '' : indent) + piece);
  }
  return lines.map((line) => clip(line, width));
}

/** A heading with a rule to the right end, where other words may stand if there is room. */
export function heading(paint: Paint, title: string, wanted: string, width: number): string {
  const right = widthOf(title) + widthOf(wanted) + 3 <= width ? wanted : '';
  const rule = Math.max(1, width - widthOf(title) - widthOf(right) - (right === '' ? 1 : 2));
  return clip(`${paint('heading', title)} ${paint('dim', '─'.repeat(rule))}${right === '' ? '' : ` ${paint('dim', right)}`}`, width);
}
