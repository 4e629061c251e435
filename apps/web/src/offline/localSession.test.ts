import type { Playable } from '@pithead/bots';
import { mindAt, stopgap } from '@pithead/bots';
import { kit } from '@pithead/glueck-auf/bot';
import { glueckAuf } from '@pithead/glueck-auf/rules';
import type { Ply } from '@pithead/kernel';
import { keyFromSeed, verify } from '@pithead/kernel';
import { kit as rockwellKit } from '@pithead/rockwell/bot';
import { rockwell } from '@pithead/rockwell/rules';
import { kit as siberiaKit } from '@pithead/siberia/bot';
import { siberia } from '@pithead/siberia/rules';
import { describe, expect, it } from 'vitest';
import { unpackOffers } from '@pithead/protocol';
import { checkRecord, ReplayTimeline } from '../replay/replayTimeline.ts';
import { localViewerState } from './localViewerState.ts';
import { replayStoredMatch } from './localSession.ts';
import type { StoredMatch } from './localRepository.ts';
import type { TestSession } from './testing/testSession.ts';
import { createTestSession } from './testing/testSession.ts';

const GLUECK_AUF = { game: glueckAuf, kit } as unknown as Playable;
const SIBERIA = { game: siberia, kit: siberiaKit } as unknown as Playable;
const ROCKWELL = { game: rockwell, kit: rockwellKit } as unknown as Playable;

/** A legal greedy ply for the viewer, computed from the stored events. */
async function goodPly(playable: Playable, { repository: shelf, last }: TestSession): Promise<Ply> {
  const local = replayStoredMatch(playable, (await shelf.read('match')) as StoredMatch);
  if (typeof local === 'string') throw new Error(local);
  const ply = stopgap(mindAt(local.match, last().looker as number, keyFromSeed('person')), playable.kit);
  expect(unpackOffers(last().state.offers)).toContainEqual(ply);
  return ply;
}

describe('a match against bots', () => {
  it('is kept before it is shown, and goes on after a reload at any moment', async () => {
    let desk = await createTestSession(
      GLUECK_AUF,
      { game: 'glueck-auf', seats: 3, bots: ['hewer', 'apprentice'] },
      'reload',
    );
    await desk.settle();
    for (let i = 0; desk.last().state.outcome === null; i++) {
      const ply = await goodPly(GLUECK_AUF, desk);
      const before = desk.updates.length;
      expect(await desk.session.play(1, [ply])).toBeUndefined();
      const kept = (await desk.repository.read('match')) as StoredMatch;
      expect(kept.events.length).toBeGreaterThan(0);
      expect(desk.updates.length).toBeGreaterThan(before);
      if (i % 9 === 0) desk = await desk.reload();
      await desk.settle();
    }
    expect(desk.last().table.status).toBe('over');
    const record = await desk.session.export(1);
    expect(record.format).toBe('pithead-record/1');
    if (record.format !== 'pithead-record/1') return;
    expect(verify(GLUECK_AUF.game, record)).toStrictEqual([]);
    const [summary] = await desk.repository.list();
    expect(summary).toMatchObject({ status: 'over', isYourTurn: false });
    const film = new ReplayTimeline(GLUECK_AUF.game, record);
    expect(film.frame(Infinity, 0).state.outcome).toStrictEqual(desk.last().state.outcome);
    expect(film.facts(0).map(([, fact]) => fact)).toStrictEqual(
      localViewerState(replayedOf(await desk.repository.read('match')), 0).facts.map(([, f]) => f),
    );
  });

  it('tells facts piece by piece so that they add up to all that the seat knows', async () => {
    const desk = await createTestSession(ROCKWELL, { game: 'rockwell', seats: 2, bots: ['hewer'] }, 'facts');
    await desk.settle();
    for (let i = 0; i < 40 && desk.last().state.outcome === null; i++) {
      await desk.session.play(1, [await goodPly(ROCKWELL, desk)]);
      if (i % 5 === 4 && desk.last().state.undoable > 0)
        await desk.session.act(1, { act: 'undo', reach: 'step' });
      if (i === 30) await desk.session.act(1, { act: 'askUndo' });
      await desk.settle();
    }
    let facts: unknown[] = [];
    for (const { kept, state } of desk.updates) {
      facts = [...facts.slice(0, kept), ...state.facts];
      expect(facts).toHaveLength(state.factCount);
    }
    expect(facts).toStrictEqual(
      localViewerState(replayedOf(await desk.repository.read('match'), ROCKWELL), 0).facts,
    );
  });

  it('is read again where another tab was faster', async () => {
    const desk = await createTestSession(
      GLUECK_AUF,
      { game: 'glueck-auf', seats: 2, bots: ['hewer'] },
      'tabs',
    );
    await desk.settle();
    const other = await desk.reload();
    desk.session.open(1, undefined, (update) => desk.updates.push(update));
    const ply = await goodPly(GLUECK_AUF, desk);
    await other.session.play(1, [ply]);
    await other.settle();
    expect(await desk.session.play(1, [ply])).toStrictEqual({ reason: 'stale' });
    await desk.settle();
    expect(desk.last().state.seq).toBeGreaterThanOrEqual(other.last().state.seq);
  });
});

