/** Colour is never the only carrier of information: a glyph, a letter or a word always goes with it. */
export type Styler<Style extends string> = (style: Style, text: string) => string;

export const createStyler = <Style extends string>(
  codes: Readonly<Record<Style, string>>,
  colour: boolean,
): Styler<Style> =>
  colour ? (style, text) => `\x1b[${codes[style]}m${text}\x1b[0m` : (_style, text) => text;

/** Readable on dark and on light backgrounds; the seats have the same colours in all games. */
export const TABLE_STYLES = {
  heading: '1',
  strong: '1',
  dim: '2',
  seat0: '38;5;161',
  seat1: '38;5;30',
  seat2: '38;5;98',
  seat3: '38;5;136',
} as const;

// oxlint-disable-next-line no-control-regex -- escape codes are what is looked for
const ESCAPES = /\x1b\[[0-9;?]*[A-Za-z]/g;

/** East Asian characters and pictographs take two columns, combining marks none. */
const WIDE = new RegExp(
  [
    '[',
    String.raw`\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff`,
    String.raw`\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1b000}-\u{1b2ff}\u{1f300}-\u{1f64f}`,
    String.raw`\u{1f680}-\u{1f6ff}\u{1f900}-\u{1f9ff}\u{20000}-\u{3fffd}`,
    ']',
  ].join(''),
  'u',
);
const MARK = /\p{Mn}|\p{Me}/u;

const columnsOf = (character: string): number =>
  character < '\u0300' ? 1 : MARK.test(character) ? 0 : WIDE.test(character) ? 2 : 1;

export function displayWidth(text: string): number {
  let columns = 0;
  for (const character of text.replace(ESCAPES, '')) columns += columnsOf(character);
  return columns;
}

function charactersWithin(text: string, width: number): string {
  let columns = 0;
  let kept = '';
  for (const character of text) {
    columns += columnsOf(character);
    if (columns > width) break;
    kept += character;
  }
  return kept;
}

export const padRight = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - displayWidth(text)));

export const padLeft = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - displayWidth(text))) + text;

/** Keeps escape sequences whole. */
export function truncate(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  const codes = text.match(ESCAPES) ?? [];
  let columns = 0;
  let kept = '';
  text.split(ESCAPES).forEach((part, index) => {
    const fitting = charactersWithin(part, width - 1 - columns);
    // Later characters must not take the place of one that did not fit.
    columns = fitting === part ? columns + displayWidth(fitting) : width;
    kept += fitting + (codes[index] ?? '');
  });
  return codes.length > 0 ? `${kept}…\x1b[0m` : `${kept}…`;
}

export const padOrTruncate = (text: string, width: number): string => padRight(truncate(text, width), width);

export function joinColumns(
  blocks: readonly { readonly lines: readonly string[]; readonly width: number }[],
  gap: number,
): string[] {
  const rows = Math.max(...blocks.map(({ lines }) => lines.length));
  return Array.from({ length: rows }, (_, row) =>
    blocks
      .map(({ lines, width }) => padOrTruncate(lines[row] ?? '', width))
      .join(' '.repeat(gap))
      .trimEnd(),
  );
}

/** Names and chat come from other people: without control and format characters they can't change the terminal. */
export const replaceControlCharacters = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '?');

const PRINTABLE_WIDTH = 100;

export const printableLine = (text: string): string =>
  truncate(replaceControlCharacters(text), PRINTABLE_WIDTH);

/** Breaks between pieces only. */
export function flowPieces(
  pieces: readonly string[],
  separator: string,
  width: number,
  indent = '',
): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last !== undefined && displayWidth(last) + displayWidth(separator) + displayWidth(piece) <= width)
      lines[lines.length - 1] = last + separator + piece;
    else lines.push((last === undefined ? '' : indent) + piece);
  }
  return lines.map((line) => truncate(line, width));
}

export function headingLine(
  style: Styler<'heading' | 'dim'>,
  title: string,
  wanted: string,
  width: number,
): string {
  const right = displayWidth(title) + displayWidth(wanted) + 3 <= width ? wanted : '';
  const rule = Math.max(1, width - displayWidth(title) - displayWidth(right) - (right === '' ? 1 : 2));
  return truncate(
    `${style('heading', title)} ${style('dim', '─'.repeat(rule))}${right === '' ? '' : ` ${style('dim', right)}`}`,
    width,
  );
}

/** Breaks between words, and inside a word that is longer than a line. No-break spaces are not broken. */
export function wrapText(text: string, width: number, indent = ''): string[] {
  if (displayWidth(text) <= width) return [text];
  const lines: string[] = [];
  let line = /^ */.exec(text)?.[0] ?? '';
  let isEmpty = true;
  for (const word of text.split(/ +/).flatMap((each) => chunks(each, width - displayWidth(indent)))) {
    const longer = isEmpty ? line + word : `${line} ${word}`;
    if (isEmpty || displayWidth(longer) <= width) line = longer;
    else {
      lines.push(line);
      line = indent + word;
    }
    isEmpty = false;
  }
  return [...lines, line];
}

function chunks(word: string, width: number): string[] {
  const found: string[] = [];
  for (let rest = word; rest !== '';) {
    const chunk = charactersWithin(rest, width) || (rest.match(/./su)?.[0] ?? rest);
    found.push(chunk);
    rest = rest.slice(chunk.length);
  }
  return found;
}
