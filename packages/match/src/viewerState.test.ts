import { LOADED_GAMES } from '@pithead/games/loaded';
import { commitmentOf, hexFromKey } from '@pithead/kernel';
import { describe, expect, it } from 'vitest';
import { startTestMatch } from './testing/randomLog.ts';
import { offlineContext } from './viewerState.ts';

const siberia = (LOADED_GAMES['siberia'] as (typeof LOADED_GAMES)[string]).game;

describe('the state for a viewer', () => {
  it('the state contains offers only for a seat of a running match', () => {
    const state = startTestMatch(siberia, 2, 'offers');
    const context = offlineContext(state);
    const seat = Math.log2(state.asked & -state.asked);
    expect(state.viewerState(seat, context).offers).not.toEqual({});
    expect(state.viewerState(undefined, context).offers).toEqual({});
    expect(state.viewerState(seat, { ...context, status: 'frozen', frozenFor: 'brokenLog' })).toMatchObject({
      offers: {},
      frozenFor: 'brokenLog',
    });
  });

  it('the state contains the commitment to the deal from the beginning, and the key only after the end', () => {
    const state = startTestMatch(siberia, 2, 'key');
    const { key } = state.match.table;
    expect(state.viewerState(0, offlineContext(state))).toMatchObject({
      key: '',
      commitment: commitmentOf(key),
    });
    for (const seat of [0, 1]) state.apply({ seat, kind: 'resign', body: null });
    expect(state.viewerState(0, offlineContext(state)).key).toBe(hexFromKey(key));
  });
});
