import { LOADED_GAMES } from '@pithead/games/loaded';
import type { GameWithBots } from '@pithead/bots';
import { observe, fallbackPly } from '@pithead/bots';
import type { Ply } from '@pithead/kernel';
import { atVersion, keyFromSeed, verifyRecord } from '@pithead/kernel';
import { describe, expect, it } from 'vitest';
import { unpackOffers } from '@pithead/protocol';
import { checkRecord, RecordReplay } from '../replay/recordReplay.ts';
import { replayStoredMatch } from './localMatch.ts';
import type { StoredMatch } from './storedMatch.ts';
import type { TestSession } from './testing/testSession.ts';
import { createTestSession, greedyBots, openTestSession } from './testing/testSession.ts';
import { memoryRepository } from './localRepository.ts';

const GLUECK_AUF = LOADED_GAMES['glueck-auf'] as GameWithBots;
const SIBERIA = LOADED_GAMES['siberia'] as GameWithBots;
const ROCKWELL = LOADED_GAMES['rockwell'] as GameWithBots;

async function goodPly(playable: GameWithBots, { repository, last }: TestSession): Promise<Ply> {
  const local = replayStoredMatch(playable, (await repository.read('match')) as StoredMatch);
  if (typeof local === 'string') throw new Error(local);
  const ply = fallbackPly(observe(local.match, last().viewer as number, keyFromSeed('person')), playable.kit);
  expect(unpackOffers(last().state.offers)).toContainEqual(ply);
  return ply;
}

describe('match against bots', () => {
  it('an event is stored before it is shown, and the match continues after a reload at any moment', async () => {
    let harness = await createTestSession(
      GLUECK_AUF,
      { game: 'glueck-auf', seats: 3, bots: ['hewer', 'apprentice'] },
      'reload',
    );
    await harness.settle();
    for (let i = 0; harness.last().state.outcome === null; i++) {
      const ply = await goodPly(GLUECK_AUF, harness);
      const before = harness.updates.length;
      expect(await harness.session.play(1, [ply])).toBeUndefined();
      const kept = (await harness.repository.read('match')) as StoredMatch;
      expect(kept.events.length).toBeGreaterThan(0);
      expect(kept.events.every(({ at }) => at !== undefined)).toBe(true);
      expect(harness.updates.length).toBeGreaterThan(before);
      if (i % 9 === 0) harness = await harness.reload();
      await harness.settle();
    }
    expect(harness.last().table.status).toBe('over');
    const record = await harness.session.export(1);
    expect(record.format).toBe('pithead-record/1');
    if (record.format !== 'pithead-record/1') return;
    expect(verifyRecord(GLUECK_AUF.game, record)).toStrictEqual([]);
    const [summary] = await harness.repository.list();
    expect(summary).toMatchObject({ status: 'over', isYourTurn: false });
    const timeline = new RecordReplay(GLUECK_AUF.game, record);
    expect(timeline.frame(Infinity, 0).state.outcome).toStrictEqual(harness.last().state.outcome);
    expect(timeline.facts(0).map(([, fact]) => fact)).toStrictEqual(
      replayedOf(await harness.repository.read('match'))
        .stateFor(0)
        .facts.map(([, f]) => f),
    );
  });

  it('the facts of all updates add up to what the seat knows', async () => {
    const harness = await createTestSession(
      ROCKWELL,
      { game: 'rockwell', seats: 2, bots: ['hewer'] },
      'facts',
    );
    await harness.settle();
    for (let i = 0; i < 40 && harness.last().state.outcome === null; i++) {
      await harness.session.play(1, [await goodPly(ROCKWELL, harness)]);
      if (i % 5 === 4 && harness.last().state.undoable > 0)
        await harness.session.act(1, { act: 'undo', reach: 'step' });
      if (i === 30) await harness.session.act(1, { act: 'askUndo' });
      await harness.settle();
    }
    let facts: unknown[] = [];
    for (const { kept, state } of harness.updates) {
      facts = [...facts.slice(0, kept), ...state.facts];
      expect(facts).toHaveLength(state.factCount);
    }
    expect(facts).toStrictEqual(
      replayedOf(await harness.repository.read('match'), ROCKWELL).stateFor(0).facts,
    );
  });

  it('a match is reloaded from storage when another tab was faster', async () => {
    const harness = await createTestSession(
      GLUECK_AUF,
      { game: 'glueck-auf', seats: 2, bots: ['hewer'] },
      'tabs',
    );
    await harness.settle();
    const other = await harness.reload();
    harness.session.open(1, undefined, harness.subscriber);
    const ply = await goodPly(GLUECK_AUF, harness);
    await other.session.play(1, [ply]);
    await other.settle();
    expect(await harness.session.play(1, [ply])).toStrictEqual({ reason: 'stale' });
    await harness.settle();
    expect(harness.last().state.seq).toBeGreaterThanOrEqual(other.last().state.seq);
  });
});

