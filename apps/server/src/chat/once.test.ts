/** A chat line is added once, even if the connection breaks before the reply. */
import type { ClientMessage } from '@pithead/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseFile } from '../config.ts';
import type { RunningServer } from '../server.ts';
import { openStore } from '../store/index.ts';
import { Ear } from '../testing/ear.ts';
import { fastFolder, openHall, removeFolders, Visitor } from '../testing/hall.ts';
import { Player } from '../testing/player.ts';
import { Scribe } from '../testing/scribe.ts';
import { people, seated } from '../testing/seated.ts';

const data = fastFolder();
let scribe: Scribe;
let hall: RunningServer;
let ada: Visitor;
let ben: Visitor;
let table: string;

async function open(): Promise<void> {
  scribe = new Scribe(await openStore({ dataFile: databaseFile({ data }) }));
  hall = await openHall(data, {}, { store: scribe.store });
}

/** New people for every test, because of the rate limit. */
beforeEach(async () => {
  scribe.isBlind = false;
  [ada, ben] = (await people(hall.url, 'Ada', 'Ben')) as [Visitor, Visitor];
  table = ((await seated([ada, ben], { game: 'glueck-auf', seats: 2 }))[0] as Player).table;
});
beforeAll(open);
afterAll(async () => {
  await hall.close();
  removeFolders();
});

const written = async (): Promise<string[]> =>
  (await hall.context.store.chatAfter(table, 0)).map(({ tableNumber, text }) => `${tableNumber} ${text}`);
const say = (text: string, id: string): Promise<unknown> => ada.client.chat(table, 'players', text, id);
const sayAll = (texts: readonly string[]): Promise<unknown[]> =>
  Promise.all(texts.map((text) => say(text, `id-${text}`)));
const message = (text: string, id?: string): ClientMessage => ({
  type: 'chat',
  ask: 7,
  table,
  room: 'players',
  text,
  ...(id === undefined ? {} : { id }),
});

async function listening(visitor: Visitor, seat: number): Promise<string[]> {
  const heard: string[] = [];
  await new Player(visitor, table, seat, {
    chat: ({ number, text }) => void heard.push(`${number} ${text}`),
  }).until(() => true);
  return heard;
}

/** The replies on a socket, without states and presence. */
async function answers(ear: Ear, ...messages: ClientMessage[]): Promise<unknown[]> {
  ear.take();
  await ear.ask(messages);
  const told = ear.take().map((text) => JSON.parse(text) as { type: string; reason?: string });
  return told
    .filter(({ type }) => ['chat', 'answer', 'refused'].includes(type))
    .map(({ type, reason }) => reason ?? type);
}

async function atTable(visitor: Visitor, seat: number): Promise<Ear> {
  const ear = await Ear.open(visitor);
  await ear.ask([{ type: 'subscribe', channel: 1, table, as: seat }]);
  return ear;
}

describe('a connection that is cut after a line was written and before it was answered', () => {
  it('the client repeats it and is answered; it is there once, and everybody has heard it once', async () => {
    const [own, others] = [await listening(ada, 0), await listening(ben, 1)];
    const { looks } = scribe;
    scribe.whenWritten(() => ada.breakOff());
    expect(await say('Glück auf!', 'one')).toBeUndefined();
    expect(scribe.looks).toBe(looks + 2);
    expect(await say('Und nun?', 'two')).toBeUndefined();
    await expect.poll(() => [own, others]).toEqual([own, own]);
    expect(own).toEqual(['1 Glück auf!', '2 Und nun?']);
    expect(await written()).toEqual(own);
  });

  it('who has said as much as one may is not told to be slower, and may not say more for it either', async () => {
    scribe.whenWritten(() => ada.breakOff());
    const texts = ['a', 'b', 'c', 'd', 'e'];
    expect(await sayAll(texts)).toEqual(texts.map(() => undefined));
    expect((await written()).map((line) => line.slice(2)).toSorted()).toEqual(texts);
    expect(await say('f', 'id-f')).toEqual({ reason: 'tooFast' });
  });

  it('also while the first is still being written', async () => {
    await listening(ada, 0);
    const letGo = scribe.holdUp();
    const { connections } = hall.context;
    const texts = ['a', 'b', 'c', 'd', 'e'];
    const said = sayAll(texts);
    await expect.poll(() => connections.underway).toBe(texts.length);
    ada.breakOff();
    await expect.poll(() => connections.underway).toBe(2 * texts.length);
    letGo();
    expect(await said).toEqual(texts.map(() => undefined));
    expect(await written()).toHaveLength(texts.length);
  });

  it('also after a restart', async () => {
    await say('Vorher', 'before');
    for (const visitor of [ada, ben]) visitor.leave();
    await hall.close();
    await open();
    const ear = await atTable(new Visitor(hall.url, ada.token), 0);
    expect(await answers(ear, message('Vorher', 'before'))).toEqual(['chat', 'answer']);
    expect(await written()).toEqual(['1 Vorher']);
  });
});

