import { copyChance, copySteps } from '@pithead/kernel';
import type { Player, Siberia } from './state.ts';

/** Written by hand because search copies once per iteration; the testkit holds it against structuredClone. */
export function copy(state: Siberia): Siberia {
  return {
    seats: state.seats,
    steps: copySteps(state.steps),
    chance: copyChance(state.chance),
    seals: state.seals,
    roundLimit: state.roundLimit,
    round: state.round,
    startPlayer: state.startPlayer,
    cities: copy6(state.cities),
    cubes: copy14(state.cubes),
    closed: state.closed,
    supply: copy5(state.supply),
    sold: copy5(state.sold),
    bag: copy21(state.bag),
    faceUp: copyList(state.faceUp),
    investments: copy10(state.investments),
    passed: state.passed,
    joker: state.joker,
    resolving: copyList(state.resolving),
    gap: state.gap,
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
  income: copy5(player.income),
  figures: player.figures,
  workers: copy15(player.workers),
  salesmen: copy6(player.salesmen),
  tiles: player.tiles.slice(),
  covered: player.covered,
  invested: player.invested,
});

/** Lists that are often empty. */
const copyList = (list: readonly number[]): number[] => (list.length === 0 ? [] : list.slice());

/** Lists of a known length: a literal takes a third of the time of a slice. */
const copy5 = (list: readonly number[]): number[] => [
  list[0] as number,
  list[1] as number,
  list[2] as number,
  list[3] as number,
  list[4] as number,
];
const copy6 = (list: readonly number[]): number[] => [
  list[0] as number,
  list[1] as number,
  list[2] as number,
  list[3] as number,
  list[4] as number,
  list[5] as number,
];
const copy10 = (list: readonly number[]): number[] => [
  list[0] as number,
  list[1] as number,
  list[2] as number,
  list[3] as number,
  list[4] as number,
  list[5] as number,
  list[6] as number,
  list[7] as number,
  list[8] as number,
  list[9] as number,
];
const copy14 = (list: readonly number[]): number[] => [
  list[0] as number,
  list[1] as number,
  list[2] as number,
  list[3] as number,
  list[4] as number,
  list[5] as number,
  list[6] as number,
  list[7] as number,
  list[8] as number,
  list[9] as number,
  list[10] as number,
  list[11] as number,
  list[12] as number,
  list[13] as number,
];
const copy15 = (list: readonly number[]): number[] => [
  list[0] as number,
  list[1] as number,
  list[2] as number,
  list[3] as number,
  list[4] as number,
  list[5] as number,
  list[6] as number,
  list[7] as number,
  list[8] as number,
  list[9] as number,
  list[10] as number,
  list[11] as number,
  list[12] as number,
  list[13] as number,
  list[14] as number,
];
const copy21 = (list: readonly number[]): number[] => [
  list[0] as number,
  list[1] as number,
  list[2] as number,
  list[3] as number,
  list[4] as number,
  list[5] as number,
  list[6] as number,
  list[7] as number,
  list[8] as number,
  list[9] as number,
  list[10] as number,
  list[11] as number,
  list[12] as number,
  list[13] as number,
  list[14] as number,
  list[15] as number,
  list[16] as number,
  list[17] as number,
  list[18] as number,
  list[19] as number,
  list[20] as number,
];
