import { findGame } from '@pithead/games';
import type { Guide } from '@pithead/guide';
import { LEARNER } from '@pithead/guide';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openLocalMatch } from '../offline/index.ts';
import { openGuide } from './openGuide.ts';

const GUIDE = (await findGame('glueck-auf')?.guide?.()) as Guide;

interface Request {
  readonly ask: number;
  readonly call: string;
}

/** What the worker answers by the name of the call; everything else is a fault. */
let answers: Readonly<Record<string, unknown>> = {};
const calls: string[] = [];

class FakeWorker extends EventTarget {
  postMessage({ ask, call }: Request): void {
    calls.push(call);
    const data =
      call in answers ? { ask, answer: answers[call] } : { ask, fault: { reason: 'broken', params: {} } };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
}

beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => void vi.unstubAllGlobals());

it('a new guided match that can’t be opened is an error, and its source is closed', async () => {
  answers = { moveNouns: {}, createGuided: 'abc', open: 'damaged', pace: undefined, close: undefined };
  await expect(openGuide(GUIDE, 0, 'Ida')).rejects.toThrow('damaged');
  expect(calls).toContain('close');
});

it('the source is closed if the guide can’t begin in the match', async () => {
  answers = { moveNouns: {}, createGuided: 'abc', open: undefined, pace: undefined, close: undefined };
  const when = (): boolean => {
    throw new Error('no view');
  };
  const chapters = GUIDE.chapters.map((each) => ({
    ...each,
    steps: each.steps.map((step) => ({ ...step, when })),
  }));
  const broken = { ...GUIDE, chapters };
  await expect(openGuide(broken, 0, 'Ida')).rejects.toThrow('no view');
  expect(calls).toContain('close');
});

it('a failing worker is an answer, not a rejection', async () => {
  answers = { open: undefined, pace: undefined, close: undefined };
  const source = openLocalMatch('abc', LEARNER);
  expect(await source.freeBots()).toBe(false);
  expect(await source.playScript([])).toBe('failed');
  source.close();
});