const replayedOf = (kept: StoredMatch | undefined, playable = GLUECK_AUF) =>
  replayStoredMatch(playable, kept as StoredMatch) as Exclude<ReturnType<typeof replayStoredMatch>, string>;

describe('sealed decisions', () => {
  it('a sealed decision of another seat sends nothing to the page', async () => {
    const playable = SIBERIA;
    const harness = await createTestSession(
      playable,
      { game: 'siberia', seats: 3, bots: ['hewer', 'hewer'] },
      'sealed',
    );
    await harness.settle();
    for (let i = 0; i < 30 && harness.last().state.outcome === null; i++) {
      await harness.session.play(1, [await goodPly(playable, harness)]);
      await harness.settle();
    }
    const seqs = harness.updates.map(({ state }) => state.seq);
    expect(seqs.length).toBeGreaterThan(40);
    expect(seqs).toStrictEqual([...new Set(seqs)].toSorted((a, b) => a - b));
    const { events } = (await harness.repository.read('match')) as StoredMatch;
    expect(events.length).toBeGreaterThan(harness.last().state.seq);
    let facts: unknown[] = [];
    for (const { kept, state } of harness.updates) facts = [...facts.slice(0, kept), ...state.facts];
    expect(facts).toStrictEqual(
      replayedOf((await harness.repository.read('match')) as StoredMatch, playable).stateFor(0).facts,
    );
  });
});

describe('hot-seat match', () => {
  it('only public knowledge is sent until the next person has taken the device', async () => {
    const harness = await createTestSession(
      ROCKWELL,
      { game: 'rockwell', seats: 3, bots: ['hewer'], isHotSeat: true },
      'hot',
    );
    await harness.settle();
    const seen = new Set<number>();
    for (let i = 0; i < 60 && harness.last().state.outcome === null; i++) {
      const { handOver } = harness.last();
      if (handOver !== null) {
        expect(harness.last().viewer).toBeNull();
        expect(harness.last().state.offers).toStrictEqual({});
        const spectator = replayedOf(await harness.repository.read('match'), ROCKWELL).stateFor(undefined);
        expect(harness.last().state.view).toStrictEqual(spectator.view);
        expect(await harness.session.play(1, [['bid', 0]])).toStrictEqual({ reason: 'notYourSeat' });
        harness.session.takeSeat(1);
        expect(harness.last()).toMatchObject({ viewer: handOver, handOver: null });
      }
      seen.add(harness.last().viewer as number);
      await harness.session.play(1, [await goodPly(ROCKWELL, harness)]);
      await harness.settle();
    }
    expect([...seen].toSorted()).toStrictEqual([0, 1]);
  });

  it('a bot plays for a person who has resigned, and the others play on', async () => {
    const harness = await createTestSession(
      ROCKWELL,
      { game: 'rockwell', seats: 2, bots: [], isHotSeat: true },
      'resigned',
    );
    const take = async (): Promise<void> => {
      await harness.settle();
      harness.session.takeSeat(1);
    };
    await take();
    const resigned = harness.last().viewer as number;
    await harness.session.act(1, { act: 'resign' });
    await take();
    for (let i = 0; i < 30 && harness.last().state.outcome === null; i++) {
      expect(harness.last().viewer).not.toBe(resigned);
      await harness.session.play(1, [await goodPly(ROCKWELL, harness)]);
      await take();
    }
    const { events } = (await harness.repository.read('match')) as StoredMatch;
    expect(events.some(({ seat, kind }) => seat === resigned && kind === 'play')).toBe(true);
  });
});

describe('record of a local match', () => {
  it('an altered record is detected', async () => {
    const harness = await createTestSession(
      GLUECK_AUF,
      { game: 'glueck-auf', seats: 2, bots: ['hewer'] },
      'flaw',
    );
    await harness.settle();
    const partial = await harness.session.export(1);
    expect(partial).toMatchObject({ format: 'pithead-partial/1', as: 0 });
    expect(JSON.stringify(partial)).not.toContain(
      ((await harness.repository.read('match')) as StoredMatch).head.key,
    );
    await harness.session.act(1, { act: 'resign' });
    const record = await harness.session.export(1);
    if (record.format !== 'pithead-record/1') throw new Error('no record');
    expect(checkRecord(GLUECK_AUF.game, record)).toBeUndefined();
    expect(checkRecord(GLUECK_AUF.game, { ...record, key: '0'.repeat(64) })?.flaw).toBe('commitment');
    expect(checkRecord(GLUECK_AUF.game, { ...record, hashes: record.hashes.map(() => '') })?.flaw).toBe(
      'hash',
    );
    expect(checkRecord(GLUECK_AUF.game, { ...record, version: 99 })?.flaw).toBe('otherVersion');
  });
});

