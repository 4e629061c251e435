import { LOADED_GAMES } from '@pithead/games/loaded';
import type { Ply } from '@pithead/kernel';
import { firstPending } from '@pithead/kernel';
import { isRefused, saveSnapshot } from '@pithead/match';
import { expect, it } from 'vitest';
import { sha256Hex } from '../ids.ts';
import type { EventRow, SeatRow, Store, TableRow, TableWithSeats } from '../store/store.ts';
import { loadMatch, newMatchState } from './loadMatch.ts';
import { stateHash } from './stateHash.ts';

const siberia = LOADED_GAMES['siberia'] as (typeof LOADED_GAMES)[string];

const found = (seq: number): TableWithSeats => ({
  table: {
    id: 'table',
    game: 'siberia',
    version: siberia.game.version,
    options: {},
    key: '7'.repeat(64),
    status: 'running',
    seq,
  } as unknown as TableRow,
  seats: ['Ada', 'Ben'].map((name, seat) => ({ seat, name, person: name, bot: null }) as unknown as SeatRow),
});

it('a log with a broken early row is replayed a bounded number of times, up to that row', async () => {
  const rows: EventRow[] = [];
  const original = newMatchState({ games: LOADED_GAMES }, found(0));
  let snapshot = '';
  for (let seq = 1; seq <= 120; seq++) {
    const seat = firstPending(original.gameState);
    const body = [original.match.offers(seat)[0] as Ply];
    const applied = original.apply({ seat, kind: 'play', body });
    if (isRefused(applied)) throw new Error(applied.refusal.reason);
    const { isPublic } = applied;
    const at = { table: 'table', commandId: `${seat}:${seq}`, at: 0 };
    rows.push({
      ...at,
      seq,
      seat,
      kind: 'play',
      body,
      isOpen: isPublic,
      stateHash: stateHash(original.gameState),
    });
    if (seq === 100) snapshot = saveSnapshot(original, sha256Hex);
  }
  // The first damaged row is before the snapshot, so it is found only after the second one.
  for (const seq of [4, 110]) rows[seq - 1] = { ...(rows[seq - 1] as EventRow), stateHash: 'damaged' };
  let setups = 0;
  const setup: typeof siberia.game.setup = (...given) => {
    setups++;
    return siberia.game.setup(...given);
  };
  const store = {
    eventsAfter: (_table: string, after: number) => Promise.resolve(rows.slice(after)),
    findSnapshot: () => Promise.resolve({ table: 'table', seq: 100, body: snapshot }),
  } as unknown as Store;
  const games = { siberia: { ...siberia, game: { ...siberia.game, setup } } };
  const { matchState, broken } = await loadMatch({ games, store }, found(120));
  expect([matchState?.logSeq, broken?.message]).toEqual([3, 'event 110 leads to another state']);
  expect(setups).toBeLessThanOrEqual(4);
});
