import { LOADED_GAMES } from '@pithead/games/loaded';
import { readFileSync } from 'node:fs';
import type { Game, GameRecord } from '@pithead/kernel';
import { isBrokenReplay, replay } from '@pithead/kernel';
import { describe, expect, it } from 'vitest';
import { checkRecord, RecordReplay, readRecord } from './recordReplay.ts';

const text = (file: string): string =>
  readFileSync(new URL(`../../../../games/${file}`, import.meta.url), 'utf8');
const RECORDS = [
  [LOADED_GAMES['glueck-auf']?.game as Game, 'glueck-auf/records/greedy-2-players.json'],
  [LOADED_GAMES['rockwell']?.game as Game, 'rockwell/records/greedy-3-players.json'],
] as const;

describe.each(RECORDS)('a timeline of %o', (game, file) => {
  const record = readRecord(text(file)) as GameRecord;
  const timeline = new RecordReplay(game, record);

  it('every viewer gets the view and the facts of the requested ply', () => {
    expect(checkRecord(game, record)).toBeUndefined();
    for (const ply of [0, 1, 17, record.plies.length]) {
      const match = replay(game, record, undefined, ply);
      if (isBrokenReplay(match)) throw new Error('broken');
      for (const seat of [null, 0, 1]) {
        const { state } = timeline.frame(ply, seat);
        expect(state.view).toStrictEqual(match.view(seat ?? undefined));
        expect(
          timeline
            .facts(seat)
            .filter(([at]) => at <= ply)
            .map(([, fact]) => fact),
        ).toStrictEqual(match.factLogFor(seat ?? undefined).map(({ fact }) => fact));
      }
    }
  });

  it('turns begin where the notation begins a line', () => {
    const lines = timeline
      .text('notation')
      .split('\n')
      .filter((line) => /^\d+\. /.test(line));
    expect(timeline.turns()).toHaveLength(lines.length);
    expect(timeline.turns().map(({ seat }) => seat)).toStrictEqual(
      lines.map((line) => (/\. (\w):/.exec(line)?.[1] ?? '').charCodeAt(0) - 65),
    );
  });

  it('the saved JSON is the same record', () => {
    expect(readRecord(timeline.text('json'))).toStrictEqual(record);
  });

  it('positions outside the record are clamped', () => {
    expect(timeline.frame(-5, null).state.seq).toBe(0);
    expect(timeline.frame(1e9, 'open').state.seq).toBe(record.plies.length);
    expect(timeline.frame(3, 'open').views).toHaveLength(record.seats.length);
    expect(timeline.frame(3, 0).views).toStrictEqual([]);
  });
});

describe('record file', () => {
  const record = JSON.parse(text('glueck-auf/records/greedy-2-players.json')) as GameRecord;
  const flawOf = (value: unknown): string => {
    const read = readRecord(typeof value === 'string' ? value : JSON.stringify(value));
    return 'flaw' in read
      ? read.flaw
      : (checkRecord(LOADED_GAMES['glueck-auf']?.game as Game, read)?.flaw ?? 'none');
  };

  it('a file that is no record is distinguished from a damaged or altered record', () => {
    expect(flawOf('')).toBe('notARecord');
    expect(flawOf('{"format":"else"}')).toBe('notARecord');
    expect(flawOf({ format: 'pithead-partial/1', game: 'glueck-auf' })).toBe('partial');
    expect(flawOf({ ...record, hashes: record.hashes.slice(1) })).toBe('damaged');
    expect(flawOf({ ...record, seats: ['\u0000', 'b'] })).toBe('damaged');
    expect(flawOf({ ...record, game: 'rockwell' })).toBe('unknownGame');
    expect(
      flawOf({
        ...record,
        plies: record.plies.map(([seat, verb, noun], i) =>
          i === 4 ? [1 - seat, verb, noun] : [seat, verb, noun],
        ),
      }),
    ).toBe('refused');
    expect(flawOf(record)).toBe('none');
  });
});
