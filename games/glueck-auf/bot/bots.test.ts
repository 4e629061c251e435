import type { Bot } from '@pithead/bots';
import { askBot, greedyBot, randomBot } from '@pithead/bots';
import { firstPending, isOver, keyFromSeed, offersFor, playPly, redealt, resolveOptions } from '@pithead/kernel';
import { describe, expect, it } from 'vitest';
import { glueckAuf } from '../rules/index.ts';
import { evaluate } from './evaluate.ts';

type GlueckAuf = ReturnType<typeof glueckAuf.setup>;

const greedy = greedyBot<GlueckAuf, never>(evaluate) as unknown as Bot<GlueckAuf>;
const bots: readonly Bot<GlueckAuf>[] = [greedy, randomBot as unknown as Bot<GlueckAuf>];
const deal = (seats: number, seed: number): GlueckAuf =>
  glueckAuf.setup(seats, resolveOptions(glueckAuf, {}), keyFromSeed(seed), undefined);

/** A game between bots; `visit` sees every position before it is decided. */
function play(state: GlueckAuf, seatBots: readonly Bot<GlueckAuf>[], seed: number, visit: (seat: number) => void = () => undefined): void {
  for (let ply = 0; !isOver(state); ply++) {
    const seat = firstPending(state);
    visit(seat);
    playPly(
      glueckAuf,
      state,
      seat,
      askBot(seatBots[seat] as Bot<GlueckAuf>, glueckAuf, state, seat, keyFromSeed(`${seed}/${ply}`)),
      undefined,
    );
  }
}

describe('bots', () => {
  it('decide the same in every deal that their seat could believe in', () => {
    const state = deal(3, 1);
    let positions = 0;
    play(state, [greedy, greedy, greedy], 1, (seat) => {
      const twin = redealt(glueckAuf, state, seat, keyFromSeed(`twin ${positions}`));
      for (const bot of bots) {
        const key = keyFromSeed(`decision ${positions}`);
        expect(askBot(bot, glueckAuf, twin, seat, key)).toEqual(askBot(bot, glueckAuf, state, seat, key));
      }
      positions++;
    });
    expect(positions).toBeGreaterThan(100);
  });

  it('play only what is offered, and leave the true state alone', () => {
    const state = deal(2, 2);
    const before = JSON.stringify(state);
    for (const bot of bots) {
      const seat = firstPending(state);
      expect(offersFor(glueckAuf, state, seat)).toContainEqual(askBot(bot, glueckAuf, state, seat, keyFromSeed(1)));
      expect(JSON.stringify(state)).toBe(before);
    }
  });

  it('greedy draws lots between plies that look equally good', () => {
    const indifferent = greedyBot<GlueckAuf, never>(() => 0) as unknown as Bot<GlueckAuf>;
    const state = deal(2, 3);
    const chosen = new Set(
      Array.from({ length: 40 }, (_, seed) => askBot(indifferent, glueckAuf, state, firstPending(state), keyFromSeed(seed))[1]),
    );
    expect(chosen.size).toBeGreaterThan(4);
  });

  it('greedy beats random', () => {
    let wins = 0;
    for (let seed = 0; seed < 12; seed++) {
      const state = deal(2, seed);
      play(state, seed % 2 === 0 ? [greedy, bots[1] as Bot<GlueckAuf>] : [bots[1] as Bot<GlueckAuf>, greedy], seed);
      if (glueckAuf.outcome(state).seats[seed % 2]?.rank === 1) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(11);
  });
});
