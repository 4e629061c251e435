/** Positions from real games: a seed, quick bots, and the moment to stop. */
import { greedyBot, mindAt, newestJudge, randomBot } from '@pithead/bots';
import type { Ply } from '@pithead/kernel';
import { firstPending, keyFromSeed, Match } from '@pithead/kernel';
import { kit } from '../../bot/index.ts';
import type { GlueckAuf, GlueckAufFact, GlueckAufView } from '../../rules/index.ts';
import { glueckAuf, sum } from '../../rules/index.ts';

export type LocalMatch = Match<GlueckAuf, GlueckAufFact, GlueckAufView>;

const NAMES = ['Marta', 'Ilse', 'Henrik', 'Tomasz'];
const greedy = greedyBot<GlueckAuf, GlueckAufFact>(newestJudge(kit), { beam: 2, doubt: 0 });

export function botPly(match: LocalMatch, seat: number, isRandom = false): Ply {
  const key = keyFromSeed(`gallery ${match.plies.length}`);
  const mind = mindAt({ game: match.game, state: match.state, plies: match.plies }, seat, key);
  return isRandom ? (randomBot.decide(mind as never) as Ply) : greedy.decide(mind);
}

const openMatch = (seed: string, players: number): LocalMatch =>
  Match.start(glueckAuf, { names: NAMES.slice(0, players), options: {}, key: keyFromSeed(seed) });

/** What to play towards; `seat` is the one that looks. */
interface Wanted {
  readonly players: number;
  /** The seat plays this as soon as it may, once enough plies are played. */
  readonly verb?: readonly [verb: string, id: string];
  readonly after?: number;
  readonly isRandom?: boolean;
  reached(match: LocalMatch, seat: number): boolean;
}

const asks = (match: LocalMatch, seat: number, at: string): boolean =>
  match.state.steps.at(-1)?.at === at && firstPending(match.state) === seat;

const STATES: Readonly<Record<string, Wanted>> = {
  start: { players: 4, reached: (match, seat) => asks(match, seat, 'draft') },
  draft: { players: 4, reached: (match, seat) => asks(match, seat, 'draft') && (match.state.players[seat]?.orders.length ?? 0) >= 1 },
  place: { players: 4, after: 190, reached: (match, seat) => asks(match, seat, 'turn') },
  late: { players: 4, after: 420, reached: (match, seat) => asks(match, seat, 'turn') },
  mining: {
    players: 4,
    after: 150,
    reached: (match, seat) => asks(match, seat, 'mining') && sum(match.state.players[seat]?.cage ?? []) >= 2,
  },
  surface: {
    players: 4,
    after: 60,
    reached: (match, seat) => {
      const player = match.state.players[seat];
      return asks(match, seat, 'mining') && player?.level === 0 && sum(player.cage) >= 2;
    },
  },
  tiles: { players: 4, after: 100, verb: ['placeWorkers', 'factory-draw'], reached: (match, seat) => asks(match, seat, 'drawnTiles') },
  back: {
    players: 4,
    after: 100,
    verb: ['placeWorkers', 'factory-draw'],
    reached: (match, seat) => asks(match, seat, 'tilesToEnd'),
  },
  orders: { players: 4, after: 60, verb: ['placeWorkers', 'order-draw'], reached: (match, seat) => asks(match, seat, 'drawnOrders') },
  shortage: { players: 4, after: 0, isRandom: true, reached: (match, seat) => asks(match, seat, 'shortage') },
  two: { players: 2, after: 60, reached: (match, seat) => asks(match, seat, 'turn') },
  chosen: { players: 4, after: 120, reached: (match, seat) => asks(match, seat, 'endOfTurn') },
  end: { players: 4, reached: (match) => match.isOver },
  watch: { players: 4, after: 190, reached: (match, seat) => asks(match, seat, 'turn') },
};

export function reach(state: string, seed: string, seat: number, players?: number): LocalMatch {
  const wanted = STATES[state] ?? (STATES['place'] as Wanted);
  for (let attempt = 0; attempt < 20; attempt++) {
    const match = openMatch(attempt === 0 ? seed : `${seed} ${attempt}`, players ?? wanted.players);
    while (!match.isOver) {
      if (match.plies.length >= (wanted.after ?? 0) && wanted.reached(match, seat)) return match;
      const acting = firstPending(match.state);
      match.play(acting, [wantedPly(match, acting, seat, wanted) ?? botPly(match, acting, wanted.isRandom)]);
    }
    if (wanted.reached(match, seat)) return match;
  }
  throw new Error(`no game with the seed ${seed} comes to the state ${state}`);
}

function wantedPly(match: LocalMatch, acting: number, seat: number, { verb, after = 0 }: Wanted): Ply | undefined {
  if (verb === undefined || acting !== seat || match.plies.length < after) return undefined;
  const noun = match.game.moves.find((move) => move.verb === verb[0])?.nouns.indexOf(verb[1]) ?? -1;
  return match.offers(seat).some(([each, n]) => each === verb[0] && n === noun) ? [verb[0], noun] : undefined;
}
