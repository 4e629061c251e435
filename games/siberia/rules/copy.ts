import {
  copy10,
  copy14,
  copy15,
  copy21,
  copy5,
  copy6,
  copyChance,
  copyList,
  copySteps,
} from '@pithead/kernel';
import type { Player, Siberia } from './state.ts';

/** Written by hand because search copies once per iteration; the testkit compares it with structuredClone. */
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
