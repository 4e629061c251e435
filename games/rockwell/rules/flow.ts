/** The sequence of play in rulebook order. RW-4.1 */
import type { Phase } from '@pithead/kernel';
import { bit, currentStep, forbidUndo, replaceStep } from '@pithead/kernel';
import { awardForStock, NO_SEAT } from './phases/achievements.ts';
import {
  seatInPhaseOrder,
  askNextToTrade,
  askNextToWork,
  improveAl,
  sendHomeWhenDone,
} from './phases/phaseBoards.ts';
import { ROUNDS, STOCK_EXCHANGE, VPS, WORKSHOP } from './components.ts';
import {
  beginRound,
  askNextToDrill,
  endRound,
  hasAdvantage,
  moveAl,
  chooseAlDestination,
  setDrillingOrder,
  takeInsurance,
} from './phases/drilling.ts';
import { collectInsuredBooty, extractReady } from './phases/extraction.ts';
import type { RockwellFact } from './facts.ts';
import { activate, leaveBehind, takeAlong } from './moves/activate.ts';
import { alCrew, alDestination, alUpgrade } from './moves/al.ts';
import { bid, sealBid } from './moves/bid.ts';
import { bribe, noAdvantage } from './moves/bribe.ts';
import { deliver } from './moves/deliver.ts';
import { extractionOrder } from './moves/extractionOrder.ts';
import { hire } from './moves/hire.ts';
import { improve } from './moves/improve.ts';
import { insure, sealInsurance, useInsurance } from './moves/insure.ts';
import { placeVp } from './moves/placeVp.ts';
import { buildShaft, moveShaft } from './moves/shafts.ts';
import { renounce, trade, tradeUnseen } from './moves/trade.ts';
import { leavesWorkshopAtOnce } from './rulings.ts';
import type { Rockwell } from './state.ts';
import { ownerOf, sum } from './state.ts';
import { cleanUp, askNextToPlace, revealBids } from './phases/turn.ts';
import { TILES } from './tiles.ts';

type RockwellPhase = Phase<Rockwell, RockwellFact>;

