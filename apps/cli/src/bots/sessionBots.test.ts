import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import type { ConnectWorker, BotRequest } from '@pithead/bots';
import { BOT_LEVEL_NAMES } from '@pithead/bots';
import type { GameParts } from '@pithead/games/loaded';
import { LOADED_GAMES } from '@pithead/games/loaded';
import { keyFromHex, Match, verifyRecord } from '@pithead/kernel';
import { describe, expect, test } from 'vitest';
import { createCommandContext } from '../commandContext.ts';
import { createPlayCommand } from '../commands/play.ts';
import { readRecordFile } from '../testing/playFirstTurn.ts';
import type { FakeWorkerListener } from '../testing/fakeWorkers.ts';
import { randomAnswer, slowTimer, createFakeWorkers, fastTimer } from '../testing/fakeWorkers.ts';
import { TEST_KEY, newTemporaryFolder } from '../testing/runCli.ts';
import { scheduleTimeout, openBotWorker } from '@pithead/lab/workers/startWorker';
import { SessionBots } from './sessionBots.ts';

const rockwell = LOADED_GAMES['rockwell'] as GameParts;
const matchOf = ({ game }: GameParts): Match =>
  Match.start(game, { names: ['A', 'B'], options: {}, key: keyFromHex(TEST_KEY) });
const SEARCH = 'search:10it';

describe('the bot worker', () => {
  function counted(): { readonly open: ConnectWorker; answers: number } {
    const lines = {
      answers: 0,
      open: (listener: FakeWorkerListener) =>
        openBotWorker({ ...listener, answer: (answer) => (lines.answers++, listener.answer(answer)) }),
    };
    return lines;
  }

  test('the worker decides for search bots in every game', async () => {
    const lines = counted();
    const bots = new SessionBots(lines.open, slowTimer);
    for (const gameParts of Object.values(LOADED_GAMES)) {
      const match = matchOf(gameParts);
      expect(
        match.refuse(0, await bots.decide(gameParts, match, 0, SEARCH)),
        gameParts.game.id,
      ).toBeUndefined();
    }
    bots.end();
    expect(lines.answers).toBe(1 + Object.keys(LOADED_GAMES).length);
  });

  test('the worker knows every level', async () => {
    const lines = counted();
    const bots = new SessionBots(lines.open, slowTimer);
    const match = matchOf(rockwell);
    for (const level of BOT_LEVEL_NAMES)
      expect(match.refuse(0, await bots.decide(rockwell, match, 0, level)), level).toBeUndefined();
    bots.end();
    const searching = BOT_LEVEL_NAMES.filter((level) => 'iterations' in rockwell.kit.levels[level]);
    expect(lines.answers).toBe(1 + searching.length);
  });

  test('hints use a second worker once the first one is awake', async () => {
    const asked: string[] = [];
    const lines = createFakeWorkers(
      (request, listener) => (asked.push(request.bot), listener.answer(randomAnswer(request))),
    );
    const bots = new SessionBots(lines.open, fastTimer);
    const match = matchOf(rockwell);
    await bots.decide(rockwell, match, 0, SEARCH);
    expect([lines.opened, asked]).toEqual([1, [SEARCH]]);
    for (const seat of [0, 1]) await bots.advise(rockwell, match, seat);
    bots.end();
    expect(asked.slice(1)).toEqual(['search:400ms', 'search:400ms', 'search:400ms']);
    expect([lines.opened, lines.ended]).toEqual([2, 2]);
  });

  test('a second hint for the same position is answered without the worker', async () => {
    const reasons = [{ ply: ['bid', 0] as const, value: 0.5, spread: 0, visits: 1, sources: {} }];
    let asked = 0;
    const lines = createFakeWorkers(
      (_, listener) => (asked++, listener.answer({ ply: ['bid', 0], reasons })),
    );
    const bots = new SessionBots(lines.open, fastTimer);
    const match = matchOf(rockwell);
    const advice = await bots.advise(rockwell, match, 0);
    expect(await bots.advise(rockwell, match, 0)).toBe(advice);
    expect(asked).toBe(1);
    bots.end();
  });

  test('no worker is opened for bots that don’t need one', async () => {
    const lines = createFakeWorkers(() => undefined);
    const bots = new SessionBots(lines.open, scheduleTimeout);
    const match = matchOf(rockwell);
    bots.prepare(rockwell, match, ['human', 'greedy', 'random']);
    for (const kind of ['greedy', 'random'])
      expect(match.refuse(0, await bots.decide(rockwell, match, 0, kind))).toBeUndefined();
    bots.end();
    expect(lines.opened).toBe(0);
  });

  const FAULTS: readonly (readonly [
    name: string,
    fault: (request: BotRequest, listener: FakeWorkerListener) => void,
  ])[] = [
    ['breaks down', (_, listener) => listener.failed()],
    ['hangs', () => undefined],
    ['answers nonsense', (_, listener) => listener.answer({ ply: ['bid', 1e6], reasons: [] })],
  ];

  test.each(FAULTS)('a worker that %s costs one decision only', async (_, fault) => {
    let asked = 0;
    const lines = createFakeWorkers((request, listener) =>
      asked++ === 0 ? fault(request, listener) : listener.answer(randomAnswer(request)),
    );
    const match = matchOf(rockwell);
    const bots = new SessionBots(lines.open, fastTimer);
    for (let decision = 1; decision <= 3; decision++) {
      expect(match.refuse(0, await bots.decide(rockwell, match, 0, SEARCH))).toBeUndefined();
      expect(asked).toBe(decision);
    }
    bots.end();
    expect(lines.opened).toBeLessThanOrEqual(2);
    expect(lines.ended).toBe(lines.opened);
  });

  test('a worker that never starts delays a decision no longer than its limit', async () => {
    const bots = new SessionBots(() => ({ post: () => undefined, end: () => undefined }), scheduleTimeout);
    const match = matchOf(rockwell);
    const began = performance.now();
    expect(match.refuse(0, await bots.decide(rockwell, match, 0, SEARCH))).toBeUndefined();
    expect(performance.now() - began).toBeLessThan(3000);
    bots.end();
  });

  test('the worker gets only what its seat may know', async () => {
    const questions: BotRequest[] = [];
    const lines = createFakeWorkers((request, listener) => {
      questions.push(request);
      listener.failed();
    });
    const match = matchOf(rockwell);
    match.play(1, [['bid', 0]]);
    const bots = new SessionBots(lines.open, fastTimer);
    await bots.decide(rockwell, match, 0, SEARCH);
    bots.end();
    const [{ now, history } = { now: undefined, history: [] }] = questions;
    expect(now?.chance).not.toEqual(match.state.chance);
    expect(history).toEqual([]);
  });

  test('the worker does not keep the process alive', async () => {
    const args = ['play', 'rockwell', '--seats', `me:Anna,${SEARCH}`, '--key', TEST_KEY, '--lang', 'en'];
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
  const file = join(newTemporaryFolder(), 'end.json');
  const stdin = new PassThrough();
  stdin.end(`save ${file}\n\n`);
  const { open } = createFakeWorkers((_, listener) => listener.failed());
  const silent = { write: () => undefined };
  const args = ['siberia', '--seats', `${SEARCH},${SEARCH}`, '--key', TEST_KEY];
  expect(
    await createPlayCommand(open)(
      args,
      createCommandContext({ stdin, stdout: silent, stderr: silent, env: {} }, 'en'),
    ),
  ).toBe(0);
  expect(verifyRecord((LOADED_GAMES['siberia'] as GameParts).game, readRecordFile(file))).toEqual([]);
});
