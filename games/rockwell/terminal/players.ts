import { includesSeat } from '@pithead/kernel';
import type { PlayerView } from '../rules/index.ts';
import { countBits, crewIndex, powerOf, stageOf } from '../rules/index.ts';
import { bidLabel, drawPossessions } from './company.ts';
import { truncate, flowPieces, padLeft, padRight, displayWidth } from '@pithead/terminal';
import type { TableDrawing } from './pieces.ts';
import {
  cubePieces,
  isAl,
  TABLE_MARKS,
  ownerGlyph,
  ownerLabel,
  ownersOf,
  pendingOf,
  playerAt,
} from './pieces.ts';
import type { PlayerColumn } from './words.ts';
import { PLAYER_COLUMNS } from './words.ts';

type Cells = readonly string[];

/** Omitted in this order if the table is too wide; all of them are shown elsewhere, too. */
const DISPENSABLE: readonly PlayerColumn[] = ['power', 'achievements', 'shafts'];

export function drawPlayers(drawing: TableDrawing): string[] {
  return [...tableOf(drawing), ...drawShown(drawing), ...drawOpen(drawing)].map((line) =>
    truncate(line, drawing.width),
  );
}

function tableOf(drawing: TableDrawing): string[] {
  const { words, style, width } = drawing;
  const without = (many: number): string[] => tableWithout(drawing, DISPENSABLE.slice(0, many));
  const many = DISPENSABLE.findIndex((_, left) => widest(without(left)) <= width);
  const [header = '', ...rows] = without(many < 0 ? DISPENSABLE.length : many);
  const title = words.players.length;
  const rule = '─'.repeat(Math.max(0, width - displayWidth(header) - 1));
  return [
    `${style('heading', header.slice(0, title))}${style('dim', `${header.slice(title)} ${rule}`)}`,
    ...rows,
  ];
}

function tableWithout(drawing: TableDrawing, left: readonly PlayerColumn[]): string[] {
  const { view, words } = drawing;
  const columns = PLAYER_COLUMNS.filter((column) => !left.includes(column));
  // Al has nothing but crews. RW-21.3
  const owners = ownersOf(view).filter((owner) => !isAl(view, owner) || columns.includes('power'));
  const names: Cells = [
    words.players,
    ...owners.map(
      (owner) =>
        `${includesSeat(pendingOf(view), owner) ? TABLE_MARKS.pending : ' '} ${ownerLabel(drawing, owner)}`,
    ),
  ];
  const figures = columns.map((column): Cells => [
    words.columns[column],
    ...owners.map((owner) => cell(drawing, column, owner)),
  ]);
  const status: Cells = ['', ...owners.map((owner) => statusOf(drawing, owner))];
  return names.map((name, row) => {
    const cells = figures.map((column) => padLeft(column[row] as string, widest(column)));
    return [padRight(name, widest(names)), ...cells, status[row] as string].join('  ').trimEnd();
  });
}

const widest = (cells: Cells): number => Math.max(...cells.map(displayWidth));

function cell({ view }: TableDrawing, column: PlayerColumn, owner: number): string {
  const powers = view.crews.slice(crewIndex(owner, 0), crewIndex(owner + 1, 0)).map(powerOf);
  if (column === 'power') return powers.join(' ');
  return isAl(view, owner) ? '' : figure(playerAt(view, owner), column);
}

function figure(player: PlayerView, column: Exclude<PlayerColumn, 'power'>): string {
  switch (column) {
    case 'mobility':
      return String(player.mobility);
    case 'safety':
      return String(player.safety);
    case 'shafts':
      return String(stageOf(player));
    case 'cards':
      return String(player.cards);
    case 'achievements':
      return String(countBits(player.achievements));
  }
}

function statusOf({ view, words, things }: TableDrawing, owner: number): string {
  const at = view.steps[0]?.at;
  if (at === undefined || isAl(view, owner)) return '';
  if (at === 'auction' || at === 'insurance') return includesSeat(pendingOf(view), owner) ? '' : words.done;
  const count = playerAt(view, owner).actions;
  return count === 0 ? '' : things.format(words.left, { count });
}

/** Bids until cubes are insured, then those cubes and the insurance used since. RW-3.2 */
function drawShown(drawing: TableDrawing): string[] {
  const { view, words, width } = drawing;
  const at = view.steps[0]?.at;
  const isBid = at === 'vicePresidents' || at === 'insurance';
  const list = (label: string, textOf: (player: PlayerView) => string): string[] => {
    const texts = view.players.flatMap((player, seat) =>
      textOf(player) === '' ? [] : [`${ownerGlyph(drawing, seat)} ${textOf(player)}`],
    );
    return texts.length === 0
      ? []
      : flowPieces([`${label}: ${texts[0]}`, ...texts.slice(1)], ' · ', width, '  ');
  };
  if (isBid) return list(words.shown.bid, ({ shown }) => bidLabel(drawing, shown));
  return [
    ...list(words.shown.insured, ({ shown }) => cubePieces(drawing, shown, 1).join(' ')),
    ...list(words.shown.used, ({ insuranceUsed }) => (insuranceUsed === 0 ? '' : String(insuranceUsed))),
  ];
}

const INDENT = 2;

function drawOpen(drawing: TableDrawing): string[] {
  const { view, width } = drawing;
  if (view.steps.length > 0) return [];
  return view.players.flatMap((player, seat) => {
    const [first, ...rest] = drawPossessions(drawing, player, width - INDENT);
    return [`${ownerGlyph(drawing, seat)} ${first}`, ...rest.map((line) => ' '.repeat(INDENT) + line)];
  });
}