const replayedOf = (kept: StoredMatch | undefined, playable = GLUECK_AUF) =>
  replayStoredMatch(playable, kept as StoredMatch) as Exclude<ReturnType<typeof replayStoredMatch>, string>;

describe('sealed choices of others', () => {
  it('send nothing to the page, not even that something happened', async () => {
    const playable = SIBERIA;
    const desk = await createTestSession(
      playable,
      { game: 'siberia', seats: 3, bots: ['hewer', 'hewer'] },
      'sealed',
    );
    await desk.settle();
    for (let i = 0; i < 30 && desk.last().state.outcome === null; i++) {
      await desk.session.play(1, [await goodPly(playable, desk)]);
      await desk.settle();
    }
    const seqs = desk.updates.map(({ state }) => state.seq);
    expect(seqs.length).toBeGreaterThan(40);
    expect(seqs).toStrictEqual([...new Set(seqs)].toSorted((a, b) => a - b));
    const { events } = (await desk.repository.read('match')) as StoredMatch;
    expect(events.length).toBeGreaterThan(desk.last().state.seq);
    let facts: unknown[] = [];
    for (const { kept, state } of desk.updates) facts = [...facts.slice(0, kept), ...state.facts];
    expect(facts).toStrictEqual(
      localViewerState(replayedOf((await desk.repository.read('match')) as StoredMatch, playable), 0).facts,
    );
  });
});

describe('several people at one device', () => {
  it('see only what everybody knows until the right person has taken it', async () => {
    const desk = await createTestSession(
      ROCKWELL,
      { game: 'rockwell', seats: 3, bots: ['hewer'], isHotSeat: true },
      'hot',
    );
    await desk.settle();
    const seen = new Set<number>();
    for (let i = 0; i < 60 && desk.last().state.outcome === null; i++) {
      const { handOver } = desk.last();
      if (handOver !== null) {
        expect(desk.last().looker).toBeNull();
        expect(desk.last().state.offers).toStrictEqual({});
        const onlooker = localViewerState(
          replayedOf(await desk.repository.read('match'), ROCKWELL),
          undefined,
        );
        expect(desk.last().state.view).toStrictEqual(onlooker.view);
        expect(await desk.session.play(1, [['bid', 0]])).toStrictEqual({ reason: 'notYourSeat' });
        desk.session.takeSeat(1);
        expect(desk.last()).toMatchObject({ looker: handOver, handOver: null });
      }
      seen.add(desk.last().looker as number);
      await desk.session.play(1, [await goodPly(ROCKWELL, desk)]);
      await desk.settle();
    }
    expect([...seen].toSorted()).toStrictEqual([0, 1]);
  });
});

describe('a record', () => {
  it('that was changed is found out', async () => {
    const desk = await createTestSession(
      GLUECK_AUF,
      { game: 'glueck-auf', seats: 2, bots: ['hewer'] },
      'flaw',
    );
    await desk.settle();
    const partial = await desk.session.export(1);
    expect(partial).toMatchObject({ format: 'pithead-partial/1', as: 0 });
    expect(JSON.stringify(partial)).not.toContain(
      ((await desk.repository.read('match')) as StoredMatch).head.key,
    );
    await desk.session.act(1, { act: 'resign' });
    const record = await desk.session.export(1);
    if (record.format !== 'pithead-record/1') throw new Error('no record');
    expect(checkRecord(GLUECK_AUF.game, record)).toBeUndefined();
    expect(checkRecord(GLUECK_AUF.game, { ...record, key: '0'.repeat(64) })?.flaw).toBe('commitment');
    expect(checkRecord(GLUECK_AUF.game, { ...record, hashes: record.hashes.map(() => '') })?.flaw).toBe(
      'hash',
    );
    expect(checkRecord(GLUECK_AUF.game, { ...record, version: 99 })?.flaw).toBe('otherVersion');
  });
});
