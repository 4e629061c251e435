import type { Bot, SampledState, Observation, ArenaGame, MatchPosition } from '@pithead/bots';
import { createBot, observe, playBotGame } from '@pithead/bots';
import type { GameParts } from '@pithead/games/loaded';
import { LOADED_GAMES } from '@pithead/games/loaded';
import type { GameRecord, Key, Options, RecordedPly, State } from '@pithead/kernel';
import { commitmentOf, hexFromKey, keyFromSeed, listOffers, Offers, RECORD_FORMAT } from '@pithead/kernel';
import { ReviewEngine, USUAL_EFFORT } from '@pithead/review';
import type { ArenaGameTask } from '../workers/messages.ts';

export function playPairing({ game: id, options, pairing, futures }: ArenaGameTask): ArenaGame {
  const gameParts = LOADED_GAMES[id] as GameParts;
  const times = pairing.bots.map(() => [] as number[]);
  const bots = pairing.bots.map((name, seat) =>
    timedBot(arenaBot(gameParts, name) as Bot, times[seat] as number[]),
  );
  const observationFor = (position: MatchPosition, seat: number, key: Key): Observation =>
    isKnowing(pairing.bots[seat] as string)
      ? omniscientObservation(position, seat, key)
      : observe(position, seat, key);
  const plies: RecordedPly[] = [];
  const key = keyFromSeed(pairing.deal);
  const seed = `${pairing.deal}/${pairing.rotation}`;
  const outcome = playBotGame(
    { game: gameParts.game, options, key, bots, seed, observeAs: observationFor },
    (_, seat, ply) => void plies.push([seat, ...ply]),
  );
  const played = { pairing, outcome, plies: plies.length, times };
  if (futures === undefined) return played;
  return { ...played, luck: luckOf(gameParts, futures, { names: pairing.bots, options, key, plies }) };
}

interface PlayedGame {
  readonly names: readonly string[];
  readonly options: Options;
  readonly key: Key;
  readonly plies: readonly RecordedPly[];
}

function luckOf(
  { game, kit }: GameParts,
  futures: number,
  { names, options, key, plies }: PlayedGame,
): number[] {
  const record: GameRecord = {
    format: RECORD_FORMAT,
    game: game.id,
    version: game.version,
    options,
    seats: names,
    key: hexFromKey(key),
    commitment: commitmentOf(key),
    plies,
    hashes: [],
  };
  return new ReviewEngine(game, kit, record, { ...USUAL_EFFORT, futures, drawFutures: futures }).luck();
}

/**
 * `knowing:5000it` is a search that sees everything, future draws included. It measures how much luck and
 * hidden information matter.
 */
const KNOWING_PREFIX = 'knowing:';
const isKnowing = (name: string): boolean => name.startsWith(KNOWING_PREFIX);

export function arenaBot({ game, kit }: GameParts, name: string): Bot | undefined {
  return createBot(isKnowing(name) ? name.replace(KNOWING_PREFIX, 'search:') : name, game, kit, () =>
    performance.now(),
  );
}

/** Every sampled world is the true one. Only the arena offers this; no table does. */
function omniscientObservation(position: MatchPosition, seat: number, key: Key): Observation {
  const world = (): SampledState<State> => position.game.copy(position.state) as SampledState<State>;
  return { ...observe(position, seat, key), state: world(), sampleState: world };
}

const offers = new Offers();

function timedBot(bot: Bot, times: number[]): Bot {
  return {
    name: bot.name,
    decide(observation) {
      const began = performance.now();
      const ply = bot.decide(observation);
      const took = performance.now() - began;
      listOffers(observation.game, observation.state, observation.seat, offers);
      if (offers.length > 1) times.push(took);
      return ply;
    },
  };
}
