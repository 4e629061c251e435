/* oxlint-disable import/no-unassigned-import -- style sheets have nothing to assign */
/** The pictures of “How to play”, drawn with the components of the table. */
import type { Language } from '@pithead/text';
import type { RulebookPictures } from '@pithead/ui';
import type { ComponentChildren } from 'preact';
import type { GlueckAufView, PlayerView, Side } from '../rules/index.ts';
import { COALS, NONE, ORDERS, orderOf, SLOT_COAL, slotsOf, SPACES, TILES, tileOf } from '../rules/index.ts';
import { createGameText } from '../text/gameText.ts';
import { CoalGlyph, Cube, TileFace, times } from './art/pieces.tsx';
import { Sprite } from './art/sprite.tsx';
import './css/index.css';
import { PriceTag } from './mainBoard/factory.tsx';
import { SpaceButton } from './mainBoard/spaceButton.tsx';
import { CanteenArea } from './mainBoard/workerAreas.tsx';
import { Balance, Mine } from './playerArea/mine.tsx';
import { OrderCard } from './playerArea/outstandingOrders.tsx';
import { ShiftClock } from './playerArea/shiftClock.tsx';
import './rulebookPictures.css';
import { TableContext } from './tableModel.ts';
import { useTableModel } from './useTableModel.ts';
import { loadTexts, textsFor } from './words.ts';

interface Props {
  readonly language: Language;
}

const [YELLOW, BROWN, GREY, BLACK] = [0, 1, 2, 3] as const;
/** Seat numbers and the numbers of spaces, orders and tiles are those of the rules. */
const YOU = 0;
const RIVAL = 1;
const MONEY_SPACE = SPACES.findIndex(({ action, value }) => action === 'takeMoney' && value === 5);
const orderNumbered = (id: string): number => ORDERS.findIndex((order) => order.id === id);
const tileNumbered = (coal: number, carts: number, side: Side): number =>
  TILES.findIndex((tile) => tile.coal === coal && tile.carts === carts && tile.side === side);
const TRUCK_ORDER = orderNumbered('truck-2-black');

const EMPTY_MINE: PlayerView = {
  workers: 12,
  marks: 9,
  points: 0,
  pointsBySource: [],
  level: 0,
  cage: [0, 0, 0, 0],
  storage: [0, 0, 0, 0],
  tiles: [],
  carts: [1, 1, 1, 1],
  loaded: times(16, (place) => (place % 5 === 0 ? 1 : 0)),
  orders: [],
  deliveredCount: 0,
  delivered: [],
};

const FIRST_VIEW: GlueckAufView = {
  looker: YOU,
  steps: [{ at: 'turn', pending: 1, left: 0 }],
  splitSubstitution: false,
  openDeliveredOrders: false,
  shift: 1,
  startPlayer: YOU,
  workersOn: SPACES.map(() => 0),
  ownerOn: SPACES.map(() => NONE),
  bank: [0, 0, 0, 0],
  canteen: [0, 0, 0, 0],
  factory: times(8, () => NONE),
  display: times(4, () => NONE),
  draftRow: [],
  tilesInStack: 40,
  ordersInStack: 28,
  drawnCount: 0,
  returnedCount: 0,
  drawn: [],
  returned: [],
  refill: NONE,
  supply: [12, 12, 12, 12],
  slots: SLOT_COAL.map(() => 0),
  unfilled: ORDERS.map((_, order) => orderOf(order).slotCount),
  players: [EMPTY_MINE, EMPTY_MINE, EMPTY_MINE, EMPTY_MINE],
};

/** A view in which the first player's mine differs. */
const viewWith = (change: Partial<GlueckAufView>, own: Partial<PlayerView> = {}): GlueckAufView => ({
  ...FIRST_VIEW,
  ...change,
  players: FIRST_VIEW.players.map((player, seat) => (seat === YOU ? { ...player, ...own } : player)),
});

/** The cubes on carts: one on each cart of the tiles and on the printed carts. */
function fullCarts(tiles: readonly number[]): Pick<PlayerView, 'tiles' | 'carts' | 'loaded'> {
  const carts = COALS.map(
    (_, coal) =>
      1 +
      tiles
        .map(tileOf)
        .filter((tile) => tile.coal === coal)
        .reduce((sum, tile) => sum + tile.carts, 0),
  );
  return { tiles, carts, loaded: times(16, (place) => (place % 5 === 0 ? (carts[place / 5] ?? 0) : 0)) };
}

const doNothing = (): void => undefined;

/** The table around a picture: its view, and nothing to select. */
function Scene({
  language,
  view,
  children,
}: Props & { readonly view: GlueckAufView; readonly children: ComponentChildren }) {
  const table = useTableModel({
    view,
    offers: {},
    names: ['▲', '●', '■', '◆'],
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
    <TableContext.Provider value={table}>
      <div class="ga-table ga-scene">{children}</div>
    </TableContext.Provider>
  );
}

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

const WorkerSpaces = ({ language }: Props) => (
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

const MineWithOrders = ({ language }: Props) => {
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

const TunnelTile = ({ language }: Props) => {
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

const MiningSteps = ({ language }: Props) => (
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

const SingleOrder = ({ language }: Props) => {
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

const Clock = ({ language }: Props) => {
  const delivered = ['truck-2-black', 'railway-1-brown', 'handcart-2-yellow'].map(orderNumbered);
  return (
    <Scene language={language} view={viewWith({ shift: 2 }, { delivered, deliveredCount: delivered.length })}>
      <ShiftClock />
    </Scene>
  );
};

const Scales = ({ language }: Props) => {
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
  },
};
