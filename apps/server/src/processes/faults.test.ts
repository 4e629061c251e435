/** Lost notifications: changes are still found by comparing with the database. */
import { describe, expect, it } from 'vitest';
import { CommitLost } from '../store/executor.ts';
import type { RunningServer } from '../server.ts';
import { openStore } from '../store/index.ts';
import type { Notices } from '../store/processPort.ts';
import { ask } from '../store/testing/postgres.ts';
import { Lots } from '../testing/lots.ts';
import { Player, playOn } from '../testing/player.ts';
import { askState, lasting, seated } from '../testing/seated.ts';
import { Town } from '../testing/town.ts';
import { countDone, must } from '../testing/twenty.ts';

const town = new Town(2);

/** How long a gap may last: one resync interval and some reserve. */
const GAP_MS = 6_000;

const cutListeners = () =>
  ask(
    town.databaseUrl,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'pithead notices' AND datname = current_database()`,
  );
const cutAll = () =>
  ask(
    town.databaseUrl,
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()',
  );

/** A process whose notifications are not sent. */
async function openMute(): Promise<string> {
  const store = await openStore({ databaseUrl: town.databaseUrl, dataFile: '' });
  const real = store.notices as Notices;
  const notices: Notices = {
    send: () => Promise.resolve(),
    listen: (hearer) => real.listen(hearer),
    check: () => real.check(),
    close: () => real.close(),
  };
  return (await town.open({}, { store: { ...store, notices } })).url;
}

async function expectShown(players: readonly Player[]): Promise<void> {
  for (const player of players) {
    const truth = await askState(player);
    expect(lasting(await player.until(({ seq }) => seq === truth.seq, GAP_MS))).toEqual(lasting(truth));
  }
}

describe('the line on which notices are heard', () => {
  it('is cut while people play: it comes back, and nobody misses anything', async () => {
    const players = await seated(await town.enter('Ada', 'Ben'), { game: 'glueck-auf', seats: 2 });
    const lots = new Lots('cut');
    for (let i = 1; i <= 4; i++) {
      expect(await cutListeners()).not.toEqual([]);
      await playOn(players, lots, () => countDone(players) >= i * 15);
      await expectShown(players);
    }
  });

  it('and all others with it, also in the middle of a write: what was answered is true', async () => {
    const players = await seated(await town.enter('Ada', 'Ben'), { game: 'siberia', seats: 2 });
    let isEnough = false;
    const playing = playOn(players, new Lots('all cut'), () => isEnough);
    for (let i = 0; i < 5; i++) {
      await new Promise((resolve) => void setTimeout(resolve, 150));
      await cutAll();
    }
    isEnough = true;
    await playing;
    await expectShown(players);
    const [{ table }] = players as [Player];
    const events = await town.hall(0).context.store.events(table, 0);
    expect(events.map(({ commandId }) => commandId).toSorted()).toEqual(
      players.flatMap(({ done }) => done.map(({ act }) => `${act.seat}:${act.id}`)).toSorted(),
    );
  });
});

describe('a process that dies between its commit and its notice', () => {
  it('matches, waiting rooms and talk are shown at the others a few seconds later', async () => {
    const mute = await openMute();
    const ada = await town.enterAt(mute, 'Ada');
    const ben = await town.enterAt(town.hall(0).url, 'Ben');
    const players = await seated([ada, ben], { game: 'rockwell', seats: 2 });
    const heard: string[] = [];
    const names: string[] = [];
    ben.client.watch((players[0] as Player).table, 1, { chat: ({ text }) => void heard.push(text) });
    const { id } = await ben.openTable({ game: 'siberia', seats: 2 });
    ben.client.watch(id, null, { shown: ({ table }) => void names.push(table.seats[1]?.name ?? '') });
    await expect.poll(() => names.length, { timeout: GAP_MS }).toBeGreaterThan(0);
    await new Promise((resolve) => void setTimeout(resolve, 3200));
    await must(players[0]?.play(['sealBid', 0]));
    await ada.client.chat((players[0] as Player).table, 'players', 'hallo', ada.newId());
    await ada.call('POST', `/api/tables/${id}/join`, {});
    await players[1]?.until(({ asked }) => asked === 0b10, GAP_MS);
    await expect.poll(() => heard, { timeout: GAP_MS }).toEqual(['hallo']);
    await expect.poll(() => names.at(-1), { timeout: GAP_MS }).toBe('Ada');
  });
});

describe('a line whose notice gets lost', () => {
  it('is told to who has just opened a window, too; what was said long before is not news', async () => {
    const ada = await town.enterAt(await openMute(), 'Ada');
    const ben = await town.enterAt(town.hall(0).url, 'Ben');
    const [{ table }] = (await seated([ada, ben], { game: 'rockwell', seats: 2 })) as [Player];
    const { store, time } = town.hall(0).context;
    const long = {
      table,
      person: ada.id,
      name: 'Ada',
      room: 'players',
      at: time.now() - 60_000,
      id: 'long',
    } as const;
    await store.addChat({ ...long, text: 'long before' });
    // The first subscription to this table at that process.
    const { url } = await town.open();
    const heard: string[] = [];
    const window = new Player(town.another(ben, url), table, 1, {
      chat: ({ text }) => void heard.push(text),
    });
    await window.until(() => true);
    await ada.client.chat(table, 'players', 'hallo', ada.newId());
    const aside = { ...long, room: 'spectators', text: 'Hm', at: time.now() } as const;
    await Promise.all(Array.from({ length: 120 }, (_, i) => store.addChat({ ...aside, id: `aside-${i}` })));
    await expect.poll(() => heard, { timeout: GAP_MS }).toEqual(['hallo']);
  });
});

describe('a match that ends where its bots are not asked', () => {
  it('is given up by the process that had claimed it, also where it was not in memory there', async () => {
    const [ada] = (await seated(await town.enter('Ada'), {
      game: 'rockwell',
      seats: 2,
      bots: ['hewer'],
    })) as [Player];
    await ada.until(({ asked }) => asked === 0b1);
    const holder = town.halls.find(({ context }) => context.fellows.holds(ada.table)) as RunningServer;
    const other = town.halls.find((hall) => hall !== holder) as RunningServer;
    ada.leave();
    await expect.poll(() => holder.context.matches.peek(ada.table)?.isIdle ?? true).toBe(true);
    holder.context.matches.forget(ada.table);
    const resign = { act: 'resign', seat: 0, id: 'enough', seq: 0 };
    expect(
      (await town.another(ada.visitor, other.url).call('POST', `/api/tables/${ada.table}/acts`, resign))
        .status,
    ).toBe(200);
    await expect.poll(() => holder.context.fellows.holds(ada.table), { timeout: GAP_MS }).toBe(false);
    const claims = async () => ask(town.databaseUrl, `SELECT what FROM claims WHERE what = '${ada.table}'`);
    await expect.poll(claims, { timeout: GAP_MS }).toEqual([]);
  });
});

describe('a commit of which nobody could find out what became of it', () => {
  /** A process that loses the reply to one commit. */
  async function openForgetful(): Promise<{ readonly url: string; readonly line: { isCut: boolean } }> {
    const store = await openStore({ databaseUrl: town.databaseUrl, dataFile: '' });
    const line = { isCut: false };
    const { url } = await town.open(
      {},
      {
        store: {
          ...store,
          async append(event, change) {
            const appended = await store.append(event, change);
            if (!line.isCut) return appended;
            line.isCut = false;
            throw new CommitLost(new Error('cut'));
          },
        },
      },
    );
    return { url, line };
  }

  it('everybody is shown what stands in the log, also where nobody asks again', async () => {
    const { url, line } = await openForgetful();
    const visitors = await Promise.all(['Ada', 'Ben'].map((name) => town.enterAt(url, name)));
    const players = await seated(visitors, { game: 'glueck-auf', seats: 2 });
    const one = players.find(({ offers }) => offers.length > 0) as Player;
    line.isCut = true;
    const act = { act: 'play', seat: one.seat, id: 'lost', seq: 0, plies: [one.offers[0]] };
    const { body } = await one.visitor.call('POST', `/api/tables/${one.table}/acts`, act);
    expect(body).toMatchObject({ reason: 'databaseGone' });
    for (const player of players) await player.until(({ seq }) => seq === 1, GAP_MS);
    await expectShown(players);
  });
});

describe('clocks that run out', () => {
  it('are seen to by one process', async () => {
    const players = await seated(await town.enter('Ada', 'Ben'), {
      game: 'glueck-auf',
      seats: 2,
      clock: { kind: 'bank', bankMs: 10_000, incrementMs: 0 },
    });
    const [{ table }] = players as [Player];
    const { store } = town.hall(0).context;
    // Sets the clock of the pending seat instead of waiting for ten seconds.
    const leftMs = players.map(({ offers }) => (offers.length > 0 ? 300 : 600_000));
    const clocks = { leftMs, asOf: town.hall(0).context.uptime.now(), isPaused: false };
    await store.changeTable(table, { clocks, due: clocks.asOf + 300 });
    await Promise.all(town.halls.map(async ({ context }) => (await context.matches.open(table)).reload()));
    await players[0]?.until(({ standIns }) => standIns !== 0, GAP_MS);
    const events = await store.events(table, 0);
    expect(events.filter(({ kind }) => kind === 'standIn').map(({ seq }) => seq)).toEqual([1]);
    expect(town.halls.filter(({ context }) => context.fellows.holds(table))).toHaveLength(1);
  });
});
