/** A guide of few steps at a table without a browser, played by text. */
import { findGame } from '@pithead/games';
import { LOADED_GAMES } from '@pithead/games/loaded';
import type { GameWithBots } from '@pithead/bots';
import type { Guide, GuideProgress } from '@pithead/guide';
import { LEARNER, startOfChapter } from '@pithead/guide';
import { atVersion, parsePly } from '@pithead/kernel';
import { expect } from 'vitest';
import type { LocalRepository } from '../../offline/localRepository.ts';
import { GuideRun } from '../guideRun.ts';
import { openGuidedSession } from './guidedSession.ts';

const GLUECK_AUF = LOADED_GAMES['glueck-auf'] as GameWithBots;
const FIRST_SHIFT = (await findGame('glueck-auf')?.guide?.()) as Guide;
export const NAMES = atVersion(GLUECK_AUF.game, FIRST_SHIFT.rules);
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
          bots: ['B draftOrder handcart-3-brown'],
        },
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
          allow: ['placeWorkers mining-10'],
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

export interface Table {
  readonly run: GuideRun;
  readonly repository: LocalRepository;
  readonly finished: number[];
  readonly saved: () => GuideProgress | undefined;
  /** The worker fails until it is called with false. */
  setBroken(isBroken: boolean): void;
  play(text: string): Promise<void>;
  settle(): Promise<void>;
  /** Closes the table and opens it with what was stored. */
  reload(): Promise<Table>;
}

export async function openTable(repository?: LocalRepository, stored?: GuideProgress): Promise<Table> {
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
    setBroken: (isBroken) => void (session.source.isBroken = isBroken),
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

export const factsOf = (shown: ReturnType<GuideRun['source']['current']>) =>
  (shown?.state?.facts ?? []).map(([, fact]) => fact);
export const draftsOf = ({ run }: Table): number =>
  factsOf(run.source.current()).filter(({ type }) => type === 'orderDrafted').length;

export async function openAt(step: string): Promise<Table> {
  const table = await openTable();
  for (let i = 0; i < 3 && table.run.shownStep?.id !== step; i++) {
    table.run.pressNext();
    await table.settle();
  }
  expect(table.run.shownStep?.id).toBe(step);
  return table;
}

/** At the first turn, in which plies can be undone. */
export async function openAtFirstTurn(): Promise<Table> {
  const table = await openAt('twoYellow');
  await table.play('draftOrder handcart-2-yellow');
  await table.play('draftOrder handcart-1-brown');
  table.run.beginNextChapter();
  await table.play('draftOrder truck-2-grey');
  expect(table.run.shownStep?.id).toBe('buyTile');
  return table;
}
