/**
 * Parses the subset of Markdown that the rulebooks use: headings, lists, tables, bold, italics, code, links, and
 * pictures that games draw themselves.
 */
export type Inline =
  | string
  | { readonly kind: 'bold'; readonly parts: readonly Inline[] }
  | { readonly kind: 'italic'; readonly parts: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly to: string; readonly parts: readonly Inline[] }
  /** `[Try it](try:id)`: opens a playable example of the game. */
  | { readonly kind: 'example'; readonly id: string; readonly parts: readonly Inline[] };

export interface ListItem {
  /** The number of the rule that the item states, such as `GA-4.2`; empty if none. */
  readonly rule: string;
  readonly blocks: readonly Block[];
}

export type Block =
  | {
      readonly kind: 'heading';
      readonly level: number;
      readonly id: string;
      readonly parts: readonly Inline[];
    }
  | { readonly kind: 'paragraph'; readonly parts: readonly Inline[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly ListItem[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    }
  | { readonly kind: 'code'; readonly text: string }
  /** `![caption](picture:name)`: a component of the game's `table/rulebookPictures.tsx`. */
  | { readonly kind: 'picture'; readonly name: string; readonly caption: readonly Inline[] }
  | { readonly kind: 'break' };

const HEADING = /^(#{1,6}) +(.*?) *#*$/;
const BREAK = /^(?:-{3,}|\*{3,}|_{3,})$/;
const FENCE = /^```/;
const PICTURE = /^!\[([^\]]*)\]\(picture:([\w-]+)\)$/;
const ITEM = /^([-*+]|\d{1,3}\.) +/;
const UNDER_HEAD = /^\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?\s*)?$/;
const RULE = /^\*\*([A-Z]{2}-\d+(?:\.\d+)?[a-z]?)\*\*/;
const RULE_NUMBER = /\b[A-Z]{2}-\d+\.\d+[a-z]?\b/g;

export function parseMarkdown(text: string): Block[] {
  return parseBlocks(text.split(/\r?\n/));
}

function parseBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length;) {
    const taken = takeBlock(lines, at);
    if (taken.block !== undefined) blocks.push(taken.block);
    at = taken.next;
  }
  return blocks;
}

interface Taken {
  readonly block?: Block;
  readonly next: number;
}

function takeBlock(lines: readonly string[], at: number): Taken {
  const line = lines[at] as string;
  if (line.trim() === '') return { next: at + 1 };
  const heading = HEADING.exec(line);
  if (heading !== null)
    return { block: headingOf((heading[1] as string).length, heading[2] as string), next: at + 1 };
  if (BREAK.test(line.trim())) return { block: { kind: 'break' }, next: at + 1 };
  if (FENCE.test(line)) return takeCode(lines, at);
  if (line.startsWith('![')) return takePicture(lines, at);
  if (isTable(lines, at)) return takeTable(lines, at);
  if (ITEM.test(line)) return takeList(lines, at);
  return takeParagraph(lines, at);
}

function headingOf(level: number, text: string): Block {
  const number = /^\d+/.exec(text)?.[0];
  const slug = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return {
    kind: 'heading',
    level,
    id: number === undefined ? slug : `section-${number}`,
    parts: parseInline(text),
  };
}

function takeCode(lines: readonly string[], at: number): Taken {
  let end = at + 1;
  while (end < lines.length && !FENCE.test(lines[end] as string)) end++;
  return { block: { kind: 'code', text: lines.slice(at + 1, end).join('\n') }, next: end + 1 };
}

/** A long caption may go on in the next lines. */
function takePicture(lines: readonly string[], at: number): Taken {
  for (let end = at + 1; end <= lines.length && (lines[end - 1] as string).trim() !== ''; end++) {
    const found = PICTURE.exec(joined(lines.slice(at, end)));
    if (found === null) continue;
    const [, caption = '', name = ''] = found;
    return { block: { kind: 'picture', name, caption: parseInline(caption) }, next: end };
  }
  return takeParagraph(lines, at);
}

const joined = (lines: readonly string[]): string => lines.map((line) => line.trim()).join(' ');

const isTable = (lines: readonly string[], at: number): boolean =>
  (lines[at] as string).trimStart().startsWith('|') && UNDER_HEAD.test((lines[at + 1] ?? '').trim());

function takeTable(lines: readonly string[], at: number): Taken {
  let end = at + 2;
  while (end < lines.length && (lines[end] as string).trimStart().startsWith('|')) end++;
  const cells = (line: string): Inline[][] =>
    line
      .trim()
      .replaceAll(/^\||\|$/g, '')
      .split(/(?<!\\)\|/)
      .map((cell) => parseInline(cell.trim().replaceAll(String.raw`\|`, '|')));
  return {
    block: { kind: 'table', head: cells(lines[at] as string), rows: lines.slice(at + 2, end).map(cells) },
    next: end,
  };
}

/** A line belongs to an item if it is indented or follows its text without an empty line. */
function takeList(lines: readonly string[], from: number): Taken {
  const isOrdered = /^\d/.test(lines[from] as string);
  const items: ListItem[] = [];
  let at = from;
  while (
    at < lines.length &&
    ITEM.test(lines[at] as string) &&
    /^\d/.test(lines[at] as string) === isOrdered
  ) {
    const marker = (ITEM.exec(lines[at] as string) as RegExpExecArray)[0].length;
    const own = [(lines[at] as string).slice(marker)];
    for (at++; at < lines.length && belongs(lines, at); at++)
      own.push(outdented(lines[at] as string, marker));
    items.push({ rule: RULE.exec(own[0] as string)?.[1] ?? '', blocks: parseBlocks(own) });
  }
  return { block: { kind: 'list', isOrdered, items }, next: at };
}

function belongs(lines: readonly string[], at: number): boolean {
  const line = lines[at] as string;
  if (/^\s/.test(line)) return true;
  if (line === '') {
    const next = lines.slice(at).find((each) => each.trim() !== '');
    return next !== undefined && /^\s/.test(next);
  }
  return (
    (lines[at - 1] as string).trim() !== '' && !ITEM.test(line) && !HEADING.test(line) && !BREAK.test(line)
  );
}

const outdented = (line: string, by: number): string =>
  line.slice(Math.min(by, line.length - line.trimStart().length));

function takeParagraph(lines: readonly string[], at: number): Taken {
  let end = at + 1;
  while (end < lines.length && !interrupts(lines, end)) end++;
  return { block: { kind: 'paragraph', parts: parseInline(joined(lines.slice(at, end))) }, next: end };
}

/** A number at the beginning of a line starts a list only if it is 1. */
function interrupts(lines: readonly string[], at: number): boolean {
  const line = lines[at] as string;
  if (
    line.trim() === '' ||
    HEADING.test(line) ||
    BREAK.test(line.trim()) ||
    FENCE.test(line) ||
    isTable(lines, at)
  )
    return true;
  return /^(?:[-*+]|1\.) +/.test(line);
}

const EXAMPLE = 'try:';
const INLINE =
  /`([^`]+)`|\*\*(.+?)\*\*(?!\*)|\*([^\s*](?:[^*]*[^\s*])?)\*|\[([^\]]+)\]\(([^()\s]+)\)|\\([\\`*_[\]|#])/g;

export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let last = 0;
  for (const found of text.matchAll(INLINE)) {
    addText(parts, text.slice(last, found.index));
    last = found.index + found[0].length;
    const [, code, bold, italic, label, to, escaped] = found;
    if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (bold !== undefined) parts.push({ kind: 'bold', parts: parseInline(bold) });
    else if (italic !== undefined) parts.push({ kind: 'italic', parts: parseInline(italic) });
    else if (label !== undefined && to !== undefined) parts.push(linkOf(label, to));
    else addText(parts, escaped ?? '');
  }
  addText(parts, text.slice(last));
  return parts;
}

function linkOf(label: string, to: string): Inline {
  return to.startsWith(EXAMPLE)
    ? { kind: 'example', id: to.slice(EXAMPLE.length), parts: [label] }
    : { kind: 'link', to, parts: [label] };
}

/** Rule numbers in running text become links. */
function addText(parts: Inline[], text: string): void {
  let last = 0;
  for (const { 0: number, index } of text.matchAll(RULE_NUMBER)) {
    if (index > last) parts.push(text.slice(last, index));
    parts.push({ kind: 'link', to: `#${number}`, parts: [number] });
    last = index + number.length;
  }
  if (last < text.length) parts.push(text.slice(last));
}
