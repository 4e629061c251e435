import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import type { OpenLine, Question } from '@pithead/bots';
import { LEVELS } from '@pithead/bots';
import type { GameEntry } from '@pithead/games';
import { GAMES } from '@pithead/games';
import { keyFromHex, Match, verify } from '@pithead/kernel';
import { describe, expect, test } from 'vitest';
import { cliFor } from '../cli.ts';
import { playWith } from '../commands/play.ts';
import { recordIn } from '../testing/firstTurn.ts';
import type { Told } from '../testing/planted.ts';
import { byLot, patient, planted, soon } from '../testing/planted.ts';
import { KEY, newFolder } from '../testing/runCli.ts';
import { later, openLine } from '../workers/open.ts';
import { Minds } from './minds.ts';

const rockwell = GAMES['rockwell'] as GameEntry;
const matchOf = ({ game }: GameEntry): Match =>
  Match.start(game, { names: ['A', 'B'], options: {}, key: keyFromHex(KEY) });
const SEARCH = 'search:10it';

describe('the bot worker', () => {
  function counted(): { readonly open: OpenLine; answers: number } {
    const lines = {
      answers: 0,
      open: (told: Told) => openLine({ ...told, answer: (answer) => (lines.answers++, told.answer(answer)) }),
    };
    return lines;
  }

  test('the worker decides for search bots in every game', async () => {
    const lines = counted();
    const minds = new Minds(lines.open, patient);
    for (const entry of Object.values(GAMES)) {
      const match = matchOf(entry);
      expect(match.refuse(0, await minds.decide(entry, match, 0, SEARCH)), entry.game.id).toBeUndefined();
    }
    minds.end();
    expect(lines.answers).toBe(1 + Object.keys(GAMES).length);
  });

  test('the worker knows every level', async () => {
    const lines = counted();
    const minds = new Minds(lines.open, patient);
    const match = matchOf(rockwell);
    for (const level of LEVELS)
      expect(match.refuse(0, await minds.decide(rockwell, match, 0, level)), level).toBeUndefined();
    minds.end();
    const searching = LEVELS.filter((level) => 'iterations' in rockwell.kit.levels[level]);
    expect(lines.answers).toBe(1 + searching.length);
  });

  test('hints use a second worker once the first one is awake', async () => {
    const asked: string[] = [];
    const lines = planted((question, told) => (asked.push(question.bot), told.answer(byLot(question))));
    const minds = new Minds(lines.open, soon);
    const match = matchOf(rockwell);
    await minds.decide(rockwell, match, 0, SEARCH);
    expect([lines.opened, asked]).toEqual([1, [SEARCH]]);
    for (const seat of [0, 1]) await minds.advise(rockwell, match, seat);
    minds.end();
    expect(asked.slice(1)).toEqual(['search:400ms', 'search:400ms', 'search:400ms']);
    expect([lines.opened, lines.ended]).toEqual([2, 2]);
  });

  test('a second hint for the same position is answered without the worker', async () => {
    const reasons = [{ ply: ['bid', 0] as const, value: 0.5, spread: 0, visits: 1, sources: {} }];
    let asked = 0;
    const lines = planted((_, told) => (asked++, told.answer({ ply: ['bid', 0], reasons })));
    const minds = new Minds(lines.open, soon);
    const match = matchOf(rockwell);
    const advice = await minds.advise(rockwell, match, 0);
    expect(await minds.advise(rockwell, match, 0)).toBe(advice);
    expect(asked).toBe(1);
    minds.end();
  });

  test('no worker is opened for bots that don’t need one', async () => {
    const lines = planted(() => undefined);
    const minds = new Minds(lines.open, later);
    const match = matchOf(rockwell);
    minds.prepare(rockwell, match, ['human', 'greedy', 'random']);
    for (const kind of ['greedy', 'random'])
      expect(match.refuse(0, await minds.decide(rockwell, match, 0, kind))).toBeUndefined();
    minds.end();
    expect(lines.opened).toBe(0);
  });

  const FAULTS: readonly (readonly [name: string, fault: (question: Question, told: Told) => void])[] = [
    ['breaks down', (_, told) => told.failed()],
    ['hangs', () => undefined],
    ['answers nonsense', (_, told) => told.answer({ ply: ['bid', 1e6], reasons: [] })],
  ];

  test.each(FAULTS)('a worker that %s costs one decision only', async (_, fault) => {
    let asked = 0;
    const lines = planted((question, told) =>
      asked++ === 0 ? fault(question, told) : told.answer(byLot(question)),
    );
    const match = matchOf(rockwell);
    const minds = new Minds(lines.open, soon);
    for (let decision = 1; decision <= 3; decision++) {
      expect(match.refuse(0, await minds.decide(rockwell, match, 0, SEARCH))).toBeUndefined();
      expect(asked).toBe(decision);
    }
    minds.end();
    expect(lines.opened).toBeLessThanOrEqual(2);
    expect(lines.ended).toBe(lines.opened);
  });

  test('a worker that never starts delays a decision no longer than its limit', async () => {
    const minds = new Minds(() => ({ post: () => undefined, end: () => undefined }), later);
    const match = matchOf(rockwell);
    const began = performance.now();
    expect(match.refuse(0, await minds.decide(rockwell, match, 0, SEARCH))).toBeUndefined();
    expect(performance.now() - began).toBeLessThan(3000);
    minds.end();
  });

  test('the worker gets only what its seat may know', async () => {
    const questions: Question[] = [];
    const lines = planted((question, told) => {
      questions.push(question);
      told.failed();
    });
    const match = matchOf(rockwell);
    match.play(1, [['bid', 0]]);
    const minds = new Minds(lines.open, soon);
    await minds.decide(rockwell, match, 0, SEARCH);
    minds.end();
    const [{ now, history } = { now: undefined, history: [] }] = questions;
    expect(now?.chance).not.toEqual(match.state.chance);
    expect(history).toEqual([]);
  });

  test('the worker does not keep the process alive', async () => {
    const args = ['play', 'rockwell', '--seats', `me:Anna,${SEARCH}`, '--key', KEY, '--lang', 'en'];
    const program = spawn(
      process.execPath,
      ['--import', 'tsx', join(import.meta.dirname, '..', 'run.ts'), ...args],
      { stdio: 'pipe' },
    );
    program.stdout.resume();
    program.stdin.end('sealBid\nquit\n');
    const [code] = (await once(program, 'close')) as [number | null];
    expect(code).toBe(0);
  });
});

test('a game ends even if its bots’ worker always fails', async () => {
  const file = join(newFolder(), 'end.json');
  const stdin = new PassThrough();
  stdin.end(`save ${file}\n\n`);
  const { open } = planted((_, told) => told.failed());
  const silent = { write: () => undefined };
  const args = ['siberia', '--seats', `${SEARCH},${SEARCH}`, '--key', KEY];
  expect(await playWith(open)(args, cliFor({ stdin, stdout: silent, stderr: silent, env: {} }, 'en'))).toBe(
    0,
  );
  expect(verify((GAMES['siberia'] as GameEntry).game, recordIn(file))).toEqual([]);
});
