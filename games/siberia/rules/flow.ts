/**
 * The sequence of play in rulebook order. A round has phase 1 (placing), phase 2 (turns clockwise from the
 * start player) and its end. SB-3.1, SB-3.2
 */
import type { Chance, Phase, Tell } from '@pithead/kernel';
import {
  randomBelow,
  bit,
  allSeats,
  popStep,
  currentStep,
  pushStep,
  forbidUndo,
  replaceStep,
  shorten,
  sortFrom,
} from '@pithead/kernel';
import {
  ACTIONS,
  DRAWN_EACH_ROUND,
  EXCHANGES,
  FACE_UP,
  FRANKFURT,
  sidesOfField,
  VLADIVOSTOK,
} from './components.ts';
import type { SiberiaFact } from './facts.ts';
import { chooseSide, confirmSides } from './moves/chooseSides.ts';
import { endTurn } from './moves/endTurn.ts';
import { execute } from './moves/execute.ts';
import { forgo } from './moves/forgo.ts';
import { invest } from './moves/invest.ts';
import { moveWorker } from './moves/moveWorker.ts';
import { pass } from './moves/pass.ts';
import { placeJoker, putJokerBack } from './moves/placeJoker.ts';
import { confirmPlacement, placedAt, placedTile, placeTile, placeTileNoun } from './moves/placeTile.ts';
import { nameResource, nameTile, placeCube } from './moves/research.ts';
import { returnTile } from './moves/returnTile.ts';
import { sell } from './moves/sell.ts';
import { sendSalesman } from './moves/sendSalesman.ts';
import { sendWorker } from './moves/sendWorker.ts';
import { outcome } from './scoring.ts';
import type { Player, Siberia } from './state.ts';
import {
  add,
  coverField,
  HAND,
  hasTooMany,
  isExecutable,
  isUnrevealed,
  moneyOf,
  placeOfEntry,
  playerOf,
  RESEARCH,
  researchTiles,
  ROUND_LIMIT,
  sum,
  tileEntry,
  tileOfEntry,
} from './state.ts';

type SiberiaPhase = Phase<Siberia, SiberiaFact>;
type Teller = Tell<SiberiaFact>;

/**
 * The meaning of a step's `left`: in `sides` the next exchange tile, in `turn`, `research` and `endOfTurn` the
 * seat on turn, in `cube` and `selling` the resource, in `logistics` the remaining steps.
 */
export const PHASES = {
  sides: {
    rule: 'SB-2.10',
    moves: [chooseSide, confirmSides],
    next(state, tell) {
      forbidUndo(state);
      layOut(state, tell);
    },
  },

  /** Simultaneous; the last confirmation reveals all placements. SB-4.8 */
  placing: {
    rule: 'SB-4.2',
    moves: [placeTile, confirmPlacement],
    next(state, tell) {
      forbidUndo(state);
      for (let seat = 0; seat < state.seats; seat++) revealPlacement(state, seat, tell);
      turnFrom(state, state.startPlayer, tell);
    },
  },

  turn: { rule: 'SB-5.1', moves: [execute, pass], next: impossible },
  research: { rule: 'SB-6.1', moves: [nameTile], next: popStep },
  managerResource: { rule: 'SB-6.4', moves: [nameResource], next: impossible },
  cube: { rule: 'SB-6.2', moves: [placeCube], next: impossible },
  joker: {
    rule: 'SB-7.2',
    moves: [placeJoker, forgo],
    next(state) {
      putJokerBack(state);
      popStep(state);
    },
  },
  logistics: { rule: 'SB-7.7', moves: [moveWorker, forgo], next: popStep },
  salesman: { rule: 'SB-7.12', moves: [sendSalesman, forgo], next: popStep },
  worker: { rule: 'SB-7.14', moves: [sendWorker, forgo], next: popStep },
  investor: { rule: 'SB-7.16', moves: [invest, forgo], next: popStep },
  selling: { rule: 'SB-7.22', moves: [sell, forgo], next: popStep },

  endOfTurn: {
    rule: 'SB-5.10',
    moves: [endTurn],
    next(state, tell) {
      refillInvestments(state, tell);
      turnFrom(state, clockwise(state, currentStep(state).left), tell);
    },
  },

  /** Simultaneous; every return is public at once. SB-8.5 */
  returning: { rule: 'SB-8.2', moves: [returnTile], open: true, next: nextRound },
} satisfies Record<string, SiberiaPhase>;

