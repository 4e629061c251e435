import type { Game, Key, Ply, Seat, State } from '@pithead/kernel';
import {
  randomBelow,
  bit,
  chanceFrom,
  drawUint32,
  isPending,
  keyFromSeed,
  offersFor,
  pendingSeats,
  playPly,
} from '@pithead/kernel';

export class TestRandom {
  readonly #chance;

  constructor(seed: string) {
    this.#chance = chanceFrom(keyFromSeed(`${seed} ${process.env['PITHEAD_SEED'] ?? ''}`));
  }

  below(n: number): number {
    return randomBelow(this.#chance, n);
  }

  oneIn(n: number): boolean {
    return this.below(n) === 0;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }

  key(): Key {
    return Array.from({ length: 8 }, () => drawUint32(this.#chance));
  }

  /** Draws the verb first; otherwise a verb with a thousand nouns would crowd out all others. */
  pickPly(offers: readonly Ply[]): Ply {
    const verb = this.pick([...new Set(offers.map(([each]) => each))]);
    return this.pick(offers.filter(([each]) => each === verb));
  }
}

export const seatsOfMask = (bits: number): Seat[] => [0, 1, 2, 3, 4, 5].filter((seat) => bits & bit(seat));

export interface RandomCommand {
  readonly seat: Seat;
  readonly plies: readonly Ply[];
  readonly after: State;
}

const LONGEST = 6;

export function randomCommand(
  game: Game,
  state: State,
  random: TestRandom,
  seats = seatsOfMask(pendingSeats(state)),
): RandomCommand {
  const seat = random.pick(seats);
  const after = game.copy(state);
  const plies: Ply[] = [];
  do {
    const ply = random.pickPly(offersFor(game, after, seat));
    playPly(game, after, seat, ply, undefined);
    plies.push(ply);
  } while (isSameDecision(state, after, seat) && plies.length < LONGEST && !random.oneIn(3));
  return { seat, plies, after };
}

const isSameDecision = (before: State, after: State, seat: Seat): boolean =>
  isPending(after, seat) &&
  pendingSeats(after) === pendingSeats(before) &&
  after.seals === before.seals &&
  after.chance.drawn === before.chance.drawn;
