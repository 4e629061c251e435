import type { Fact, Game, Key, Options, Outcome, Ply, RecordedPly, State } from '@pithead/kernel';
import { firstPending, isOver, keyFromSeed, playPly, advanceToDecision } from '@pithead/kernel';
import type { Bot } from '../bot.ts';
import type { MatchPosition } from '../bot.ts';
import { knownHistory, observe } from '../bot.ts';
import type { Observation } from '../observation.ts';

export interface BotGame<S extends State, F extends Fact> {
  readonly game: Game<S, F>;
  readonly options: Options;
  readonly key: Key;
  readonly bots: readonly Bot<S, F>[];
  /** Seed of the bots' own random choices. */
  readonly seed: string;
  /** Overrides what each seat may know, e.g. to measure a bot that sees everything. */
  readonly observeAs?: (position: MatchPosition<S, F>, seat: number, key: Key) => Observation<S, F>;
}

export function playBotGame<S extends State, F extends Fact>(
  { game, options, key, bots, seed, observeAs = observe }: BotGame<S, F>,
  watch?: (state: S, seat: number, ply: Ply) => void,
): Outcome {
  const state = game.setup(bots.length, options, key, undefined);
  advanceToDecision(game, state, undefined);
  const plies: RecordedPly[] = [];
  while (!isOver(state)) {
    const seat = firstPending(state);
    const ply = (bots[seat] as Bot<S, F>).decide(
      observeAs(
        { game, state, plies },
        seat,
        keyFromSeed(`${seed}/${seat}/${knownHistory({ game, state, plies }, seat).length}`),
      ),
    );
    playPly(game, state, seat, ply, undefined);
    plies.push([seat, ...ply]);
    watch?.(state, seat, ply);
  }
  return game.outcome(state);
}
