/** Subscriptions that are opened, closed and replaced faster than the server can look them up. */
import type { ServerMessage } from '@pithead/protocol';
import { LIMITS } from '@pithead/protocol';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { NOBODY } from '../border/cast.ts';
import { Line, Scene } from '../border/scene.ts';
import { databaseFile } from '../config.ts';
import { openStore } from '../store/index.ts';
import { fastFolder, removeFolders } from '../testing/hall.ts';
import { Lots } from '../testing/lots.ts';
import { slowStore } from '../testing/slowStore.ts';

let scene: Scene;
const lines: Line[] = [];

async function open(mostMs = 0): Promise<void> {
  const real = await openStore({ dataFile: databaseFile({ data: fastFolder() }) });
  const store = mostMs === 0 ? real : slowStore(real, new Lots('delays'), mostMs);
  // Room for one match only: the others are loaded again for every subscription.
  scene = await Scene.open({ liveMatches: 1 }, { store });
}
afterEach(async () => {
  for (const line of lines.splice(0)) line.leave();
  await scene.hall.close();
});
afterAll(removeFolders);

type Part = 'host' | 'opponent' | 'spectator';

async function lineOf(who: Part): Promise<Line> {
  const line = await Line.open(scene.hall.url, scene.headersOf(who, 'bearer'));
  lines.push(line);
  return line;
}

interface Wish {
  readonly table: string;
  readonly as: number | null;
  readonly isAllowed: boolean;
}

const SEATS: Readonly<Record<Part, number>> = { host: 0, opponent: 1, spectator: -1 };

/**
 * One socket that remembers which of its channels must be open, and reports whatever comes over one that must
 * not.
 */
class Subscriber {
  readonly who: Part;
  readonly wrong: string[] = [];
  readonly open = new Map<number, Wish>();
  /** Channels that were closed before the last ping that was answered. */
  readonly #silent = new Set<number>();
  readonly #subscribed = new Map<number, number>();
  #said = 0;
  readonly line: Line;

