/** The shift scoring: the elements of the clock, and after the last shift what the end of the game adds. */
import type { Language } from '@pithead/text';
import type { ScoringMoment, ScoringRow, ScoringSheet } from '@pithead/ui';
import type { GlueckAufFact, GlueckAufView } from '../../rules/index.ts';
import { CLOCK, SCORE_SOURCES, sum } from '../../rules/index.ts';
import { lazyWordsFor } from '../lazyParts.tsx';
import { capital } from '../sentences.ts';
import { figure, textsFor } from '../words.ts';

const signed = (points: number): string => (points === 0 ? '' : points > 0 ? `+${points}` : figure(points));

export function shiftSheet(
  { facts, after, names }: ScoringMoment<GlueckAufView, GlueckAufFact>,
  language: Language,
): ScoringSheet<GlueckAufView, GlueckAufFact> {
  const words = lazyWordsFor(language);
  const { say, names: vocabulary } = textsFor(language);
  const shift = facts.findLast((fact) => fact.type === 'shiftEnded')?.shift ?? after.shift;
  const gained = names.map((): number[] => []);
  const rows: ScoringRow[] = facts
    .filter((fact) => fact.type === 'elementScored')
    .flatMap(({ element, counts, points }) => {
      const scored = CLOCK[element];
      if (scored === undefined) return [];
      return {
        label: capital(vocabulary.element(scored)),
        cells: names.map((_, seat) => {
          gained[seat]?.push(points[seat] ?? 0);
          return { gain: signed(points[seat] ?? 0), detail: String(counts[seat] ?? 0) };
        }),
      };
    });
  const final = facts.filter((fact) => fact.type === 'finalPoints');
  for (const source of SCORE_SOURCES) {
    const ofSource = final.filter((fact) => fact.source === source);
    if (ofSource.length === 0) continue;
    rows.push({
      label: vocabulary.messages.sources[source],
      cells: names.map((_, seat) => {
        const fact = ofSource.find((each) => each.seat === seat);
        gained[seat]?.push(fact?.points ?? 0);
        return { gain: signed(fact?.points ?? 0), detail: String(fact?.amount ?? 0) };
      }),
    });
  }
  const totals = after.players.map(({ points }) => points);
  return {
    title: say(words.sheetTitle, { shift }),
    summary: `${vocabulary.list(
      names.map((name, seat) =>
        say(words.gets, { name, points: vocabulary.points(sum(gained[seat] ?? [])) }),
      ),
    )}.`,
    rows,
    totals: {
      label: words.sheetTotal,
      before: totals.map((points, seat) => figure(points - sum(gained[seat] ?? []))),
      after: totals.map(figure),
    },
  };
}
