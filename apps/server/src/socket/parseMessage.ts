import type { ClientMessage } from '@pithead/protocol';
import { ClientMessage as ClientMessageSchema, LIMITS } from '@pithead/protocol';
import type { RawData } from 'ws';
import { isPlayMessage } from './playMessage.ts';

/**
 * Repeated in the answer, so that the client knows which of its messages is answered. The answer to an invalid
 * message contains as much of it as could be read.
 */
export interface MessageLabel {
  readonly id?: string;
  readonly ask?: number;
  readonly channel?: number;
}

export function labelOf(message: ClientMessage): MessageLabel {
  if (message.type === 'act') return { id: message.act.id };
  if (message.type === 'subscribe' || message.type === 'unsubscribe') return { channel: message.channel };
  return { ask: message.ask };
}

export type ParsedMessage =
  | { readonly ok: true; readonly message: ClientMessage }
  | { readonly ok: false; readonly reason: 'malformed' | 'unknownMessage'; readonly label: MessageLabel };

const NOT_JSON: ParsedMessage = { ok: false, reason: 'malformed', label: {} };

const MESSAGE_TYPES: readonly unknown[] = ClientMessageSchema.def.options.map(
  (option) => option.shape.type.def.values[0],
);

export function parseMessage(data: RawData, isBinary: boolean): ParsedMessage {
  if (isBinary) return NOT_JSON;
  let value: unknown;
  try {
    value = JSON.parse((data as Buffer).toString('utf8'));
  } catch {
    return NOT_JSON;
  }
  if (isPlayMessage(value)) return { ok: true, message: value };
  const parsed = ClientMessageSchema.safeParse(value);
  if (parsed.success) return { ok: true, message: parsed.data };
  const { type, id, ask, channel, act } = (
    typeof value === 'object' && value !== null ? value : {}
  ) as Record<string, unknown>;
  // A chat message has an id too, but is answered by `ask`.
  const ownId = type === 'chat' ? undefined : id;
  const actId = typeof act === 'object' && act !== null ? (act as Record<string, unknown>)['id'] : ownId;
  const label: MessageLabel = {
    ...(typeof actId === 'string' && actId.length <= LIMITS.commandId ? { id: actId } : {}),
    ...(Number.isSafeInteger(ask) ? { ask: ask as number } : {}),
    ...(Number.isSafeInteger(channel) ? { channel: channel as number } : {}),
  };
  return { ok: false, reason: MESSAGE_TYPES.includes(type) ? 'malformed' : 'unknownMessage', label };
}
