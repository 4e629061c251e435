/** What a viewer may see (GA-13.1 to GA-13.4), and redeal, its exact complement. */
import type { Viewer, Step } from '@pithead/kernel';
import { isOver } from '@pithead/kernel';
import type { GlueckAufFact } from './facts.ts';
import { HIDDEN_ORDER } from './facts.ts';
import { itemsOf, redealStack, redealUnseenItems } from './stack.ts';
import type { GlueckAuf, Player } from './state.ts';
import { isDrawingTiles, revealedOrders, totalPoints } from './state.ts';

export interface PlayerView {
  readonly workers: number;
  readonly marks: number;
  readonly points: number;
  readonly pointsBySource: readonly number[];
  readonly level: number;
  readonly cage: readonly number[];
  readonly storage: readonly number[];
  readonly tiles: readonly number[];
  readonly carts: readonly number[];
  readonly loaded: readonly number[];
  readonly orders: readonly number[];
  readonly deliveredCount: number;
  /** Null while one of them is face down for this viewer. GA-13.4, GA-11.5 */
  readonly delivered: readonly number[] | null;
  /** Delivered orders that were laid open, so everybody knows them. From version 2 on. GA-10.1, GA-13.4 */
  readonly revealed?: readonly number[];
}

export interface GlueckAufView {
  readonly looker: number | null;
  readonly steps: readonly Step[];
  readonly splitSubstitution: boolean;
  readonly openDeliveredOrders: boolean;
  readonly shift: number;
  readonly startPlayer: number;
  readonly workersOn: readonly number[];
  readonly ownerOn: readonly number[];
  readonly bank: readonly number[];
  readonly canteen: readonly number[];
  readonly factory: readonly number[];
  readonly display: readonly number[];
  readonly draftRow: readonly number[];
  readonly tilesInStack: number;
  readonly ordersInStack: number;
  readonly drawnCount: number;
  readonly returnedCount: number;
  /** Only in the view of the seat that looks at them. GA-13.3 */
  readonly drawn: readonly number[];
  readonly returned: readonly number[];
  readonly refill: number;
  readonly supply: readonly number[];
  readonly slots: readonly number[];
  readonly unfilled: readonly number[];
  readonly players: readonly PlayerView[];
}

const isDrawing = (state: GlueckAuf, viewer: Viewer): boolean =>
  state.steps[0]?.at === 'endOfTurn' && state.steps[0].left === viewer;

export function view(state: GlueckAuf, viewer: Viewer): GlueckAufView {
  const looksAtDrawn = isDrawing(state, viewer);
  return {
    looker: viewer ?? null,
    steps: state.steps,
    splitSubstitution: state.splitSubstitution,
    openDeliveredOrders: state.openDeliveredOrders,
    shift: state.shift,
    startPlayer: state.startPlayer,
    workersOn: state.workersOn,
    ownerOn: state.ownerOn,
    bank: state.bank,
    canteen: state.canteen,
    factory: state.factory,
    display: state.display,
    draftRow: state.draftRow,
    tilesInStack: state.tileStack.entries.length,
    ordersInStack: state.orderStack.entries.length,
    drawnCount: state.drawn.length,
    returnedCount: state.returned.length,
    drawn: looksAtDrawn ? itemsOf(state.drawn) : [],
    returned: looksAtDrawn ? itemsOf(state.returned) : [],
    refill: state.refill,
    supply: state.supply,
    slots: state.slots,
    unfilled: state.unfilled,
    players: state.players.map((player, seat) =>
      viewPlayer(
        player,
        seat === viewer || state.openDeliveredOrders || isOver(state),
        state.revealed === undefined ? undefined : revealedOrders(state, seat),
      ),
    ),
  };
}

function viewPlayer(player: Player, isOpen: boolean, revealed: number | undefined): PlayerView {
  const showDelivered = isOpen || revealed === player.delivered.length;
  return {
    workers: player.workers,
    marks: player.marks,
    points: totalPoints(player),
    pointsBySource: player.points,
    level: player.level,
    cage: player.cage,
    storage: player.storage,
    tiles: player.tiles,
    carts: player.carts,
    loaded: player.loaded,
    orders: player.orders,
    deliveredCount: player.delivered.length,
    delivered: showDelivered ? player.delivered : null,
    ...(revealed === undefined ? {} : { revealed: player.delivered.slice(0, revealed) }),
  };
}

export function seen(fact: GlueckAufFact, viewer: Viewer): GlueckAufFact {
  if (fact.type === 'orderDelivered')
    return fact.open || fact.seat === viewer ? fact : { ...fact, order: HIDDEN_ORDER };
  return fact;
}

/**
 * Redeals both stacks and another seat's hand, except what the viewer has seen (GA-13.8). Delivered orders
 * stay: all of them were seen open (R 15).
 */
export function redeal(state: GlueckAuf, viewer: Viewer): void {
  const nobodyDraws = state.drawn.length + state.returned.length === 0;
  const hand = nobodyDraws || isDrawing(state, viewer) ? [] : [state.drawn, state.returned];
  redealStack(state.chance, state.tileStack, isDrawingTiles(state) ? hand : [], viewer);
  redealStack(state.chance, state.orderStack, isDrawingTiles(state) ? [] : hand, viewer);
}

export function redealUnseen(state: GlueckAuf): void {
  redealUnseenItems(state.chance, state.tileStack);
  redealUnseenItems(state.chance, state.orderStack);
}
