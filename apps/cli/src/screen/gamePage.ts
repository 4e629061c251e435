import type { PageStyler } from './gameScreen.ts';
import { truncate, padRight, displayWidth, wrapText } from '@pithead/terminal';
import { isTableRow } from '../rules/rulebook.ts';
import type { TranslateCliMessage } from '../text/index.ts';
import type { NumberedPly, NumberedPlies } from '@pithead/text/input';

export interface GamePage {
  readonly table: readonly string[];
  /** Unchanged since it was shown; a plain screen does not repeat it. */
  readonly tableSeen: boolean;
  /** Events since this player's last turn; `fresh` was not shown yet. */
  readonly news: readonly string[];
  readonly fresh: readonly string[];
  readonly prompt: readonly string[];
  readonly offers: readonly string[];
  /** Omitted first where there is no room. */
  readonly refused: readonly string[];
  readonly notice: readonly string[];
  readonly onlyNotice: boolean;
  /** Omitted where there is no room, empty where no input is expected. */
  readonly hint: string;
}

/** Continuation lines of table rows are indented further, so that rows stay recognisable. */
export const wrapLines = (lines: readonly string[], width: number): string[] =>
  lines.flatMap((line) => wrapText(line, width, isTableRow(line) ? '      ' : '  '));

export const wrapNews = (lines: readonly string[], width: number): string[] =>
  lines.flatMap((line) => wrapText(line, width - 2, '  '));

const GAP = 2;

export function offerLines(
  { offered }: NumberedPlies,
  width: number,
  translate: TranslateCliMessage,
): string[] {
  const groups = new Map<string, NumberedPly[]>();
  for (const choice of offered) groups.set(choice.ply[0], [...(groups.get(choice.ply[0]) ?? []), choice]);
  const digits = String(offered.length).length;
  const cell = ({ number, label }: NumberedPly): string => `${String(number).padStart(digits + 1)}) ${label}`;
  const indent = ' '.repeat(digits + 3);
  if (offered.length === 1)
    return wrapText(`${cell(offered[0] as NumberedPly)}   (${translate('enterPlays')})`, width, indent);
  return [...groups.values()].flatMap((group) => inColumns(group.map(cell), width, indent));
}

function inColumns(cells: readonly string[], width: number, indent: string): string[] {
  const widest = Math.max(...cells.map(displayWidth));
  if (widest > width) return cells.flatMap((cell) => wrapText(cell, width, indent));
  const columns = Math.min(cells.length, Math.floor((width + GAP) / (widest + GAP)));
  const rows = Math.ceil(cells.length / columns);
  return Array.from({ length: rows }, (_, row) => {
    const line = cells.filter((_cell, index) => index % rows === row).map((text) => padRight(text, widest));
    return line.join(' '.repeat(GAP)).trimEnd();
  });
}

const REFUSED_LABEL_WIDTH = 34;

export function refusedLines(
  { refused }: NumberedPlies,
  width: number,
  translate: TranslateCliMessage,
  style: PageStyler,
): string[] {
  if (refused.length === 0) return [];
  // No-break spaces keep a piece on one line.
  const pieces = refused.map(({ number, label }) =>
    `${number}) ${truncate(label, REFUSED_LABEL_WIDTH)}`.replaceAll(' ', '\u00a0'),
  );
  return wrapText(`${translate('notPossible')} ${pieces.join('  ')}`, width, '  ').map((line) =>
    style('dim', line),
  );
}

const MIN_NEWS = 3;

/** `start` is the first line of the body that must be visible. */
export interface PageLayout {
  readonly head: string;
  readonly body: readonly string[];
  readonly start: number;
}

export function layOutPage(
  page: GamePage,
  rows: number,
  translate: TranslateCliMessage,
  style: PageStyler,
): PageLayout {
  const loose = compose(page, rows - 1, false, translate, style);
  return loose.body.length < rows ? loose : compose(page, rows - 1, true, translate, style);
}

function compose(
  page: GamePage,
  rows: number,
  tight: boolean,
  translate: TranslateCliMessage,
  style: PageStyler,
): PageLayout {
  const [head = '', ...table] = page.table;
  const { offers } = page;
  const hint = tight || page.hint === '' ? [] : [style('dim', page.hint)];
  const title = page.news.length > 0 ? 1 : 0;
  const promptHeight = page.prompt.length + offers.length + page.notice.length;
  let room = rows - table.length - title - promptHeight - hint.length;
  let news = Math.min(page.news.length, tight ? Math.max(1, Math.min(room, MIN_NEWS)) : MIN_NEWS);
  room -= news;
  const refused = page.refused.length <= room ? page.refused : [];
  room -= refused.length;
  const blank = room >= 2 ? [''] : [];
  room -= 2 * blank.length;
  news = Math.min(page.news.length, news + Math.max(0, room));
  const prompt = page.prompt.map((line) => style('bold', line));
  const answers = page.notice.map((line) => style('bold', line));
  const above = [...table, ...blank, ...newsLines(page, news, translate, style), ...blank];
  // Below a list that is taller than the screen, the answer would be invisible.
  const below =
    promptHeight < rows
      ? [...prompt, ...offers, ...refused, ...answers, ...hint]
      : [...answers, ...prompt, ...offers];
  return { head, body: [...above, ...below], start: above.length };
}

function newsLines(
  { news }: GamePage,
  count: number,
  translate: TranslateCliMessage,
  style: PageStyler,
): string[] {
  if (news.length === 0) return [];
  const earlier = news.length - count;
  const title =
    earlier > 0
      ? `${translate('sinceLastTurn')} ${translate('earlierLines', { count: earlier })}`
      : translate('sinceLastTurn');
  return [style('dim', title), ...news.slice(news.length - count).map((line) => `  ${line}`)];
}
