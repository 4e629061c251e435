import { readFileSync } from 'node:fs';
import { LOADED_GAMES } from '@pithead/games/loaded';
import type { Game, GameRecord } from '@pithead/kernel';
import { parseRecord } from '@pithead/kernel';
import { describe, expect, it } from 'vitest';
import type { LocalEvent, StoredMatch } from '../offline/storedMatch.ts';
import type { ReplayInput, ReplayStatistics } from './replayApi.ts';
import { createReplayHandlers } from './replayHandlers.ts';

const SECOND = 1000;
const CREATED = 5_000_000;

const recordOf = (game: string): GameRecord =>
  parseRecord(
    readFileSync(new URL(`../../../../games/${game}/records/greedy-2-players.json`, import.meta.url), 'utf8'),
  );

/** A finished match on this device, one ply every second. */
function storedMatch(record: GameRecord, hasTimes: (event: number) => boolean): StoredMatch {
  const { game, version, options, seats, key, plies } = record;
  return {
    head: {
      id: 'match',
      game,
      version,
      options,
      names: seats,
      bots: [null, 'foreman'],
      isHotSeat: false,
      key,
      createdAt: CREATED,
    },
    events: plies.map(([seat, verb, noun], i): LocalEvent => ({
      seat,
      kind: 'play',
      plies: [[verb, noun]],
      ...(hasTimes(i) && { at: CREATED + (i + 1) * SECOND }),
    })),
  };
}

async function statisticsOf(from: ReplayInput, stored?: StoredMatch): Promise<ReplayStatistics> {
  const handlers = createReplayHandlers({
    loadRules: (id) => Promise.resolve({ game: LOADED_GAMES[id]?.game as Game }),
    read: () => Promise.resolve(stored),
  });
  const { replayId } = (await handlers.openReplay(from)) as { readonly replayId: number };
  return (await handlers.replayStatistics(replayId)) as ReplayStatistics;
}

describe.each(Object.keys(LOADED_GAMES))('statistics of a replay of %s', (game) => {
  const record = recordOf(game);

  it('panels come from the record, which has no times', async () => {
    const { panels, times } = await statisticsOf({ record });
    expect(panels[0]?.id).toBe('score');
    expect(times).toBeUndefined();
  });

  it('a match on this device knows how long its decisions took', async () => {
    const { times } = await statisticsOf(
      { local: 'match' },
      storedMatch(record, () => true),
    );
    expect(times?.length).toBeGreaterThan(10);
    for (const { ms } of times ?? []) expect(ms % SECOND).toBe(0);
    expect(Math.min(...(times ?? []).map(({ ms }) => ms))).toBeGreaterThanOrEqual(SECOND);
  });

  it('a match that began before events had times has none', async () => {
    const { panels, times } = await statisticsOf(
      { local: 'match' },
      storedMatch(record, (event) => event > 3),
    );
    expect(panels.length).toBeGreaterThan(0);
    expect(times).toBeUndefined();
  });
});