describe('versions of the rules', () => {
  it.each([
    ['glueck-auf', GLUECK_AUF],
    ['rockwell', ROCKWELL],
  ])(
    'promise P8: a match of %s of version 1 in the browser’s storage is played to its end; a new one is of version 2',
    async (_id, playable) => {
      const { game } = playable;
      const request = { game: game.id, seats: 2, bots: ['hewer'] } as const;
      const before = { ...playable, game: atVersion(game, 1) };
      const old = await createTestSession(before, request, 'versions');
      await old.settle();
      for (let i = 0; i < 20; i++) {
        await old.session.play(1, [await goodPly(before, old)]);
        await old.settle();
      }
      const shown = old.last();
      old.session.close(1);
      let harness = await openTestSession(playable, old.repository);
      await harness.settle();
      const { view, offers, factCount } = shown.state;
      expect(harness.last()).toMatchObject({ table: { version: 1 }, state: { view, offers, factCount } });
      for (let i = 0; i < 10; i++) {
        expect(await harness.session.play(1, [await goodPly(playable, harness)])).toBeUndefined();
        await harness.settle();
      }
      harness = await harness.reload();
      // A bot stands in, so that the match ends without a person.
      await harness.session.act(1, { act: 'leave' });
      while (harness.last().state.outcome === null) await harness.settle();
      const record = await harness.session.export(1);
      if (record.format !== 'pithead-record/1') throw new Error('no record');
      expect([record.version, checkRecord(game, record), checkRecord(before.game, record)]).toEqual([
        1,
        undefined,
        undefined,
      ]);
      const notation = new RecordReplay(game, record).text('notation');
      expect(notation.split('\n')[0]).toBe(`game ${game.id} 1`);

      const fresh = await createTestSession(playable, request, 'versions');
      await fresh.settle();
      expect([fresh.last().table.version, await fresh.session.export(1)]).toMatchObject([2, { version: 2 }]);
    },
  );

  it('a stored match under a version that this program does not have is not opened', async () => {
    const { repository } = await createTestSession(
      GLUECK_AUF,
      { game: 'glueck-auf', seats: 2, bots: [] },
      'new',
    );
    const { head, events } = (await repository.read('match')) as StoredMatch;
    for (const version of [0, 3])
      expect(replayStoredMatch(GLUECK_AUF, { head: { ...head, version }, events })).toBe('otherVersion');
  });
});

describe('a match that can’t go on', () => {
  const REQUEST = { game: 'glueck-auf', seats: 2, bots: ['hewer'] } as const;

  it('a stall is reported when the bots can’t be loaded, and a retry lets them play', async () => {
    let isOnline = false;
    const bots = greedyBots(GLUECK_AUF);
    const harness = await createTestSession(GLUECK_AUF, REQUEST, 'no bots', {
      bots: { ...bots, decide: async (...args) => (isOnline ? bots.decide(...args) : fail('no network')) },
    });
    await harness.settle();
    while (harness.stalls.length === 0) {
      await harness.session.play(1, [await goodPly(GLUECK_AUF, harness)]);
      await harness.settle();
    }
    expect(harness.stalls).toStrictEqual(['bots']);
    isOnline = true;
    const before = harness.last().state.seq;
    await harness.session.retry();
    await harness.settle();
    expect(harness.last().state.seq).toBeGreaterThan(before);
    expect(harness.stalls).toStrictEqual(['bots']);
  });

  it('a stall is reported when a bot’s ply can’t be stored, and a retry lets the match go on', async () => {
    let isOpen = true;
    const memory = memoryRepository();
    const harness = await createTestSession(GLUECK_AUF, REQUEST, 'no storage', {
      repository: {
        ...memory,
        read: async (id) => (isOpen ? memory.read(id) : fail('closed')),
        append: async (...args) => (isOpen ? memory.append(...args) : fail('closed')),
      },
      wait: async () => void (isOpen = false),
    });
    await harness.settle();
    while (harness.stalls.length === 0) {
      await harness.session.play(1, [await goodPly(GLUECK_AUF, harness)]);
      await harness.settle();
    }
    expect(harness.stalls).toStrictEqual(['storage']);
    await expect(harness.session.retry()).rejects.toThrow('closed');
    isOpen = true;
    const { events } = (await memory.read('match')) as StoredMatch;
    await harness.session.retry();
    expect(harness.last().state.seq).toBe(events.length);
  });
});

function fail(message: string): never {
  throw new Error(message);
}
