import type { GuideChapter, GuideContext } from '@pithead/guide';
import { LEARNER } from '@pithead/guide';
import type { RockwellFact, RockwellView } from '../rules/index.ts';
import { FEES, isRevealed, ROUNDS, SPACE_NAMES, sum } from '../rules/index.ts';
import {
  aloneExtraction,
  completedTile,
  completingMove,
  dieHelps,
  drillingPlies,
  isAskedToMove,
  lastDrilled,
  missingForActive,
  powerOn,
  rivalsOn,
} from './drilling.ts';
import {
  company,
  crewWithDie,
  hasActivatedIn,
  hasMoved,
  isAskedFor,
  lastFact,
  own,
  sharedExtraction,
} from './figures.ts';
import {
  achievement,
  ACHIEVEMENTS,
  crew,
  DANGER_CARD,
  EARTH,
  PRESTIGE,
  SHARES,
  space,
  STOCK,
} from './places.ts';

const [A0, A3, A5] = [0, 3, 5] as const;
const ZINC_AND_COPPER = 0;
const ANY_ACTIVATION = [
  'activate *',
  'hire *',
  'noAdvantage *',
  'takeAlong *',
  'leaveBehind *',
  'useInsurance *',
];

/** A crew has to be moved in this round. */
const isInRound =
  (round: number) =>
  (context: GuideContext<RockwellView, RockwellFact>): boolean =>
    context.view.round === round && isAskedToMove(context);

/** After a move a die may be hired: `die` if it drills the tile, `moved` if not. */
const askedForDie = (context: GuideContext<RockwellView, RockwellFact>): 'die' | 'moved' | undefined => {
  if (!isAskedFor(context.view, 'advantage')) return undefined;
  return dieHelps(context) ? 'die' : 'moved';
};

/** The tile that one of the learner's crews completes. */
const pointAtTile = (context: GuideContext<RockwellView, RockwellFact>): string => {
  const move = completingMove(context);
  return move === undefined ? EARTH : space(move.space);
};