describe('a line that comes again', () => {
  it('is told to whoever repeats it, who may have missed it, and to nobody else', async () => {
    const [one, other] = [await atTable(ada, 0), await atTable(ben, 1)];
    for (let i = 0; i < 3; i++) expect(await answers(one, message('Hm', 'hm'))).toEqual(['chat', 'answer']);
    await other.ping();
    expect(other.take().filter((text) => text.includes('"type":"chat"'))).toHaveLength(1);
    expect(await written()).toEqual(['1 Hm']);
  });

  it('several times at the same instant is said once', async () => {
    const ears = await Promise.all([atTable(ada, 0), atTable(ada, 0), atTable(ada, 0)]);
    const told = await Promise.all(
      ears.map((ear) => ear.ask([message('Jetzt!', 'now')]).then(() => ear.take())),
    );
    for (const heard of told)
      expect(heard.some((text) => text.startsWith('{"type":"answer","ask":7'))).toBe(true);
    expect(await written()).toEqual(['1 Jetzt!']);
  });

  it('while another process writes it costs nothing of what one may say', async () => {
    scribe.isBlind = true;
    const ear = await atTable(ada, 0);
    for (let i = 0; i < 8; i++) expect(await answers(ear, message('Hm', 'hm'))).toEqual(['chat', 'answer']);
    scribe.isBlind = false;
    for (const text of ['b', 'c', 'd', 'e']) expect(await say(text, text)).toBeUndefined();
    expect(await say('f', 'f')).toEqual({ reason: 'tooFast' });
    expect(await written()).toHaveLength(5);
  });

  it('with other words is refused', async () => {
    await say('Ja', 'vote');
    expect(await say('Nein', 'vote')).toEqual({ reason: 'idUsed' });
    expect(await written()).toEqual(['1 Ja']);
  });

  it('under the id of somebody else is a line of its own', async () => {
    await say('Ja', 'vote');
    expect(await ben.client.chat(table, 'players', 'Nein', 'vote')).toBeUndefined();
    expect(await written()).toEqual(['1 Ja', '2 Nein']);
  });

  it('is answered as the first time, also from where one could not say it any more', async () => {
    const { id } = await ada.openTable({ game: 'siberia', seats: 2 });
    const ask = () => ben.client.chat(id, 'spectators', 'Ist hier frei?', 'free');
    expect(await ask()).toBeUndefined();
    await ben.call('POST', `/api/tables/${id}/join`, {});
    expect(await ask()).toBeUndefined();
    expect(await ben.client.chat(id, 'spectators', 'Noch da?', 'there')).toEqual({ reason: 'notAtTable' });
  });

  it('without an id, from a page of yesterday, is said again', async () => {
    const ear = await atTable(ada, 0);
    for (let i = 0; i < 2; i++) expect(await answers(ear, message('Hm'))).toEqual(['chat', 'answer']);
    expect(await written()).toEqual(['1 Hm', '2 Hm']);
  });
});
