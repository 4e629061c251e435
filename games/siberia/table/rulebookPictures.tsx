/* oxlint-disable import/no-unassigned-import -- style sheets have nothing to assign */
/** The pictures of “How to play”, drawn with the components of the table. */
import type { Language } from '@pithead/text';
import type { RulebookPictures } from '@pithead/ui';
import type { ComponentChildren } from 'preact';
import type { PlayerView, SiberiaView, Territory } from '../rules/index.ts';
import {
  CITIES,
  CUBES,
  EXCHANGES,
  fieldOfCity,
  FIRST_RESOURCE,
  LOGISTICS,
  MANAGER_TILE,
  PLACES,
  placeTileNoun,
  RESEARCH,
  RESOURCES,
  SALESMAN,
  TERRITORIES,
  tileEntry,
  TILES,
} from '../rules/index.ts';
import { createGameText } from '../text/gameText.ts';
import { TileFace, times } from './art/pieces.tsx';
import { Sprite } from './art/sprite.tsx';
import './css/index.css';
import { Exchanges } from './mainBoard/exchanges.tsx';
import { EndGauges } from './map/endGauges.tsx';
import { MapBackground } from './map/mapBackground.tsx';
import { layoutFor } from './map/mapLayout.ts';
import { MapPlace } from './map/mapPlace.tsx';
import { OUTLINES, VLADIVOSTOK_AT } from './map/outlines.ts';
import { ActionButton } from './playerArea/actionButton.tsx';
import { ResearchArea } from './playerArea/researchArea.tsx';
import './rulebookPictures.css';
import type { TableModel } from './tableModel.ts';
import { TableContext, useTableContext } from './tableModel.ts';
import { useTableModel } from './useTableModel.ts';
import { loadTexts, textsFor } from './words.ts';

interface Props {
  readonly language: Language;
}

const YOU = 0;
const [GAS, COAL, OIL, GOLD, DIAMOND] = [0, 1, 2, 3, 4] as const;
const tileNumbered = (id: string): number => TILES.findIndex((tile) => tile.id === id);
const SALESMAN_GAS = tileNumbered('salesman-gas');
const TOKYO = CITIES.findIndex(({ id }) => id === 'tokyo');
const territoryNumbered = (name: Territory): number => TERRITORIES.indexOf(name);

const FIRST_BOARD: PlayerView = {
  money: 0,
  income: RESOURCES.map(() => 0),
  figures: 4,
  workers: PLACES.map(() => 0),
  salesmen: times(EXCHANGES, () => 0),
  tiles: [],
  covered: 0,
  invested: 0,
};

/** Two different resources in each territory. */
const CUBES_LAID = TERRITORIES.map((_, territory) => (1 << (territory % 5)) | (1 << ((territory + 2) % 5)));

const FIRST_VIEW: SiberiaView = {
  looker: YOU,
  seats: 3,
  steps: [{ at: 'turn', pending: 1, left: 0 }],
  roundLimit: 60,
  round: 1,
  startPlayer: YOU,
  cities: times(EXCHANGES, (field) => (field === 0 ? 0 : 2 * field - 1)),
  cubes: CUBES_LAID,
  closed: 0,
  supply: CUBES,
  sold: RESOURCES.map(() => 0),
  bagSize: 52,
  faceUp: [],
  investmentsInStack: 16,
  passed: 0,
  joker: 0,
  resolving: [],
  gap: 0,
  ended: 0,
  players: [FIRST_BOARD, FIRST_BOARD, FIRST_BOARD],
};

/** A view in which the first player's board differs. */
const viewWith = (change: Partial<SiberiaView>, own: Partial<PlayerView> = {}): SiberiaView => ({
  ...FIRST_VIEW,
  ...change,
  players: FIRST_VIEW.players.map((player, seat) => (seat === YOU ? { ...player, ...own } : player)),
});

const at = (step: string, left = 0): Pick<SiberiaView, 'steps'> => ({
  steps: [{ at: step, pending: 1, left }],
});

const workersAt = (counts: Partial<Record<Territory | 'vladivostok', number>>): readonly number[] =>
  PLACES.map((place) => counts[place] ?? 0);

const doNothing = (): void => undefined;

interface SceneProps extends Props {
  readonly view: SiberiaView;
  readonly offers?: Readonly<Record<string, readonly number[]>>;
  readonly held?: TableModel['held'];
  readonly children: ComponentChildren;
}

