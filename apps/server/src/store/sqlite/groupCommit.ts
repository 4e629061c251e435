/** Group commit: many writes with one fsync, each of which succeeds or fails on its own. */
import type { SqlRow, WriteStep } from '../executor.ts';
import { resultStepIndex, StepRefused } from '../executor.ts';
import { StoreError } from '../storeErrors.ts';
import type { SqliteConnection } from './sqliteConnection.ts';

export type WriteOutcome =
  | { readonly kind: 'done'; readonly rows: readonly SqlRow[] }
  | { readonly kind: 'undone' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** A write without a savepoint failed after its first step: the group has to start again. */
class PartialWriteError extends Error {}

export function commitGroup(
  connection: SqliteConnection,
  writes: readonly (readonly WriteStep[])[],
): WriteOutcome[] {
  try {
    return transaction(connection, writes, canRefuseLate);
  } catch (error) {
    if (error instanceof PartialWriteError) return transaction(connection, writes, () => true);
    throw error;
  }
}

/** Only writes that can be refused after their first step need a savepoint. */
function canRefuseLate(steps: readonly WriteStep[]): boolean {
  return steps.some(({ mustChange }, index) => index > 0 && mustChange === true);
}

function transaction(
  connection: SqliteConnection,
  writes: readonly (readonly WriteStep[])[],
  needsSavepoint: (steps: readonly WriteStep[]) => boolean,
): WriteOutcome[] {
  connection.exec('BEGIN IMMEDIATE');
  try {
    const outcomes = writes.map((steps) =>
      needsSavepoint(steps) ? applyInSavepoint(connection, steps) : apply(connection, steps),
    );
    connection.exec('COMMIT');
    return outcomes;
  } catch (error) {
    connection.rollBack();
    throw error;
  }
}

function applyInSavepoint(connection: SqliteConnection, steps: readonly WriteStep[]): WriteOutcome {
  connection.exec('SAVEPOINT one');
  let outcome: WriteOutcome;
  try {
    outcome = apply(connection, steps);
  } catch (error) {
    if (!(error instanceof PartialWriteError)) throw error;
    outcome = { kind: 'failed', error: error.cause };
  }
  if (outcome.kind !== 'done') connection.exec('ROLLBACK TO one');
  connection.exec('RELEASE one');
  return outcome;
}

function apply(connection: SqliteConnection, steps: readonly WriteStep[]): WriteOutcome {
  let result: readonly SqlRow[] = [];
  const resultAt = resultStepIndex(steps);
  for (const [index, step] of steps.entries()) {
    try {
      const { rows, changes } = connection.run(step);
      if (step.mustChange === true && changes === 0) return rejected(step);
      if (index === resultAt) result = rows;
    } catch (error) {
      // A `StoreError` concerns the whole group; any other error belongs to this write.
      if (error instanceof StoreError) throw error;
      if (index > 0) throw new PartialWriteError('', { cause: error });
      return { kind: 'failed', error };
    }
  }
  return { kind: 'done', rows: result };
}

function rejected({ refusal }: WriteStep): WriteOutcome {
  return refusal === undefined ? { kind: 'undone' } : { kind: 'failed', error: new StepRefused(refusal) };
}
