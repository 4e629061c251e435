/** A table with a chosen view around each picture, and the view of a first turn to start from. */
import type { Language } from '@pithead/text';
import type { ComponentChildren } from 'preact';
import type { GlueckAufView, PlayerView, Side } from '../../rules/index.ts';
import { COALS, NONE, ORDERS, orderOf, SLOT_COAL, SPACES, TILES, tileOf } from '../../rules/index.ts';
import { createGameText } from '../../text/gameText.ts';
import { times } from '../art/pieces.tsx';
import { TableContext } from '../tableModel.ts';
import { useTableModel } from '../useTableModel.ts';
import { textsFor } from '../words.ts';

export const [YELLOW, BROWN, GREY, BLACK] = [0, 1, 2, 3] as const;
/** Seat numbers and the numbers of spaces, orders and tiles are those of the rules. */
export const YOU = 0;
export const RIVAL = 1;
export const MONEY_SPACE = SPACES.findIndex(({ action, value }) => action === 'takeMoney' && value === 5);
export const orderNumbered = (id: string): number => ORDERS.findIndex((order) => order.id === id);
export const tileNumbered = (coal: number, carts: number, side: Side): number =>
  TILES.findIndex((tile) => tile.coal === coal && tile.carts === carts && tile.side === side);
export const TRUCK_ORDER = orderNumbered('truck-2-black');

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

export const FIRST_VIEW: GlueckAufView = {
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
export const viewWith = (change: Partial<GlueckAufView>, own: Partial<PlayerView> = {}): GlueckAufView => ({
  ...FIRST_VIEW,
  ...change,
  players: FIRST_VIEW.players.map((player, seat) => (seat === YOU ? { ...player, ...own } : player)),
});

/** The cubes on carts: one on each cart of the tiles and on the printed carts. */
export function fullCarts(tiles: readonly number[]): Pick<PlayerView, 'tiles' | 'carts' | 'loaded'> {
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

export interface PictureProps {
  readonly language: Language;
}

const doNothing = (): void => undefined;

/** The table around a picture: its view, and nothing to select. */
export function Scene({
  language,
  view,
  children,
}: PictureProps & { readonly view: GlueckAufView; readonly children: ComponentChildren }) {
  const table = useTableModel({
    view,
    offers: {},
    names: ['▲', '●', '■', '◆'],
    viewer: YOU,
    shownSeat: YOU,
    hasReplacedDecision: false,
    facts: [],
    language,
    text: createGameText(language, textsFor(language).names, {}),
    moving: [],
    prompt: null,
    isAlwaysConfirming: false,
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
