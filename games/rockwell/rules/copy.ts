import { copyChance, copySteps } from '@pithead/kernel';
import type { Player, Rockwell } from './state.ts';

/** Written by hand because search copies once per iteration; the testkit holds it against structuredClone. */
export function copy(state: Rockwell): Rockwell {
  return {
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
    management: state.management.slice(),
    control: state.control.slice(),
    slots: state.slots.slice(),
    spaces: state.spaces.slice(),
    revealed: state.revealed,
    crews: state.crews.slice(),
    piles: state.piles.slice(),
    briberyTiles: state.briberyTiles,
    dice: state.dice,
    active: state.active,
    hired: state.hired,
    ended: state.ended,
    players: copyPlayers(state.players),
  };
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
  choice: copy5(player.choice),
  shown: copy5(player.shown),
  mobility: player.mobility,
  safety: player.safety,
  shafts: copy3(player.shafts),
  cards: player.cards,
  achievements: player.achievements,
  prestige: player.prestige,
  deliveries: player.deliveries,
  actions: player.actions,
  traded: player.traded,
  known: player.known.length === 0 ? [] : player.known.slice(),
});

/** Lists of a known length: a literal takes a third of the time of a slice. */
const copy3 = (list: readonly number[]): number[] => [list[0] as number, list[1] as number, list[2] as number];
const copy4 = (list: readonly number[]): number[] => [list[0] as number, list[1] as number, list[2] as number, list[3] as number];
const copy5 = (list: readonly number[]): number[] => [
  list[0] as number,
  list[1] as number,
  list[2] as number,
  list[3] as number,
  list[4] as number,
];
