import type { GuideChapter } from '@pithead/guide';
import { LEARNER } from '@pithead/guide';
import type { SiberiaFact, SiberiaView } from '../rules/index.ts';
import { FIRST_RESOURCE, INVESTOR, RESEARCH, RESOURCES, WORKER } from '../rules/index.ts';
import { inReach } from '../text/viewFigures.ts';
import { cubesAt, hasRoundEnded, hasTilesAt, isActing, isPaired, own, prices } from './figures.ts';
import { BOARD, EXCHANGES, HOME, NEW_TILES, SUPPLY, territory, tilesTo, WHOLE_TABLE } from './places.ts';

const turnEnded = { fact: 'turnEnded', seat: LEARNER } as const;
const DIAMOND = FIRST_RESOURCE + RESOURCES.indexOf('diamond');

const DIAMONDS = ['placeTile logistics-diamond>diamond', 'placeTile worker-diamond>diamond'];
const WORKERS = ['placeTile worker-gas>worker', 'placeTile worker-oil>worker'];
const GAS = ['placeTile logistics-gas>research'];
const INVESTORS = ['placeTile investor-coal>investor'];

export const researchChapter: GuideChapter<SiberiaView, SiberiaFact> = {
  id: 'research',
  minutes: 4,
  steps: [
    {
      id: 'diamondTiles',
      ...tilesTo(DIAMOND, 'logistics-diamond', 'worker-diamond'),
      clear: [BOARD, NEW_TILES, EXCHANGES],
      rule: 'SB-4.3',
      when: ({ view }) => inReach(view, own(view), RESOURCES.indexOf('diamond')) > 0,
      suggest: DIAMONDS,
      allow: [...WORKERS, ...GAS, ...INVESTORS],
      until: ({ view }) => isPaired(view, DIAMOND),
      figures: ({ view }) => prices(view, 'diamond'),
    },
    {
      id: 'workerTiles',
      ...tilesTo(WORKER, 'worker-gas', 'worker-oil'),
      clear: [BOARD, NEW_TILES],
      rule: 'SB-7.14',
      when: ({ view }) => !isPaired(view, WORKER),
      suggest: WORKERS,
      allow: [...GAS, ...INVESTORS],
      until: ({ view }) => isPaired(view, WORKER),
    },
    {
      id: 'gasForResearch',
      ...tilesTo(RESEARCH, 'logistics-gas'),
      clear: [BOARD, NEW_TILES],
      rule: 'SB-6.2',
      when: ({ view }) => !hasTilesAt(view, RESEARCH),
      suggest: GAS,
      allow: INVESTORS,
      until: ({ view }) => hasTilesAt(view, RESEARCH),
    },
    {
      id: 'single',
      ...tilesTo(INVESTOR, 'investor-coal'),
      clear: [BOARD, NEW_TILES],
      rule: 'SB-8.1',
      suggest: [...INVESTORS, 'confirmPlacement'],
      until: { fact: 'placementConfirmed', seat: LEARNER },
      bots: [
        'B placeTile salesman-coal>salesman',
        'B placeTile logistics-coal>coal',
        'B placeTile manager>manager',
        'B placeTile manager>research',
        'B placeTile manager>research',
        'B placeTile manager>research',
        'B confirmPlacement',
      ],
    },
    {
      id: 'researchFirst',
      rule: 'SB-5.2',
      suggest: ['execute research'],
      until: { fact: 'researchBegun', seat: LEARNER },
    },
    {
      id: 'placeCube',
      show: { from: `${SUPPLY} .sb-chosen .sb-sample`, to: territory('okhotsk') },
      rule: 'SB-6.2',
      suggest: ['placeCube okhotsk', 'endTurn'],
      until: turnEnded,
      bots: [
        'B execute research',
        'B nameResource diamond',
        'B placeCube aldan',
        'B nameResource oil',
        'B placeCube aldan',
        'B nameResource gas',
        'B placeCube aldan',
        'B endTurn',
      ],
    },
    {
      id: 'closing',
      explains: ['closedTerritory'],
      point: territory('okhotsk'),
      rule: 'SB-9.1',
      isScripted: true,
      until: 'next',
      figures: ({ view }) => ({ cubes: cubesAt(view, 'okhotsk') }),
    },
    {
      id: 'secondWorker',
      clear: [HOME],
      rule: 'SB-7.14',
      suggest: ['execute worker', 'sendWorker supply', 'endTurn'],
      until: turnEnded,
      bots: ['B execute salesman', 'B sendSalesman supply>exchange-5', 'B endTurn'],
    },
    {
      id: 'sellDiamond',
      rule: 'SB-7.23',
      clear: [EXCHANGES],
      suggest: ['execute diamond', 'sell exchange-1', 'endTurn'],
      until: turnEnded,
      figures: ({ view }) => prices(view, 'diamond'),
    },
    {
      id: 'finishSecondRound',
      isOffScript: true,
      clear: WHOLE_TABLE,
      rule: 'SB-5.3',
      when: ({ view }) => isActing(view),
      until: ({ newFacts }) => hasRoundEnded(newFacts),
    },
  ],
};
