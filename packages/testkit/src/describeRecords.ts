import { readdirSync, readFileSync } from 'node:fs';
import type { Fact, Game, State } from '@pithead/kernel';
import { isBrokenReplay, parseRecord, replay, verifyRecord, versionsOf } from '@pithead/kernel';
import { describe, expect, test } from 'vitest';
import { describeBranches } from './describeBranches.ts';

/**
 * Replays golden records, each under the rules version that it names, and compares every recorded hash. A rule
 * change that breaks one needs a new rules version, because it would break running matches too.
 */
export function describeRecords<S extends State, F extends Fact, V>(game: Game<S, F, V>, folder: URL): void {
  const records = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name, parseRecord(readFileSync(new URL(name, folder), 'utf8'))] as const);
  describe(`golden records of ${game.id}`, () => {
    test.each(records)('%s', (_name, record) => {
      expect(verifyRecord(game, record)).toEqual([]);
      const match = replay(game, record);
      expect(!isBrokenReplay(match) && match.isOver).toBe(true);
    });

    test.each(versionsOf(game))(
      'every number of players has a golden record of version %i of the rules',
      (version) => {
        const ofVersion = records.flatMap(([, record]) => (record.version === version ? [record] : []));
        const seatCounts = ofVersion.map(({ seats }) => seats.length);
        for (let count = game.minSeats; count <= game.maxSeats; count++) expect(seatCounts).toContain(count);
      },
    );
  });
  describeBranches(game, records);
}
