import type { Fact, Game, Key, Options, Outcome, RecordedPly, State } from '@pithead/kernel';
import { firstPending, isOver, keyFromSeed, playPly, settle } from '@pithead/kernel';
import type { Bot } from './bot.ts';
import type { Position } from './bot.ts';
import { historyOf, mindAt } from './bot.ts';
import type { Mind } from './mind.ts';

export interface Duel<S extends State, F extends Fact> {
  readonly game: Game<S, F>;
  readonly options: Options;
  readonly key: Key;
  readonly bots: readonly Bot<S, F>[];
  /** Seed of the bots' own random choices. */
  readonly seed: string;
  /** Overrides what each seat may know, e.g. to measure a bot that sees everything. */
  readonly mindFor?: (position: Position<S, F>, seat: number, key: Key) => Mind<S, F>;
}

/** Plays one game between bots in place, without facts. */
export function playBots<S extends State, F extends Fact>(
  { game, options, key, bots, seed, mindFor = mindAt }: Duel<S, F>,
  watch?: (state: S, seat: number) => void,
): Outcome {
  const state = game.setup(bots.length, options, key, undefined);
  settle(game, state, undefined);
  const plies: RecordedPly[] = [];
  while (!isOver(state)) {
    const seat = firstPending(state);
    const ply = (bots[seat] as Bot<S, F>).decide(
      mindFor(
        { game, state, plies },
        seat,
        keyFromSeed(`${seed}/${seat}/${historyOf({ game, state, plies }, seat).length}`),
      ),
    );
    playPly(game, state, seat, ply, undefined);
    plies.push([seat, ...ply]);
    watch?.(state, seat);
  }
  return game.outcome(state);
}
