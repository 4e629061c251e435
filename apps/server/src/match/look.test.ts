import { LOADED_GAMES } from '@pithead/games/loaded';
import { keyFromSeed } from '@pithead/kernel';
import { describe, expect, it } from 'vitest';
import { viewerState } from './viewerState.ts';
import { MatchState } from './matchState.ts';

describe('what is shown of the clocks', () => {
  it('clocks are shown as paused as soon as the match is, even if their stored state is of an older event', () => {
    const { game } = LOADED_GAMES['siberia'] as (typeof LOADED_GAMES)[string];
    const situation = new MatchState(
      game,
      { names: ['Ada', 'Ben'], options: {}, key: keyFromSeed('paused') },
      0b11,
    );
    const table = { status: 'running', frozenFor: '', key: '00'.repeat(32) } as const;
    const clocks = { leftMs: [60_000, 60_000], asOf: 0, isPaused: false };
    const shown = () =>
      viewerState(situation, 0, { table, clocks, uptime: 0, online: 0, watching: 0 }, undefined);
    situation.apply(0, { kind: 'askPause', body: null });
    expect(shown().clocks?.isPaused).toBe(false);
    situation.apply(1, { kind: 'answerPause', body: true });
    expect(shown()).toMatchObject({ isPaused: true, clocks: { isPaused: true, running: 0 } });
  });
});
