/** The pictures of chapters of the rulebook that “How to play” does not show. */
import type { PlayerView } from '../../rules/index.ts';
import {
  FIRST_RESOURCE,
  INVESTOR,
  LOGISTICS,
  PERSONS,
  SALESMAN,
  TERRITORIES,
  tileEntry,
  WORKER,
} from '../../rules/index.ts';
import { OUTLINES, VLADIVOSTOK_AT } from '../art/outlines.ts';
import { Investments } from '../mainBoard/investments.tsx';
import { SupplyFields } from '../mainBoard/supplyFields.tsx';
import { ActionButton } from '../playerArea/actionButton.tsx';
import { Chart } from './chart.tsx';
import type { PictureProps } from './scene.tsx';
import { FIRST_VIEW, Scene, tileNumbered, viewWith, workersAt } from './scene.tsx';

const SetUp = ({ language }: PictureProps) => (
  <Scene language={language} view={viewWith({}, { workers: workersAt({ vladivostok: 1 }) })}>
    <Chart x={VLADIVOSTOK_AT.x - 60} y={VLADIVOSTOK_AT.y - 60} unit={0.7} />
  </Scene>
);

const Actions = ({ language }: PictureProps) => (
  <Scene language={language} view={FIRST_VIEW}>
    {PERSONS.map((id, person) => (
      <ActionButton key={id} action={person} />
    ))}
    <ActionButton action={FIRST_RESOURCE} />
  </Scene>
);

/** Tiles of the four persons, two on each action. */
const FULL: readonly (readonly [action: number, tiles: readonly string[]])[] = [
  [LOGISTICS, ['logistics-coal', 'logistics-oil']],
  [SALESMAN, ['salesman-gas', 'salesman-oil']],
  [WORKER, ['worker-gold', 'worker-coal']],
  [INVESTOR, ['investor-diamond', 'investor-gas']],
];

function Surplus({ language }: PictureProps) {
  const board: Pick<PlayerView, 'tiles' | 'covered'> = {
    tiles: FULL.flatMap(([action, tiles]) => tiles.map((id) => tileEntry(tileNumbered(id), action))),
    covered: FULL.reduce((bits, [action]) => bits | (2 << (action * 2)), 0),
  };
  return (
    <Scene language={language} view={viewWith({}, { ...board, workers: workersAt({ vladivostok: 1 }) })}>
      {FULL.map(([action]) => (
        <ActionButton key={action} action={action} />
      ))}
    </Scene>
  );
}

/** The numbers are those of the actions that the tiles are for. */
const FACE_UP = [LOGISTICS, INVESTOR, FIRST_RESOURCE, FIRST_RESOURCE + 3];

const InvestmentTiles = ({ language }: PictureProps) => (
  <Scene language={language} view={viewWith({ faceUp: FACE_UP })}>
    <Investments />
  </Scene>
);

function Closed({ language }: PictureProps) {
  const { x, y } = OUTLINES.baikal;
  const closed = TERRITORIES.indexOf('baikal');
  const cubes = FIRST_VIEW.cubes.map((bits, place) => (place === closed ? 0 : bits));
  return (
    <Scene language={language} view={viewWith({ cubes, closed: 1 << closed })}>
      <Chart x={x} y={y} unit={0.7} />
    </Scene>
  );
}

const Supply = ({ language }: PictureProps) => (
  <Scene language={language} view={FIRST_VIEW}>
    <SupplyFields />
  </Scene>
);

export const CHAPTER_PICTURES = {
  setUp: SetUp,
  actions: Actions,
  surplus: Surplus,
  investments: InvestmentTiles,
  closed: Closed,
  supply: Supply,
};
