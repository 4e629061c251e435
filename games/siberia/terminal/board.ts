import { bit } from '@pithead/kernel';
import type { PlayerView } from '../rules/index.ts';
import {
  ACTIONS,
  FIELDS_PER_ACTION,
  FIRST_RESOURCE,
  HAND,
  isInvested,
  isUnrevealed,
  placeOfEntry,
  RESEARCH,
  RESOURCES,
  sum,
  tileOfEntry,
  tilesOnBoard,
} from '../rules/index.ts';
import { roomOn } from '../text/viewFigures.ts';
import { joinColumns, flowPieces, headingLine, padRight, displayWidth } from '@pithead/terminal';
import type { TableDrawing } from './pieces.ts';
import { resourceMark, TABLE_MARKS, pendingOf, personLetter, playerAt, tileMark } from './pieces.ts';

const GAP = 3;
const LETTER = 3;
const FIELD = 6;
/** Width of the notes next to the actions; below it they are drawn under them. */
const NOTES = 40;

export function drawBoard(drawing: TableDrawing, seat: number): string[] {
  const { words, things, names, style, width } = drawing;
  const player = playerAt(drawing.view, seat);
  const labels = ACTIONS.map((_, action) => drawing.capital(things.action(action)));
  const label = Math.max(...labels.map(displayWidth));
  const rows = labels.map((name, action) => actionRow(drawing, player, action, padRight(name, label)));
  const each = 1 + LETTER + label + FIELDS_PER_ACTION * (FIELD + 1);
  const title = things.format(words.board, { name: names[seat] ?? '' });
  return [
    headingLine(style, title, legend(drawing, player, title), width),
    ...arrange(drawing, seat, rows, each),
  ];
}

function arrange(drawing: TableDrawing, seat: number, rows: readonly string[], each: number): string[] {
  const { width } = drawing;
  const persons = { lines: rows.slice(0, FIRST_RESOURCE), width: each };
  const resources = { lines: rows.slice(FIRST_RESOURCE), width: each };
  const rest = width - 2 * (each + GAP);
  if (rest >= NOTES)
    return joinColumns([persons, resources, { lines: drawNotes(drawing, seat, rest), width: rest }], GAP);
  const actions =
    2 * each + GAP <= width ? joinColumns([persons, resources], GAP) : rows.map((row) => row.trimEnd());
  return [...actions, ...drawNotes(drawing, seat, width)];
}

function legend({ words, things, width }: TableDrawing, player: PlayerView, title: string): string {
  const pieces = [
    things.format(words.tilesOnBoard, { count: tilesOnBoard(player) }),
    ...(player.tiles.some(isUnrevealed) ? [`( ) ${words.planned}`] : []),
    `${TABLE_MARKS.ready} ${words.ready}`,
    `${TABLE_MARKS.investment} ${words.investment}`,
  ];
  return flowPieces(pieces, ' · ', width - displayWidth(title) - 3)[0] ?? '';
}

/** `▸G Erdgas   L/G   ⬢` */
function actionRow(drawing: TableDrawing, player: PlayerView, action: number, label: string): string {
  const { style } = drawing;
  const fields = fieldsOf(drawing, player, action);
  const isReady = fields.tiles > 0 && roomOn(player, action) === 0;
  const letter =
    action < FIRST_RESOURCE ? personLetter(drawing, action) : resourceMark(drawing, action - FIRST_RESOURCE);
  const name = `${padRight(letter, LETTER)}${isReady ? style('strong', label) : label}`;
  return `${isReady ? TABLE_MARKS.ready : ' '}${name} ${fields.marks.map((mark) => padRight(mark, FIELD)).join(' ')}`;
}

/** Placements that are not revealed yet are in brackets. SB-11.3 */
function fieldsOf(
  drawing: TableDrawing,
  player: PlayerView,
  action: number,
): { tiles: number; marks: string[] } {
  const entries = player.tiles.filter((entry) => placeOfEntry(entry) === action);
  const marks = entries.map((entry) => {
    const mark = tileMark(drawing, tileOfEntry(entry), action);
    return isUnrevealed(entry) ? `(${mark})` : mark;
  });
  if (isInvested(player, action)) marks.push(TABLE_MARKS.investment);
  while (marks.length < FIELDS_PER_ACTION) marks.push(drawing.style('dim', TABLE_MARKS.free));
  return { tiles: entries.length, marks };
}

function drawNotes(drawing: TableDrawing, seat: number, width: number): string[] {
  const { view, words, things } = drawing;
  const player = playerAt(view, seat);
  const inPlace = (place: number): string[] =>
    player.tiles.flatMap((entry) => {
      if (placeOfEntry(entry) !== place) return [];
      return isUnrevealed(entry)
        ? [`(${tileMark(drawing, tileOfEntry(entry))})`]
        : [tileMark(drawing, tileOfEntry(entry))];
    });
  const note = (label: string, items: readonly string[], separator = ' '): string[] =>
    flowPieces([`${label}: ${items[0] ?? words.none}`, ...items.slice(1)], separator, width, '  ');
  const hand = inPlace(HAND);
  // Tiles being resolved belong to the player who is asked, not to the viewer.
  const resolving =
    (pendingOf(view) & bit(seat)) === 0 ? [] : view.resolving.map((tile) => tileMark(drawing, tile));
  const income = RESOURCES.flatMap((_, resource) => {
    const earned = player.income[resource] ?? 0;
    return earned === 0 ? [] : [`${resourceMark(drawing, resource)} ${things.money(earned)}`];
  });
  return [
    ...(resolving.length > 0 ? note(words.resolving, resolving) : note(words.research, inPlace(RESEARCH))),
    ...(hand.length > 0 ? note(words.hand, hand) : []),
    ...flowPieces(figures(drawing, player), ' · ', width),
    ...(income.length > 0 ? note(words.income, income, ' · ') : []),
  ];
}

const figures = ({ words }: TableDrawing, player: PlayerView): string[] => [
  `${words.ownSupply} ${player.figures}`,
  `${words.workers} ${sum(player.workers)}`,
  `${words.salesmen} ${sum(player.salesmen)}`,
];
