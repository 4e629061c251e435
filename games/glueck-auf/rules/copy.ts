import { copyChance, copySteps } from '@pithead/kernel';
import type { Stack } from './stack.ts';
import type { GlueckAuf, Player } from './state.ts';

/** Written by hand because search copies once per iteration; the testkit holds it against structuredClone. */
export function copy(state: GlueckAuf): GlueckAuf {
  return {
    seats: state.seats,
    steps: copySteps(state.steps),
    chance: copyChance(state.chance),
    seals: state.seals,
    splitSubstitution: state.splitSubstitution,
    openDeliveredOrders: state.openDeliveredOrders,
    shift: state.shift,
    startPlayer: state.startPlayer,
    workersOn: state.workersOn.slice(),
    ownerOn: state.ownerOn.slice(),
    bank: state.bank.slice(),
    canteen: state.canteen.slice(),
    factory: state.factory.slice(),
    display: state.display.slice(),
    draftRow: state.draftRow.slice(),
    tileStack: copyStack(state.tileStack),
    orderStack: copyStack(state.orderStack),
    drawn: state.drawn.slice(),
    drawnMarks: state.drawnMarks.slice(),
    returned: state.returned.slice(),
    returnedMarks: state.returnedMarks.slice(),
    refill: state.refill,
    supply: state.supply.slice(),
    slots: state.slots.slice(),
    players: state.players.map(copyPlayer),
  };
}

const copyStack = (stack: Stack): Stack => ({ items: stack.items.slice(), marks: stack.marks.slice(), blocks: stack.blocks });

const copyPlayer = (player: Player): Player => ({
  workers: player.workers,
  marks: player.marks,
  points: player.points.slice(),
  level: player.level,
  cage: player.cage.slice(),
  storage: player.storage.slice(),
  tiles: player.tiles.slice(),
  carts: player.carts.slice(),
  loaded: player.loaded.slice(),
  orders: player.orders.slice(),
  delivered: player.delivered.slice(),
});
