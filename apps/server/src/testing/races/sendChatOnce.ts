/** Sends one chat line over its own socket and reports the outcome like an HTTP answer. */
import type { RequestRefusal, ServerMessage } from '@pithead/protocol';
import type { HttpAnswer, TestClient } from '../servers/testServer.ts';

/** Closed before an answer: the session has ended. */
const CLOSED: HttpAnswer<unknown> = { status: 0, body: null };
const FAULTS: readonly RequestRefusal['reason'][] = ['internal', 'busy', 'databaseGone', 'diskFull'];

export function sendChatOnce(visitor: TestClient, table: string, text: string): Promise<HttpAnswer<unknown>> {
  const socket = visitor.openSocket();
  const said = new Promise<HttpAnswer<unknown>>((resolve) => {
    socket.on('open', () =>
      socket.send(
        JSON.stringify({ type: 'chat', ask: 1, table, room: 'players', text, id: visitor.newCommandId() }),
      ),
    );
    socket.on('close', () => resolve(CLOSED));
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as ServerMessage;
      if (message.type === 'answer') resolve({ status: 200, body: message });
      if (message.type === 'refused')
        resolve({ status: FAULTS.includes(message.reason) ? 500 : 409, body: message });
    });
  });
  return said.finally(() => visitor.close());
}
