/** Finished matches of 0.1 and of this program are the same to everybody before, while and after they are compact. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compactFinishedMatches } from '../match/compaction/compactionJob.ts';
import type { RunningServer } from '../server.ts';
import type { LoggedEvent, Store } from '../store/store.ts';
import type { SharedTestPostgres } from '../store/testing/testPostgres.ts';
import { shareTestPostgres } from '../store/testing/testPostgres.ts';
import { createGuests, seatPlayers } from '../testing/clients/seatPlayers.ts';
import { TestClient } from '../testing/clients/testClient.ts';
import type { TestPlayer } from '../testing/clients/testPlayer.ts';
import { FINAL_DATA, FIRST_DATA, startSavedServer } from '../testing/servers/savedData.ts';
import { removeTestFolders } from '../testing/servers/testServer.ts';

const LATER_MS = 30 * 86_400_000;

let postgres: SharedTestPostgres;
beforeAll(async () => void (postgres = await shareTestPostgres()));
afterAll(async () => {
  await postgres.dropDatabases();
  removeTestFolders();
});

/** Undo, a request, a pause, and the end by resignations. */
async function playToResignation({ url }: RunningServer): Promise<string> {
  const clients = await createGuests(url, 'Ida', 'Jan');
  const [ida, jan] = (await seatPlayers(clients, { game: 'glueck-auf', seats: 2 })) as [
    TestPlayer,
    TestPlayer,
  ];
  let played = 0;
  const few = (): boolean => played >= 12;
  const choose = (offers: readonly (readonly [string, number])[]) => {
    played++;
    return offers[played % offers.length] as [string, number];
  };
  await Promise.all([ida.playOn(choose, few), jan.playOn(choose, few)]);
  for (const [player, act] of [
    [ida, { act: 'undo', reach: 'step' }],
    [jan, { act: 'askPause' }],
    [ida, { act: 'leave' }],
    [jan, { act: 'resign' }],
    [ida, { act: 'resign' }],
  ] as const)
    await player.act(act);
  for (const client of clients) client.close();
  return ida.table;
}

async function endedMatches(store: Store): Promise<string[]> {
  const all = await Promise.all((await store.allTableIds()).map((id) => store.findTable(id)));
  return all.flatMap((found) =>
    found?.table.status === 'over' || found?.table.status === 'abandoned' ? [found.table.id] : [],
  );
}

/** Everything that HTTP tells of a match, as text. */
async function shownOf({ url, context }: RunningServer, table: string): Promise<string> {
  context.matches.forget(table);
  const seats = (await context.store.findTable(table))?.seats ?? [];
  const paths = [
    '',
    '/export',
    '/state',
    '/chat?room=spectators',
    '/review',
    ...seats.map(({ seat }) => `/state?as=${seat}`),
  ];
  const answers = await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(`${url}/api/tables/${table}${path}`);
      return [path, response.status, await response.text()];
    }),
  );
  expect(answers.filter(([, status]) => status === 200).length).toBeGreaterThanOrEqual(3);
  return JSON.stringify(answers);
}

describe.each([
  ['SQLite', FIRST_DATA],
  ['SQLite', FINAL_DATA],
  ['PostgreSQL', FINAL_DATA],
] as const)('a %s database of $folder', (kind, saved) => {
  let server: RunningServer;
  const shown = new Map<string, string>();
  const logs = new Map<string, readonly LoggedEvent[] | undefined>();
  beforeAll(async () => {
    server = await startSavedServer(kind, saved, postgres);
    const abandoned = await playToResignation(server);
    const { store } = server.context;
    const { status, seq } = (await store.findTable(abandoned))?.table ?? {};
    expect([status, seq]).toEqual(['abandoned', expect.any(Number)]);
    for (const id of await endedMatches(store)) {
      shown.set(id, await shownOf(server, id));
      logs.set(id, await store.loggedEvents(id));
    }
  });
  afterAll(() => server.close());

  const expectSame = async (): Promise<void> => {
    for (const [id, before] of shown) expect(await shownOf(server, id), id).toBe(before);
  };

  it('a match that ended lately is left alone, and so are all if days are 0', async () => {
    const { context } = server;
    expect(await compactFinishedMatches(context)).toBe(0);
    const later = { ...context, time: { ...context.time, now: () => Date.now() + LATER_MS } };
    expect(
      await compactFinishedMatches({ ...later, config: { ...context.config, compactAfterDays: 0 } }),
    ).toBe(0);
    expect(await context.store.compactTables(100, '')).toEqual([]);
  });

  it('everybody is shown the same bytes of compact and of expanded matches', async () => {
    const { context } = server;
    const later = { ...context, time: { ...context.time, now: () => Date.now() + LATER_MS } };
    for (let done = 0; done < shown.size;) done += await compactFinishedMatches(later);
    expect((await context.store.compactTables(100, '')).toSorted()).toEqual([...shown.keys()].toSorted());
    await expectSame();
    for (const id of shown.keys()) expect(await context.store.expandLog(id)).toBe(true);
    for (const [id, log] of logs) expect(await context.store.loggedEvents(id)).toEqual(log);
    await expectSame();
  });
});

describe('matches that are not as they should be', () => {
  let server: RunningServer;
  beforeAll(async () => void (server = await startSavedServer('SQLite', FINAL_DATA, postgres)));
  afterAll(() => server.close());

  it('a log that does not lead to its hashes is not compacted, and does not hold up the others', async () => {
    const { context } = server;
    const [first] = (await endedMatches(context.store)) as [string];
    const change = (events: readonly LoggedEvent[]): LoggedEvent[] =>
      events.map((event) => (event.seq === 7 ? { ...event, state_hash: 'f'.repeat(32) } : event));
    const store: Store = {
      ...context.store,
      loggedEvents: async (id) => {
        const events = await context.store.loggedEvents(id);
        return id === first ? change(events ?? []) : events;
      },
    };
    const later = { ...context, store, time: { ...context.time, now: () => Date.now() + LATER_MS } };
    while ((await compactFinishedMatches(later)) > 0);
    const compact = await context.store.compactTables(100, '');
    expect(compact).not.toContain(first);
    expect(compact).toHaveLength((await endedMatches(context.store)).length - 1);
    expect(await context.store.eventsAfter(first, 0)).not.toEqual([]);
  });

  it('the deletion of an account changes names in a compact match as in any other', async () => {
    const { context, url } = server;
    const { store } = context;
    const [id] = (await store.compactTables(1, '')) as [string];
    const owner = (await store.findTable(id))?.seats.find(({ person }) => person !== null);
    await store.deletePerson(owner?.person ?? '', 'gone');
    context.matches.forget(id);
    const { status, body } = await new TestClient(url).request<{ seats: string[] }>(
      'GET',
      `/api/tables/${id}/export`,
    );
    expect([status, body.seats[owner?.seat ?? 0]]).toEqual([200, 'gone']);
    expect(JSON.stringify(await shownOf(server, id))).not.toContain(owner?.person);
  });
});
