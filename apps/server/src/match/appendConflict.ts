import { RequestError } from '../requestError.ts';

/**
 * Another process wrote to the log first. What is in memory has been brought up to date since, and what was
 * wanted can be tried again under the same id. Whoever is outrun too often is told that it was not played.
 */
export class AppendConflict extends RequestError {
  constructor() {
    super('busy');
    this.name = 'Outrun';
  }
}
