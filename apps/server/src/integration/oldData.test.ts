/** Databases of older versions must always load (`savedData.ts`). */
import type { GameParts } from '@pithead/games/loaded';
import { LOADED_GAMES } from '@pithead/games/loaded';
import type { GameRecord } from '@pithead/kernel';
import { bit, isOver, recordOf, verifyRecord } from '@pithead/kernel';
import type { ActBody, ViewerState, TableInfo } from '@pithead/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MatchSession } from '../match/matchSession.ts';
import type { RunningServer } from '../server.ts';
import type { TableWithSeats } from '../store/store.ts';
import type { SharedTestPostgres } from '../store/testing/testPostgres.ts';
import { shareTestPostgres } from '../store/testing/testPostgres.ts';
import { TestClient } from '../testing/clients/testClient.ts';
import { FINAL_DATA, FIRST_DATA, startSavedServer, unpackSaved } from '../testing/servers/savedData.ts';
import { removeTestFolders } from '../testing/servers/testServer.ts';
import { TestRandom, randomCommand } from '../testing/testRandom.ts';
import { TestPlayer, playAllRandomly as playOnTogether } from '../testing/clients/testPlayer.ts';
import { fetchState, stableFields } from '../testing/clients/seatPlayers.ts';

let postgres: SharedTestPostgres;
beforeAll(async () => void (postgres = await shareTestPostgres()));
afterAll(async () => {
  await postgres.dropDatabases();
  removeTestFolders();
});

describe.each(['SQLite', 'PostgreSQL'])('a %s database of schema version 4', (kind) => {
  let server: RunningServer;
  beforeAll(async () => void (server = await startSavedServer(kind, FIRST_DATA, postgres)));
  afterAll(() => server.close());

  const matches = async (status: string): Promise<MatchSession[]> => {
    const { store, matches: all } = server.context;
    const found = await Promise.all((await store.allTableIds()).map((id) => store.findTable(id)));
    return Promise.all(
      found.flatMap((each) => (each?.table.status === status ? [all.open(each.table.id)] : [])),
    );
  };

  it('finished matches verify', async () => {
    const finished = await matches('over');
    expect(new Set(finished.map(({ table }) => table.game))).toEqual(new Set(Object.keys(LOADED_GAMES)));
    for (const session of finished) {
      const record = recordOf(session.matchState.match) as GameRecord;
      expect(record.version).toBe(1);
      expect(verifyRecord(session.matchState.match.game, record)).toEqual([]);
    }
  });

  it('running matches play on after the open requests are granted', async () => {
    const running = await matches('running');
    expect(running.length).toBeGreaterThanOrEqual(6);
    const finished = new Set<string>();
    for (const session of running) {
      const { logSeq } = session.matchState;
      expect(session.matchState.match.game.version).toBe(1);
      await grantUndo(session);
      // One match of each game is played to its end.
      const isToEnd = kind === 'SQLite' && !finished.has(session.table.game);
      finished.add(session.table.game);
      await playOn(session, isToEnd ? Infinity : 60);
      expect(session.table.status).toBe(isOver(session.matchState.gameState) ? 'over' : 'running');
      expect(session.matchState.logSeq).toBeGreaterThan(logSeq + 20);
    }
  });

  it('an account can log in, and open tables and the chat are shown', async () => {
    const visitor = new TestClient(server.url);
    const login = await visitor.request<{ token: string }>('POST', '/api/login', {
      name: 'Ada',
      password: 'a long password of version 0.1',
    });
    expect(login.status).toBe(200);
    const ada = new TestClient(server.url, login.body.token);
    expect((await ada.request<unknown[]>('GET', '/api/tables')).body).toHaveLength(6);
    const finished = (await matches('over')).find(
      ({ table }) => table.game === 'glueck-auf' && table.seatCount === 2,
    );
    const chat = await ada.request<{ text: string }[]>(
      'GET',
      `/api/tables/${finished?.id}/chat?room=players`,
    );
    expect(chat.body.map(({ text }) => text)).toEqual(['Glück auf!', 'Veel plezier']);
  });
});

const act = (session: MatchSession, seat: number, action: object, id: string): Promise<number> =>
  session.act(session.seats[seat]?.person ?? '', {
    ...action,
    seat,
    id,
    seq: session.matchState.seqFor(seat),
  } as Parameters<MatchSession['act']>[1]);

async function grantUndo(session: MatchSession): Promise<void> {
  const voters = session.seats.filter(({ seat }) => session.matchState.activePersonSeats & bit(seat));
  for (const { seat } of voters) {
    const request = session.matchState.seatStatus.undoRequest;
    if (request === null || (request.agreed & bit(seat)) !== 0) continue;
    await act(session, seat, { act: 'answerUndo', agree: true }, `grant-${seat}`);
  }
  expect(session.matchState.seatStatus.undoRequest).toBeNull();
}

async function playOn(session: MatchSession, commands: number): Promise<void> {
  const random = new TestRandom(`old data ${session.table.game}`);
  const { game } = session.matchState.match;
  const people = (): number => session.matchState.pendingSeats & ~session.matchState.botSeats;
  for (let played = 0; played < commands && !isOver(session.matchState.gameState);) {
    const seats = session.seats.map(({ seat }) => seat).filter((seat) => people() & bit(seat));
    if (seats.length === 0) await new Promise(setImmediate);
    else {
      const { seat, plies } = randomCommand(game, session.matchState.gameState, random, seats);
      await act(session, seat, { act: 'play', plies }, `play-${played++}`);
    }
  }
}

