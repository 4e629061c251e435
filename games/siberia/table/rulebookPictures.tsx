/** The pictures of “How to play” and of the rulebook, drawn with the components of the table. */
import type { RulebookPictures } from '@pithead/ui';
import type { PlayerView, Territory } from '../rules/index.ts';
import {
  CITIES,
  CUBES,
  EXCHANGES,
  fieldOfCity,
  FIRST_RESOURCE,
  LOGISTICS,
  MANAGER_TILE,
  placeTileNoun,
  RESEARCH,
  SALESMAN,
  TERRITORIES,
  tileEntry,
} from '../rules/index.ts';
import { OUTLINES } from './art/outlines.ts';
import { times } from './art/pieces.tsx';
import { Sprite } from './art/sprite.tsx';
import { Exchanges } from './mainBoard/exchanges.tsx';
import { EndGauges } from './map/endGauges.tsx';
import { ActionButton } from './playerArea/actionButton.tsx';
import { ResearchArea } from './playerArea/researchArea.tsx';
import { CHAPTER_PICTURES } from './rulebookPictures/chapterPictures.tsx';
import { Chart, Steps } from './rulebookPictures/chart.tsx';
import type { PictureProps } from './rulebookPictures/scene.tsx';
import {
  Arrow,
  at,
  CUBES_LAID,
  FIRST_VIEW,
  Scene,
  TilePicture,
  tileNumbered,
  viewWith,
  workersAt,
} from './rulebookPictures/scene.tsx';
import { loadTexts, textsFor } from './words.ts';

const [GAS, COAL, OIL, GOLD, DIAMOND] = [0, 1, 2, 3, 4] as const;
const SALESMAN_GAS = tileNumbered('salesman-gas');
const TOKYO = CITIES.findIndex(({ id }) => id === 'tokyo');
const territoryNumbered = (name: Territory): number => TERRITORIES.indexOf(name);

const Tiles = ({ language }: PictureProps) => (
  <Scene language={language} view={FIRST_VIEW}>
    {['salesman-gas', 'worker-coal', 'investor-diamond'].map((id) => (
      <TilePicture key={id} tile={tileNumbered(id)} />
    ))}
    <TilePicture tile={MANAGER_TILE} />
  </Scene>
);

const GAS_ACTION = FIRST_RESOURCE + GAS;

const Placing = ({ language }: PictureProps) => (
  <Scene
    language={language}
    view={viewWith(at('placing'))}
    offers={{
      placeTile: [SALESMAN, GAS_ACTION, RESEARCH].map((place) => placeTileNoun(SALESMAN_GAS, place)),
    }}
    held={{ kind: 'tile', tile: SALESMAN_GAS, slot: 0 }}
  >
    <TilePicture tile={SALESMAN_GAS} />
    <Arrow />
    <ActionButton action={SALESMAN} />
    <ActionButton action={GAS_ACTION} />
    <ResearchArea />
  </Scene>
);

const LOGISTICS_TILES = ['logistics-coal', 'logistics-oil'].map((id) =>
  tileEntry(tileNumbered(id), LOGISTICS),
);

function Ready({ language }: PictureProps) {
  const workers = workersAt({ vladivostok: 2 });
  const covered = (count: number): Pick<PlayerView, 'tiles' | 'covered'> => ({
    tiles: LOGISTICS_TILES.slice(0, count),
    covered: count << (LOGISTICS * 2),
  });
  const boards = [covered(1), covered(2), { ...covered(1), invested: 1 << LOGISTICS }];
  return (
    <div class="sb-scene-row">
      {boards.map((board, place) => (
        <Scene key={place} language={language} view={viewWith({}, { ...board, workers })}>
          <ActionButton action={LOGISTICS} />
        </Scene>
      ))}
    </div>
  );
}

function Research({ language }: PictureProps) {
  const { x, y } = OUTLINES.baikal;
  const baikal = territoryNumbered('baikal');
  return (
    <Scene
      language={language}
      view={viewWith(
        { cubes: CUBES_LAID.map((bits, place) => (place === baikal ? (1 << GOLD) | (1 << COAL) : bits)) },
        { workers: workersAt({ baikal: 1 }), tiles: [tileEntry(tileNumbered('worker-gold'), RESEARCH)] },
      )}
    >
      <ResearchArea />
      <Arrow />
      <Chart x={x} y={y} unit={0.9} />
    </Scene>
  );
}

const Logistics = ({ language }: PictureProps) => (
  <Scene language={language} view={viewWith({}, { workers: workersAt({ baikal: 1, okhotsk: 1 }) })}>
    <Chart x={720} y={410} unit={0.6}>
      <Steps />
    </Chart>
  </Scene>
);

function Sale({ language }: PictureProps) {
  const places = [territoryNumbered('amur'), territoryNumbered('okhotsk')];
  const tokyo = fieldOfCity(TOKYO);
  return (
    <Scene
      language={language}
      view={viewWith(
        {
          ...at('selling', GAS),
          cubes: CUBES_LAID.map((_, place) =>
            places.includes(place) ? (1 << GAS) | (1 << OIL) : 1 << DIAMOND,
          ),
        },
        {
          workers: workersAt({ amur: 1, okhotsk: 1 }),
          salesmen: times(EXCHANGES, (field) => (field === 0 || field === tokyo ? 1 : 0)),
        },
      )}
      offers={{ sell: [tokyo] }}
    >
      <Chart x={800} y={400} unit={0.65} />
      <Arrow />
      <Exchanges />
    </Scene>
  );
}

const LAST_ROUND = viewWith({
  closed: (1 << 7) - 1,
  supply: CUBES.map((count, resource) => (resource < 2 ? 0 : count)),
});

const End = ({ language }: PictureProps) => (
  <Scene language={language} view={LAST_ROUND}>
    <EndGauges view={LAST_ROUND} texts={textsFor(language)} />
  </Scene>
);

export const rulebookPictures: RulebookPictures = {
  loadTexts,
  Definitions: Sprite,
  pictures: {
    tiles: Tiles,
    placing: Placing,
    ready: Ready,
    research: Research,
    logistics: Logistics,
    sale: Sale,
    end: End,
    ...CHAPTER_PICTURES,
  },
};
