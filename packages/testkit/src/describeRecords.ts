import { readdirSync, readFileSync } from 'node:fs';
import type { Fact, Game, State } from '@pithead/kernel';
import { isBrokenReplay, parseRecord, replay, verifyRecord } from '@pithead/kernel';
import { describe, expect, test } from 'vitest';

/**
 * Replays golden records and compares every recorded hash. A rule change that breaks one needs a new rules
 * version, because it would break running matches too.
 */
export function describeRecords<S extends State, F extends Fact, V>(game: Game<S, F, V>, folder: URL): void {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  describe(`golden records of ${game.id}`, () => {
    test.each(files)('%s', (file) => {
      const record = parseRecord(readFileSync(new URL(file, folder), 'utf8'));
      expect(verifyRecord(game, record)).toEqual([]);
      const match = replay(game, record);
      expect(!isBrokenReplay(match) && match.isOver).toBe(true);
    });

    test('every number of players has a golden record', () => {
      const seats = files.map(
        (file) => parseRecord(readFileSync(new URL(file, folder), 'utf8')).seats.length,
      );
      for (let count = game.minSeats; count <= game.maxSeats; count++) expect(seats).toContain(count);
    });
  });
}