  constructor(who: Part, line: Line) {
    this.who = who;
    this.line = line;
    line.socket.on('message', (data: Buffer) => this.#check(JSON.parse(data.toString()) as ServerMessage));
  }

  #check(message: ServerMessage): void {
    if (!('channel' in message) || message.channel === undefined) return;
    if (this.#silent.has(message.channel))
      this.wrong.push(`on closed channel: ${JSON.stringify(message).slice(0, 200)}`);
    if (message.type === 'refused' && message.reason === 'tooMany') this.wrong.push('tooMany');
  }

  subscribe(channel: number, wish: Wish): void {
    this.#silent.delete(channel);
    this.#subscribed.set(channel, ++this.#said);
    this.open.delete(channel);
    if (wish.isAllowed) this.open.set(channel, wish);
    this.line.say({ type: 'subscribe', channel, table: wish.table, as: wish.as });
  }

  async unsubscribe(channel: number): Promise<void> {
    this.open.delete(channel);
    this.line.say({ type: 'unsubscribe', channel });
    const said = ++this.#said;
    await this.line.ping(said);
    if ((this.#subscribed.get(channel) ?? 0) < said) this.#silent.add(channel);
  }
}

const tablesOf = async (): Promise<string[]> => {
  const playing = await scene.table('playing');
  scene.forget(playing);
  return [await scene.table('waiting'), playing, await scene.table('playing'), NOBODY];
};

function wishOf(lots: Lots, who: Part, tables: readonly string[]): Wish {
  const table = lots.pick(tables);
  const as = lots.pick([null, 0, 1]);
  return { table, as, isAllowed: table !== NOBODY && (as === null || as === SEATS[who]) };
}

/** Everything that was said has been worked on. */
async function settled(all: readonly Subscriber[]): Promise<void> {
  for (const { line } of all) await line.ping();
  await expect.poll(() => scene.hall.context.connections.underway, { timeout: 20_000 }).toBe(0);
}

/** Exactly the open channels hear something that is told to everybody at a table. */
async function expectExactlyOpen(all: readonly Subscriber[], tables: readonly string[]): Promise<void> {
  const { connections, matches } = scene.hall.context;
  const wishes = all.flatMap(({ open: channels }) => [...channels.values()]);
  expect(connections.watched().toSorted()).toEqual([...new Set(wishes.map(({ table }) => table))].toSorted());
  for (const [probe, table] of tables.entries()) {
    const here = wishes.filter((wish) => wish.table === table);
    const online = here.reduce((bits, { as }) => (as === null ? bits : bits | (1 << as)), 0);
    const isStarted = probe === 1 || probe === 2;
    const found = matches.peek(table)?.streams.here() ?? { online: 0, watching: 0 };
    expect(found).toEqual(
      isStarted
        ? { online, watching: here.filter(({ as }) => as === null).length }
        : { online: 0, watching: 0 },
    );
    connections.tell(table, 'nudged', { by: 100 + probe }, () => true);
  }
  for (const { line, open: channels, wrong } of all) {
    await line.ping();
    const heard = line.heard.flatMap((message) =>
      message.type === 'nudged' ? [`${message.channel} ${tables[message.by - 100]}`] : [],
    );
    expect(heard.toSorted()).toEqual(
      [...channels].map(([channel, { table }]) => `${channel} ${table}`).toSorted(),
    );
    expect(wrong).toEqual([]);
    line.heard.length = 0;
  }
}

const CHANNELS = 5;

/**
 * Many messages at once, with a break of the event loop here and there; sometimes the socket is cut in
 * between.
 */
async function sayAnything(lots: Lots, subscriber: Subscriber, tables: readonly string[]): Promise<void> {
  const closing: Promise<void>[] = [];
  for (let i = 0; i < 12; i++) {
    const channel = lots.below(CHANNELS);
    if (lots.oneIn(2)) subscriber.subscribe(channel, wishOf(lots, subscriber.who, tables));
    else closing.push(subscriber.unsubscribe(channel));
    if (lots.oneIn(3)) await new Promise((resolve) => void setTimeout(resolve, lots.below(6)));
  }
  await Promise.all(closing);
}

describe('subscriptions in any order', () => {
  it.each([
    ['as fast as the store is', 0],
    ['with a store that takes some milliseconds', 5],
  ])(
    'after any order of subscribing and unsubscribing exactly those that were not closed are open, %s',
    async (_name, mostMs) => {
      await open(mostMs);
      const lots = new Lots(`subscriptions ${mostMs}`);
      const tables = await tablesOf();
      const all = [];
      for (const who of ['host', 'opponent', 'spectator'] as const)
        all.push(new Subscriber(who, await lineOf(who)));
      for (let round = 0; round < 12; round++) {
        await Promise.all(all.map((each) => sayAnything(lots, each, tables)));
        if (lots.oneIn(3)) {
          const at = lots.below(all.length);
          const { line, who } = all[at] as Subscriber;
          line.say({ type: 'subscribe', channel: 1, table: tables[1], as: null });
          line.leave();
          await line.closed;
          all[at] = new Subscriber(who, await lineOf(who));
        }
        await settled(all);
        await expectExactlyOpen(all, tables);
      }
    },
  );

  it('a hundred subscriptions that are closed at once leave room for all that one socket may have', async () => {
    await open();
    const table = await scene.table('playing');
    const host = await lineOf('host');
    for (let channel = 0; channel < 100; channel++) {
      host.say({ type: 'subscribe', channel, table, as: null });
      host.say({ type: 'unsubscribe', channel });
    }
    await settled([new Subscriber('host', host)]);
    expect(scene.hall.context.matches.peek(table)?.streams.here()).toEqual({ online: 0, watching: 0 });
    for (let channel = 0; channel < LIMITS.channels; channel++)
      host.say({ type: 'subscribe', channel, table, as: null });
    await host.next((message) => message.type === 'state' && message.channel === LIMITS.channels - 1);
    expect(host.heard.filter(({ type }) => type === 'refused')).toEqual([]);
  });
});

describe('a subscription under a number that is in use', () => {
  it('a subscription under a number in use ends the earlier one, even if it is refused itself', async () => {
    await open();
    const table = await scene.table('playing');
    const opponent = await lineOf('opponent');
    opponent.say({ type: 'subscribe', channel: 1, table, as: 1 });
    await opponent.next(({ type }) => type === 'state');
    opponent.say({ type: 'subscribe', channel: 1, table, as: 0 });
    expect(await opponent.next(({ type }) => type === 'refused')).toMatchObject({
      channel: 1,
      reason: 'notYourSeat',
    });
    expect(scene.hall.context.connections.watched()).toEqual([]);
    opponent.say({ type: 'subscribe', channel: 1, table, as: 1 });
    await opponent.next(({ type }) => type === 'state');
  });
});

describe('a table that starts while it is being subscribed to', () => {
  it('a table that starts while it is being subscribed to is not shown as open', async () => {
    const real = await openStore({ dataFile: databaseFile({ data: fastFolder() }) });
    let hold: Promise<void> | undefined;
    let isAsked = (): void => undefined;
    const table = async (id: string): ReturnType<typeof real.table> => {
      const found = await real.table(id);
      const held = hold;
      hold = undefined;
      isAsked();
      await held;
      return found;
    };
    scene = await Scene.open({}, { store: { ...real, table } });
    const id = await scene.table('full');
    const [host, spectator] = [await lineOf('host'), await lineOf('spectator')];
    host.say({ type: 'subscribe', channel: 1, table: id, as: null });
    await host.next(({ type }) => type === 'table');
    let goOn = (): void => undefined;
    hold = new Promise((resolve) => (goOn = resolve));
    const asked = new Promise<void>((resolve) => (isAsked = resolve));
    spectator.say({ type: 'subscribe', channel: 1, table: id, as: null });
    await asked;
    // The old row has been read; before it arrives the table starts, and everybody who looks at it is told.
    expect((await scene.people.host.call('POST', `/api/tables/${id}/start`)).status).toBeLessThan(300);
    await host.next((message) => message.type === 'table' && message.table.status === 'running');
    goOn();
    expect(await spectator.next(({ type }) => type === 'table')).toMatchObject({
      table: { status: 'running' },
    });
    await spectator.next(({ type }) => type === 'state');
  });
});

describe('a table that changes whenever it is read', () => {
  it('a table that changes whenever it is read is shown after a bounded number of reads', async () => {
    const real = await openStore({ dataFile: databaseFile({ data: fastFolder() }) });
    let reads = 0;
    let isChanging = false;
    const table = async (id: string): ReturnType<typeof real.table> => {
      const found = await real.table(id);
      if (!isChanging || found === undefined || reads === 100) return found;
      reads++;
      scene.hall.context.connections.tellTable(found);
      return found;
    };
    scene = await Scene.open({}, { store: { ...real, table } });
    const id = await scene.table('playing');
    const spectator = await lineOf('spectator');
    isChanging = true;
    spectator.say({ type: 'subscribe', channel: 1, table: id, as: null });
    await spectator.next(({ type }) => type === 'table');
    expect(reads).toBeLessThanOrEqual(10);
    isChanging = false;
    await spectator.next(({ type }) => type === 'state');
  });
});
