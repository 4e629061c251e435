import type { Fact } from '@pithead/kernel';
import type { ViewerState, WatchedTable } from '@pithead/protocol';
import type { MatchSource } from '@pithead/ui';
import { describe, expect, it } from 'vitest';
import { ScoringPause } from './scoringPause.ts';

type NumberedFact = readonly [seq: number, fact: Fact];

const isScored = ({ type }: Fact): boolean => type === 'shiftEnded';

const stateOf = (
  seq: number,
  facts: readonly NumberedFact[],
  more: Partial<ViewerState> = {},
): WatchedTable =>
  ({
    table: { status: 'running' },
    state: {
      seq,
      view: `view ${seq}`,
      offers: { go: [seq] },
      asked: 1,
      facts,
      factCount: facts.length,
      ...more,
    },
  }) as unknown as WatchedTable;

/** A source whose updates are made by the test, and the pause that listens to it. */
function createMatch(viewer: number | null = 0, ...first: [WatchedTable?]) {
  let shown = first.length === 0 ? stateOf(0, []) : first[0];
  let facts: readonly NumberedFact[] = [];
  const listeners = new Set<Parameters<MatchSource['listen']>[0]>();
  const source = {
    viewer,
    current: () => shown,
    listen(listener: Parameters<MatchSource['listen']>[0]) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  } as unknown as MatchSource;
  const seen: string[] = [];
  const pause = new ScoringPause(source, isScored);
  const unlisten = pause.listen(({ state }, added) =>
    seen.push([state?.view, ...added.map(({ type }) => type)].join(' ')),
  );
  const send = (
    seq: number,
    types: readonly string[],
    more: Partial<ViewerState> = {},
    isNews = true,
  ): void => {
    const added = types.map((type): NumberedFact => [seq, { type }]);
    facts = [...(more.facts ?? facts), ...added];
    shown = stateOf(seq, facts, { ...more, facts, factCount: facts.length });
    for (const listener of listeners) listener(shown, isNews ? added.map(([, fact]) => fact) : []);
  };
  return { source, pause, seen, send, unlisten, listeners };
}

describe('the pause at a scoring moment', () => {
  it('updates without a scored fact pass at once', () => {
    const { pause, seen, send } = createMatch();
    send(1, ['moved']);
    send(2, ['moved', 'paid']);
    expect(seen).toEqual(['view 1 moved', 'view 2 moved paid']);
    expect(pause.moment).toBeUndefined();
  });

  it('a scored fact keeps the state before it, without offers and undo but with the clocks of now', () => {
    const { pause, send } = createMatch();
    send(1, ['moved']);
    send(2, ['moved', 'shiftEnded', 'scored'], {
      clocks: { leftMs: [5], running: 1, isPaused: false },
      undoable: 2,
      outcome: { seats: [] },
    } as unknown as Partial<ViewerState>);
    expect(pause.current()?.state).toMatchObject({
      view: 'view 1',
      offers: {},
      undoable: 0,
      clocks: { leftMs: [5] },
    });
    expect(pause.current()?.state?.outcome).toBeUndefined();
    expect(pause.moment).toMatchObject({ before: 'view 1', after: 'view 2', viewer: 0 });
  });

  it('continuing shows the state after the moment with all facts that arrived meanwhile', () => {
    const { pause, seen, send } = createMatch();
    send(1, ['moved', 'shiftEnded']);
    send(2, ['paid']);
    send(3, ['moved']);
    expect(seen).toEqual(['view 0', 'view 0', 'view 0']);
    pause.proceed();
    expect(seen.at(-1)).toBe('view 3 moved shiftEnded paid moved');
    expect(pause.moment).toBeUndefined();
    expect(pause.current()?.state?.offers).toEqual({ go: [3] });
  });

  it('a second moment that arrived meanwhile gets a pause of its own', () => {
    const { pause, seen, send } = createMatch();
    send(1, ['shiftEnded']);
    send(2, ['moved']);
    send(3, ['moved', 'shiftEnded', 'scored']);
    pause.proceed();
    expect(seen.at(-1)).toBe('view 2 shiftEnded moved');
    expect(pause.moment).toMatchObject({ number: 2, before: 'view 2', after: 'view 3' });
    expect(pause.moment?.facts.map(({ type }) => type)).toEqual(['moved', 'moved', 'shiftEnded', 'scored']);
    pause.proceed();
    expect(seen.at(-1)).toBe('view 3 moved shiftEnded scored');
  });

  it('the facts of a moment begin after the update that brought the previous one', () => {
    const { pause, send } = createMatch();
    send(1, ['moved', 'shiftEnded', 'scored', 'shiftBegun']);
    expect(pause.moment?.facts.map(({ type }) => type)).toEqual([
      'moved',
      'shiftEnded',
      'scored',
      'shiftBegun',
    ]);
    pause.proceed();
    send(2, ['paid']);
    send(3, ['shiftEnded']);
    expect(pause.moment?.facts.map(({ type }) => type)).toEqual(['paid', 'shiftEnded']);
  });

  it('a moment that is taken back closes by itself', () => {
    const { pause, seen, send } = createMatch();
    send(1, ['moved']);
    send(2, ['shiftEnded']);
    send(3, [], { facts: [[1, { type: 'moved' }]] });
    expect(pause.moment).toBeUndefined();
    expect(seen.at(-1)).toBe('view 3 shiftEnded');
  });

  it('at a shared device the panel comes before the device is handed over', () => {
    const { source, pause, send } = createMatch(1);
    send(1, ['moved']);
    (source as { viewer: number | null }).viewer = null;
    send(2, ['shiftEnded'], {}, false);
    expect(pause.viewer).toBe(1);
    expect(pause.moment).toMatchObject({ viewer: 1, before: 'view 1' });
    pause.proceed();
    expect(pause.viewer).toBe(null);
  });

  it('the first state of a table is shown without a panel', () => {
    const { pause, seen, send } = createMatch(0, undefined);
    send(5, ['moved', 'shiftEnded']);
    expect(pause.moment).toBeUndefined();
    expect(seen).toEqual(['view 5 moved shiftEnded']);
  });

  it('a pause survives a change of its listener and stops listening without one', () => {
    const { pause, send, unlisten, listeners } = createMatch();
    send(1, ['shiftEnded']);
    unlisten();
    expect(listeners.size).toBe(0);
    const stop = pause.listen(() => undefined);
    expect(pause.moment).toBeDefined();
    pause.proceed();
    expect(pause.current()?.state?.view).toBe('view 1');
    stop();
    expect(listeners.size).toBe(0);
  });
});
