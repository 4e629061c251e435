import { quantile } from '@pithead/bots';
import type { CheckResult } from '../../proof.ts';
import type { HeldResources } from '../../servers/controlledServer.ts';
import { slope } from '../../statistics.ts';

export interface LoadSlice {
  /** Milliseconds from when each ply was due. */
  readonly answered: readonly number[];
  readonly held: HeldResources;
  readonly generator: number;
  readonly others: number;
}

/** `alone` corresponds to S3, `withBots` to S4. */
export interface LoadSlices {
  readonly alone: readonly LoadSlice[];
  readonly withBots: readonly LoadSlice[];
}

const MEGABYTE = 2 ** 20;

/** A match keeps its plies and facts, about half of this. */
const MAX_HEAP_KB_PER_PLY = 1;
/** Code compiled late and caches that fill, independent of the number of plies. */
const FIXED_HEAP_MB = 4;
/** Node reserves about as much as the live heap and returns it in large pieces; so do the threads of bots. */
const MAX_RSS_PER_HEAP = 2;
const MAX_OTHER_RSS_MB = 64;
/** The players' sockets are constant; a few timers come and go. */
const MAX_HANDLES = 8;
/** Floods must respect this limit, too (abuse/bystanders.ts). */
const MAX_P99_MS = 250;
/** S4 allows twice the p99 of S3, and at least twice the 25 ms that S3 allows. */
const MAX_SLOWDOWN_WITH_BOTS = 2;
const S3_MAX_P99_MS = 25;
const MAX_P99_MS_WHEN_BUSY = 1_000;
/** As in the benchmark: above these the measurement is distorted. */
const MAX_GENERATOR_SHARE = 0.9;
const MAX_OTHER_CORES = 0.5;

export function judgeLoad({ alone, withBots }: LoadSlices, lost: number): CheckResult {
  const all = [...alone, ...withBots];
  const others = Math.max(...all.map((slice) => slice.others));
  const isBusy = others > MAX_OTHER_CORES;
  const generator = Math.max(...all.map((slice) => slice.generator));
  const [p99, p99WithBots] = [p99Of(alone), p99Of(withBots)];
  const limit = isBusy ? MAX_P99_MS_WHEN_BUSY : MAX_P99_MS;
  const limitWithBots = Math.max(
    MAX_SLOWDOWN_WITH_BOTS * p99,
    isBusy ? MAX_P99_MS_WHEN_BUSY : MAX_SLOWDOWN_WITH_BOTS * S3_MAX_P99_MS,
  );
  const why = isBusy ? `; others kept ${others.toFixed(1)} cores busy: try again when they are done` : '';
  const [grown, grownWithBots] = [growth(alone), growth(withBots)];
  return {
    count: all.reduce((sum, { answered }) => sum + answered.length, 0),
    findings: [
      ...(lost > 0 ? [`${lost} lost, doubled or wrong`] : []),
      ...leaksIn(grown).map((each) => `without bots: ${each}`),
      ...leaksIn(grownWithBots).map((each) => `with bots: ${each}`),
      ...(p99 > limit ? [`people wait ${Math.round(p99)} ms at p99, ${limit} are allowed${why}`] : []),
      ...(p99WithBots > limitWithBots
        ? [
            `while bots think people wait ${Math.round(p99WithBots)} ms at p99, ` +
              `${Math.round(limitWithBots)} are allowed${why}`,
          ]
        : []),
      ...(generator > MAX_GENERATOR_SHARE
        ? [`the load generator has ${percent(generator)} of a core to do: it measures itself`]
        : []),
    ],
    figures: {
      'ms to the answer at p50, p99': waits(alone),
      'the same while bots think': waits(withBots),
      'ms allowed at p99, and while bots think':
        `${limit}, ${Math.round(limitWithBots)}` + (isBusy ? ': more than on a quiet machine' : ''),
      'KB of heap kept per ply, and while bots think': `${perPly(grown, 'heapMb')}, ${perPly(grownWithBots, 'heapMb')}`,
      'KB of RSS per ply, and while bots think': `${perPly(grown, 'rssMb')}, ${perPly(grownWithBots, 'rssMb')}`,
      'more handles, and while bots think': `${grown.handles.toFixed(1)}, ${grownWithBots.handles.toFixed(1)}`,
      'RSS in MB at the end, without bots and with': `${lastRss(alone)}, ${lastRss(withBots)}`,
      'load generator, of a core at most': percent(generator),
      'cores that others kept busy at most': others.toFixed(1),
      'lost, doubled or wrong after SIGKILL': lost,
    },
  };
}

/** Excludes the first slice, in which the compiler warms up and caches fill. */
interface Growth {
  readonly plies: number;
  readonly heapMb: number;
  readonly rssMb: number;
  readonly handles: number;
}

function growth([, ...slices]: readonly LoadSlice[]): Growth {
  let played = 0;
  const plies = slices.map(({ answered }) => (played += answered.length));
  const span = played - (plies[0] ?? 0);
  const grown = (what: keyof HeldResources): number =>
    slope(
      plies,
      slices.map(({ held }) => held[what]),
    ) * span;
  return {
    plies: span,
    heapMb: grown('heapBytes') / MEGABYTE,
    rssMb: grown('rssBytes') / MEGABYTE,
    handles: grown('handles'),
  };
}

function leaksIn({ plies, heapMb, rssMb, handles }: Growth): string[] {
  const outsideHeapMb = rssMb - MAX_RSS_PER_HEAP * Math.max(0, heapMb);
  return [
    ...(heapMb > FIXED_HEAP_MB + (plies * MAX_HEAP_KB_PER_PLY) / 1024
      ? [`${kb(heapMb, plies)} KB of heap are kept per ply`]
      : []),
    ...(outsideHeapMb > MAX_OTHER_RSS_MB
      ? [`${Math.round(outsideHeapMb)} MB more are kept outside the heap`]
      : []),
    ...(handles > MAX_HANDLES ? [`${Math.round(handles)} more handles at the end`] : []),
  ];
}

const kb = (mb: number, plies: number): string => ((mb * 1024) / Math.max(1, plies)).toFixed(2);
const perPly = (grown: Growth, what: 'heapMb' | 'rssMb'): string => kb(grown[what], grown.plies);

const answersOf = (slices: readonly LoadSlice[]): number[] => slices.flatMap(({ answered }) => answered);
const p99Of = (slices: readonly LoadSlice[]): number =>
  slices.length === 0 ? 0 : quantile(answersOf(slices), 0.99);
const waits = (slices: readonly LoadSlice[]): string =>
  `${quantile(answersOf(slices), 0.5).toFixed(1)}, ${p99Of(slices).toFixed(1)}`;
const lastRss = (slices: readonly LoadSlice[]): number =>
  Math.round((slices.at(-1)?.held.rssBytes ?? 0) / MEGABYTE);
const percent = (share: number): string => `${Math.round(share * 100)} %`;
