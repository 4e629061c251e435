import { LOADED_GAMES } from '@pithead/games/loaded';
import { commitmentOf, hexFromKey } from '@pithead/kernel';
import { describe, expect, it } from 'vitest';
import { startTestMatch } from './testing/randomLog.ts';
import { offlineContext } from './viewerState.ts';

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
    const { key } = matchState.match.table;
    expect(matchState.viewerState(0, offlineContext(matchState))).toMatchObject({
      key: '',
      commitment: commitmentOf(key),
    });
    for (const seat of [0, 1]) matchState.apply({ seat, kind: 'resign', body: null });
    expect(matchState.viewerState(0, offlineContext(matchState)).key).toBe(hexFromKey(key));
  });
});
