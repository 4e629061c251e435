import { predictingEvaluator } from '@pithead/bots';
import type { Game, GameRecord } from '@pithead/kernel';
import { keyFromSeed, Match, recordOf } from '@pithead/kernel';
import { describe, expect, test } from 'vitest';
import type { JudgedDecision, Review } from './index.ts';
import { assembleReview, DecisionJudge, LEDGER_ROWS, Lookahead, ReviewEngine } from './index.ts';
import { keySequence } from './keys.ts';
import type { Lottery } from './testing/lottery.ts';
import { lottery, lotteryKit, TICKETS } from './testing/lottery.ts';

const EFFORT = { futures: 400, drawFutures: 400, options: TICKETS, worlds: 20, iterations: 20 };
const GAMES = 40;

function recordWith(seed: number, ticket: number): GameRecord {
  const match = Match.start(lottery, { names: ['Ann', 'Ben'], options: {}, key: keyFromSeed(seed) });
  match.play(0, [['take', ticket]]);
  return recordOf(match);
}

/** How the lottery is reviewed; a planted fault replaces a part of it. */
interface Reviewer {
  readonly game: Game<Lottery>;
  readonly keysFor: typeof keySequence;
  change(each: Review): Review;
}

const HONEST: Reviewer = { game: lottery, keysFor: keySequence, change: (each) => each };

function judge({ game, keysFor }: Reviewer, seed: number, ticket: number): JudgedDecision {
  const evaluator = predictingEvaluator(lotteryKit);
  const lookahead = new Lookahead(game, evaluator);
  const before = game.setup(2, {}, keyFromSeed(seed), undefined);
  const decision = { seat: 0, plies: [['take', ticket] as const], firstPly: 0 };
  return new DecisionJudge(game, lotteryKit, evaluator, lookahead, `faults/${seed}`, keysFor).judge(
    before,
    decision,
    EFFORT,
  );
}

function review({ game, change }: Reviewer, seed: number, ticket: number): Review {
  const engine = new ReviewEngine(game, lotteryKit, recordWith(seed, ticket), EFFORT);
  return change(
    assembleReview(engine as unknown as ReviewEngine, {
      start: engine.startValue(),
      values: engine.valueGroups(0, engine.groups.length),
      verdicts: new Map([[0, engine.judge(0)]]),
    }),
  );
}

/** What is known of the lottery; the names of those that a reviewer breaks. */
const CHECKS: Readonly<Record<string, (reviewer: Reviewer) => boolean>> = {
  /** Nobody can know which ticket wins for certain, so tickets 1 to 7 are equally good. */
  'equal options cost nothing': (reviewer) => {
    const errors = Array.from({ length: GAMES }, (_, seed) => judge(reviewer, seed, 1 + (seed % 7)).error);
    return Math.abs(errors.reduce((sum, error) => sum + error, 0) / GAMES) < 0.06;
  },
  'a verdict does not depend on what is hidden': (reviewer) => {
    const [one, other] = [3, 5].map((card) => {
      const game = { ...reviewer.game, setup: withCard(reviewer.game, card) };
      return judge({ ...reviewer, game }, 7, 3).error;
    });
    return one === other;
  },
  'a ticket that always loses costs about half of the chance': (reviewer) => {
    const { error, standardError } = judge(reviewer, 1, 0);
    return error - 2 * standardError > 0.25 && error - 2 * standardError < 0.7;
  },
  'the winner of a draw was lucky': (reviewer) => {
    for (let seed = 0; seed < 6; seed++) {
      const { seats } = review(reviewer, seed, 1 + (seed % 7));
      const winner = seats.findIndex(({ ledger }) => ledger.result === 1);
      if (!((seats[winner]?.ledger.luck.amount ?? 0) > 0.2)) return false;
    }
    return true;
  },
  'the ledger adds up': (reviewer) =>
    review(reviewer, 2, 3).seats.every(({ ledger }) => {
      const rows = LEDGER_ROWS.reduce((sum, row) => sum + ledger[row].amount, 0);
      return Math.abs(ledger.start.amount + rows - ledger.result) < 1e-9;
    }),
  'only who decided made an error': (reviewer) => {
    const { seats } = review(reviewer, 1, 0);
    return (seats[0]?.ledger.errors.amount ?? 0) < -0.3 && seats[1]?.ledger.errors.amount === 0;
  },
  'what a seat decided is its own, and another’s for everybody else': (reviewer) => {
    const [first, second] = review(reviewer, 1, 0).seats.map(({ ledger }) => ledger);
    return first?.own.amount !== 0 && first?.others.amount === 0 && second?.own.amount === 0;
  },
};

const withCard =
  (game: Game<Lottery>, card: number): Game<Lottery>['setup'] =>
  (...given) => ({ ...game.setup(...given), hiddenCard: card });

const brokenChecks = (reviewer: Reviewer): string[] =>
  Object.entries(CHECKS)
    .filter(([, holds]) => !holds(reviewer))
    .map(([name]) => name);

const PLANTED: Readonly<Record<string, Partial<Reviewer>>> = {
  'the judge peeks at the hidden card': { game: { ...lottery, redeal: () => undefined } },
  'options are selected and measured in the same worlds': {
    keysFor: (seed) => keySequence(seed.replace(/\/(?:select|measure|confirm)$/, '')),
  },
  'luck has the wrong sign': {
    change: (each) => ({
      ...each,
      seats: each.seats.map((seat) => {
        const { luck } = seat.ledger;
        return { ...seat, ledger: { ...seat.ledger, luck: { ...luck, amount: -luck.amount } } };
      }),
    }),
  },
  'decisions of others count as own': {
    change: (each) => ({
      ...each,
      seats: each.seats.map((seat) => {
        const { own, others } = seat.ledger;
        return { ...seat, ledger: { ...seat.ledger, own: others, others: own } };
      }),
    }),
  },
  'seats are swapped': { change: (each) => ({ ...each, seats: each.seats.toReversed() }) },
};

describe('planted faults of the review', () => {
  test('the review of a game whose errors and luck are known is right', () => {
    expect(brokenChecks(HONEST)).toEqual([]);
  });

  test('a decision that would be marked is looked at again, in worlds of its own', () => {
    const places: string[] = [];
    const keysFor: typeof keySequence = (seed) => {
      places.push(seed.slice(seed.lastIndexOf('/')));
      return keySequence(seed);
    };
    judge({ ...HONEST, keysFor }, 1, 0);
    expect(places).toEqual(['/select', '/measure', '/confirm']);
    const elsewhere: typeof keySequence = (seed) => keySequence(seed.replace(/\/confirm$/, '/elsewhere'));
    expect(judge({ ...HONEST, keysFor: elsewhere }, 1, 0).error).not.toBe(judge(HONEST, 1, 0).error);
  });

  test.each(Object.entries(PLANTED))('it is found if %s', (_, fault) => {
    expect(brokenChecks({ ...HONEST, ...fault })).not.toEqual([]);
  });
});
