/**
 * Many tables for some time: nothing lost or doubled after a kill, no leaks, short waiting times, also while
 * bots think.
 */
import { atPlace } from 'pithead/bench/server/children';
import { BOT_TABLES } from 'pithead/bench/server/latency';
import { FAULTS } from '../load/faults.ts';
import type { Verdict } from '../load/judge.ts';
import { judge } from '../load/judge.ts';
import type { Load, Outcome } from '../load/run.ts';
import { S3_PER_SECOND, underLoad } from '../load/run.ts';
import type { Proof, Section } from '../proof.ts';
import { twoAtATime } from '../proof.ts';

const SMALL_LOAD: Load = {
  tables: 30,
  perSecond: 300,
  slices: 4,
  secondsEach: 1,
  botTables: 0,
  peakSeconds: 0,
};
const SMALL_LOAD_WITH_BOTS: Load = { ...SMALL_LOAD, botTables: 4 };

const verdictOf = ({ slices, lost }: Outcome): Verdict => judge(slices, lost);

/** Without a fault nothing is found; the same measurements with an overloaded generator are void. */
async function control(proof: Proof): Promise<void> {
  const outcome = await atPlace((group) => underLoad(group, SMALL_LOAD_WITH_BOTS));
  for (const trouble of verdictOf(outcome).troubles) proof.fail(`without a fault: ${trouble}`);
  const { alone, withBots } = outcome.slices;
  const overloaded = { alone: alone.map((slice) => ({ ...slice, generator: 0.95 })), withBots };
  proof.planted('the load generator measures itself', judge(overloaded, 0).troubles.length > 0);
}

async function plantOne(
  proof: Proof,
  name: string,
  { foundAs, ports }: (typeof FAULTS)[string],
): Promise<void> {
  const size = ports === undefined ? SMALL_LOAD : SMALL_LOAD_WITH_BOTS;
  const { troubles } = verdictOf(await atPlace((group) => underLoad(group, size, name)));
  proof.planted(
    name,
    troubles.some((trouble) => foundAs.test(trouble)),
  );
}

async function plant(proof: Proof): Promise<void> {
  await control(proof);
  const faults = Object.entries(FAULTS);
  // Most faults can be planted two at a time: those found by their duration exceed any disturbance.
  const side = faults.filter(([, { ports }]) => ports === undefined);
  await twoAtATime(
    side.map(
      ([name, fault]) =>
        () =>
          plantOne(proof, name, fault),
    ),
  );
  // The waiting time with bots is judged relative to that without, which a second server would distort.
  for (const [name, fault] of faults) if (fault.ports !== undefined) await plantOne(proof, name, fault);
}

/**
 * Half the rate of S3, so that the server has half a core to spare; the full rate is judged by `npm run bench
 * -- server`.
 */
const sizeFor = (proof: Proof): Load => ({
  tables: proof.many(30, 2_000, 2_500),
  perSecond: proof.many(300, 1_000, 1_000),
  slices: proof.many(4, 4, 9),
  secondsEach: proof.many(1, 6, 30),
  botTables: proof.many(4, BOT_TABLES, BOT_TABLES),
  peakSeconds: proof.many(0, 10, 60),
});

export const load: Section = {
  name: 'load',
  counts: 'plies',
  plant,

  async run(proof) {
    const wanted = sizeFor(proof);
    const outcome = await atPlace((group) => underLoad(group, wanted));
    const { troubles, figures } = verdictOf(outcome);
    proof.count = outcome.plies;
    for (const trouble of troubles) proof.fail(trouble);
    for (const [name, value] of Object.entries(figures)) proof.figure(name, value);
    proof.figure(`ms to the answer at p50, p99, at ${S3_PER_SECOND} moves a second`, outcome.peak);
    proof.figure('decisions of bots', outcome.decisions);
    proof.figure('tables, and of bots', `${wanted.tables}, ${wanted.botTables}`);
    proof.figure('moves per second', wanted.perSecond);
    proof.figure('seconds', 2 * wanted.slices * wanted.secondsEach + wanted.peakSeconds);
  },
};