export type PhaseName = keyof typeof PHASES;

/** Moves of such a phase end or replace the step themselves. */
function impossible(): never {
  throw new Error('a step was left without anybody to decide');
}

const clockwise = (state: Siberia, seat: number): number => (seat + 1) % state.seats;

/** Display and figures, once the sides of the exchange tiles are known. SB-2.6, SB-2.7 */
function layOut(state: Siberia, tell: Teller): void {
  for (let i = 0; i < FACE_UP; i++) revealInvestment(state, tell);
  for (let seat = 0; seat < state.seats; seat++) {
    const player = playerOf(state, seat);
    player.figures -= 2;
    add(player.workers, VLADIVOSTOK);
    add(player.salesmen, FRANKFURT);
  }
  beginRound(state, tell);
}

/** Each face-down tile is equally likely; an empty stack leaves the display smaller. SB-7.19 */
function revealInvestment(state: Siberia, tell: Teller): void {
  if (sum(state.investments) === 0) return;
  const action = drawFrom(state.chance, state.investments);
  state.faceUp.push(action);
  tell?.({ type: 'investmentRevealed', action });
}

function refillInvestments(state: Siberia, tell: Teller): void {
  if (state.gap === 0) return;
  state.gap = 0;
  revealInvestment(state, tell);
}

export function drawFrom(chance: Chance, counts: number[]): number {
  const all = sum(counts);
  if (all === 0) throw new Error('SB-8.4: nothing is left to draw');
  let lot = randomBelow(chance, all);
  let kind = 0;
  while (lot >= (counts[kind] as number)) lot -= counts[kind++] as number;
  add(counts, kind, -1);
  return kind;
}

export function drawHand(state: Siberia, { tiles }: Player): void {
  const first = tiles.length;
  for (let n = 0; n < DRAWN_EACH_ROUND; n++) tiles.push(tileEntry(drawFrom(state.chance, state.bag), HAND));
  sortFrom(tiles, first);
}

function beginRound(state: Siberia, tell: Teller): void {
  tell?.({ type: 'roundBegun', round: state.round, seat: state.startPlayer });
  for (let i = 0; i < state.seats; i++) {
    const seat = (state.startPlayer + i) % state.seats;
    const player = playerOf(state, seat);
    drawHand(state, player);
    tell?.({
      type: 'tilesDrawn',
      seat,
      count: DRAWN_EACH_ROUND,
      tiles: player.tiles.slice(-DRAWN_EACH_ROUND).map(tileOfEntry),
    });
  }
  replaceStep(state, 'placing', allSeats(state.seats), 0);
}

/** Tells tiles in a fixed order, because only the final layout is public, not the order of placing. SB-4.8 */
function revealPlacement(state: Siberia, seat: number, tell: Teller): void {
  const player = playerOf(state, seat);
  const placements = takeUnrevealed(player.tiles);
  for (let i = 0; i < placements.length; i++) {
    const noun = placements[i] as number;
    if (placedAt(noun) === RESEARCH) player.tiles.push(tileEntry(placedTile(noun), RESEARCH));
    else coverField(player, placedTile(noun), placedAt(noun));
  }
  tell?.({
    type: 'placementRevealed',
    seat,
    tiles: placements.map(placedTile),
    places: placements.map(placedAt),
  });
}

