/**
 * The table of Glück Auf in a terminal. The first line is a headline that stays visible while the rest
 * scrolls.
 */
import type { GameText } from '@pithead/text';
import type { PhaseName, GlueckAufFact, GlueckAufView } from '../rules/index.ts';
import { SHIFTS } from '../rules/index.ts';
import { drawBoard, drawHands } from './board.ts';
import { truncate, flowPieces, padLeft, displayWidth } from '@pithead/terminal';
import { joinEqualColumns, columnWidth, createTableStyler } from './styles.ts';
import { drawMine, drawOrders } from './mine.ts';
import type { TableDrawing } from './pieces.ts';
import { seatLabel } from './pieces.ts';
import { drawPlayers } from './players.ts';
import { terminalTextFor } from './words.ts';

export interface TerminalTableContext {
  readonly names: readonly string[];
  readonly text: GameText<GlueckAufFact, GlueckAufView>;
  readonly width: number;
  readonly colour: boolean;
}

const SIDE_BY_SIDE = 100;

export function drawTable(
  view: GlueckAufView,
  { names, text, width, colour }: TerminalTableContext,
): string[] {
  const drawing: TableDrawing = {
    ...terminalTextFor(text.language),
    view,
    names,
    width,
    style: createTableStyler(colour),
  };
  return [
    ...headline(drawing, text.title),
    ...drawBoard(drawing),
    ...drawHands(drawing),
    ...ownMine(drawing),
    ...drawPlayers(drawing),
  ];
}

function headline(drawing: TableDrawing, title: string): string[] {
  const { words, format, view, style, width } = drawing;
  const where = [
    style('strong', title),
    format(words.shift, { shift: view.shift, shifts: SHIFTS }),
    phase(drawing),
  ].join(' · ');
  const scores = view.players.map(
    (player, seat) =>
      `${seatLabel(drawing, seat)} ${style('strong', format(words.points, { count: player.points }))}`,
  );
  const right = scores.join('   ');
  const room = width - displayWidth(where) - 3;
  if (displayWidth(right) <= room) return [`${where}   ${padLeft(right, room)}`];
  return [truncate(where, width), ...flowPieces(scores, '   ', width)];
}

function phase({ words, view, format }: TableDrawing): string {
  const step = view.steps.at(-1);
  if (step === undefined) return words.gameOver;
  const name = words.phases[step.at as PhaseName];
  if (step.at === 'mining') return `${name}, ${format(words.stepsLeft, { left: step.left })}`;
  return step.at === 'draft' ? `${name}, ${format(words.picksLeft, { left: step.left })}` : name;
}

function ownMine(drawing: TableDrawing): string[] {
  const { view, width } = drawing;
  const seat = view.looker ?? onTurn(view);
  if (width < SIDE_BY_SIDE) return [...drawMine(drawing, seat, width), ...drawOrders(drawing, seat, width)];
  const half = columnWidth(width, 2);
  return joinEqualColumns([drawMine(drawing, seat, half), drawOrders(drawing, seat, half)], width);
}

function onTurn(view: GlueckAufView): number {
  const pending = view.steps.at(-1)?.pending ?? 1;
  return 31 - Math.clz32(pending & -pending);
}
