/**
 * The table of Siberia in a terminal. The first line is a headline that stays visible while the rest scrolls.
 */
import type { GameText } from '@pithead/text';
import type { At, SiberiaFact, SiberiaView } from '../rules/index.ts';
import { isLastRound } from '../text/reckoning.ts';
import { drawBoard } from './board.ts';
import { drawExchanges, drawGauges } from './exchanges.ts';
import { beside, clip, flow, padLeft, widthOf } from '@pithead/terminal';
import { paintFor } from './ink.ts';
import { drawMap, MAP_WIDTH } from './map.ts';
import type { Drawing } from './pieces.ts';
import { pendingOf, seatName } from './pieces.ts';
import { drawPlayers } from './players.ts';
import { speechFor } from './words.ts';

export interface Context {
  readonly names: readonly string[];
  readonly text: GameText<SiberiaFact, SiberiaView>;
  readonly width: number;
  readonly colour: boolean;
}

const GAP = 2;
/** Width needed next to the map; otherwise the exchanges are drawn below it. */
const EXCHANGES_WIDTH = 51;

export function drawTable(view: SiberiaView, { names, text, width, colour }: Context): string[] {
  const drawing: Drawing = { ...speechFor(text.language), view, names, width, style: paintFor(colour) };
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

function headline(drawing: Drawing, title: string): string[] {
  const { view, things, style, width } = drawing;
  const now = `${round(drawing)} · ${phase(drawing)}`;
  const whole = `${style('strong', title)} · ${now}`;
  const where = widthOf(whole) <= width ? whole : drawing.capital(now);
  const scores = view.players.map(
    (player, seat) => `${seatName(drawing, seat)} ${style('strong', things.money(player.money))}`,
  );
  const right = scores.join('   ');
  const room = width - widthOf(where) - 3;
  if (widthOf(right) <= room) return [`${where}   ${padLeft(right, room)}`];
  return [clip(where, width), ...flow(scores, '   ', width)];
}

function round({ view, words, things }: Drawing): string {
  const name = things.format(words.round, { round: view.round });
  return isLastRound(view) && view.steps.length > 0 ? `${name}, ${words.lastRound}` : name;
}

function phase({ view, words, things }: Drawing): string {
  const step = view.steps.at(-1);
  if (step === undefined) return words.gameOver;
  const name = words.phases[step.at as At];
  return step.at === 'logistics' ? `${name}, ${things.format(words.stepsLeft, { left: step.left })}` : name;
}

function common(drawing: Drawing, seat: number): string[] {
  const { width } = drawing;
  const rest = width - MAP_WIDTH - GAP;
  const map = (wide: number): string[] => [...drawMap(drawing, wide), ...drawGauges(drawing, wide)];
  if (rest < EXCHANGES_WIDTH) return [...map(width), ...drawExchanges(drawing, seat, width)];
  return beside(
    [
      { lines: map(MAP_WIDTH), width: MAP_WIDTH },
      { lines: drawExchanges(drawing, seat, rest), width: rest },
    ],
    GAP,
  );
}
