import type { GuideChapter } from '@pithead/guide';
import { LEARNER } from '@pithead/guide';
import type { SiberiaFact, SiberiaView } from '../rules/index.ts';
import { INVESTOR } from '../rules/index.ts';
import {
  hasManagerInHand,
  hasTilesAt,
  isActing,
  isHandEmpty,
  isPaired,
  isActionReady,
  mustResearch,
  own,
} from './figures.ts';
import { BOARD, INVESTMENTS, NEW_TILES, newTiles, RESEARCH_AREA, tilesTo } from './places.ts';

const turnEnded = { fact: 'turnEnded', seat: LEARNER } as const;
const INVESTOR_PLY = 'placeTile investor-oil>investor';
/** Everything that the other tiles of this round can be used for. */
const OTHER_PLIES = [
  ['manager', 'manager'],
  ['logistics-diamond', 'logistics', 'diamond'],
  ['salesman-gas', 'salesman', 'gas'],
  ['salesman-coal', 'salesman', 'coal'],
  ['worker-gold', 'worker', 'gold'],
].flatMap(([tile, ...places]) => [...places, 'research'].map((place) => `placeTile ${tile}>${place}`));

export const investChapter: GuideChapter<SiberiaView, SiberiaFact> = {
  id: 'invest',
  minutes: 4,
  steps: [
    {
      id: 'investments',
      explains: ['investment', 'investedTile'],
      point: INVESTMENTS,
      rule: 'SB-7.17',
      until: 'next',
      figures: ({ view }) => ({ money: own(view).money }),
    },
    {
      id: 'partner',
      ...tilesTo(INVESTOR, 'investor-oil'),
      clear: [BOARD, NEW_TILES],
      rule: 'SB-5.5',
      when: ({ view }) => hasTilesAt(view, INVESTOR),
      suggest: [INVESTOR_PLY],
      allow: OTHER_PLIES,
      until: ({ view }) => isPaired(view, INVESTOR),
    },
    {
      id: 'managerTile',
      explains: ['managerTile', 'joker'],
      point: newTiles('manager'),
      also: [{ at: RESEARCH_AREA }],
      clear: [BOARD],
      rule: 'SB-4.4',
      when: ({ view }) => hasManagerInHand(view),
      until: 'next',
    },
    {
      id: 'yourFive',
      point: NEW_TILES,
      isTakenFirst: true,
      clear: [BOARD],
      rule: 'SB-4.3',
      when: ({ view }) => !isHandEmpty(view),
      suggest: [
        'placeTile salesman-gas>gas',
        'placeTile manager>research',
        'placeTile logistics-diamond>diamond',
        'placeTile salesman-coal>salesman',
        'placeTile worker-gold>worker',
      ],
      allow: OTHER_PLIES,
      options: [
        { ply: 'placeTile salesman-gas>gas', say: 'gasTile' },
        { ply: 'placeTile manager>research', say: 'managerTile' },
        { ply: 'placeTile logistics-diamond>diamond', say: 'diamondTile' },
      ],
      until: ({ view }) => isHandEmpty(view),
    },
    {
      id: 'confirmAgain',
      clear: [BOARD, RESEARCH_AREA],
      rule: 'SB-4.8',
      suggest: ['confirmPlacement'],
      until: { fact: 'placementConfirmed', seat: LEARNER },
      bots: [
        'B placeTile worker-oil>oil',
        'B placeTile logistics-oil>oil',
        'B placeTile investor-oil>investor',
        'B placeTile investor-gold>investor',
        'B placeTile manager>manager',
        'B placeTile manager>research',
        'B confirmPlacement',
        'B execute research',
        'B nameResource coal',
        'B placeCube amur',
        'B endTurn',
      ],
    },
    {
      id: 'researchAgain',
      point: RESEARCH_AREA,
      rule: 'SB-6.4',
      when: ({ view }) => mustResearch(view),
      suggest: ['execute research', 'nameResource diamond', 'placeCube okhotsk', 'endTurn'],
      allow: ['nameTile *', 'nameResource *', 'placeCube *'],
      until: turnEnded,
      bots: ['B execute oil', 'B sell exchange-5', 'B endTurn'],
    },
    {
      id: 'runInvestor',
      rule: 'SB-7.16',
      when: ({ view }) => isActionReady(view, INVESTOR),
      suggest: ['execute investor'],
      until: { fact: 'actionExecuted', seat: LEARNER },
    },
    {
      id: 'takeInvestment',
      point: INVESTMENTS,
      clear: [BOARD],
      rule: 'SB-7.18',
      when: ({ view }) => view.steps.some(({ at }) => at === 'investor'),
      suggest: ['invest gas', 'endTurn'],
      allow: ['invest *'],
      options: [
        { ply: 'invest gas', say: 'investGas' },
        { ply: 'invest diamond', say: 'investDiamond' },
      ],
      until: turnEnded,
      endsScript: true,
      line: ['A invest gas', 'A endTurn', 'B execute investor', 'B invest diamond', 'B endTurn'],
    },
    {
      id: 'yourActions',
      point: BOARD,
      rule: 'SB-5.3',
      when: ({ view }) => isActing(view),
      suggest: ['execute gas', 'sell exchange-1', 'endTurn'],
      allow: ['execute *'],
      until: { fact: 'passed', seat: LEARNER },
      line: [
        'A execute gas',
        'A sell exchange-1',
        'A endTurn',
        'B execute manager',
        'B placeJoker diamond',
        'B endTurn',
        'B execute diamond',
        'B sell exchange-5',
        'B endTurn',
      ],
    },
  ],
};
