import { findGame } from '@pithead/games';
import { LOADED_GAMES } from '@pithead/games/loaded';
import type { GameWithBots } from '@pithead/bots';
import type { Guide, GuideProgress } from '@pithead/guide';
import { LEARNER, startOfChapter } from '@pithead/guide';
import { atVersion, parsePly } from '@pithead/kernel';
import { describe, expect, it } from 'vitest';
import type { LocalRepository } from '../offline/localRepository.ts';
import { GuideRun } from './guideRun.ts';
import { openGuidedSession } from './testing/guidedSession.ts';

const GLUECK_AUF = LOADED_GAMES['glueck-auf'] as GameWithBots;
const FIRST_SHIFT = (await findGame('glueck-auf')?.guide?.()) as Guide;
const NAMES = atVersion(GLUECK_AUF.game, FIRST_SHIFT.rules);
const drafted = { fact: 'orderDrafted', seat: LEARNER };
/** A lesson that the script of this test never comes to. */
const lesson = { rule: 'GA-6.1', when: () => false, until: { fact: 'cageMoved', seat: LEARNER } } as const;
const told = { rule: 'GA-1.5', until: 'next' as const };

/** On the deal of the game's guide, so that its match can be used. */
const GUIDE: Guide = {
  ...FIRST_SHIFT,
  chapters: [
    {
      id: 'first',
      minutes: 1,
      steps: [
        { id: 'greeting', ...told },
        { id: 'botPicks', ...told, bots: ['B draftOrder handcart-one-of-each'] },
        {
          id: 'twoYellow',
          rule: 'GA-2.8',
          suggest: ['draftOrder handcart-2-yellow'],
          allow: ['draftOrder handcart-3-grey'],
          until: drafted,
        },
        { id: 'watch', rule: 'GA-2.8', until: 'bots', bots: ['B draftOrder handcart-3-brown'] },
        { id: 'botPicked', ...told, isScripted: true },
        { id: 'botPickedBrown', ...told, isScripted: true },
        { id: 'whyBrown', ...told, isScripted: true },
        {
          id: 'anyOrder',
          rule: 'GA-2.8',
          allow: ['draftOrder *'],
          until: drafted,
          bots: ['B draftOrder railway-1-brown'],
        },
      ],
    },
    {
      id: 'second',
      minutes: 1,
      steps: [
        { id: 'lastOrder', rule: 'GA-2.8', suggest: ['draftOrder truck-2-grey'], until: drafted },
        {
          id: 'buyTile',
          rule: 'GA-5.1',
          suggest: ['placeWorkers factory-3'],
          until: { fact: 'tileBought', seat: LEARNER },
        },
        { id: 'whereTo', ...told, isScripted: true },
        { id: 'whatItCosts', ...told, isScripted: true },
        { id: 'whatItBrings', ...told, isScripted: true },
        { id: 'down', ...lesson, suggest: ['cageDown 1'] },
        { id: 'load', ...lesson, suggest: ['cartToCage yellow'] },
        { id: 'up', ...lesson, suggest: ['cageUp 0'] },
        {
          id: 'endTurn',
          rule: 'GA-3.1',
          allow: ['endTurn *'],
          until: { fact: 'turnEnded', seat: LEARNER },
        },
      ],
    },
  ],
};

interface Table {
  readonly run: GuideRun;
  readonly repository: LocalRepository;
  readonly finished: number[];
  readonly saved: () => GuideProgress | undefined;
  play(text: string): Promise<void>;
  settle(): Promise<void>;
  /** Closes the table and opens it with what was stored. */
  reload(): Promise<Table>;
}

