import { copy4, copy8, copyChance, copyList, copySteps } from '@pithead/kernel';
import type { Stack } from './stack.ts';
import type { GlueckAuf, Player } from './state.ts';

/** Written by hand because search copies once per iteration; the testkit compares it with structuredClone. */
export function copy(state: GlueckAuf): GlueckAuf {
  const copied: GlueckAuf = {
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
    bank: copy4(state.bank),
    canteen: copy4(state.canteen),
    factory: copy8(state.factory),
    display: copy4(state.display),
    draftRow: copyList(state.draftRow),
    tileStack: copyStack(state.tileStack),
    orderStack: copyStack(state.orderStack),
    drawn: copyList(state.drawn),
    returned: copyList(state.returned),
    refill: state.refill,
    supply: copy4(state.supply),
    slots: state.slots.slice(),
    unfilled: state.unfilled.slice(),
    players: copyPlayers(state.players),
  };
  if (state.version !== undefined) copied.version = state.version;
  if (state.revealed !== undefined) copied.revealed = state.revealed;
  return copied;
}

function copyPlayers(players: readonly Player[]): Player[] {
  const copies = players.slice();
  for (let seat = 0; seat < copies.length; seat++) copies[seat] = copyPlayer(copies[seat] as Player);
  return copies;
}

const copyStack = (stack: Stack): Stack => ({ entries: stack.entries.slice(), blocks: stack.blocks });

const copyPlayer = (player: Player): Player => ({
  workers: player.workers,
  marks: player.marks,
  points: copy8(player.points),
  level: player.level,
  cage: copy4(player.cage),
  storage: copy4(player.storage),
  tiles: copyList(player.tiles),
  carts: copy4(player.carts),
  loaded: player.loaded.slice(),
  orders: copyList(player.orders),
  delivered: copyList(player.delivered),
});
