import type { ActName, ClientMessageName, ServerMessage } from '@pithead/protocol';
import { Act, ClientMessage } from '@pithead/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolders } from '../testing/hall.ts';
import { MESSAGE_ROWS } from './messageRows.ts';
import type { Row } from './rows.ts';
import { ACT_NAMES } from './rows.ts';
import type { By, Who } from './cast.ts';
import { EVERYBODY } from './cast.ts';
import { Line, Scene } from './scene.ts';

type Message = Record<string, unknown>;

let scene: Scene;
const lines = new Map<string, Line>();

beforeAll(async () => {
  scene = await Scene.open();
  for (const who of EVERYBODY) {
    for (const by of ['bearer', 'cookie'] as const) {
      lines.set(`${who} ${by}`, await Line.open(scene.hall.url, scene.headersOf(who, by)));
    }
  }
});
afterAll(async () => {
  for (const line of lines.values()) line.leave();
  await scene.hall.close();
  removeFolders();
});

const lineOf = (who: Who, by: By = 'bearer'): Line => lines.get(`${who} ${by}`) as Line;

/** Answers carry the id, the channel or the ask number of their message. */
function answers(message: ServerMessage, asked: Message, isMatch: boolean): boolean {
  const { id } = (asked['act'] ?? {}) as { id?: string };
  if (message.type === 'refused')
    return message.id === id && message.ask === asked['ask'] && message.channel === asked['channel'];
  if (asked['type'] === 'subscribe') return message.type === (isMatch ? 'state' : 'table');
  return asked['type'] === 'act'
    ? message.type === 'done' && message.id === id
    : message.type === 'answer' && message.ask === asked['ask'];
}

async function say(row: Row<Message>, who: Who, by: By): Promise<string> {
  const table = await scene.table(row.stage, who === 'stranger');
  const message = row.ask(table, who, scene);
  const line = lineOf(who, by);
  scene.waitLong();
  const before = await scene.fingerprint(table);
  line.heard.length = 0;
  line.say(message);
  const answer =
    message['type'] === 'unsubscribe'
      ? await silence(line)
      : await line.next((told) => answers(told, message, row.stage === 'playing'));
  const told = answer.type === 'refused' ? answer.reason : answer.type;
  if (answer.type === 'refused')
    expect(await scene.fingerprint(table), `${JSON.stringify(message)} by ${who}`).toBe(before);
  else if (message['type'] === 'act') scene.forget(table);
  return told;
}

async function silence(line: Line): Promise<{ type: 'silence' } | ServerMessage> {
  await line.ping();
  return line.heard.find(({ type }) => type === 'refused') ?? { type: 'silence' };
}

describe('every message from every actor', () => {
  it('the matrix has cases for every message and every act', () => {
    const types: string[] = ClientMessage.def.options.map(
      (option) => option.shape.type.def.values[0] as ClientMessageName,
    );
    const acts: string[] = Act.def.options.map((option) => option.shape.act.def.values[0] as ActName);
    expect(Object.keys(MESSAGE_ROWS).toSorted()).toEqual(types.toSorted());
    expect(ACT_NAMES.toSorted()).toEqual(acts.toSorted());
  });

  it.each(
    Object.entries(MESSAGE_ROWS).flatMap(([type, rows]) =>
      (['bearer', 'cookie'] as const).map((by) => [type, by, rows] as const),
    ),
  )('every actor gets the expected answer to %s by %s', async (type, by, rows) => {
    for (const row of rows) {
      const told: Record<string, string> = {};
      for (const who of EVERYBODY) told[who] = await say(row, who, by);
      expect(told, `${type}: ${row.what}`).toEqual(row.answers);
    }
  });
});

describe('recipients', () => {
  let table: string;

  /** All actors subscribe, players to their own seats; returns those who received a message of this type. */
  async function hearers(say_: () => Promise<unknown>, type: string): Promise<Who[]> {
    for (const who of EVERYBODY) {
      const as = who === 'host' ? 0 : who === 'opponent' ? 1 : null;
      lineOf(who).say({ type: 'subscribe', channel: 3, table, as });
      await lineOf(who).next((message) => message.type === 'state');
    }
    scene.waitLong();
    await say_();
    for (const who of EVERYBODY) await lineOf(who).ping();
    return EVERYBODY.filter((who) => lineOf(who).heard.some((message) => message.type === type));
  }

  const speak = async (who: Who, message: object): Promise<void> => {
    for (const line of lines.values()) line.heard.length = 0;
    lineOf(who).say({ ask: 5, table, ...message });
    await lineOf(who).next((told) => told.type === 'answer' && told.ask === 5);
  };

  it('players and onlookers chat in separate rooms', async () => {
    table = await scene.table('playing');
    expect(
      await hearers(() => speak('host', { type: 'chat', room: 'players', text: 'Hm.' }), 'chat'),
    ).toEqual(['opponent', 'host']);
    const onlookers = ['anonymous', 'stranger', 'spectator'];
    expect(
      await hearers(() => speak('spectator', { type: 'chat', room: 'spectators', text: 'Oh!' }), 'chat'),
    ).toEqual(onlookers);
  });

  it('a muted person is heard only by those who have not muted them', async () => {
    await scene.people.opponent.call('PUT', `/api/me/mutes/${scene.people.host.id}`);
    expect(
      await hearers(() => speak('host', { type: 'chat', room: 'players', text: 'Hm?' }), 'chat'),
    ).toEqual(['host']);
    await scene.people.opponent.call('DELETE', `/api/me/mutes/${scene.people.host.id}`);
    expect(
      await hearers(() => speak('host', { type: 'chat', room: 'players', text: 'Hm!' }), 'chat'),
    ).toEqual(['opponent', 'host']);
  });

  it('a nudge reaches the player whose turn it is, and only once', async () => {
    expect(await hearers(() => speak('opponent', { type: 'nudge', seat: 1 }), 'nudged')).toEqual(['host']);
    lineOf('opponent').say({ type: 'nudge', ask: 6, table, seat: 1 });
    expect(await lineOf('opponent').next(({ type }) => type === 'refused')).toMatchObject({
      ask: 6,
      reason: 'nudgedAlready',
    });
  });

  it('an unsubscription closes the channel of its own socket only', async () => {
    expect(
      await hearers(async () => {
        lineOf('spectator').say({ type: 'unsubscribe', channel: 3 });
        await lineOf('spectator').ping();
        await speak('stranger', { type: 'chat', room: 'spectators', text: 'Still there?' });
      }, 'chat'),
    ).toEqual(['anonymous', 'stranger']);
  });

  it('subscribers of a table are told when its host closes it', async () => {
    const waiting = await scene.table('waiting');
    lineOf('spectator').say({ type: 'subscribe', channel: 9, table: waiting, as: null });
    await lineOf('spectator').next((message) => message.type === 'table' && message.channel === 9);
    await scene.people.host.call('POST', `/api/tables/${waiting}/leave`);
    scene.forget(waiting);
    const told = await lineOf('spectator').next(
      (message) => message.type === 'refused' && message.channel === 9,
    );
    expect(told).toMatchObject({ reason: 'notFound' });
  });
});