/** As nouns of `placeTile`, which are in the order of tiles, then places. */
function takeUnrevealed(tiles: number[]): number[] {
  const placements: number[] = [];
  let kept = 0;
  for (let i = 0; i < tiles.length; i++) {
    const entry = tiles[i] as number;
    if (isUnrevealed(entry)) placements.push(placeTileNoun(tileOfEntry(entry), placeOfEntry(entry)));
    else tiles[kept++] = entry;
  }
  shorten(tiles, kept);
  sortFrom(placements, 0);
  return placements;
}

/**
 * The next seat that has not passed; a seat without an executable action passes automatically. SB-5.4, SB-5.9
 */
function turnFrom(state: Siberia, from: number, tell: Teller): void {
  let seat = from;
  for (let i = 0; i < state.seats; i++, seat = clockwise(state, seat)) {
    if ((state.passed & bit(seat)) !== 0) continue;
    if (canAct(state, seat)) return replaceStep(state, 'turn', bit(seat), seat);
    state.passed |= bit(seat);
    tell?.({ type: 'passed', seat, byItself: true });
  }
  endRound(state, tell);
}

function canAct(state: Siberia, seat: number): boolean {
  const player = playerOf(state, seat);
  if (researchTiles(player) > 0) return true;
  for (let action = 0; action < ACTIONS.length; action++) if (isExecutable(player, action)) return true;
  return false;
}

/**
 * Unused tiles stay on their fields; in the last round none are returned. SB-8.1, SB-8.3, SB-10.3, SB-10.7
 */
function endRound(state: Siberia, tell: Teller): void {
  if (state.ended === 0 && state.round === state.roundLimit) {
    state.ended = ROUND_LIMIT;
    tell?.({ type: 'roundLimitReached', round: state.round });
  }
  if (state.ended !== 0) return endGame(state, tell);
  let tooMany = 0;
  for (let seat = 0; seat < state.seats; seat++) if (hasTooMany(playerOf(state, seat))) tooMany |= bit(seat);
  if (tooMany === 0) return nextRound(state, tell);
  replaceStep(state, 'returning', tooMany, 0);
}

function nextRound(state: Siberia, tell: Teller): void {
  state.passed = 0;
  state.round++;
  state.startPlayer = clockwise(state, state.startPlayer);
  beginRound(state, tell);
}

function endGame(state: Siberia, tell: Teller): void {
  tell?.({
    type: 'gameEnded',
    winners: outcome(state).seats.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : [])),
    money: state.players.map(moneyOf),
  });
  popStep(state);
}

export function beginPlay(state: Siberia, drawSides: boolean, tell: Teller): void {
  pushStep(state, 'sides', bit(state.startPlayer), FRANKFURT + 1);
  if (!drawSides) return;
  for (let field = 1; field < EXCHANGES; field++)
    state.cities[field] = sidesOfField(field)[randomBelow(state.chance, 2)] as number;
  tell?.({ type: 'sidesDrawn', cities: state.cities.slice(1) });
  layOut(state, tell);
}

/**
 * An upper bound of plies. In a round every seat has six placements and a confirmation, at most 16 − 10
 * returns, a pass with its confirmation, and actions: 2 × tiles on manager fields + tiles on other fields +
 * research tiles falls with every action (SB-T28), from at most 2 × 2 + 18 + 6. An action has at most its
 * choice, three steps with a stop, and the confirmation; each research tile adds at most three plies. Without
 * a limit of rounds there is no bound.
 */
export function maxPlies(seats: number, roundLimit: number): number {
  if (roundLimit === 0) return Infinity;
  const actions = 2 * 2 + 18 + DRAWN_EACH_ROUND;
  const pliesPerSeat = DRAWN_EACH_ROUND + 1 + 10 + 2 + actions * 6 + DRAWN_EACH_ROUND * 3;
  return EXCHANGES + roundLimit * seats * pliesPerSeat;
}
