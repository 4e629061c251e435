/** A child: the load generator. Plays planned plies, as fast as answers come or by the clock. */
import { readFileSync } from 'node:fs';
import type { Asks } from './answers.ts';
import { usage } from './answers.ts';
import type { FleetTold, TableUnderWay } from './fleet.ts';
import { seatAll } from './fleet.ts';
import type { Driven, Plan, Timed } from './plan.ts';

/** Nothing takes so long unless something is broken. */
const STUCK_MS = 30_000;

const NOBODY: FleetTold = { answered: () => undefined, news: () => undefined, seen: () => undefined };

export function begin(): Asks {
  let tables: TableUnderWay[] = [];
  let told = NOBODY;
  let fail: (error: Error) => void = () => undefined;

  /** Runs until it is said to be over; a refusal or a broken socket ends it as a failure. */
  async function driven<T>(
    work: (over: () => void) => { told: FleetTold; result(busy: number): T },
  ): Promise<T> {
    const before = usage().cpuMs;
    const began = performance.now();
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<T>((resolve, reject) => {
        fail = reject;
        const started = work(() =>
          resolve(started.result((usage().cpuMs - before) / (performance.now() - began))),
        );
        told = started.told;
        let progress = answered;
        timer = setInterval(() => {
          if (progress === answered) reject(new Error(`no answer for ${STUCK_MS / 1000} s`));
          progress = answered;
        }, STUCK_MS);
      });
    } finally {
      clearInterval(timer);
      told = NOBODY;
      fail = () => undefined;
    }
  }

  let answered = 0;
  const relay: FleetTold = {
    answered(table, dueAt) {
      answered++;
      told.answered(table, dueAt);
    },
    news: (bytes) => told.news(bytes),
    seen: (dueAt) => told.seen(dueAt),
  };

  return {
    async connect({ url, plan }: { url: string; plan: string }) {
      const { tables: plans } = JSON.parse(readFileSync(plan, 'utf8')) as Plan;
      let failed: Error | undefined;
      tables = await seatAll(url, plans, relay, (error) => fail((failed ??= error)));
      if (failed !== undefined) throw failed;
    },
    closedLoop: (wish: { moves: number; atOnce: number }) => driven((over) => closedLoop(tables, wish, over)),
    spread: (wish: { most: number; atOnce: number }) => driven((over) => spread(tables, wish, over)),
    openLoop: (wish: { perSecond: number; seconds: number }) =>
      driven((over) => openLoop(tables, wish, over)),
    leave: () => tables.forEach((table) => table.leave()),
  };
}

interface Loop<T> {
  readonly told: FleetTold;
  result(busy: number): T;
}

/**
 * So many tables play at the same time; each answer is followed by the next ply, until enough were played.
 */
function closedLoop(
  tables: readonly TableUnderWay[],
  { moves, atOnce }: { moves: number; atOnce: number },
  over: () => void,
  mayGoOn = (table: TableUnderWay): boolean => table.left > 0,
): Loop<Driven> {
  const sizes: number[] = [];
  const waiting = tables.filter(mayGoOn);
  let sent = 0;
  let answered = 0;
  const send = (table: TableUnderWay | undefined): void => {
    if (sent >= moves) return;
    if (table === undefined && answered === sent) throw new Error('the plan is too short');
    // Towards the end fewer tables may be left than could play.
    if (table === undefined) return;
    sent++;
    table.play(0);
  };
  const told: FleetTold = {
    answered: (table) => {
      if (++answered === moves) setImmediate(over);
      else send(mayGoOn(table) ? table : waiting.shift());
    },
    news: (bytes) => void sizes.push(bytes),
    seen: () => undefined,
  };
  setImmediate(() => waiting.splice(0, atOnce).forEach(send));
  return { told, result: (busy) => ({ moves, busy, sizes }) };
}

/**
 * Leaves the tables in different places of their matches, up to so many plies from the start, as tables of
 * real people are.
 */
function spread(
  tables: readonly TableUnderWay[],
  { most, atOnce }: { most: number; atOnce: number },
  over: () => void,
): Loop<Driven> {
  const goals = new Map(tables.map((table, place) => [table, (place * 7919) % (most + 1)]));
  const moves = [...goals.values()].reduce((sum, goal) => sum + goal, 0);
  return closedLoop(
    tables,
    { moves, atOnce },
    over,
    (table) => table.acknowledged < (goals.get(table) as number),
  );
}

/**
 * Plies are due at fixed instants, one table after the other, whatever becomes of those before. Where the
 * answer to a table's last ply
 * is late, the next one is sent when it comes, and its time counts from when it was due.
 */
function openLoop(
  tables: readonly TableUnderWay[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
  over: () => void,
): Loop<Timed> {
  const moves = perSecond * seconds;
  const start = performance.now() + 100;
  const answered: number[] = [];
  const seen: number[] = [];
  const sizes: number[] = [];
  const late = new Map<TableUnderWay, number[]>();
  let due = 0;
  let turn = 0;

  /** The next one whose plan goes on after what is under way and waits. */
  function nextTable(): TableUnderWay {
    for (let tried = 0; tried < tables.length; tried++) {
      const table = tables[turn++ % tables.length] as TableUnderWay;
      if (table.left > (late.get(table)?.length ?? 0)) return table;
    }
    throw new Error('the plan is too short');
  }

  function tick(): void {
    const now = performance.now();
    for (; due < moves; due++) {
      const dueAt = start + (due * 1000) / perSecond;
      if (dueAt > now) break;
      const table = nextTable();
      if (table.isOut) late.set(table, [...(late.get(table) ?? []), dueAt]);
      else table.play(dueAt);
    }
    if (due < moves) setTimeout(tick, 1);
  }

  const told: FleetTold = {
    answered(table, dueAt) {
      answered.push(performance.now() - dueAt);
      const [next, ...rest] = late.get(table) ?? [];
      if (rest.length > 0) late.set(table, rest);
      else late.delete(table);
      if (next !== undefined) table.play(next);
      if (answered.length === moves) setTimeout(over, 100);
    },
    news: (bytes) => void sizes.push(bytes),
    seen: (dueAt) => void seen.push(performance.now() - dueAt),
  };
  tick();
  const result = (busy: number): Timed => ({
    moves,
    busy,
    sizes,
    answered,
    seen,
    acknowledged: tables.map(({ acknowledged }) => acknowledged),
  });
  return { told, result };
}