export const fourRoundsChapter: GuideChapter<RockwellView, RockwellFact> = {
  id: 'fourRounds',
  minutes: 4,
  steps: [
    {
      id: 'moveIn',
      explains: ['tile', 'entrance'],
      point: space(A0),
      rule: 'RW-7.4',
      when: ({ view }) => !isRevealed(view, A0),
      suggest: ['activate 1>A0'],
      until: hasMoved,
      figures: ({ view }) => powerOn(view, A0),
    },
    {
      id: 'hireDie',
      explains: ['subcontractor'],
      rule: 'RW-10.1',
      clear: [space(A0)],
      when: dieHelps,
      suggest: ['hire 1'],
      adapt: drillingPlies,
      until: ({ view }) => !isAskedFor(view, 'advantage'),
      figures: ({ view }) => ({ power: missingForActive(view), price: FEES[missingForActive(view)] ?? 0 }),
    },
    {
      id: 'dieWouldNotDo',
      rule: 'RW-10.1',
      when: ({ view }) => isAskedFor(view, 'advantage'),
      suggest: [],
      adapt: drillingPlies,
      until: ({ view }) => !isAskedFor(view, 'advantage'),
      figures: ({ view }) => ({ missing: missingForActive(view) }),
    },
    {
      id: 'aloneThere',
      explains: ['extractionCard'],
      point: STOCK,
      rule: 'RW-11.5',
      when: ({ facts }) => aloneExtraction(facts) !== undefined,
      until: 'next',
      figures: ({ facts }) => ({ cubes: sum(aloneExtraction(facts) ?? []) }),
    },
    {
      id: 'forGood',
      explains: ['revealedTile'],
      point: ({ facts }) => space(lastDrilled(facts) ?? A0),
      rule: 'RW-11.10',
      when: ({ facts }) => lastDrilled(facts) !== undefined,
      until: 'next',
      bots: ['C activate 2>A3', 'C noAdvantage', 'B activate 2>A3'],
    },
    {
      id: 'rivals',
      point: pointAtTile,
      rule: 'RW-11.1',
      when(context) {
        const move = completingMove(context);
        return move !== undefined && rivalsOn(context.view, move.space) !== 'none';
      },
      until: 'next',
      figures(context) {
        const tile = completingMove(context)?.space ?? A3;
        return { ...powerOn(context.view, tile), who: rivalsOn(context.view, tile) };
      },
    },
    {
      id: 'joinThem',
      point: pointAtTile,
      rule: 'RW-11.9',
      when: isInRound(2),
      suggest: ['activate 2>A3'],
      adapt: drillingPlies,
      until: hasMoved,
      figures: (context) => ({ tile: completedTile(context) }),
    },
    {
      id: 'shares',
      explains: ['share'],
      point: ({ view }) => (isAskedFor(view, 'danger') ? SHARES : STOCK),
      rule: 'RW-11.6',
      isScripted: true,
      until: 'next',
    },
    {
      id: 'danger',
      explains: ['danger'],
      also: [{ at: DANGER_CARD, tag: 'dangerSign' }],
      clear: [SHARES],
      rule: 'RW-12.5',
      when: ({ view }) => isAskedFor(view, 'danger'),
      suggest: ['useInsurance 1'],
      allow: ['useInsurance *'],
      until: { fact: 'insuranceDecided', seat: LEARNER },
    },
    {
      id: 'dangerTook',
      point: STOCK,
      rule: 'RW-12.6',
      when: ({ facts }) => sum(lastFact(facts, 'dangerStruck', LEARNER)?.lost ?? []) > 0,
      until: 'next',
    },
    {
      id: 'noNeedToHire',
      rule: 'RW-10.1',
      when: ({ view }) => isAskedFor(view, 'advantage'),
      suggest: ['noAdvantage'],
      adapt: drillingPlies,
      allow: ['hire *'],
      until: ({ view }) => !isAskedFor(view, 'advantage'),
      figures: (context) => ({
        missing: missingForActive(context.view),
        helps: dieHelps(context) ? 'yes' : 'no',
      }),
    },
    {
      id: 'achievement',
      explains: ['achievement', 'prestige'],
      point: achievement(ZINC_AND_COPPER),
      also: [{ at: PRESTIGE, tag: 'yourPrestige' }],
      rule: 'RW-17.1',
      when: ({ facts }) => lastFact(facts, 'achievementReached', LEARNER)?.achievement === ZINC_AND_COPPER,
      until: 'next',
      figures: ({ facts }) => ({ prestige: lastFact(facts, 'achievementReached', LEARNER)?.prestige ?? 0 }),
    },
    {
      id: 'cards',
      point: ACHIEVEMENTS,
      rule: 'RW-11.8',
      when: ({ view }) => company(view).cards > 0,
      until: 'next',
      bots: ['C activate 4>A6', 'C hire 1', 'B activate 3>A4'],
      figures: ({ view }) => ({ cards: company(view).cards }),
    },
    {
      id: 'thirdRound',
      point: pointAtTile,
      rule: 'RW-7.1',
      when: isInRound(3),
      suggest: ['activate 3>A4', 'noAdvantage'],
      adapt: drillingPlies,
      allow: ANY_ACTIVATION,
      until: hasActivatedIn(3),
      figures: (context) => ({
        tile: askedForDie(context) ?? completedTile(context),
      }),
      bots: ['C activate 2>B2', 'C noAdvantage', 'B activate 3>A5'],
    },
    {
      id: 'lastRound',
      explains: ['round'],
      point: EARTH,
      rule: 'RW-7.2',
      suggest: ['activate 3>A5', 'noAdvantage'],
      adapt: drillingPlies,
      allow: ANY_ACTIVATION,
      options: [
        { ply: 'activate 3>A5', say: 'joinBen', when: ({ view }) => rivalsOn(view, A5) === 'ben' },
        { ply: 'activate 2>B3', say: 'goDeeper' },
        { ply: 'activate 4>stay', say: 'stay' },
      ],
      until: hasActivatedIn(ROUNDS),
      bots: ['C activate 3>A5', 'C noAdvantage', 'B activate 2>B3'],
      figures: ({ view }) => ({
        round: view.round,
        rounds: ROUNDS,
        asked: isAskedFor(view, 'advantage') ? 'die' : 'move',
      }),
    },
    {
      id: 'sharedAgain',
      point: ({ facts }) => space(lastDrilled(facts) ?? A5),
      rule: 'RW-11.4',
      when: ({ facts }) => sharedExtraction(facts) !== undefined,
      until: 'next',
      figures({ facts }) {
        const revealed = lastFact(facts, 'tileRevealed');
        return {
          cubes: sum(sharedExtraction(facts)?.cubes ?? []),
          who: revealed?.owner === LEARNER + 1 ? 'ben' : 'cem',
          tile: SPACE_NAMES[revealed?.space ?? A5] ?? '',
        };
      },
    },
    {
      id: 'dieStays',
      point: ({ view }) => crew(crewWithDie(view) ?? 0),
      rule: 'RW-10.7',
      when: ({ view }) => crewWithDie(view) !== undefined,
      until: 'next',
      figures: ({ view }) => ({ money: own(view).money }),
    },
  ],
};
