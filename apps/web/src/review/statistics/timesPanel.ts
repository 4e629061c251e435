import type { DecisionTime } from '@pithead/match';
import type { StatisticsPageTexts } from '../../text/statistics/index.ts';
import type { NamedBars } from './namedPanels.ts';

/** Upper limits of the rows, in milliseconds. Few, because times are spread over several orders of magnitude. */
const ROWS = {
  under5: 5_000,
  under15: 15_000,
  under60: 60_000,
  under300: 300_000,
  longer: Infinity,
} as const;

type TimeRow = keyof typeof ROWS;

const rowOf = (ms: number): TimeRow =>
  (Object.keys(ROWS) as TimeRow[]).find((row) => ms < ROWS[row]) ?? 'longer';

/** The lower median, so that it is a time that occurred. */
export const medianOf = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) / 2)] ?? 0;

const MINUTE = 60_000;

export function formatDuration(ms: number, texts: StatisticsPageTexts): string {
  const isShort = ms < 2 * MINUTE;
  const count = isShort ? Math.round(ms / (ms < 9_950 ? 100 : 1000)) / (ms < 9_950 ? 10 : 1) : ms / MINUTE;
  return isShort ? texts.seconds({ count }) : texts.minutes({ count: Math.round(count) });
}

export function timesPanel(
  times: readonly DecisionTime[],
  names: readonly string[],
  texts: StatisticsPageTexts,
): NamedBars {
  const bySeat = names.map((_, seat) => times.filter((each) => each.seat === seat).map(({ ms }) => ms));
  const list = bySeat.flatMap((all, seat) => {
    if (all.length === 0) return [];
    const [time, longest] = [medianOf(all), Math.max(...all)].map((ms) => formatDuration(ms, texts));
    return [texts.typicalTime({ name: names[seat] ?? '', time: time ?? '', longest: longest ?? '' })];
  });
  return {
    kind: 'bars',
    id: 'times',
    title: texts.timesTitle,
    note: texts.timesNote({ list: list.join('; ') }),
    unit: texts.decisions,
    amount: (count) => texts.decisionCount({ count }),
    rows: (Object.keys(ROWS) as TimeRow[]).map((id) => ({
      id,
      name: texts.timeRows[id],
      values: bySeat.map((all) => all.filter((ms) => rowOf(ms) === id).length),
    })),
  };
}