export const PHASES = {
  /** All seats at once; the last seal reveals the bids. RW-4.4 */
  auction: {
    rule: 'RW-4.2',
    moves: [bid, sealBid],
    reopens: true,
    next(state, tell) {
      forbidUndo(state);
      revealBids(state, tell);
      askNextToPlace(state, 0, tell);
    },
  },

  /** `left` counts through both passes in Management order. */
  vicePresidents: {
    rule: 'RW-5.1',
    moves: [placeVp],
    next: (state, tell) => askNextToPlace(state, currentStep(state).left + 1, tell),
  },

  insurance: {
    rule: 'RW-6.2',
    moves: [insure, sealInsurance],
    reopens: true,
    next(state, tell) {
      forbidUndo(state);
      for (let seat = 0; seat < state.seats; seat++) takeInsurance(state, seat, tell);
      setDrillingOrder(state, tell);
      beginRound(state, 1, tell);
    },
  },

  /** `left` is the index in Control order. */
  drilling: { rule: 'RW-7.1', moves: [activate], next: impossible },
  die: { rule: 'RW-10.5', moves: [takeAlong, leaveBehind], next: impossible },
  /** Extraction, then the advantage, then extraction again. RW-7.10 (b) to (f), RW-11.10, RW-17.2 */
  moved: {
    rule: 'RW-7.10',
    moves: [],
    next(state, tell) {
      const seat = ownerOf(state.active);
      if (extractReady(state, tell)) return;
      if (hasAdvantage(state, seat)) replaceStep(state, 'advantage', bit(seat), currentStep(state).left);
      else askNextToDrill(state, currentStep(state).left + 1, tell);
    },
  },
  advantage: { rule: 'RW-7.10', moves: [bribe, hire, noAdvantage], next: impossible },
  advantaged: {
    rule: 'RW-7.10',
    moves: [],
    next(state, tell) {
      if (!extractReady(state, tell)) askNextToDrill(state, currentStep(state).left + 1, tell);
    },
  },

  extractionOrder: { rule: 'RW-8.7', moves: [extractionOrder], next: impossible },
  /** All seats at once; `left` is packed by `packExtraction`. RW-12.7 */
  danger: { rule: 'RW-12.5', moves: [useInsurance], next: collectInsuredBooty },

  /**
   * The first seat in Control order (for `alUpgrade`, in Management order) chooses for Al; `left` is its
   * answer.
   */
  alCrew: {
    rule: 'RW-21.5',
    moves: [alCrew],
    next: (state, tell) => chooseAlDestination(state, currentStep(state).left, tell),
  },
  alDestination: {
    rule: 'RW-21.6',
    moves: [alDestination],
    next: (state, tell) => moveAl(state, currentStep(state).left, tell),
  },
  alMoved: {
    rule: 'RW-21.7',
    moves: [],
    next(state, tell) {
      if (!extractReady(state, tell)) endRound(state, tell);
    },
  },

  /** `left` is the place in the order of the phase. `tradingUnseen` is for the hidden log (RW-3.6). */
  trading: { rule: 'RW-14.1', moves: [trade, renounce], next: impossible },
  tradingUnseen: { rule: 'RW-14.1', moves: [tradeUnseen, renounce], next: impossible },
  traded: {
    rule: 'RW-14.5',
    moves: [],
    next(state, tell) {
      const place = currentStep(state).left;
      const seat = seatInPhaseOrder(state, STOCK_EXCHANGE, place);
      awardForStock(state, seat, tell);
      sendHomeWhenDone(state, STOCK_EXCHANGE, seat);
      askNextToTrade(state, place + 1, tell);
    },
  },

  workshop: { rule: 'RW-15.1', moves: [improve, buildShaft, moveShaft, deliver, renounce], next: impossible },
  acted: {
    rule: 'RW-15.2',
    moves: [],
    next(state, tell) {
      const place = currentStep(state).left;
      if (state.active !== NO_SEAT && extractReady(state, tell)) return;
      if (leavesWorkshopAtOnce(state))
        sendHomeWhenDone(state, WORKSHOP, seatInPhaseOrder(state, WORKSHOP, place));
      askNextToWork(state, place + 1, tell);
    },
  },

  alUpgrade: {
    rule: 'RW-21.10',
    moves: [alUpgrade],
    next: (state, tell) => improveAl(state, state.management[0] as number, currentStep(state).left, tell),
  },
  alUpgraded: {
    rule: 'RW-21.10',
    moves: [],
    next(state, tell) {
      if (!extractReady(state, tell)) cleanUp(state, tell);
    },
  },
} satisfies Record<string, RockwellPhase>;

export type PhaseName = keyof typeof PHASES;

/** For phases whose moves replace the step themselves. */
function impossible(): never {
  throw new Error('a step was left without anybody to decide');
}

/**
 * An upper bound of plies. In a turn every seat bids (two amounts of money, four of cubes, the seal), places
 * two vice presidents, insures (four kinds and the seal) and activates four times with at most five plies
 * (crew, die, order, advantage, order). Al needs at most two choices a round and one after phase III. Phases
 * II and III have as many plies as their slots grant, one order each in phase III, and a renouncement for
 * each seat. Each extraction asks every seat at most once about insurance. Without a turn limit there is no
 * bound, since no crew must go deeper. RW-18.4
 */
export function maxPlies(seats: number, turnLimit: number, grants: readonly (readonly number[])[]): number {
  if (turnLimit === 0) return Infinity;
  const traded = sum(grants[STOCK_EXCHANGE] as readonly number[]);
  const acted = 2 * sum(grants[WORKSHOP] as readonly number[]);
  const perTurn = seats * (7 + VPS + 5 + ROUNDS * 5) + ROUNDS * 2 + 1 + traded + acted + VPS * seats;
  return turnLimit * perTurn + TILES.length * seats;
}
