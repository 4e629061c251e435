/**
 * The table of Glück Auf in a terminal. The first line is a headline that stays visible while the rest
 * scrolls.
 */
import type { GameText } from '@pithead/text';
import type { At, GlueckAufFact, GlueckAufView } from '../rules/index.ts';
import { SHIFTS } from '../rules/index.ts';
import { drawBoard, drawHands } from './board.ts';
import { clip, flow, padLeft, widthOf } from '@pithead/terminal';
import { beside, columnWidth, paintFor } from './ink.ts';
import { drawMine, drawOrders } from './mine.ts';
import type { Drawing } from './pieces.ts';
import { seatName } from './pieces.ts';
import { drawPlayers } from './players.ts';
import { speechFor } from './words.ts';

export interface Context {
  readonly names: readonly string[];
  readonly text: GameText<GlueckAufFact, GlueckAufView>;
  readonly width: number;
  readonly colour: boolean;
}

const SIDE_BY_SIDE = 100;

export function drawTable(view: GlueckAufView, { names, text, width, colour }: Context): string[] {
  const drawing: Drawing = { ...speechFor(text.language), view, names, width, style: paintFor(colour) };
  return [
    ...headline(drawing, text.title),
    ...drawBoard(drawing),
    ...drawHands(drawing),
    ...ownMine(drawing),
    ...drawPlayers(drawing),
  ];
}

function headline(drawing: Drawing, title: string): string[] {
  const { words, say, view, style, width } = drawing;
  const where = [
    style('strong', title),
    say(words.shift, { shift: view.shift, shifts: SHIFTS }),
    phase(drawing),
  ].join(' · ');
  const scores = view.players.map(
    (player, seat) =>
      `${seatName(drawing, seat)} ${style('strong', say(words.points, { count: player.points }))}`,
  );
  const right = scores.join('   ');
  const room = width - widthOf(where) - 3;
  if (widthOf(right) <= room) return [`${where}   ${padLeft(right, room)}`];
  return [clip(where, width), ...flow(scores, '   ', width)];
}

function phase({ words, view, say }: Drawing): string {
  const step = view.steps.at(-1);
  if (step === undefined) return words.gameOver;
  const name = words.phases[step.at as At];
  if (step.at === 'mining') return `${name}, ${say(words.stepsLeft, { left: step.left })}`;
  return step.at === 'draft' ? `${name}, ${say(words.picksLeft, { left: step.left })}` : name;
}

/** The viewer's own mine; for a spectator that of the player whose turn it is. */
function ownMine(drawing: Drawing): string[] {
  const { view, width } = drawing;
  const seat = view.looker ?? onTurn(view);
  if (width < SIDE_BY_SIDE) return [...drawMine(drawing, seat, width), ...drawOrders(drawing, seat, width)];
  const half = columnWidth(width, 2);
  return beside([drawMine(drawing, seat, half), drawOrders(drawing, seat, half)], width);
}

function onTurn(view: GlueckAufView): number {
  const pending = view.steps.at(-1)?.pending ?? 1;
  return 31 - Math.clz32(pending & -pending);
}
