import { DatabaseError } from 'pg';
import { StepRefused, UniqueViolation } from '../executor.ts';
import type { StoreErrorKind } from '../storeErrors.ts';
import { NewerDatabaseError, StoreError } from '../storeErrors.ts';

const ERROR_KINDS: Readonly<Record<string, StoreErrorKind>> = {
  '53100': 'full',
  '25006': 'readOnly',
  '40001': 'busy',
  '40P01': 'busy',
  '55P03': 'busy',
  '57014': 'busy',
  '53300': 'busy',
  '53': 'gone',
  '08': 'gone',
  '57': 'gone',
  '58': 'gone',
  '25P03': 'gone',
  XX: 'gone',
};

const UNIQUE = '23505';

const POOL_EXHAUSTED = 'timeout exceeded when trying to connect';

/** Any other error of pg, neither a reply of the server nor a bug of ours, is a connection error. */
export function translatePostgresError(error: unknown): unknown {
  if (error instanceof StoreError || error instanceof UniqueViolation || error instanceof StepRefused)
    return error;
  if (!(error instanceof Error)) return error;
  if (error instanceof DatabaseError) return translatedAnswer(error);
  if (error instanceof TypeError || error instanceof NewerDatabaseError) return error;
  return new StoreError(error.message === POOL_EXHAUSTED ? 'busy' : 'gone', error);
}

function translatedAnswer(error: DatabaseError): unknown {
  const code = error.code ?? '';
  if (code === UNIQUE) return new UniqueViolation(error);
  const kind = ERROR_KINDS[code] ?? ERROR_KINDS[code.slice(0, 2)];
  return kind === undefined ? error : new StoreError(kind, error);
}
