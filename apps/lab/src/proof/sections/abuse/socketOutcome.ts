import type { RawSocket } from '@pithead/server/testing/clients/rawSocket';

/** A message of any shape, because what the server answers to an attack is not known. */
export interface SocketMessage {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** What follows: a refusal with its reason, another message type, the close, or `nothing`. */
export async function outcomeOf(socket: RawSocket): Promise<string> {
  const answered = socket
    .nextMessage<SocketMessage>(({ type }) => !['welcome', 'presence'].includes(type))
    .then(describeMessage, () => 'nothing');
  const outcome = await Promise.race([answered, socket.ended]);
  socket.close();
  return outcome;
}

const describeMessage = ({ type, ...rest }: SocketMessage): string =>
  type === 'refused' ? `refused ${String(rest['reason'])}` : type;
