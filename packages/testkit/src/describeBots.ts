/** Tests that the bots of every game must pass. Entry point for vitest. */
import type { Bot, SampledState, BotKit, MatchPosition } from '@pithead/bots';
import {
  askBot,
  createBot,
  BOT_LEVEL_NAMES,
  observe,
  currentEvaluator,
  playBotGame,
  winSharesOf,
} from '@pithead/bots';
import type { Fact, Game, RecordedPly, State } from '@pithead/kernel';
import {
  firstPending,
  hashOf,
  isOver,
  keyFromSeed,
  listOffers,
  Offers,
  offersFor,
  playPly,
  redealtCopy,
  resolveOptions,
  advanceToDecision,
} from '@pithead/kernel';
import { describe, expect, test } from 'vitest';

export interface BotsUnderTest<S extends State, F extends Fact, V> {
  readonly game: Game<S, F, V>;
  readonly kit: BotKit<S>;
  /** How many decisions are checked for independence of hidden information. */
  readonly positions: number;
}

interface NumberedPosition<S extends State, F extends Fact> extends MatchPosition<S, F> {
  readonly seat: number;
  readonly number: number;
}

/** Budgets count iterations and the clock stands still, so that every run plays the same plies. */
const NAMES = ['random', 'greedy', 'flat:12it', 'search:12it', ...BOT_LEVEL_NAMES.slice(0, 3)] as const;

