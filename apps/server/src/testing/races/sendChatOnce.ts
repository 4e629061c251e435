import type { RequestRefusal, ServerMessage } from '@pithead/protocol';
import type { HttpAnswer, TestClient } from '../clients/testClient.ts';

/** Closed before an answer: the session has ended. */
const CLOSED: HttpAnswer<unknown> = { status: 0, body: null };
const FAULTS: readonly RequestRefusal['reason'][] = ['internal', 'busy', 'databaseGone', 'diskFull'];

export function sendChatOnce(client: TestClient, table: string, text: string): Promise<HttpAnswer<unknown>> {
  const socket = client.raw.socket();
  socket.send({ type: 'chat', ask: 1, table, room: 'players', text, id: client.newCommandId() });
  const answered = socket.nextMessage(({ type }) => type === 'answer' || type === 'refused').then(toAnswer);
  return Promise.race([answered, socket.closed.then(() => CLOSED)]).finally(() => socket.close());
}

const toAnswer = (message: ServerMessage): HttpAnswer<unknown> => ({
  status: message.type !== 'refused' ? 200 : FAULTS.includes(message.reason) ? 500 : 409,
  body: message,
});