/** The table around a picture: its view, and what is highlighted. */
function Scene({ language, view, offers = {}, held, children }: SceneProps) {
  const table = useTableModel({
    view,
    offers,
    names: ['▲', '●', '■'],
    viewer: YOU,
    shownSeat: YOU,
    hasReplacedDecision: false,
    facts: [],
    language,
    text: createGameText(language, textsFor(language).names, () => undefined),
    moving: [],
    prompt: null,
    play: doNothing,
    explain: doNothing,
    note: doNothing,
  });
  return (
    <TableContext.Provider value={{ ...table, held }}>
      <div class="sb-table sb-scene">{children}</div>
    </TableContext.Provider>
  );
}

const Arrow = () => <span class="sb-scene-arrow">→</span>;

const Tile = ({ tile }: { readonly tile: number }) => (
  <span class="sb-scene-tile">
    <TileFace tile={tile} texts={useTableContext()} />
  </span>
);

const Tiles = ({ language }: Props) => (
  <Scene language={language} view={FIRST_VIEW}>
    {['salesman-gas', 'worker-coal', 'investor-diamond'].map((id) => (
      <Tile key={id} tile={tileNumbered(id)} />
    ))}
    <Tile tile={MANAGER_TILE} />
  </Scene>
);

const GAS_ACTION = FIRST_RESOURCE + GAS;

const Placing = ({ language }: Props) => (
  <Scene
    language={language}
    view={viewWith(at('placing'))}
    offers={{
      placeTile: [SALESMAN, GAS_ACTION, RESEARCH].map((place) => placeTileNoun(SALESMAN_GAS, place)),
    }}
    held={{ kind: 'tile', tile: SALESMAN_GAS, slot: 0 }}
  >
    <Tile tile={SALESMAN_GAS} />
    <Arrow />
    <ActionButton action={SALESMAN} />
    <ActionButton action={GAS_ACTION} />
    <ResearchArea />
  </Scene>
);

const LOGISTICS_TILES = ['logistics-coal', 'logistics-oil'].map((id) =>
  tileEntry(tileNumbered(id), LOGISTICS),
);

function Ready({ language }: Props) {
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

interface ChartProps {
  /** The place in the middle of the detail. */
  readonly x: number;
  readonly y: number;
  /** The size of a unit of the map in pixels. */
  readonly unit: number;
  readonly children?: ComponentChildren;
}

const LAYOUT = layoutFor(false);

/** A detail of the map. */
const Chart = ({ x, y, unit, children }: ChartProps) => (
  <div class="sb-scene-detail">
    <section
      class="sb-map"
      style={{
        left: `calc(50% - ${(x - LAYOUT.x) * unit}px)`,
        top: `calc(50% - ${(y - LAYOUT.y) * unit}px)`,
        width: `${LAYOUT.width * unit}px`,
        height: `${LAYOUT.height * unit}px`,
        '--u': `${unit}px`,
        '--scale': String(unit),
      }}
    >
      <div class="sb-chart sb-chart-wide">
        <MapBackground layout={LAYOUT} />
        {PLACES.map((id, place) => (
          <MapPlace key={id} place={place} layout={LAYOUT} />
        ))}
        {children}
      </div>
    </section>
  </div>
);

function Research({ language }: Props) {
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

/** From Vladivostok: two steps of one worker, one step of the other. */
const STEPS: readonly (readonly [from: Territory | undefined, to: Territory])[] = [
  [undefined, 'amur'],
  ['amur', 'baikal'],
  [undefined, 'okhotsk'],
];

const Steps = () => (
  <svg
    class="sb-scene-steps"
    viewBox={`${LAYOUT.x} ${LAYOUT.y} ${LAYOUT.width} ${LAYOUT.height}`}
    aria-hidden="true"
  >
    {STEPS.map(([from, to], step) => {
      const start = from === undefined ? VLADIVOSTOK_AT : OUTLINES[from];
      const end = OUTLINES[to];
      const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
      return (
        <g key={to}>
          <line x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
          <circle cx={middle.x} cy={middle.y} r="15" />
          <text x={middle.x} y={middle.y + 7}>
            {step + 1}
          </text>
        </g>
      );
    })}
  </svg>
);

const Logistics = ({ language }: Props) => (
  <Scene language={language} view={viewWith({}, { workers: workersAt({ baikal: 1, okhotsk: 1 }) })}>
    <Chart x={720} y={410} unit={0.6}>
      <Steps />
    </Chart>
  </Scene>
);

function Sale({ language }: Props) {
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

const End = ({ language }: Props) => (
  <Scene
    language={language}
    view={viewWith({
      closed: (1 << 7) - 1,
      supply: CUBES.map((count, resource) => (resource < 2 ? 0 : count)),
    })}
  >
    <EndGauges />
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
  },
};
