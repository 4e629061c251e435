import { LOADED_GAMES } from '@pithead/games/loaded';
import type { Ply } from '@pithead/kernel';
import { commitmentOf, firstPending, hexFromKey, isOver } from '@pithead/kernel';
import { describe, expect, it } from 'vitest';
import { startTestMatch } from './testing/randomLog.ts';
import { offlineContext, progressOf } from './viewerState.ts';

const siberia = (LOADED_GAMES['siberia'] as (typeof LOADED_GAMES)[string]).game;

describe('the state for a viewer', () => {
  it('the state contains offers only for a seat of a running match', () => {
    const matchState = startTestMatch(siberia, 2, 'offers');
    const context = offlineContext(matchState);
    const seat = Math.log2(matchState.pendingSeats & -matchState.pendingSeats);
    expect(matchState.viewerState(seat, context).offers).not.toEqual({});
    expect(matchState.viewerState(undefined, context).offers).toEqual({});
    expect(
      matchState.viewerState(seat, { ...context, status: 'frozen', frozenFor: 'brokenLog' }),
    ).toMatchObject({
      offers: {},
      frozenFor: 'brokenLog',
    });
  });

  it('the state contains the commitment to the deal from the beginning, and the key only after the end', () => {
    const matchState = startTestMatch(siberia, 2, 'key');
    const { key } = matchState.match.setup;
    expect(matchState.viewerState(0, offlineContext(matchState))).toMatchObject({
      key: '',
      commitment: commitmentOf(key),
    });
    for (const seat of [0, 1]) matchState.apply({ seat, kind: 'resign', body: null });
    expect(matchState.viewerState(0, offlineContext(matchState)).key).toBe(hexFromKey(key));
  });

  it('a resignation is told to everybody with its place among the events that the viewer knows', () => {
    const state = startTestMatch(siberia, 2, 'resignation');
    const seat = Math.log2(state.pendingSeats & -state.pendingSeats);
    const other = 1 - seat;
    const [ply] = state.match.offers(seat);
    if (ply === undefined) throw new Error('nothing is offered');
    state.apply({ seat, kind: 'play', body: [ply] });
    state.apply({ seat: other, kind: 'resign', body: null });
    for (const viewer of [seat, other, undefined]) {
      const { seq, resigned, resignations } = state.viewerState(viewer, offlineContext(state));
      expect([resigned, resignations]).toEqual([1 << other, [[other, seq]]]);
    }
    const before = state.seqFor(seat);
    state.apply({ seat, kind: 'undo', body: 'turn' });
    expect(state.viewerState(seat, offlineContext(state)).resignations).toEqual([[other, before]]);
  });
});

describe.each(Object.entries(LOADED_GAMES))('the progress of %s', (id, { game }) => {
  it('the progress goes on round by round, and ends with the result', () => {
    const matchState = startTestMatch(game, 3, `progress of ${id}`);
    const { match } = matchState;
    const rounds = new Set<number>();
    for (let plies = 0; !isOver(matchState.gameState); plies++) {
      const progress = progressOf(matchState);
      expect(progress?.round).toBeGreaterThanOrEqual(Math.max(0, ...rounds));
      rounds.add(progress?.round ?? -1);
      if (progress?.scores !== null) expect(progress?.scores).toHaveLength(3);
      const seat = firstPending(matchState.gameState);
      const offers = match.offers(seat);
      matchState.apply({ seat, kind: 'play', body: [offers[(plies * 31) % offers.length] as Ply] });
    }
    expect(rounds.size).toBeGreaterThan(1);
    expect(progressOf(matchState)?.scores).toEqual(
      game.outcome(matchState.gameState).seats.map(({ total }) => total),
    );
  });
});
