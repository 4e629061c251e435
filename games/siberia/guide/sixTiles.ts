import type { GuideChapter } from '@pithead/guide';
import { LEARNER } from '@pithead/guide';
import type { SiberiaFact, SiberiaView } from '../rules/index.ts';
import { FIRST_RESOURCE, LOGISTICS, RESOURCES, SALESMAN } from '../rules/index.ts';
import { isHandEmpty, isPaired } from './figures.ts';
import {
  BOARD,
  EXCHANGES,
  MAP,
  NEW_TILES,
  newTiles,
  OPPONENT,
  OWN_SALESMAN,
  OWN_WORKER,
  RESEARCH_AREA,
  tilesTo,
} from './places.ts';

const WALK = ['placeTile logistics-coal>logistics', 'placeTile logistics-oil>logistics'];
const SELL = [
  'placeTile salesman-coal>salesman',
  'placeTile salesman-oil>salesman',
  'placeTile investor-gas>gas',
  'placeTile investor-gas>gas',
];

const GAS = FIRST_RESOURCE + RESOURCES.indexOf('gas');
const TO_SALES = tilesTo(SALESMAN, 'salesman-coal', 'salesman-oil');
const TO_GAS = tilesTo(GAS, 'investor-gas');

export const sixTilesChapter: GuideChapter<SiberiaView, SiberiaFact> = {
  id: 'sixTiles',
  minutes: 3,
  steps: [
    { id: 'goal', explains: ['territory', 'cube'], point: MAP, rule: 'SB-10.4', until: 'next' },
    { id: 'figures', explains: ['worker', 'vladivostok'], point: OWN_WORKER, rule: 'SB-2.7', until: 'next' },
    {
      id: 'prices',
      explains: ['exchange', 'salesman'],
      point: EXCHANGES,
      also: [{ at: OWN_SALESMAN }],
      rule: 'SB-1.7',
      until: 'next',
    },
    { id: 'newTiles', explains: ['actionTile'], point: NEW_TILES, rule: 'SB-4.3', until: 'next' },
    {
      id: 'logisticsTiles',
      explains: ['action'],
      ...tilesTo(LOGISTICS, 'logistics-coal', 'logistics-oil'),
      clear: [BOARD, NEW_TILES],
      rule: 'SB-4.3',
      suggest: WALK,
      allow: SELL,
      until: ({ view }) => isPaired(view, LOGISTICS),
    },
    {
      id: 'researchArea',
      explains: ['research'],
      point: RESEARCH_AREA,
      clear: [BOARD],
      rule: 'SB-4.5',
      until: 'next',
    },
    {
      id: 'pairs',
      point: newTiles('salesman-coal', 'salesman-oil', 'investor-gas'),
      also: [...TO_SALES.also, ...TO_GAS.also],
      show: {
        from: `${TO_SALES.show.from}, ${TO_GAS.show.from}`,
        to: `${TO_SALES.show.to}, ${TO_GAS.show.to}`,
      },
      clear: [BOARD, NEW_TILES],
      rule: 'SB-5.5',
      suggest: SELL,
      until: ({ view }) => isHandEmpty(view),
    },
    {
      id: 'confirmSix',
      clear: [BOARD, RESEARCH_AREA],
      rule: 'SB-4.8',
      suggest: ['confirmPlacement'],
      until: { fact: 'placementConfirmed', seat: LEARNER },
      bots: [
        'B placeTile manager>manager',
        'B placeTile manager>manager',
        'B placeTile manager>research',
        'B placeTile salesman-gas>salesman',
        'B placeTile investor-gas>investor',
        'B placeTile investor-oil>investor',
        'B confirmPlacement',
      ],
    },
    {
      id: 'boardsOpen',
      point: OPPONENT,
      rule: 'SB-5.1',
      isScripted: true,
      until: 'next',
      bots: ['B execute research', 'B nameResource gas', 'B placeCube amur', 'B endTurn'],
    },
  ],
};
