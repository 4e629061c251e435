import type { ActName, ClientMessageName, ServerMessage } from '@pithead/protocol';
import { Act, ClientMessage } from '@pithead/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RawSocket } from '../clients/rawSocket.ts';
import { removeTestFolders } from '../servers/testServer.ts';
import { MESSAGE_CASES } from './messageCases.ts';
import type { AccessCase } from './accessCases.ts';
import { ACT_NAMES } from './accessCases.ts';
import type { CredentialKind, Actor } from './actors.ts';
import { ACTORS } from './actors.ts';
import { AccessFixture } from './accessFixture.ts';

type Message = Record<string, unknown>;

let fixture: AccessFixture;
const sockets = new Map<string, RawSocket>();

beforeAll(async () => {
  fixture = await AccessFixture.open();
  for (const who of ACTORS) {
    for (const by of ['bearer', 'cookie'] as const) {
      sockets.set(`${who} ${by}`, await fixture.openSocket(who, by));
    }
  }
});
afterAll(async () => {
  for (const socket of sockets.values()) socket.close();
  await fixture.server.close();
  removeTestFolders();
});

const socketOf = (who: Actor, by: CredentialKind = 'bearer'): RawSocket =>
  sockets.get(`${who} ${by}`) as RawSocket;

/** An answer carries the id, the channel or the ask number of its message. */
function answers(message: ServerMessage, asked: Message, isMatch: boolean): boolean {
  const { id } = (asked['act'] ?? {}) as { id?: string };
  if (message.type === 'refused')
    return message.id === id && message.ask === asked['ask'] && message.channel === asked['channel'];
  if (asked['type'] === 'subscribe') return message.type === (isMatch ? 'state' : 'table');
  return asked['type'] === 'act'
    ? message.type === 'done' && message.id === id
    : message.type === 'answer' && message.ask === asked['ask'];
}

async function say(row: AccessCase<Message>, who: Actor, by: CredentialKind): Promise<string> {
  const table = await fixture.tableAt(row.stage, who === 'stranger');
  const message = row.request(table, who, fixture);
  const socket = socketOf(who, by);
  fixture.skipDay();
  const before = await fixture.fingerprint(table);
  socket.clear();
  socket.send(message);
  const answer =
    message['type'] === 'unsubscribe'
      ? await silence(socket)
      : await socket.nextMessage((response) => answers(response, message, row.stage === 'playing'));
  const response = answer.type === 'refused' ? answer.reason : answer.type;
  if (answer.type === 'refused')
    expect(await fixture.fingerprint(table), `${JSON.stringify(message)} by ${who}`).toBe(before);
  else if (message['type'] === 'act') fixture.discardTable(table);
  return response;
}

async function silence(socket: RawSocket): Promise<{ type: 'silence' } | ServerMessage> {
  await socket.ping();
  return socket.received.find(({ type }) => type === 'refused') ?? { type: 'silence' };
}

describe('every message from every actor', () => {
  it('the matrix has cases for every message and every act', () => {
    const types: string[] = ClientMessage.def.options.map(
      (option) => option.shape.type.def.values[0] as ClientMessageName,
    );
    const acts: string[] = Act.def.options.map((option) => option.shape.act.def.values[0] as ActName);
    expect(Object.keys(MESSAGE_CASES).toSorted()).toEqual(types.toSorted());
    expect(ACT_NAMES.toSorted()).toEqual(acts.toSorted());
  });

  it.each(
    Object.entries(MESSAGE_CASES).flatMap(([type, rows]) =>
      (['bearer', 'cookie'] as const).map((by) => [type, by, rows] as const),
    ),
  )('every actor gets the expected answer to %s by %s', async (type, by, rows) => {
    for (const row of rows) {
      const response: Record<string, string> = {};
      for (const who of ACTORS) response[who] = await say(row, who, by);
      expect(response, `${type}: ${row.label}`).toEqual(row.answers);
    }
  });
});

describe('recipients', () => {
  let table: string;

  async function recipientsOf(action: () => Promise<unknown>, type: string): Promise<Actor[]> {
    for (const who of ACTORS) {
      const as = who === 'host' ? 0 : who === 'opponent' ? 1 : null;
      socketOf(who).send({ type: 'subscribe', channel: 3, table, as });
      await socketOf(who).nextMessage((message) => message.type === 'state');
    }
    fixture.skipDay();
    await action();
    for (const who of ACTORS) await socketOf(who).ping();
    return ACTORS.filter((who) => socketOf(who).received.some((message) => message.type === type));
  }

  const sendAs = async (who: Actor, message: object): Promise<void> => {
    for (const socket of sockets.values()) socket.clear();
    socketOf(who).send({ ask: 5, table, ...message });
    await socketOf(who).nextMessage((response) => response.type === 'answer' && response.ask === 5);
  };

  it('players and spectators chat in separate rooms', async () => {
    table = await fixture.tableAt('playing');
    expect(
      await recipientsOf(() => sendAs('host', { type: 'chat', room: 'players', text: 'Hm.' }), 'chat'),
    ).toEqual(['opponent', 'host']);
    const spectators = ['anonymous', 'stranger', 'spectator'];
    expect(
      await recipientsOf(
        () => sendAs('spectator', { type: 'chat', room: 'spectators', text: 'Oh!' }),
        'chat',
      ),
    ).toEqual(spectators);
  });

  it('a muted person is heard only by those who have not muted them', async () => {
    await fixture.clients.opponent.request('PUT', `/api/me/mutes/${fixture.clients.host.id}`);
    expect(
      await recipientsOf(() => sendAs('host', { type: 'chat', room: 'players', text: 'Hm?' }), 'chat'),
    ).toEqual(['host']);
    await fixture.clients.opponent.request('DELETE', `/api/me/mutes/${fixture.clients.host.id}`);
    expect(
      await recipientsOf(() => sendAs('host', { type: 'chat', room: 'players', text: 'Hm!' }), 'chat'),
    ).toEqual(['opponent', 'host']);
  });

  it('a nudge reaches the player whose turn it is, and only once', async () => {
    expect(await recipientsOf(() => sendAs('opponent', { type: 'nudge', seat: 1 }), 'nudged')).toEqual([
      'host',
    ]);
    socketOf('opponent').send({ type: 'nudge', ask: 6, table, seat: 1 });
    expect(await socketOf('opponent').nextMessage(({ type }) => type === 'refused')).toMatchObject({
      ask: 6,
      reason: 'nudgedAlready',
    });
  });

  it('an unsubscription closes the channel of its own socket only', async () => {
    expect(
      await recipientsOf(async () => {
        socketOf('spectator').send({ type: 'unsubscribe', channel: 3 });
        await socketOf('spectator').ping();
        await sendAs('stranger', { type: 'chat', room: 'spectators', text: 'Still there?' });
      }, 'chat'),
    ).toEqual(['anonymous', 'stranger']);
  });

  it('subscribers of a table are told when its host closes it', async () => {
    const waiting = await fixture.tableAt('waiting');
    socketOf('spectator').send({ type: 'subscribe', channel: 9, table: waiting, as: null });
    await socketOf('spectator').nextMessage((message) => message.type === 'table' && message.channel === 9);
    await fixture.clients.host.request('POST', `/api/tables/${waiting}/leave`);
    fixture.discardTable(waiting);
    const response = await socketOf('spectator').nextMessage(
      (message) => message.type === 'refused' && message.channel === 9,
    );
    expect(response).toMatchObject({ reason: 'notFound' });
  });
});
