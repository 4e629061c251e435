/** Database errors that the server answers differently. */
export type StoreTrouble = 'full' | 'readOnly' | 'busy' | 'gone';

export class StoreFault extends Error {
  readonly trouble: StoreTrouble;
  constructor(trouble: StoreTrouble, cause?: unknown) {
    super(`store: ${trouble}`, { cause });
    this.name = 'StoreFault';
    this.trouble = trouble;
  }
}

/** A process of an older program uses the database and would misread events that this one writes. */
export class OlderProcess extends Error {
  constructor() {
    super('a process of an older version is running on this database: end it first');
    this.name = 'OlderProcess';
  }
}

export class NewerDatabase extends Error {
  constructor(found: number, known: number) {
    super(
      `the database is at version ${found}, this program knows version ${known}: use a newer Pithead, or restore a backup`,
    );
    this.name = 'NewerDatabase';
  }
}
