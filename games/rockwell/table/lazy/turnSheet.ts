/** The end of a turn as a moment. Prestige of others stays hidden, so achievements are the totals. RW-3.3 */
import type { Language } from '@pithead/text';
import type { ScoringCell, ScoringMoment, ScoringSheet } from '@pithead/ui';
import type { RockwellFact, RockwellView } from '../../rules/index.ts';
import { countBits, deliveryPrestige, RESOURCES, sum } from '../../rules/index.ts';
import { textsFor } from '../words.ts';

type Moment = ScoringMoment<RockwellView, RockwellFact>;
type Sheet = ScoringSheet<RockwellView, RockwellFact>;
type Of<T extends RockwellFact['type']> = Extract<RockwellFact, { type: T }>;

function factsOf<T extends 'achievementReached' | 'delivered' | 'bootyTaken' | 'incomeReceived'>(
  { facts }: Moment,
  type: T,
  seat: number,
): Of<T>[] {
  return facts.filter((fact): fact is Of<T> => fact.type === type && 'seat' in fact && fact.seat === seat);
}

const prestigeOf = (facts: readonly { readonly prestige: number }[]): number =>
  facts.reduce((total, { prestige }) => total + prestige, 0);

const cubesOf = (facts: readonly { readonly cubes: readonly number[] }[]): number[] =>
  RESOURCES.map((_, resource) => facts.reduce((total, { cubes }) => total + (cubes[resource] ?? 0), 0));

export const turnSheet =
  (language: Language) =>
  (moment: Moment): Sheet => {
    const { words, say, things } = textsFor(language);
    const { sheet } = words;
    const { names, after, viewer } = moment;
    const signed = (points: number): string => (points === 0 ? '' : `+${points}`);
    const cells = (of: (seat: number) => ScoringCell): ScoringCell[] => names.map((_, seat) => of(seat));
    const cubes =
      (type: 'bootyTaken' | 'incomeReceived') =>
      (seat: number): ScoringCell => {
        const counts = cubesOf(factsOf(moment, type, seat));
        const count = sum(counts);
        return { gain: signed(count), ...(count > 0 && { detail: things.cubes(counts) }) };
      };
    const earned = names.map(
      (_, seat) =>
        prestigeOf(factsOf(moment, 'achievementReached', seat)) +
        prestigeOf(factsOf(moment, 'delivered', seat)),
    );
    const own = viewer === null ? null : (after.players[viewer]?.own ?? null);
    const total = own === null ? undefined : own.prestige + deliveryPrestige(own);
    return {
      title: say(sheet.turnOver, { turn: moment.before.turn }),
      summary: [
        sum(earned) === 0
          ? sheet.nobody
          : say(sheet.earned, {
              list: things.list(
                names.flatMap((name, seat) => {
                  const points = earned[seat] ?? 0;
                  return points === 0 ? [] : [say(sheet.gained, { name, prestige: things.prestige(points) })];
                }),
              ),
            }),
        ...(total === undefined ? [] : [say(sheet.yourPrestige, { prestige: things.prestige(total) })]),
      ].join(' '),
      rows: [
        {
          label: sheet.fromAchievements,
          cells: cells((seat) => {
            const reached = factsOf(moment, 'achievementReached', seat);
            return {
              gain: signed(prestigeOf(reached)),
              ...(reached.length > 0 && {
                detail: reached.map(({ achievement }) => things.achievement(achievement)).join(', '),
              }),
            };
          }),
        },
        {
          label: sheet.fromDeliveries,
          cells: cells((seat) => {
            const delivered = factsOf(moment, 'delivered', seat);
            return {
              gain: signed(prestigeOf(delivered)),
              ...(delivered.length > 0 && { detail: say(sheet.many, { count: delivered.length }) }),
            };
          }),
        },
        { label: sheet.fromExtractions, cells: cells(cubes('bootyTaken')) },
        { label: sheet.fromShafts, cells: cells(cubes('incomeReceived')) },
      ],
      totals: {
        label: sheet.achievementsTotal,
        before: after.players.map(({ achievements }, seat) =>
          String(countBits(achievements) - factsOf(moment, 'achievementReached', seat).length),
        ),
        after: after.players.map(({ achievements }) => String(countBits(achievements))),
      },
    };
  };
