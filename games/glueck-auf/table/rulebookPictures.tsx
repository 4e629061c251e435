/* oxlint-disable import/no-unassigned-import -- style sheets have nothing to assign */
/** The pictures of “How to play” and of the rulebook, drawn with the components of the table. */
import type { RulebookPictures } from '@pithead/ui';
import type { GlueckAufView } from '../rules/index.ts';
import { COALS, NONE, SLOT_COAL, slotsOf, SPACES, tileOf } from '../rules/index.ts';
import { CoalGlyph, Cube, TileFace, times } from './art/pieces.tsx';
import { Sprite } from './art/sprite.tsx';
import './css/index.css';
import './css/phone.css';
import './css/upright.css';
import './lazy/mining.css';
import { PriceTag } from './mainBoard/factory.tsx';
import { SpaceButton } from './mainBoard/spaceButton.tsx';
import { CanteenArea } from './lazy/workerAreas.tsx';
import { Balance, Mine } from './playerArea/mine.tsx';
import { OrderCard } from './playerArea/outstandingOrders.tsx';
import { ShiftClock } from './playerArea/shiftClock.tsx';
import './rulebookPictures.css';
import { CHAPTER_PICTURES } from './rulebookPictures/chapterPictures.tsx';
import type { PictureProps } from './rulebookPictures/scene.tsx';
import {
  YELLOW,
  BROWN,
  GREY,
  BLACK,
  YOU,
  RIVAL,
  MONEY_SPACE,
  orderNumbered,
  tileNumbered,
  TRUCK_ORDER,
  FIRST_VIEW,
  viewWith,
  fullCarts,
  Scene,
} from './rulebookPictures/scene.tsx';
import { loadTexts } from './words.ts';

const onMoneySpace = (seat: number, count: number): Partial<GlueckAufView> => ({
  workersOn: SPACES.map((_, number) => (number === MONEY_SPACE ? count : 0)),
  ownerOn: SPACES.map((_, number) => (number === MONEY_SPACE ? seat : NONE)),
});

const MoneySpace = () => (
  <SpaceButton number={MONEY_SPACE} class="ga-number">
    <b class="ga-figure">{SPACES[MONEY_SPACE]?.value}</b>
  </SpaceButton>
);

const Arrow = () => <span class="ga-scene-arrow">→</span>;

const WorkerSpaces = ({ language }: PictureProps) => (
  <div class="ga-scene-row ga-scene-spaces">
    <Scene language={language} view={viewWith(onMoneySpace(RIVAL, 1))}>
      <MoneySpace />
    </Scene>
    <Arrow />
    <Scene language={language} view={viewWith({ ...onMoneySpace(YOU, 2), canteen: [0, 1, 0, 0] })}>
      <MoneySpace />
      <CanteenArea />
    </Scene>
  </div>
);

const ORDERS_SHOWN = ['handcart-2-grey', 'truck-1-black', 'railway-2-brown'].map(orderNumbered);

const MineWithOrders = ({ language }: PictureProps) => {
  const tiles = [
    tileNumbered(GREY, 2, 'light'),
    tileNumbered(BROWN, 1, 'dark'),
    tileNumbered(YELLOW, 2, 'light'),
    tileNumbered(BLACK, 1, 'light'),
  ];
  const [first = 0] = slotsOf(ORDERS_SHOWN[0] as number);
  const view = viewWith(
    { slots: SLOT_COAL.map((_, slot) => (slot === first ? GREY + 1 : 0)) },
    {
      ...fullCarts(tiles),
      level: 3,
      cage: [0, 0, 2, 0],
      storage: [1, 1, 0, 0],
      orders: ORDERS_SHOWN,
    },
  );
  return (
    <Scene language={language} view={view}>
      <div class="ga-scene-mine">
        <div class="ga-cards ga-cards-3">
          {ORDERS_SHOWN.map((order) => (
            <OrderCard key={order} order={order} />
          ))}
        </div>
        <Mine />
      </div>
    </Scene>
  );
};

const TunnelTile = ({ language }: PictureProps) => {
  const tile = tileNumbered(GREY, 2, 'light');
  return (
    <Scene language={language} view={FIRST_VIEW}>
      <div class="ga-scene-row ga-scene-tile">
        <TileFace tile={tile} />
        <PriceTag price={tileOf(tile).price} />
      </div>
    </Scene>
  );
};

const Plate = ({ level }: { readonly level: number }) => (
  <span class="ga-plate">
    <b>{level}</b>
    <CoalGlyph coal={level - 1} />
  </span>
);

/** A ride ends at a level, 0 for the surface; a cube is loaded or laid on its slot. */
type Step =
  | { readonly ride: '↓' | '↑'; readonly level: number }
  | { readonly cube: number; readonly isLaid?: boolean };

const STEPS: readonly Step[] = [
  { ride: '↓', level: 3 },
  { cube: GREY },
  { cube: GREY },
  { ride: '↑', level: 1 },
  { cube: YELLOW },
  { ride: '↑', level: 0 },
  { cube: GREY, isLaid: true },
  { cube: GREY, isLaid: true },
];

const MiningSteps = ({ language }: PictureProps) => (
  <Scene language={language} view={FIRST_VIEW}>
    <ol class="ga-scene-steps">
      {STEPS.map((step, number) => (
        <li key={number}>
          <small>{number + 1}</small>
          {'ride' in step ? (
            <>
              <b>{step.ride}</b>
              {step.level === 0 ? <span class="ga-scene-surface" /> : <Plate level={step.level} />}
            </>
          ) : (
            <span class={step.isLaid === true ? `ga-slot ga-full ga-ink-${step.cube}` : 'ga-scene-load'}>
              <Cube coal={step.cube} />
            </span>
          )}
        </li>
      ))}
    </ol>
  </Scene>
);

const SingleOrder = ({ language }: PictureProps) => {
  const [first, second] = slotsOf(TRUCK_ORDER);
  const view = viewWith(
    {
      slots: SLOT_COAL.map((_, slot) => (slot === first ? BLACK + 1 : slot === second ? BROWN + 1 : 0)),
    },
    { orders: [TRUCK_ORDER] },
  );
  return (
    <Scene language={language} view={view}>
      <div class="ga-cards ga-cards-3 ga-scene-order">
        <OrderCard order={TRUCK_ORDER} />
      </div>
    </Scene>
  );
};

const Clock = ({ language }: PictureProps) => {
  const delivered = ['truck-2-black', 'railway-1-brown', 'handcart-2-yellow'].map(orderNumbered);
  return (
    <Scene language={language} view={viewWith({ shift: 2 }, { delivered, deliveredCount: delivered.length })}>
      <ShiftClock />
    </Scene>
  );
};

const Scales = ({ language }: PictureProps) => {
  const tiles = [...times(5, () => 'light' as const), ...times(3, () => 'dark' as const)].map((side, place) =>
    tileNumbered(place % COALS.length, 1, side),
  );
  return (
    <Scene language={language} view={viewWith({}, { tiles })}>
      <Balance />
    </Scene>
  );
};

export const rulebookPictures: RulebookPictures = {
  loadTexts,
  Definitions: Sprite,
  pictures: {
    'worker-spaces': WorkerSpaces,
    mine: MineWithOrders,
    'tunnel-tile': TunnelTile,
    'mining-steps': MiningSteps,
    'order-card': SingleOrder,
    'shift-clock': Clock,
    balance: Scales,
    ...CHAPTER_PICTURES,
  },
};
