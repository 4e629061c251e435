import {
  copy11,
  copy12,
  copy16,
  copy2,
  copy3,
  copy32,
  copy4,
  copy8,
  copyChance,
  copyList,
  copySteps,
} from '@pithead/kernel';
import type { Player, Rockwell } from './state.ts';

/** Written by hand because search copies once per iteration; the testkit compares it with structuredClone. */
export function copy(state: Rockwell): Rockwell {
  const copied: Rockwell = {
    seats: state.seats,
    steps: copySteps(state.steps),
    chance: copyChance(state.chance),
    seals: state.seals,
    layout: state.layout,
    byManagement: state.byManagement,
    zeroScores: state.zeroScores,
    hiddenLog: state.hiddenLog,
    turnLimit: state.turnLimit,
    turn: state.turn,
    round: state.round,
    management: copyOrder(state.management),
    control: copyOrder(state.control),
    slots: copy12(state.slots),
    spaces: copy32(state.spaces),
    revealed: state.revealed,
    crews: state.seats === MOST_SEATS ? copy16(state.crews) : copy12(state.crews),
    piles: copy8(state.piles),
    briberyTiles: state.briberyTiles,
    dice: state.dice,
    active: state.active,
    hired: state.hired,
    ended: state.ended,
    players: copyPlayers(state.players),
    known: copyList(state.known),
  };
  if (state.version !== undefined) copied.version = state.version;
  return copied;
}

/** With two or three players there are twelve crews, since Al's come third. RW-21.3 */
const MOST_SEATS = 4;

function copyOrder(order: readonly number[]): number[] {
  if (order.length === 2) return copy2(order);
  return order.length === 3 ? copy3(order) : copy4(order);
}

function copyPlayers(players: readonly Player[]): Player[] {
  const copies = players.slice();
  for (let seat = 0; seat < copies.length; seat++) copies[seat] = copyPlayer(copies[seat] as Player);
  return copies;
}

const copyPlayer = (player: Player): Player => ({
  stock: copy4(player.stock),
  money: player.money,
  insurance: player.insurance,
  choice: copy11(player.choice),
  mobility: player.mobility,
  safety: player.safety,
  shafts: copy3(player.shafts),
  cards: player.cards,
  achievements: player.achievements,
  prestige: player.prestige,
  deliveries: player.deliveries,
  actions: player.actions,
  traded: player.traded,
});
