/** The end of a round as a moment: who earned what, and how near the end of the game is. */
import type { Language } from '@pithead/text';
import type { ScoringMoment, ScoringRow, ScoringSheet } from '@pithead/ui';
import type { SiberiaFact, SiberiaView } from '../../rules/index.ts';
import { BLOCKING_TILES, EMPTY_SUPPLIES_TO_END, RESOURCES } from '../../rules/index.ts';
import { endProgress } from '../actionForecast.ts';
import { textsFor } from '../words.ts';
import { roundPictureIn } from './roundPicture.tsx';
import { lazyWordsFor, loadLazyWords } from './words.ts';

type Moment = ScoringMoment<SiberiaView, SiberiaFact>;
type Sale = Extract<SiberiaFact, { type: 'sold' }>;

const incomeOf = (sales: readonly Sale[]): number => sales.reduce((total, { income }) => total + income, 0);

export async function loadRoundSheet(
  language: Language,
): Promise<(moment: Moment) => ScoringSheet<SiberiaView, SiberiaFact>> {
  await loadLazyWords(language);
  const Picture = roundPictureIn(language);
  return (moment) => ({ ...roundSheet(moment, language), Picture });
}

function roundSheet(moment: Moment, language: Language): ScoringSheet<SiberiaView, SiberiaFact> {
  const { say, names: vocabulary } = textsFor(language);
  const words = lazyWordsFor(language);
  const { before, after, facts, names } = moment;
  const earned = names.map((_, seat) => incomeOf(salesOf(facts, seat)));
  const money = (each: number): string => vocabulary.money(each);
  return {
    title: say(words.roundOver, { round: before.round }),
    summary: summaryOf(moment, earned, language),
    rows: [...saleRows(moment, language), actionRow(moment, language)],
    totals: {
      label: words.total,
      before: after.players.map((player, seat) => money(player.money - (earned[seat] ?? 0))),
      after: after.players.map((player) => money(player.money)),
    },
  };
}

const salesOf = (facts: readonly SiberiaFact[], seat: number): Sale[] =>
  facts.filter((fact): fact is Sale => fact.type === 'sold' && fact.seat === seat);

function summaryOf({ names, facts, after }: Moment, earned: readonly number[], language: Language): string {
  const { say, names: vocabulary } = textsFor(language);
  const words = lazyWordsFor(language);
  const earnings = names.map((name, seat) =>
    say(words.earned, { name, money: vocabulary.money(earned[seat] ?? 0) }),
  );
  const closed = facts.flatMap((fact) =>
    fact.type === 'territoryClosed' ? [vocabulary.place(fact.territory)] : [],
  );
  return [
    earned.every((income) => income === 0)
      ? words.nobodyEarned
      : say(words.earnings, { earnings: vocabulary.list(earnings) }),
    ...(closed.length === 0 ? [] : [say(words.closedNow, { territories: vocabulary.list(closed) })]),
    say(words.progress, {
      ...endProgress(after),
      closedEnd: BLOCKING_TILES,
      emptyEnd: EMPTY_SUPPLIES_TO_END,
    }),
  ].join(' ');
}

function saleRows({ facts, names }: Moment, language: Language): ScoringRow[] {
  const { say, capital, names: vocabulary } = textsFor(language);
  const words = lazyWordsFor(language);
  return RESOURCES.flatMap((_, resource) => {
    const bySeat = names.map((_name, seat) =>
      salesOf(facts, seat).filter((sale) => sale.resource === resource),
    );
    if (bySeat.every((sales) => sales.length === 0)) return [];
    const cells = bySeat.map((sales) =>
      sales.length === 0
        ? { gain: '' }
        : {
            gain: `+${vocabulary.money(incomeOf(sales))}`,
            detail: sales
              .map(({ cubes, city }) => say(words.saleDetail, { count: cubes, city: vocabulary.city(city) }))
              .join(', '),
          },
    );
    return [{ label: capital(vocabulary.resource(resource)), cells }];
  });
}

function actionRow({ facts, names }: Moment, language: Language): ScoringRow {
  const counts = names.map(
    (_, seat) => facts.filter((fact) => fact.type === 'actionExecuted' && fact.seat === seat).length,
  );
  return {
    label: lazyWordsFor(language).actionsDone,
    cells: counts.map((count) => ({ gain: count === 0 ? '' : String(count) })),
  };
}