export function describeBots<S extends State, F extends Fact, V>({
  game,
  kit,
  positions,
}: BotsUnderTest<S, F, V>): void {
  const options = resolveOptions(game, {});
  const bot = (name: string): Bot<S, F> => createBot(name, game, kit, () => 0) as Bot<S, F>;

  /** Greedy players with an occasional random ply, so that the positions vary. */
  function* playedPositions(
    seats: number,
    seed: string,
  ): Generator<MatchPosition<S, F> & { readonly seat: number }> {
    const state = game.setup(seats, options, keyFromSeed(seed), undefined);
    advanceToDecision(game, state, undefined);
    const plies: RecordedPly[] = [];
    const players = [bot('greedy'), bot('random')];
    while (!isOver(state)) {
      const seat = firstPending(state);
      yield { game, state, plies, seat };
      const player = players[plies.length % 7 === 0 ? 1 : 0] as Bot<S, F>;
      const ply = askBot(player, { game, state, plies }, seat, keyFromSeed(`${seed}/${plies.length}`));
      playPly(game, state, seat, ply, undefined);
      plies.push([seat, ...ply]);
    }
  }

  /** Shared by all tests, because playing the games takes longer than most checks. */
  const played: NumberedPosition<S, F>[] = [];

  function positionsOf(count: number): readonly NumberedPosition<S, F>[] {
    const seatCounts = game.maxSeats - game.minSeats + 1;
    for (let seed = 0; played.length < positions; seed++) {
      for (const { state, plies, seat } of playedPositions(
        game.minSeats + (seed % seatCounts),
        `bots ${seed}`,
      )) {
        played.push({ game, state: game.copy(state), plies: [...plies], seat, number: played.length + 1 });
        if (played.length === positions) break;
      }
    }
    return played.slice(0, count);
  }

  describe(`the bots of ${game.id}`, () => {
    test(`B8: ${positions} decisions are the same in every world that their seat can’t distinguish`, () => {
      const names = ['random', 'greedy', 'flat:6it', 'search:6it'];
      for (const position of positionsOf(positions)) {
        const { state, seat, number } = position;
        const twin = { ...position, state: redealtCopy(game, state, seat, keyFromSeed(`twin ${number}`)) };
        const name = names[number % names.length] as string;
        const key = keyFromSeed(`decision ${number}`);
        expect(askBot(bot(name), twin, seat, key)).toEqual(askBot(bot(name), position, seat, key));
      }
    });

    test('the terms that explain an evaluation sum to it', () => {
      const evaluator = currentEvaluator(kit);
      for (const { state, seat } of positionsOf(positions)) {
        const terms = Object.values(evaluator.explain?.(state, seat) ?? {});
        const sum = terms.reduce((total, term) => total + term, 0);
        expect(sum).toBeCloseTo(evaluator.evaluate(state, seat), 6);
      }
    });

    test('B8: decisions that reuse an earlier search do not depend on hidden information either', () => {
      const state = game.setup(game.minSeats, options, keyFromSeed('going on'), undefined);
      advanceToDecision(game, state, undefined);
      const plies: RecordedPly[] = [];
      const pairs = Array.from(
        { length: state.seats },
        () => [bot('search:8it'), bot('search:8it')] as const,
      );
      while (plies.length < 80 && !isOver(state)) {
        const seat = firstPending(state);
        const [one, other] = pairs[seat] as readonly [Bot<S, F>, Bot<S, F>];
        const key = keyFromSeed(`going on ${plies.length}`);
        const ply = askBot(one, { game, state, plies }, seat, key);
        const twin = redealtCopy(game, state, seat, keyFromSeed(`twin ${plies.length}`));
        expect(askBot(other, { game, state: twin, plies }, seat, key)).toEqual(ply);
        playPly(game, state, seat, ply, undefined);
        plies.push([seat, ...ply]);
      }
    });

    test('a bot that saw everything would be detected', () => {
      let differences = 0;
      for (const position of positionsOf(150)) {
        const { state, seat, number } = position;
        const key = keyFromSeed(`decision ${number}`);
        const twin = { ...position, state: redealtCopy(game, state, seat, keyFromSeed(`twin ${number}`)) };
        const [a, b] = [position, twin].map((each) => {
          const world = (): SampledState<S> => game.copy(each.state) as SampledState<S>;
          return bot('search:6it').decide({
            ...observe(each, seat, key),
            state: world(),
            sampleState: world,
          });
        });
        if (a?.join() !== b?.join()) differences++;
      }
      expect(differences).toBeGreaterThan(0);
    });

    test('bots play offered plies only and leave the true state unchanged', () => {
      for (const { number, ...position } of positionsOf(200)) {
        const { state, seat } = position;
        const before = hashOf(state);
        const name = NAMES[number % NAMES.length] as string;
        expect(offersFor(game, state, seat)).toContainEqual(
          askBot(bot(name), position, seat, keyFromSeed(number)),
        );
        expect(hashOf(state)).toBe(before);
      }
    });

    test('an evaluation is the sum of its parts; at the end it is the score by its sources', () => {
      const evaluator = currentEvaluator(kit);
      const parts: number[] = [];
      for (const { state } of positionsOf(200)) {
        for (let seat = 0; seat < state.seats; seat++) {
          const value = evaluator.evaluate(state, seat, parts);
          expect(Number.isFinite(value)).toBe(true);
          expect(evaluator.evaluate(state, seat)).toBe(value);
          expect(sum(parts.slice(0, evaluator.sources.length))).toBeCloseTo(value, 6);
          expect(evaluator.leadScale(state)).toBeGreaterThan(0);
        }
      }
      const final = finalState();
      game.outcome(final).seats.forEach(({ total, sources }, seat) => {
        expect(evaluator.evaluate(final, seat, parts) * evaluator.pointsPerUnit).toBeCloseTo(total, 6);
        expect(
          Object.fromEntries(
            evaluator.sources.map((source, i) => [source, (parts[i] as number) * evaluator.pointsPerUnit]),
          ),
        ).toEqual(sources);
      });
    });

    test('pruning keeps at least one offer and adds none', () => {
      const evaluator = currentEvaluator(kit);
      const offers = new Offers();
      for (const { state, seat } of positionsOf(200)) {
        listOffers(game, state, seat, offers);
        const all = offers.codes.slice(0, offers.length);
        evaluator.pruneOffers?.(state, seat, offers);
        const kept = offers.codes.slice(0, offers.length);
        expect(kept.length).toBeGreaterThan(0);
        expect(all).toEqual(expect.arrayContaining(kept));
      }
    });

    test('the same key gives the same decision, and search reports its assessments', () => {
      for (const { number, ...position } of positionsOf(40)) {
        const search = bot('search:30it');
        const observation = observe(position, position.seat, keyFromSeed(number));
        const ply = search.decide(observation);
        expect(bot('search:30it').decide(observe(position, position.seat, keyFromSeed(number)))).toEqual(ply);
        const reasons = search.assessments?.(3) ?? [];
        expect(reasons[0]?.ply).toEqual(ply);
        for (const { value, spread, visits, sources } of reasons) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
          expect(spread).toBeGreaterThanOrEqual(0);
          expect(visits).toBeGreaterThan(0);
          expect(Object.keys(sources)).toEqual(currentEvaluator(kit).sources);
        }
      }
    });

    test.each([
      ['greedy', 'random', 6, 0.9],
      ['apprentice', 'random', 6, 0.8],
      ['search:8it', 'apprentice', 4, 0.6],
    ])('%s beats %s', (better, worse, games, least) => {
      let won = 0;
      for (let number = 0; number < games; number++) {
        const seat = number % 2;
        const bots = seat === 0 ? [bot(better), bot(worse)] : [bot(worse), bot(better)];
        const key = keyFromSeed(`match ${number >> 1}`);
        won += winSharesOf(playBotGame({ game, options, key, bots, seed: `match ${number}` }))[
          seat
        ] as number;
      }
      expect(won / games).toBeGreaterThanOrEqual(least);
    });

    function finalState(): S {
      let last: S | undefined;
      const bots = Array.from({ length: game.maxSeats }, () => bot('greedy'));
      playBotGame({ game, options, key: keyFromSeed('end'), bots, seed: 'end' }, (state) => (last = state));
      return last as S;
    }
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
