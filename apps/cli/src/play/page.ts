/** What a person sees before deciding, as blocks of lines; a screen puts them together as its size allows. */
import type { Paint } from '../ansi.ts';
import { clip, padRight, widthOf, wrap } from '@pithead/terminal';
import type { Say } from '../text/index.ts';
import type { Choice, Choices } from './choices.ts';

export interface Page {
  /** The game's drawing; its first line is the headline. */
  readonly table: readonly string[];
  /** The table is as the person saw it last: a plain screen does not repeat it. */
  readonly tableSeen: boolean;
  /** What happened since this person's last turn, and the part of it that was not shown yet. */
  readonly news: readonly string[];
  readonly fresh: readonly string[];
  readonly prompt: readonly string[];
  readonly offers: readonly string[];
  /** The same in narrower columns, for a screen that is short of rows. */
  readonly tightOffers: readonly string[];
  /** What can't be chosen: left out first where there is no room. */
  readonly refused: readonly string[];
  readonly notice: readonly string[];
  /** Only the notice is new. */
  readonly onlyNotice: boolean;
}

/** How narrow a column of offers may be: null cuts no label. */
export const COLUMN = { whole: null, loose: 46, tight: 36 } as const;
type Narrowest = (typeof COLUMN)[keyof typeof COLUMN];
const GAP = 2;

/** Numbered offers, a new line for every verb, in columns where there are many. */
export function offerLines({ offered }: Choices, width: number, narrowest: Narrowest, say: Say): string[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of offered) groups.set(choice.ply[0], [...(groups.get(choice.ply[0]) ?? []), choice]);
  const digits = String(offered.length).length;
  const cell = ({ number, label }: Choice): string => `${String(number).padStart(digits + 1)}) ${label}`;
  if (offered.length === 1) return [clip(`${cell(offered[0] as Choice)}   (${say('enterPlays')})`, width)];
  return [...groups.values()].flatMap((group) => inColumns(group.map(cell), width, narrowest));
}

/** Filled downwards, as people read lists. Where the table tells the rest, long labels may be cut, but not what tells them apart. */
function inColumns(cells: readonly string[], width: number, narrowest: Narrowest): string[] {
  const widest = Math.max(...cells.map(widthOf));
  if (widest > width && narrowest === null) return cells.flatMap((cell) => wrap(cell, width, '     '));
  const least = Math.min(widest, narrowest ?? widest);
  let columns = Math.max(1, Math.min(cells.length, Math.floor((width + GAP) / (least + GAP))));
  while (columns > 1 && !isTellingApart(cells, columnWidth(columns, width))) columns--;
  const each = Math.min(widest, columnWidth(columns, width));
  const rows = Math.ceil(cells.length / columns);
  return Array.from({ length: rows }, (_, row) => {
    const line = cells.filter((_cell, place) => place % rows === row).map((text) => padRight(clip(text, each), each));
    return line.join(' '.repeat(GAP)).trimEnd();
  });
}

const columnWidth = (columns: number, width: number): number => Math.floor((width + GAP) / columns) - GAP;

/** No two labels look the same once they are cut. */
function isTellingApart(cells: readonly string[], width: number): boolean {
  const cut = cells.map((cell) => clip(cell, width).replace(/^ *\d+\) /, ''));
  return new Set(cut).size === cells.length;
}

const REFUSED_WIDTH = 34;

/** One flowing paragraph of what can't be done, numbered on from the offers. */
export function refusedLines({ refused }: Choices, width: number, say: Say, paint: Paint): string[] {
  if (refused.length === 0) return [];
  // The pieces must not be torn apart, so their spaces hold together.
  const pieces = refused.map(({ number, label }) => `${number}) ${clip(label, REFUSED_WIDTH)}`.replaceAll(' ', '\u00a0'));
  return wrap(`${say('notPossible')} ${pieces.join('  ')}`, width, '  ').map((line) => paint('dim', line));
}

/** Few enough to leave room for the table; rows that stay free show more. */
const FEWEST_NEWS = 3;

/** The page for so many rows: the headline, and everything below it. Tighter, and at last taller, if it must be. */
export function layOut(page: Page, rows: number, say: Say, paint: Paint): { head: string; body: string[] } {
  const head = page.table[0] ?? '';
  const loose = compose(page, rows - 1, false, say, paint);
  return { head, body: loose.length < rows ? loose : compose(page, rows - 1, true, say, paint) };
}

function compose(page: Page, rows: number, tight: boolean, say: Say, paint: Paint): string[] {
  const table = page.table.slice(1);
  const offers = tight ? page.tightOffers : page.offers;
  const hint = tight ? [] : [paint('dim', say('commandsHint'))];
  const title = page.news.length > 0 ? 1 : 0;
  let room = rows - table.length - title - page.prompt.length - offers.length - page.notice.length - hint.length;
  let news = Math.min(page.news.length, tight ? Math.max(1, Math.min(room, FEWEST_NEWS)) : FEWEST_NEWS);
  room -= news;
  const refused = page.refused.length <= room ? page.refused : [];
  room -= refused.length;
  const blank = room >= 2 ? [''] : [];
  room -= 2 * blank.length;
  news = Math.min(page.news.length, news + Math.max(0, room));
  const prompt = page.prompt.map((line) => paint('bold', line));
  const answers = page.notice.map((line) => paint('bold', line));
  return [...table, ...blank, ...newsLines(page, news, say, paint), ...blank, ...prompt, ...offers, ...refused, ...answers, ...hint];
}

function newsLines({ news }: Page, many: number, say: Say, paint: Paint): string[] {
  if (news.length === 0) return [];
  const earlier = news.length - many;
  const title = earlier > 0 ? `${say('sinceLastTurn')} ${say('earlierLines', { count: earlier })}` : say('sinceLastTurn');
  return [paint('dim', title), ...news.slice(news.length - many).map((line) => `  ${line}`)];
}
