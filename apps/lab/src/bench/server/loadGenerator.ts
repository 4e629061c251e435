import { readFileSync } from 'node:fs';
import type { RequestHandlers } from '../../processes/serveRequests.ts';
import { resourceUsage } from '../../processes/serveRequests.ts';
import type { LoadListener, LoadTable } from './loadTables.ts';
import { connectAllSeats } from './loadTables.ts';
import type { LoadResult, LoadPlan, OpenLoopResult } from './loadPlan.ts';

const SILENCE_MS = 30_000;

const NO_LISTENER: LoadListener = {
  onAnswer: () => undefined,
  onUpdate: () => undefined,
  onSeen: () => undefined,
};

export function startLoadGenerator(): RequestHandlers {
  let tables: LoadTable[] = [];
  let listener = NO_LISTENER;
  let fail: (error: Error) => void = () => undefined;

  /** Rejects on a refusal, a broken socket or a long silence. */
  async function runLoop<T>(
    work: (finish: () => void) => { listener: LoadListener; result(busy: number): T },
  ): Promise<T> {
    const before = resourceUsage().cpuMs;
    const began = performance.now();
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<T>((resolve, reject) => {
        fail = reject;
        const started = work(() =>
          resolve(started.result((resourceUsage().cpuMs - before) / (performance.now() - began))),
        );
        listener = started.listener;
        let progress = answered;
        timer = setInterval(() => {
          if (progress === answered) reject(new Error(`no answer for ${SILENCE_MS / 1000} s`));
          progress = answered;
        }, SILENCE_MS);
      });
    } finally {
      clearInterval(timer);
      listener = NO_LISTENER;
      fail = () => undefined;
    }
  }

  let answered = 0;
  const relay: LoadListener = {
    onAnswer(table, dueAt) {
      answered++;
      listener.onAnswer(table, dueAt);
    },
    onUpdate: (bytes) => listener.onUpdate(bytes),
    onSeen: (dueAt) => listener.onSeen(dueAt),
  };

  return {
    async connect({ url, plan }: { url: string; plan: string }) {
      const { tables: plans } = JSON.parse(readFileSync(plan, 'utf8')) as LoadPlan;
      let failed: Error | undefined;
      tables = await connectAllSeats(url, plans, relay, (error) => fail((failed ??= error)));
      if (failed !== undefined) throw failed;
    },
    async closedLoop(options: ClosedLoop) {
      const result = await runLoop((finish) => closedLoop(tables, options, finish));
      // The next round goes on with the tables that have waited longest.
      if (options.isTakingTurns === true) tables.push(...tables.splice(0, options.moves % tables.length));
      return result;
    },
    spread: (options: { maxPlies: number; atOnce: number }) =>
      runLoop((finish) => spread(tables, options, finish)),
    openLoop: (options: { perSecond: number; seconds: number }) =>
      runLoop((finish) => openLoop(tables, options, finish)),
    leave: () => tables.forEach((table) => table.leave()),
  };
}

interface Loop<T> {
  readonly listener: LoadListener;
  result(busy: number): T;
}

interface ClosedLoop {
  readonly moves: number;
  readonly atOnce: number;
  /** All tables take turns; otherwise a table goes on to its end. */
  readonly isTakingTurns?: boolean;
}

/** Closed loop: `atOnce` tables play at a time, and each answer triggers the next ply. */
function closedLoop(
  tables: readonly LoadTable[],
  { moves, atOnce, isTakingTurns = false }: ClosedLoop,
  finish: () => void,
  canContinue = (table: LoadTable): boolean => table.remaining > 0,
): Loop<LoadResult> {
  const sizes: number[] = [];
  const waiting = tables.filter(canContinue);
  let next = isTakingTurns ? atOnce : 0;
  let sent = 0;
  let answered = 0;
  const send = (table: LoadTable | undefined): void => {
    if (sent >= moves) return;
    if (table === undefined && answered === sent) throw new Error('the plan is too short');
    if (table === undefined) return;
    sent++;
    table.play(0);
  };
  const listener: LoadListener = {
    onAnswer: (table) => {
      if (++answered === moves) setImmediate(finish);
      else if (isTakingTurns) {
        if (canContinue(table)) waiting.push(table);
        send(waiting[next++]);
      } else send(canContinue(table) ? table : waiting.shift());
    },
    onUpdate: (bytes) => void sizes.push(bytes),
    onSeen: () => undefined,
  };
  setImmediate(() => (isTakingTurns ? waiting.slice(0, atOnce) : waiting.splice(0, atOnce)).forEach(send));
  return { listener, result: (busy) => ({ moves, busy, sizes }) };
}

function spread(
  tables: readonly LoadTable[],
  { maxPlies, atOnce }: { maxPlies: number; atOnce: number },
  finish: () => void,
): Loop<LoadResult> {
  const goals = new Map(tables.map((table, index) => [table, (index * 7919) % (maxPlies + 1)]));
  const moves = [...goals.values()].reduce((sum, goal) => sum + goal, 0);
  return closedLoop(
    tables,
    { moves, atOnce },
    finish,
    (table) => table.acknowledged < (goals.get(table) as number),
  );
}

/**
 * Open loop: plies are due at fixed times, whatever the earlier answers. If a table's last answer is late,
 * its next ply is sent when the answer arrives, but timed from when it was due.
 */
function openLoop(
  tables: readonly LoadTable[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
  finish: () => void,
): Loop<OpenLoopResult> {
  const moves = perSecond * seconds;
  const start = performance.now() + 100;
  const answered: number[] = [];
  const seen: number[] = [];
  const sizes: number[] = [];
  const late = new Map<LoadTable, number[]>();
  let due = 0;
  let turn = 0;

  function nextTable(): LoadTable {
    for (let tried = 0; tried < tables.length; tried++) {
      const table = tables[turn++ % tables.length] as LoadTable;
      if (table.remaining > (late.get(table)?.length ?? 0)) return table;
    }
    throw new Error('the plan is too short');
  }

  function tick(): void {
    const now = performance.now();
    for (; due < moves; due++) {
      const dueAt = start + (due * 1000) / perSecond;
      if (dueAt > now) break;
      const table = nextTable();
      if (table.isInFlight) late.set(table, [...(late.get(table) ?? []), dueAt]);
      else table.play(dueAt);
    }
    if (due < moves) setTimeout(tick, 1);
  }

  const listener: LoadListener = {
    onAnswer(table, dueAt) {
      answered.push(performance.now() - dueAt);
      const [next, ...rest] = late.get(table) ?? [];
      if (rest.length > 0) late.set(table, rest);
      else late.delete(table);
      if (next !== undefined) table.play(next);
      if (answered.length === moves) setTimeout(finish, 100);
    },
    onUpdate: (bytes) => void sizes.push(bytes),
    onSeen: (dueAt) => void seen.push(performance.now() - dueAt),
  };
  tick();
  const result = (busy: number): OpenLoopResult => ({
    moves,
    busy,
    sizes,
    answered,
    seen,
    acknowledged: tables.map(({ acknowledged }) => acknowledged),
  });
  return { listener, result };
}
