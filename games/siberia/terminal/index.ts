/**
 * The table of Siberia in a terminal. The first line is a headline that stays visible while the rest scrolls.
 */
import type { GameText } from '@pithead/text';
import type { PhaseName, SiberiaFact, SiberiaView } from '../rules/index.ts';
import { isLastRound } from '../text/viewFigures.ts';
import { drawBoard } from './board.ts';
import { drawExchanges, drawGauges } from './exchanges.ts';
import { joinColumns, truncate, flowPieces, padLeft, displayWidth } from '@pithead/terminal';
import { createTableStyler } from './styles.ts';
import { drawMap, MAP_WIDTH } from './map.ts';
import type { TableDrawing } from './pieces.ts';
import { pendingOf, seatLabel } from './pieces.ts';
import { drawPlayers } from './players.ts';
import { terminalTextFor } from './words.ts';

export interface TerminalTableContext {
  readonly names: readonly string[];
  readonly text: GameText<SiberiaFact, SiberiaView>;
  readonly width: number;
  readonly colour: boolean;
}

const GAP = 2;
/** Width needed next to the map; otherwise the exchanges are drawn below it. */
const EXCHANGES_WIDTH = 51;

export function drawTable(view: SiberiaView, { names, text, width, colour }: TerminalTableContext): string[] {
  const drawing: TableDrawing = {
    ...terminalTextFor(text.language),
    view,
    names,
    width,
    style: createTableStyler(colour),
  };
  const seat = seatShown(view);
  return [
    ...headline(drawing, text.title),
    ...common(drawing, seat),
    ...drawBoard(drawing, seat),
    ...drawPlayers(drawing),
  ];
}

/** The viewer's own board; for a spectator that of the player who is asked. */
function seatShown(view: SiberiaView): number {
  if (view.looker !== null) return view.looker;
  const pending = pendingOf(view);
  return pending === 0 ? 0 : 31 - Math.clz32(pending & -pending);
}

function headline(drawing: TableDrawing, title: string): string[] {
  const { view, things, style, width } = drawing;
  const now = `${round(drawing)} · ${phase(drawing)}`;
  const whole = `${style('strong', title)} · ${now}`;
  const where = displayWidth(whole) <= width ? whole : drawing.capital(now);
  const scores = view.players.map(
    (player, seat) => `${seatLabel(drawing, seat)} ${style('strong', things.money(player.money))}`,
  );
  const right = scores.join('   ');
  const room = width - displayWidth(where) - 3;
  if (displayWidth(right) <= room) return [`${where}   ${padLeft(right, room)}`];
  return [truncate(where, width), ...flowPieces(scores, '   ', width)];
}

function round({ view, words, things }: TableDrawing): string {
  const name = things.format(words.round, { round: view.round });
  return isLastRound(view) && view.steps.length > 0 ? `${name}, ${words.lastRound}` : name;
}

function phase({ view, words, things }: TableDrawing): string {
  const step = view.steps.at(-1);
  if (step === undefined) return words.gameOver;
  const name = words.phases[step.at as PhaseName];
  return step.at === 'logistics' ? `${name}, ${things.format(words.stepsLeft, { left: step.left })}` : name;
}

function common(drawing: TableDrawing, seat: number): string[] {
  const { width } = drawing;
  const rest = width - MAP_WIDTH - GAP;
  const map = (wide: number): string[] => [...drawMap(drawing, wide), ...drawGauges(drawing, wide)];
  if (rest < EXCHANGES_WIDTH) return [...map(width), ...drawExchanges(drawing, seat, width)];
  return joinColumns(
    [
      { lines: map(MAP_WIDTH), width: MAP_WIDTH },
      { lines: drawExchanges(drawing, seat, rest), width: rest },
    ],
    GAP,
  );
}