async function openTable(repository?: LocalRepository, stored?: GuideProgress): Promise<Table> {
  const session = await openGuidedSession(GLUECK_AUF, repository);
  let saved = stored;
  const finished: number[] = [];
  const run: GuideRun = new GuideRun({
    guide: GUIDE,
    names: NAMES,
    source: session.source,
    progress: stored ?? startOfChapter(GUIDE, 0, { facts: factsOf(session.source.current()) }),
    isResumed: stored !== undefined,
    save: (progress) => void (saved = progress),
    endChapter: () => finished.push(run.progress.chapter),
  });
  await session.settle();
  return {
    run,
    repository: session.repository,
    finished,
    saved: () => saved,
    settle: session.settle,
    async play(text) {
      expect(await run.source.play([parsePly(NAMES, text)])).toBeUndefined();
      await session.settle();
    },
    async reload() {
      run.close();
      run.source.close();
      return openTable(session.repository, saved);
    },
  };
}

const factsOf = (shown: ReturnType<GuideRun['source']['current']>) =>
  (shown?.state?.facts ?? []).map(([, fact]) => fact);
const draftsOf = ({ run }: Table): number =>
  factsOf(run.source.current()).filter(({ type }) => type === 'orderDrafted').length;

async function openAt(step: string): Promise<Table> {
  const table = await openTable();
  for (let i = 0; i < 3 && table.run.step?.id !== step; i++) {
    table.run.next();
    await table.settle();
  }
  expect(table.run.step?.id).toBe(step);
  return table;
}

describe('a guide that is followed', () => {
  it('a step that only tells ends with Next, and the bots play what belongs to it', async () => {
    const table = await openTable();
    expect(table.run.step?.id).toBe('greeting');
    table.run.next();
    await table.settle();
    expect([table.run.step?.id, draftsOf(table)]).toEqual(['botPicks', 0]);
    table.run.next();
    expect(table.run.isWaiting).toBe(true);
    await table.settle();
    expect([table.run.step?.id, draftsOf(table)]).toEqual(['twoYellow', 1]);
  });

  it('a step with a goal ends with the fact, and a step of bots with their plies', async () => {
    const table = await openAt('twoYellow');
    table.run.next();
    expect(table.run.step?.id).toBe('twoYellow');
    await table.play('draftOrder handcart-2-yellow');
    expect([table.run.step?.id, draftsOf(table), table.run.note]).toEqual(['botPicked', 3, undefined]);
  });

  it('the next chapter goes on in the same match', async () => {
    const table = await openAt('twoYellow');
    await table.play('draftOrder handcart-2-yellow');
    await table.play('draftOrder handcart-1-brown');
    expect([table.run.isFinished, table.finished]).toEqual([true, [0]]);
    const again = await table.reload();
    expect([again.run.isFinished, again.run.isReminding]).toEqual([true, false]);
    again.run.beginNextChapter();
    expect([again.run.isFinished, again.run.step?.id, draftsOf(again)]).toEqual([false, 'lastOrder', 5]);
  });

  it('what a later step asks for can be done without reading the sentences before it', async () => {
    const table = await openAt('twoYellow');
    await table.play('draftOrder handcart-2-yellow');
    expect(table.run.step?.id).toBe('botPicked');
    await table.play('draftOrder handcart-1-brown');
    expect([table.run.isFinished, table.run.progress.isFree]).toEqual([true, false]);
  });

  it('a sentence can be read again without undoing anything', async () => {
    const table = await openAt('twoYellow');
    table.run.back();
    expect([table.run.step?.id, table.run.progress.step]).toEqual(['botPicks', 2]);
    table.run.next();
    expect([table.run.step?.id, draftsOf(table)]).toEqual(['twoYellow', 1]);
  });

  it('a reload at any step leads back to it and reminds of where the match stands', async () => {
    let table = await openAt('botPicks');
    table = await table.reload();
    expect([table.run.step?.id, table.run.isReminding]).toEqual(['botPicks', true]);
    table.run.next();
    expect([table.run.step?.id, table.run.isReminding]).toEqual(['botPicks', false]);
    table.run.next();
    // While the bots are playing.
    table = await table.reload();
    expect([table.run.step?.id, draftsOf(table)]).toEqual(['twoYellow', 1]);
    await table.play('draftOrder handcart-2-yellow');
    table = await table.reload();
    expect([table.run.step?.id, draftsOf(table)]).toEqual(['botPicked', 3]);
  });
});

