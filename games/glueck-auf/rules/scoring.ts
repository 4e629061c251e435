import type { Outcome, Tell } from '@pithead/kernel';
import { rankSeats, sourcesFrom } from '@pithead/kernel';
import type { ClockElement, ScoreSource } from './components.ts';
import {
  CLOCK,
  CUBES_PER_POINT,
  FACTORY_SPACES,
  IMBALANCE_PENALTY,
  MARKS_PER_POINT,
  OUTSTANDING_PENALTY,
  SCORE_SOURCES,
} from './components.ts';
import type { GlueckAufFact } from './facts.ts';
import { revealsAtEveryScoring } from './rulings.ts';
import type { GlueckAuf, Player } from './state.ts';
import {
  add,
  addPoints,
  elementCount,
  cubesOnOrder,
  packRevealed,
  playerOf,
  revealedOrders,
  sum,
  tilesBySide,
  totalPoints,
} from './state.ts';

/** The elements of the clock, one after the other, as far as this shift goes. GA-10.1, GA-10.2, GA-10.9 */
export function scoreShift(state: GlueckAuf, tell: Tell<GlueckAufFact>): void {
  if (revealsAtEveryScoring(state)) revealDelivered(state, tell);
  for (let number = 0; number < CLOCK.length; number++) {
    const element = CLOCK[number] as ClockElement;
    if (element.fromShift > state.shift) continue;
    const counts = state.players.map((player) => elementCount(player, element));
    const points = majorityPoints(counts, element);
    state.players.forEach((player, seat) => addPoints(player, element.kind, points[seat] as number));
    tell?.({ type: 'elementScored', element: number, counts, points });
  }
}

/** Told of orders that nobody else has seen yet. GA-10.1, GA-13.4 */
function revealDelivered(state: GlueckAuf, tell: Tell<GlueckAufFact>): void {
  let revealed = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const { delivered } = playerOf(state, seat);
    const orders = delivered.slice(revealedOrders(state, seat));
    if (orders.length > 0 && !state.openDeliveredOrders) tell?.({ type: 'ordersRevealed', seat, orders });
    revealed |= packRevealed(seat, delivered.length);
  }
  state.revealed = revealed;
}

/**
 * The most get the points of first place, also if tied; a tie for first leaves no second place, and two
 * players have none. A count of 0 gets nothing. GA-10.5 to GA-10.8
 */
export function majorityPoints(
  counts: readonly number[],
  { first, second }: Pick<ClockElement, 'first' | 'second'>,
): number[] {
  let best = 0;
  let runnerUp = 0;
  let tiedFirst = false;
  for (const count of counts) {
    if (count > best) {
      runnerUp = best;
      best = count;
      tiedFirst = false;
    } else if (count === best) tiedFirst = true;
    else if (count > runnerUp) runnerUp = count;
  }
  const secondScores = !tiedFirst && counts.length > 2;
  return counts.map((count) => {
    if (count === 0) return 0;
    if (count === best) return first;
    return secondScores && count === runnerUp ? second : 0;
  });
}

/**
 * Most workers on factory spaces; a tie goes to the next tied seat clockwise of the start player. GA-11.1 to
 * GA-11.3
 */
export function newStartPlayer(state: GlueckAuf): { seat: number; workers: number } {
  const workers = state.players.map(() => 0);
  for (let space = 0; space < FACTORY_SPACES; space++) {
    const owner = state.ownerOn[space] as number;
    if (owner >= 0) add(workers, owner, state.workersOn[space]);
  }
  const most = Math.max(...workers);
  for (let i = 1; i <= state.seats; i++) {
    const seat = (state.startPlayer + i) % state.seats;
    if (workers[seat] === most) return { seat, workers: most };
  }
  throw new Error('nobody has the most workers');
}

/** GA-12.1 to GA-12.4 */
export function scoreEnd(state: GlueckAuf, tell: Tell<GlueckAufFact>): void {
  state.players.forEach((player, seat) => {
    const cubes = cubesOwned(state, player);
    const [light, dark] = tilesBySide(player);
    const uneven = Math.abs(light - dark);
    const score = (source: ScoreSource, amount: number, points: number): void => {
      addPoints(player, source, points);
      tell?.({ type: 'finalPoints', seat, source, amount, points });
    };
    score('money', player.marks, Math.floor(player.marks / MARKS_PER_POINT));
    score('cubes', cubes, Math.floor(cubes / CUBES_PER_POINT));
    score('outstandingOrders', player.orders.length, 0 - player.orders.length * OUTSTANDING_PENALTY);
    score('imbalance', uneven, 0 - uneven * IMBALANCE_PENALTY);
  });
  tell?.({
    type: 'gameEnded',
    winners: outcome(state).seats.flatMap(({ rank: place }, seat) => (place === 1 ? [seat] : [])),
  });
}

export function cubesOwned(state: GlueckAuf, player: Player): number {
  const onOrders = player.orders.reduce((total, order) => total + sum(cubesOnOrder(state, order)), 0);
  return sum(player.loaded) + sum(player.cage) + sum(player.storage) + onOrders;
}

/** Most points win; then more marks left after exchanging; then the victory is shared. GA-12.5, GA-12.6 */
export function outcome(state: GlueckAuf): Outcome {
  return rankSeats(
    Array.from({ length: state.seats }, (_, seat) => {
      const player = playerOf(state, seat);
      const sources = sourcesFrom(SCORE_SOURCES, player.points);
      return { total: totalPoints(player), sources, tieBreaks: [player.marks % MARKS_PER_POINT] };
    }),
  );
}
