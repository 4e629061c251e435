/**
 * The check of the message that comes with every move, written out, because it is made far more often than all others
 * together. It accepts exactly what the schema accepts; what it does not accept is left to the schema, which says why.
 */
import type { ClientMessage } from '@pithead/protocol';
import { LIMITS, MAX_NOUN, MAX_SEQ, PATTERNS } from '@pithead/protocol';

type Fields = Readonly<Record<string, unknown>>;

export function isPlayMessage(value: unknown): value is ClientMessage & { readonly type: 'act' } {
  if (!hasFields(value, 3)) return false;
  const { type, table, act } = value;
  return type === 'act' && matches(PATTERNS.tableId, table) && hasFields(act, 5) && isPlay(act);
}

function isPlay({ act, seat, id, seq, plies }: Fields): boolean {
  return (
    act === 'play' &&
    isUpTo(seat, LIMITS.seats - 1) &&
    matches(PATTERNS.commandId, id) &&
    isUpTo(seq, MAX_SEQ) &&
    Array.isArray(plies) &&
    plies.length >= 1 &&
    plies.length <= LIMITS.plies &&
    plies.every(isPly)
  );
}

const isPly = (ply: unknown): boolean =>
  Array.isArray(ply) && ply.length === 2 && matches(PATTERNS.verb, ply[0]) && isUpTo(ply[1], MAX_NOUN);

/** Parsed JSON: its fields are its own, and all of them are counted. */
const hasFields = (value: unknown, count: number): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === count;

const matches = (pattern: RegExp, value: unknown): boolean =>
  typeof value === 'string' && pattern.test(value);

const isUpTo = (value: unknown, most: number): boolean =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;
