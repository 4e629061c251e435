import type { Params } from '@pithead/kernel';
import type { ProtocolReason, RequestRefusal } from '@pithead/protocol';
import type { StoreErrorKind } from './store/store.ts';
import { StoreError } from './store/store.ts';

/** Refuses a request over HTTP or socket. Nothing was changed (promise P6). */
export class RequestError extends Error {
  readonly refusal: RequestRefusal;
  constructor(reason: ProtocolReason, params?: Params, more: Omit<RequestRefusal, 'reason' | 'params'> = {}) {
    super(reason);
    this.name = 'RequestError';
    this.refusal = { reason, ...(params === undefined ? {} : { params }), ...more };
  }

  static of({ reason, params, ...more }: RequestRefusal): RequestError {
    return new RequestError(reason, params, more);
  }
}

const REASON_BY_ERROR: Readonly<Record<StoreErrorKind, ProtocolReason>> = {
  full: 'diskFull',
  readOnly: 'readOnly',
  busy: 'busy',
  gone: 'databaseGone',
};

/** Undefined for a bug of the server. */
export function refusalOf(error: unknown): RequestRefusal | undefined {
  if (error instanceof RequestError) return error.refusal;
  if (error instanceof StoreError) return { reason: REASON_BY_ERROR[error.kind] };
  return undefined;
}
