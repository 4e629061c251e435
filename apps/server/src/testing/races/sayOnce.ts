/** Sends one chat line over its own socket and reports the outcome like an HTTP answer. */
import type { Refused, ServerMessage } from '@pithead/protocol';
import type { Answer, Visitor } from '../hall.ts';

/** Closed before an answer: the session has ended. */
const CLOSED: Answer<unknown> = { status: 0, body: null };
const FAULTS: readonly Refused['reason'][] = ['internal', 'busy', 'databaseGone', 'diskFull'];

export function sayOnce(visitor: Visitor, table: string, text: string): Promise<Answer<unknown>> {
  const socket = visitor.socket();
  const said = new Promise<Answer<unknown>>((resolve) => {
    socket.on('open', () =>
      socket.send(
        JSON.stringify({ type: 'chat', ask: 1, table, room: 'players', text, id: visitor.newId() }),
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
  return said.finally(() => visitor.leave());
}
