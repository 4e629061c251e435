import type { Params } from '@pithead/kernel';
import type { ProtocolReason, Refused } from '@pithead/protocol';
import type { StoreTrouble } from './store/port.ts';
import { StoreFault } from './store/port.ts';

/** Thrown to refuse a request; HTTP and socket turn it into an answer. Nothing was changed (P6). */
export class Refuse extends Error {
  readonly refused: Refused;
  constructor(reason: ProtocolReason, params?: Params, more: Omit<Refused, 'reason' | 'params'> = {}) {
    super(reason);
    this.name = 'Refuse';
    this.refused = { reason, ...(params === undefined ? {} : { params }), ...more };
  }
}

const TROUBLES: Readonly<Record<StoreTrouble, ProtocolReason>> = {
  full: 'diskFull',
  readOnly: 'readOnly',
  busy: 'busy',
  gone: 'databaseGone',
};

/** The answer to an error; undefined for a bug of the server. */
export function refusedOf(error: unknown): Refused | undefined {
  if (error instanceof Refuse) return error.refused;
  if (error instanceof StoreFault) return { reason: TROUBLES[error.trouble] };
  return undefined;
}
