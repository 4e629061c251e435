import { readFileSync } from 'node:fs';
import { LOADED_GAMES } from '@pithead/games/loaded';
import type { Bot } from '@pithead/bots';
import { askBot, createBot } from '@pithead/bots';
import type { GameRecord, Match } from '@pithead/kernel';
import {
  BadInput,
  branchOf,
  firstPending,
  hexFromKey,
  isBrokenReplay,
  keyFromSeed,
  parseRecord,
  recordOf,
  replay,
} from '@pithead/kernel';
import { describe, expect, test } from 'vitest';
import type { Review } from './index.ts';
import { assembleReview, LEDGER_ROWS, ReviewEngine } from './index.ts';

type LoadedGame = (typeof LOADED_GAMES)[string];

/** The ledger must add up however rough the estimates are. */
const SMALL = { futures: 1, drawFutures: 1, options: 3, worlds: 2, iterations: 4 };

const goldenRecord = (id: string, seats: number): GameRecord =>
  parseRecord(
    readFileSync(
      new URL(`../../../games/${id}/records/greedy-${seats}-players.json`, import.meta.url),
      'utf8',
    ),
  );

function playToTheEnd({ game, kit }: LoadedGame, branch: Parameters<typeof replay>[1]): Match {
  const match = replay(game, branch);
  if (isBrokenReplay(match)) throw new Error('the branch does not replay');
  const bot = createBot('greedy', game, kit, () => 0) as Bot;
  for (let number = 0; !match.isOver; number++) {
    const seat = firstPending(match.state);
    const position = { game: match.game, state: match.state, plies: match.plies };
    match.play(seat, [askBot(bot, position, seat, keyFromSeed(number))]);
  }
  return match;
}

/** Judges every `each`th decision only. */
function reviewOf({ game, kit }: LoadedGame, record: GameRecord, each: number): Review {
  const engine = new ReviewEngine(game, kit, record, SMALL);
  const numbers = engine.decisions.map((_, number) => number).filter((number) => number % each === 0);
  return assembleReview(engine, {
    start: engine.startValue(),
    values: engine.valueGroups(0, engine.groups.length),
    verdicts: new Map(numbers.map((number) => [number, engine.judge(number)])),
  });
}

const sumOver = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

describe.each(Object.entries(LOADED_GAMES))('review of %s', (id, loaded) => {
  const reviews = loaded.manifest.seats.map((seats) => reviewOf(loaded, goldenRecord(id, seats), 9));

  test('the ledger of every seat adds up from its chance at the start to its result', () => {
    for (const { seats } of reviews)
      for (const { ledger } of seats) {
        const rows = LEDGER_ROWS.map((row) => ledger[row].amount);
        expect(ledger.start.amount + sumOver(rows)).toBeCloseTo(ledger.result, 9);
      }
  });

  test('winning chances add up to 1 at every moment, and at the end they are the result', () => {
    for (const { moments, seats } of reviews) {
      for (const { chances } of moments) expect(sumOver(chances)).toBeCloseTo(1, 9);
      expect(moments.at(-1)?.chances).toEqual(seats.map(({ ledger }) => ledger.result));
    }
  });

  test('luck and secrets add up to 0 over the seats', () => {
    for (const { luck, seats } of reviews) {
      for (const { amounts } of luck) expect(sumOver(amounts)).toBeCloseTo(0, 9);
      expect(sumOver(seats.map(({ ledger }) => ledger.secrets.amount))).toBeCloseTo(0, 9);
    }
  });

  test('the same record gives the same review, which survives JSON', () => {
    const record = goldenRecord(id, 2);
    const review = reviewOf(loaded, record, 23);
    expect(reviewOf(loaded, record, 23)).toEqual(review);
    expect(JSON.parse(JSON.stringify(review))).toEqual(JSON.parse(JSON.stringify(review)));
  });

  test('the review of a branch begins where the branch does', () => {
    const origin = goldenRecord(id, 2);
    const ply = Math.floor(origin.plies.length * 0.8);
    const branch = branchOf(origin, { ply, seat: 0, key: hexFromKey(keyFromSeed('branch')) });
    const match = playToTheEnd(loaded, branch);
    const review = reviewOf(loaded, recordOf(match), 9);
    expect(review.moments[0]?.ply).toBe(ply);
    expect(review.decisions.every(({ firstPly }) => firstPly >= ply)).toBe(true);
    for (const { ledger } of review.seats) {
      const rows = LEDGER_ROWS.map((row) => ledger[row].amount);
      expect(ledger.start.amount + sumOver(rows)).toBeCloseTo(ledger.result, 9);
    }
  });

  test('a record that ends before the game does is refused', () => {
    const record = goldenRecord(id, 2);
    const cut = { ...record, plies: record.plies.slice(0, 9), hashes: record.hashes.slice(0, 10) };
    expect(() => new ReviewEngine(loaded.game, loaded.kit, cut)).toThrow(BadInput);
  });
});
