/** Text on a terminal: escape codes by hand, and widths that count characters. */

// oxlint-disable-next-line no-control-regex -- escape codes are what is looked for
const ESCAPES = /\x1b\[[0-9;?]*[A-Za-z]/g;

export const widthOf = (text: string): number => [...text.replace(ESCAPES, '')].length;

export const padRight = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

export const padLeft = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text;

export function clip(text: string, width: number): string {
  const characters = [...text];
  return characters.length <= width ? text : `${characters.slice(0, Math.max(0, width - 1)).join('')}…`;
}

/** Breaks between words; what is longer than a line is broken inside. No-break spaces hold together. */
export function wrap(text: string, width: number, indent = ''): string[] {
  if (widthOf(text) <= width) return [text];
  const lines: string[] = [];
  let line = /^ */.exec(text)?.[0] ?? '';
  let isEmpty = true;
  for (const word of text.split(/ +/).flatMap((each) => chunks(each, width - widthOf(indent)))) {
    const longer = isEmpty ? line + word : `${line} ${word}`;
    if (isEmpty || widthOf(longer) <= width) line = longer;
    else {
      lines.push(line);
      line = indent + word;
    }
    isEmpty = false;
  }
  return [...lines, line];
}

function chunks(word: string, width: number): string[] {
  if (word === '') return [];
  if (widthOf(word) <= width) return [word];
  const characters = [...word];
  return Array.from({ length: Math.ceil(characters.length / width) }, (_, at) => characters.slice(at * width, (at + 1) * width).join(''));
}

/** What a person typed may hold anything; what is printed of it is one harmless line. */
export const printable = (text: string): string => clip(text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '?'), 100);

export type Paint = (code: 'bold' | 'dim', text: string) => string;

export const paintFor = (colour: boolean): Paint =>
  colour ? (code, text) => `\x1b[${code === 'bold' ? '1' : '2'}m${text}\x1b[0m` : (_code, text) => text;
