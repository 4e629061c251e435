/** Many tables at once for some time: nothing lost or doubled after a kill, nothing kept for ever, nobody waits long. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quantile } from '@pithead/bots';
import { databaseFile } from '@pithead/server';
import type { Child, Place } from 'pithead/bench/server/children';
import { atPlace } from 'pithead/bench/server/children';
import type { Plan, Timed } from 'pithead/bench/server/plan';
import { seed } from 'pithead/bench/server/seed';
import { settingsFor } from 'pithead/bench/server/settings';
import { findLost } from 'pithead/bench/server/verify';
import { FAULTS } from '../load/faults.ts';
import type { Proof, Section } from '../proof.ts';

interface Load {
  readonly tables: number;
  readonly perSecond: number;
  /** The time is cut into slices; after each it is looked at what the server keeps. */
  readonly slices: number;
  readonly secondsEach: number;
}

interface Outcome {
  readonly troubles: readonly string[];
  readonly plies: number;
  readonly figures: Readonly<Record<string, number | string>>;
}

const SPARE = 10;
const SERVER = new URL('../load/fromSource.js', import.meta.url).pathname;
const FLAGS = ['--max-old-space-size=1024', '--expose-gc'];

/** A match remembers its plies and what happened; more than this per ply is something that nobody forgets. */
const MOST_KB_PER_PLY = 4;
/** Sockets of those who play stay the same; a few timers come and go. */
const MOST_HANDLES = 12;
/** On a machine that has other things to do, too. */
const MOST_P99_MS = 1000;

async function underLoad(place: Place, load: Load, fault = ''): Promise<Outcome> {
  const data = place.folder(fault === '' ? 'sound' : fault.replaceAll(' ', '-'));
  const all = load.slices * load.secondsEach * load.perSecond;
  const tables = await seed(data, load.tables, Math.ceil(all / load.tables) + SPARE);
  const plan = join(data, 'plan.json');
  writeFileSync(plan, JSON.stringify({ tables } satisfies Plan));
  const server = await place.run(fault, settingsFor(data), { file: SERVER, flags: FLAGS });
  const generator = await place.start('load');
  await generator.ask('connect', { url: await server.ask('url'), plan });
  const { slices, kept } = await runSlices(server, generator, load);
  await server.kill();
  await generator.end();
  const acknowledged = slices.at(-1)?.acknowledged ?? [];
  const lost = await findLost(databaseFile({ data }), tables, acknowledged);
  return judge(slices, kept, lost);
}

interface Kept {
  readonly heapMb: number;
  readonly handles: number;
}

async function runSlices(server: Child, generator: Child, { slices: many, secondsEach, perSecond }: Load) {
  const slices: Timed[] = [];
  const kept: Kept[] = [];
  for (let slice = 0; slice < many; slice++) {
    slices.push(await generator.ask<Timed>('openLoop', { perSecond, seconds: secondsEach }));
    kept.push(await server.ask<Kept>('kept'));
  }
  return { slices, kept };
}

/** The first slice is where the compiler learns and caches fill: it does not count for slopes. */
function judge(slices: readonly Timed[], kept: readonly Kept[], lost: number): Outcome {
  const answered = slices.flatMap((slice) => slice.answered);
  const [first, last] = [kept[0], kept.at(-1)];
  const plies = slices.slice(1).reduce((sum, { moves }) => sum + moves, 0);
  const kbPerPly = (((last?.heapMb ?? 0) - (first?.heapMb ?? 0)) * 1024) / Math.max(1, plies);
  const handles = (last?.handles ?? 0) - (first?.handles ?? 0);
  const p99 = quantile(answered, 0.99);
  const troubles = [
    ...(lost > 0 ? [`${lost} lost, doubled or wrong`] : []),
    ...(kbPerPly > MOST_KB_PER_PLY ? [`${kbPerPly.toFixed(1)} KB are kept per ply`] : []),
    ...(handles > MOST_HANDLES ? [`${handles} more handles at the end`] : []),
    ...(p99 > MOST_P99_MS ? [`p99 is ${Math.round(p99)} ms`] : []),
  ];
  const figures = {
    'ms to the answer at p50, p99': `${quantile(answered, 0.5).toFixed(1)}, ${p99.toFixed(1)}`,
    'KB kept per ply': kbPerPly.toFixed(2),
    'more handles at the end': handles,
    'lost, doubled or wrong after SIGKILL': lost,
  };
  return { troubles, plies: answered.length, figures };
}

const SMALL: Load = { tables: 30, perSecond: 300, slices: 3, secondsEach: 2 };

async function plant(proof: Proof): Promise<void> {
  for (const fault of Object.keys(FAULTS)) {
    const { troubles } = await atPlace((place) => underLoad(place, SMALL, fault));
    proof.planted(fault, troubles.length > 0);
  }
}

export const load: Section = {
  name: 'load',
  counts: 'plies',
  plant,

  async run(proof) {
    const wanted: Load = {
      tables: proof.many(30, 1000, 2500),
      perSecond: proof.many(300, 500, 1000),
      slices: proof.many(3, 6, 10),
      secondsEach: proof.many(2, 10, 60),
    };
    const { troubles, plies, figures } = await atPlace((place) => underLoad(place, wanted));
    proof.count = plies;
    for (const trouble of troubles) proof.fail(trouble);
    for (const [name, value] of Object.entries(figures)) proof.figure(name, value);
    proof.figure('tables', wanted.tables);
    proof.figure('moves per second', wanted.perSecond);
    proof.figure('seconds', wanted.slices * wanted.secondsEach);
  },
};
