export type StoreErrorKind = 'full' | 'readOnly' | 'busy' | 'gone';

export class StoreError extends Error {
  readonly kind: StoreErrorKind;
  constructor(kind: StoreErrorKind, cause?: unknown) {
    super(`store: ${kind}`, { cause });
    this.name = 'StoreError';
    this.kind = kind;
  }
}

/** An older program uses the database and would misread events that this one writes. */
export class OlderProcessError extends Error {
  constructor() {
    super('a process of an older version is running on this database: end it first');
    this.name = 'OlderProcessError';
  }
}

export class NewerDatabaseError extends Error {
  constructor(found: number, known: number) {
    super(
      `the database is at version ${found}, this program knows version ${known}: ` +
        'use a newer Pithead, or restore a backup',
    );
    this.name = 'NewerDatabaseError';
  }
}

/** The settings name other match databases than those that this database belongs to. */
export class MatchDatabasesError extends Error {
  constructor() {
    super('store: other match databases than before');
    this.name = 'MatchDatabasesError';
  }
}
