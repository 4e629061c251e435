/** Bots play from a seed until the wanted state is reached. */
import type { BotKit } from '@pithead/bots';
import { greedyBot, observe, currentEvaluator, randomBot } from '@pithead/bots';
import type { Fact, Ply, State } from '@pithead/kernel';
import { firstPending, keyFromSeed, Match } from '@pithead/kernel';
import type { GalleryState } from '@pithead/ui';
import type { GalleryGame } from './galleryGames.ts';

export type GalleryMatch = Match<State, Fact, unknown>;

const NAMES = ['Marta', 'Ilse', 'Henrik', 'Tomasz'];

export function botPly(kit: BotKit<State>, match: GalleryMatch, seat: number, isRandom = false): Ply {
  const key = keyFromSeed(`gallery ${match.plies.length}`);
  const observation = observe({ game: match.game, state: match.state, plies: match.plies }, seat, key);
  if (isRandom) return randomBot.decide(observation as never) as Ply;
  return greedyBot<State, Fact>(currentEvaluator(kit), { beam: 2, noise: 0 }).decide(observation);
}

export function playUntil(
  { game, kit, states }: GalleryGame,
  state: string,
  seed: string,
  seat: number,
  players?: number,
): GalleryMatch {
  const wanted = states[state] ?? Object.values(states)[0];
  if (wanted === undefined) throw new Error('this game has no states');
  for (let attempt = 0; attempt < 20; attempt++) {
    const names = NAMES.slice(0, players ?? wanted.players);
    const key = keyFromSeed(attempt === 0 ? seed : `${seed} ${attempt}`);
    const match = Match.start(game, { names, options: wanted.options ?? {}, key });
    while (!match.isOver) {
      if (match.plies.length >= (wanted.minPlies ?? 0) && wanted.isReached(match, seat)) return match;
      const acting = firstPending(match.state);
      match.play(acting, [
        forcedPlyOf(match, acting, seat, wanted) ?? botPly(kit, match, acting, wanted.isRandom),
      ]);
    }
    if (wanted.isReached(match, seat)) return match;
  }
  throw new Error(`no game with the seed ${seed} comes to the state ${state}`);
}

function forcedPlyOf(
  match: GalleryMatch,
  acting: number,
  seat: number,
  { forcedPly, minPlies = 0 }: GalleryState<GalleryMatch>,
): Ply | undefined {
  if (forcedPly === undefined || acting !== seat || match.plies.length < minPlies) return undefined;
  const noun = match.game.moves.find((move) => move.verb === forcedPly[0])?.nouns.indexOf(forcedPly[1]) ?? -1;
  return match.offers(seat).some(([each, n]) => each === forcedPly[0] && n === noun)
    ? [forcedPly[0], noun]
    : undefined;
}
