/** What a chart shows in one sentence, for those who can't see it; its table has the rest. */
import type { StatisticsPageTexts } from '../../text/statistics/index.ts';
import type { NamedBars, NamedLine, NamedLines, NamedStack } from './namedPanels.ts';

type Names = readonly string[];

export function stackSentence(
  { title, totals, amount }: NamedStack,
  names: Names,
  texts: StatisticsPageTexts,
): string {
  const list = names.map((name, seat) => texts.seatAmount({ name, amount: amount(totals[seat] ?? 0) }));
  return texts.sentence({ title, list: list.join(', ') });
}

export function barsSentence(
  { title, rows, amount }: NamedBars,
  names: Names,
  texts: StatisticsPageTexts,
): string {
  const list = names.map((name, seat) => {
    const valueOf = (row: (typeof rows)[number]): number => row.values[seat] ?? 0;
    const total = amount(rows.reduce((sum, row) => sum + valueOf(row), 0));
    const most = rows.toSorted((a, b) => valueOf(b) - valueOf(a))[0];
    return most === undefined || valueOf(most) <= 0
      ? texts.seatAmount({ name, amount: total })
      : texts.seatMost({ name, amount: total, row: most.name });
  });
  return texts.sentence({ title, list: list.join('; ') });
}

/** Of one chart; with several, its own name follows the title. */
export function lineSentence(
  { title, lines, amount }: NamedLines,
  { name: line, values }: NamedLine,
  names: Names,
  texts: StatisticsPageTexts,
): string {
  const list = names.map((name, seat) => texts.seatEnd({ name, amount: amount(values.at(-1)?.[seat] ?? 0) }));
  return texts.sentence({
    title: lines.length > 1 ? `${title}, ${line}` : title,
    list: list.join(', '),
  });
}
