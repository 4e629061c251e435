import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore } from '../../store/sqlite/sqliteStore.ts';
import type { PersonRow, Store, TableStatus } from '../../store/store.ts';
import { buildSeat, buildTable } from '../../store/testing/testRows.ts';
import type { PasswordHasher } from '../passwordService.ts';
import { PasswordService } from '../passwordService.ts';
import type { SignInResult } from '../peopleService.ts';
import { PeopleService } from '../peopleService.ts';

export interface ManualClock {
  readonly now: () => number;
  pass(ms: number): void;
}

export function manualClock(start: number): ManualClock {
  let time = start;
  return { now: () => time, pass: (ms) => void (time += ms) };
}

export interface ObservedStore {
  readonly store: Store;
  readonly takeCallCounts: () => Record<string, number>;
  /** Runs `event` once, after the next call of the method and before its result is returned. */
  readonly afterNext: (method: keyof Store, event: () => Promise<unknown>) => void;
  readonly close: () => Promise<void>;
}

const DISK = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

export async function openObservedStore(): Promise<ObservedStore> {
  const folder = mkdtempSync(join(DISK, 'pithead-people-'));
  const real = await openSqliteStore(join(folder, 'people.db'));
  let counts: Record<string, number> = {};
  const events = new Map<string | symbol, () => Promise<unknown>>();
  const call = async (method: string, run: () => Promise<unknown>): Promise<unknown> => {
    counts[method] = (counts[method] ?? 0) + 1;
    const event = events.get(method);
    events.delete(method);
    const answer = await run();
    await event?.();
    return answer;
  };
  const store = new Proxy(real, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) =>
        call(String(name), () => Reflect.apply(value, target, given) as Promise<unknown>);
    },
  });
  return {
    store,
    takeCallCounts: () => {
      const before = counts;
      counts = {};
      return before;
    },
    afterNext: (method, event) => void events.set(method, event),
    close: async () => {
      await real.close();
      rmSync(folder, { recursive: true });
    },
  };
}

class CountingHasher implements PasswordHasher {
  verified = 0;
  hashed = 0;

  hash(password: string): Promise<string> {
    this.hashed++;
    return Promise.resolve(`hashed:${password}`);
  }

  verify(hashed: string, password: string): Promise<boolean> {
    this.verified++;
    return Promise.resolve(hashed === `hashed:${password}`);
  }
}

export async function addTestTable(
  store: Store,
  status: TableStatus,
  people: readonly PersonRow[],
): Promise<string> {
  const table = buildTable(people[0]?.id ?? '', {
    seatCount: people.length,
    status,
    version: 1,
    key: 'c0ffee',
    createdAt: 1,
    startedAt: status === 'open' ? null : 2,
    endedAt: status === 'over' ? 3 : null,
  });
  const seats = people.map((person, seat) => buildSeat(table.id, seat, person));
  await store.addTable(table, seats);
  return table.id;
}

export const PASSWORD = 'kolen uit de mijn';
export const OTHER_PASSWORD = 'Erz aus dem Schacht';

export function mustSucceed<T extends { readonly ok: boolean }>(
  result: T,
): Extract<T, { readonly ok: true }> {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result)}`);
  return result as Extract<T, { readonly ok: true }>;
}

export interface PeopleFixture extends ObservedStore {
  readonly clock: ManualClock;
  readonly argon: CountingHasher;
  readonly people: PeopleService;
  readonly guest: (name: string) => Promise<SignInResult>;
  readonly account: (name: string) => Promise<SignInResult>;
  readonly isIn: (id: string) => Promise<boolean>;
}

export async function openPeopleFixture(): Promise<PeopleFixture> {
  const fixture = await openObservedStore();
  const clock = manualClock(1_700_000_000_000);
  const argon = new CountingHasher();
  const people = new PeopleService({
    store: fixture.store,
    now: clock.now,
    passwords: new PasswordService(argon),
  });
  const guest = async (name: string): Promise<SignInResult> =>
    mustSucceed(await people.createGuest(name, 'nl'));
  const account = async (name: string): Promise<SignInResult> => {
    const created = await guest(name);
    return { ...created, ...mustSucceed(await people.register(created.person, name, PASSWORD)) };
  };
  const isIn = async (id: string): Promise<boolean> => (await people.sessions.find(id)) !== undefined;
  return { ...fixture, clock, argon, people, guest, account, isIn };
}