interface Shown {
  readonly people: Readonly<Record<string, { readonly id: string; readonly token: string }>>;
  /** By table, then by seat, or `onlooker` for a spectator. */
  readonly states: Readonly<Record<string, Readonly<Record<string, ViewerState>>>>;
}

describe.each([
  ['SQLite', 'sqlite.shown.json'],
  ['PostgreSQL', 'postgres.shown.json'],
])('a %s database of schema version 9', (kind, file) => {
  const { people, states } = JSON.parse(unpackSaved(FINAL_DATA, file).toString()) as Shown;
  let server: RunningServer;
  let visitors: ReadonlyMap<string, TestClient>;
  beforeAll(async () => {
    server = await startSavedServer(kind, FINAL_DATA, postgres);
    // Command ids derive from the client's id, and those of the old clients are taken.
    visitors = new Map(
      Object.values(people).map(({ id, token }) => [id, new TestClient(server.url, token, `2${id}`)]),
    );
  });
  afterAll(async () => {
    for (const visitor of visitors.values()) visitor.close();
    await server.close();
  });

  const ownerOf = async (table: string, seat: number): Promise<TestClient> => {
    const { seats } = (await server.context.store.findTable(table)) as TableWithSeats;
    return visitors.get(seats[seat]?.person ?? '') as TestClient;
  };
  const expectSoundRecord = async (table: string): Promise<void> => {
    const { body } = await new TestClient(server.url).request<GameRecord>(
      'GET',
      `/api/tables/${table}/export`,
    );
    expect(body.version).toBe(1);
    expect(verifyRecord((LOADED_GAMES[body.game] as GameParts).game, body)).toEqual([]);
  };
  const isFinished = (table: string): boolean => states[table]?.['onlooker']?.outcome !== null;

  it('every viewer is shown every match as before', async () => {
    for (const [table, viewers] of Object.entries(states)) {
      for (const [viewer, before] of Object.entries(viewers)) {
        const seat = viewer === 'onlooker' ? -1 : Number(viewer);
        const visitor = seat < 0 ? new TestClient(server.url) : await ownerOf(table, seat);
        // The old server did not tell when somebody resigned.
        const { resignations, onVacation, ...now } = await fetchState({ client: visitor, table, seat });
        expect((resignations ?? []).reduce((bits, [resigned]) => bits | bit(resigned), 0)).toBe(
          before.resigned,
        );
        expect(onVacation).toBe(0);
        expect(stableFields(now), `${table} as ${viewer}`).toEqual(stableFields(before));
      }
    }
  });

  it('finished matches verify', async () => {
    const finished = Object.keys(states).filter(isFinished);
    expect(finished).toHaveLength(5);
    for (const table of finished) {
      await expectSoundRecord(table);
    }
  });

  it('running matches play on after open requests are answered, a pause ends and a player returns', async () => {
    const running = Object.keys(states).filter((table) => !isFinished(table));
    expect(running).toHaveLength(12);
    const finished = new Set<string>();
    for (const table of running) {
      const { game } = ((await server.context.store.findTable(table)) as TableWithSeats).table;
      // One match of each game is played to its end.
      const isToEnd = kind === 'SQLite' && !finished.has(game);
      finished.add(game);
      const seats = Object.keys(states[table] ?? {}).filter((viewer) => viewer !== 'onlooker');
      const players = await Promise.all(
        seats.map(async (seat) => new TestPlayer(await ownerOf(table, Number(seat)), table, Number(seat))),
      );
      await settleRequests(players);
      let commands = 0;
      await playOnTogether(players, new TestRandom(`saved data ${table}`), () => !isToEnd && commands++ > 40);
      if (isToEnd) {
        expect(players.every(({ isOver: ended }) => ended)).toBe(true);
        await expectSoundRecord(table);
      }
      expect(players[0]?.state?.seq).toBeGreaterThan(states[table]?.['0']?.seq ?? 0);
      for (const player of players) player.unsubscribe();
    }
  });

  it('sessions, open tables and the chat are still there', async () => {
    const ada = visitors.get(people['Ada']?.id ?? '') as TestClient;
    const open = (await ada.request<TableInfo[]>('GET', '/api/tables')).body;
    expect(new Set(open.map(({ game }) => game))).toEqual(new Set(Object.keys(LOADED_GAMES)));
    const first = Object.keys(states).find(isFinished);
    const chat = await ada.request<{ text: string }[]>('GET', `/api/tables/${first}/chat?room=players`);
    expect(chat.body.map(({ text }) => text)).toEqual(['Glück auf!', 'Veel plezier']);
  });
});

/** Answers everything that is open; all players see each answer before the next one is sent. */
async function settleRequests(players: readonly TestPlayer[]): Promise<void> {
  const isUnanswered = (request: ViewerState['undoRequest'], mine: number): boolean =>
    request !== null && (request.agreed & mine) === 0;
  const steps: readonly [ActBody, (state: ViewerState, mine: number) => boolean][] = [
    [{ act: 'return' }, ({ standIns }, mine) => (standIns & mine) !== 0],
    [{ act: 'resume' }, ({ isPaused }) => isPaused],
    [{ act: 'answerUndo', agree: true }, ({ undoRequest }, mine) => isUnanswered(undoRequest, mine)],
    [{ act: 'answerPause', agree: false }, ({ pauseRequest }, mine) => isUnanswered(pauseRequest, mine)],
  ];
  for (const player of players) {
    const mine = bit(player.seat);
    for (const [body, isDue] of steps) {
      if (!isDue(await player.waitFor(() => true), mine)) continue;
      expect(await player.act(body)).not.toHaveProperty('reason');
      await Promise.all(players.map((each) => each.waitFor((state) => !isDue(state, mine))));
    }
  }
}
