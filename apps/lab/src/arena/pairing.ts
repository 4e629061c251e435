import type { Bot, SampledState, Observation, ArenaGame, MatchPosition } from '@pithead/bots';
import { createBot, observe, playBotGame } from '@pithead/bots';
import type { GameParts } from '@pithead/games/loaded';
import { LOADED_GAMES } from '@pithead/games/loaded';
import type { Key, State } from '@pithead/kernel';
import { keyFromSeed, listOffers, Offers } from '@pithead/kernel';
import type { ArenaGameTask } from '../workers/messages.ts';

export function playPairing({ game: id, options, pairing }: ArenaGameTask): ArenaGame {
  const entry = LOADED_GAMES[id] as GameParts;
  const times = pairing.bots.map(() => [] as number[]);
  const bots = pairing.bots.map((name, seat) =>
    timedBot(arenaBot(entry, name) as Bot, times[seat] as number[]),
  );
  const observationFor = (position: MatchPosition, seat: number, key: Key): Observation =>
    isKnowing(pairing.bots[seat] as string)
      ? omniscientObservation(position, seat, key)
      : observe(position, seat, key);
  let plies = 0;
  const seed = `${pairing.deal}/${pairing.rotation}`;
  const outcome = playBotGame(
    { game: entry.game, options, key: keyFromSeed(pairing.deal), bots, seed, observeAs: observationFor },
    () => plies++,
  );
  return { pairing, outcome, plies, times };
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
