import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyRemovals, markRemoved, settleRemoval, undoRemoval } from './removedGames.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

const NOW = 1_000_000;
const LATER = NOW + 60_000;
const gameOf = (id: string, more: object = {}) => ({
  id,
  isLocal: false,
  isYourTurn: false,
  status: 'running' as const,
  ...more,
});
const LOCAL = gameOf('local', { isLocal: true });
const OTHER = gameOf('other');

it('a removed game is gone at once, and back after an undo', () => {
  markRemoved(LOCAL, NOW);
  expect(applyRemovals([LOCAL, OTHER], NOW)).toEqual({ shown: [OTHER], due: [] });
  undoRemoval(LOCAL.id);
  expect(applyRemovals([LOCAL, OTHER], NOW).shown).toEqual([LOCAL, OTHER]);
  expect(stored.size).toBe(0);
});

it('a local match is deleted only when its removal can’t be undone any more', () => {
  markRemoved(LOCAL, NOW);
  expect(applyRemovals([LOCAL], LATER).due).toEqual([]);
  settleRemoval(LOCAL.id);
  expect(applyRemovals([LOCAL], NOW).due).toEqual([LOCAL]);
});

it('a page that was closed too early leaves the rest to the next visit', () => {
  stored.set('pithead.removedGames', JSON.stringify({ left: { at: NOW, wasYourTurn: false } }));
  const left = gameOf('left', { isLocal: true });
  expect(applyRemovals([left], NOW + 1_000)).toEqual({ shown: [], due: [] });
  expect(applyRemovals([left], LATER)).toEqual({ shown: [], due: [left] });
});

it('an open table is left, other tables are hidden', () => {
  const open = gameOf('open', { status: 'open' });
  const over = gameOf('over', { status: 'over' });
  for (const game of [open, over]) {
    markRemoved(game, NOW);
    settleRemoval(game.id);
  }
  expect(applyRemovals([open, over], LATER)).toEqual({ shown: [], due: [open] });
});

it('a running game comes back with the next turn of the person', () => {
  const yours = gameOf('run', { isYourTurn: true });
  const waiting = gameOf('run');
  markRemoved(yours, NOW);
  settleRemoval('run');
  expect(applyRemovals([yours], LATER).shown).toEqual([]);
  expect(applyRemovals([waiting], LATER).shown).toEqual([]);
  expect(applyRemovals([yours], LATER).shown).toEqual([yours]);
  expect(applyRemovals([waiting], LATER).shown).toEqual([waiting]);
});

it('damaged storage hides nothing', () => {
  stored.set('pithead.removedGames', '{');
  expect(applyRemovals([LOCAL], NOW).shown).toEqual([LOCAL]);
});