/** At the first turn, in which plies can be undone. */
async function openAtFirstTurn(): Promise<Table> {
  const table = await openAt('twoYellow');
  await table.play('draftOrder handcart-2-yellow');
  await table.play('draftOrder handcart-1-brown');
  table.run.beginNextChapter();
  await table.play('draftOrder truck-2-grey');
  expect(table.run.step?.id).toBe('buyTile');
  return table;
}

describe('a learner who does something else', () => {
  it('another ply with the same purpose is accepted with a remark', async () => {
    const table = await openAt('twoYellow');
    await table.play('draftOrder handcart-3-grey');
    expect([table.run.note, table.run.progress.isFree]).toEqual(['alsoWorks', false]);
    expect(table.run.step?.id).not.toBe('twoYellow');
  });

  it('another ply that can be undone is asked about, and Undo leads back to the step', async () => {
    const table = await openAtFirstTurn();
    const { facts: before } = table.run.context;
    await table.play('placeWorkers factory-1');
    expect([table.run.note, table.run.step?.id]).toEqual(['keepOrUndo', 'buyTile']);
    await table.run.takeBack();
    await table.settle();
    expect([table.run.note, table.run.step?.id]).toEqual([undefined, 'buyTile']);
    expect(table.run.context.facts).toHaveLength(before.length);
    await table.play('placeWorkers factory-3');
    expect([table.run.step?.id, table.run.progress.isFree]).toEqual(['whereTo', false]);
  });

  it('the Undo of the prompt bar answers the question, too', async () => {
    const table = await openAtFirstTurn();
    await table.play('placeWorkers factory-1');
    await table.run.source.act?.({ act: 'undo', reach: 'step' });
    await table.settle();
    expect([table.run.note, table.run.step?.id]).toEqual([undefined, 'buyTile']);
  });

  it('an undo after a step leads back to it', async () => {
    const table = await openAtFirstTurn();
    await table.play('placeWorkers factory-3');
    expect(table.run.step?.id).toBe('whereTo');
    await table.run.source.act?.({ act: 'undo', reach: 'turn' });
    await table.settle();
    expect([table.run.note, table.run.step?.id]).toEqual([undefined, 'buyTile']);
  });

  it('after Keep it steps that no longer fit are dropped, and after three lessons among them the coach asks', async () => {
    const table = await openAtFirstTurn();
    await table.play('placeWorkers factory-1');
    table.run.keep();
    await table.settle();
    expect(table.run.progress).toMatchObject({ isFree: true, dropped: 3 });
    expect([table.run.step?.id, table.run.note]).toEqual(['endTurn', 'lost']);
    table.run.playOn();
    expect(table.run.note).toBeUndefined();
  });

  it('playing on answers the question with Keep it, and then the bots think for themselves', async () => {
    const table = await openAtFirstTurn();
    await table.play('placeWorkers factory-1');
    await table.play('endTurn');
    expect(table.run.progress.isFree).toBe(true);
    const turns = factsOf(table.run.source.current()).filter(({ type }) => type === 'turnEnded');
    expect(turns.map((fact) => (fact as { seat?: number }).seat)).toEqual([LEARNER, 1]);
  });

  it('another ply that cannot be undone leaves the script without a question', async () => {
    const table = await openAt('twoYellow');
    await table.play('draftOrder truck-2-grey');
    expect(table.run.progress).toMatchObject({ isFree: true, dropped: 0 });
    expect([table.run.step?.id, table.run.note, draftsOf(table)]).toEqual(['anyOrder', 'ownWay', 3]);
  });

  it('a second selection that is not allowed offers to show the ply', async () => {
    const table = await openAt('twoYellow');
    const ply = parsePly(NAMES, 'placeWorkers factory-1');
    expect(await table.run.source.whyNot(ply)).toBeDefined();
    expect([table.run.note, table.run.isStuck]).toEqual(['notThere', false]);
    await table.run.source.whyNot(ply);
    expect(table.run.isStuck).toBe(true);
    await table.play('draftOrder handcart-2-yellow');
    expect([table.run.note, table.run.isStuck]).toEqual([undefined, false]);
  });
});
