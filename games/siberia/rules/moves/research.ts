import type { Move, Tell } from '@pithead/kernel';
import { bit, markDecided, popStep, currentStep, pushStep, removeAt } from '@pithead/kernel';
import { EMPTY_SUPPLIES_TO_END, MANAGER_TILE, RESOURCES, TERRITORIES, TILES } from '../components.ts';
import type { SiberiaFact } from '../facts.ts';
import { refusalFor } from '../refusals.ts';
import type { Siberia } from '../state.ts';
import {
  add,
  hasEffect,
  isAvailable,
  kindOf,
  placeOfEntry,
  playerOf,
  RESEARCH,
  territoriesWithout,
  SUPPLIES_EMPTY,
  tileOfEntry,
} from '../state.ts';
import type { BeginEffect } from './execute.ts';

/** All tiles of the research area are resolved in one turn, in any order. SB-6.1, SB-6.7 */
export const beginResearch: BeginEffect = (state, seat, tell) => {
  const player = playerOf(state, seat);
  state.resolving = player.tiles.filter((entry) => placeOfEntry(entry) === RESEARCH).map(tileOfEntry);
  player.tiles = player.tiles.filter((entry) => placeOfEntry(entry) !== RESEARCH);
  tell?.({ type: 'researchBegun', seat, tiles: [...state.resolving] });
  dropVoidTiles(state, seat, tell);
  if (state.resolving.length > 0) pushStep(state, 'research', bit(seat), seat);
  return true;
};

/**
 * A tile without effect stays so for the rest of the action, so it is removed without a ply. SB-6.3, SB-11.5
 */
function dropVoidTiles(state: Siberia, seat: number, tell: Tell<SiberiaFact>): void {
  for (let i = state.resolving.length - 1; i >= 0; i--) {
    const tile = state.resolving[i] as number;
    if (hasEffect(state, tile)) continue;
    removeAt(state.resolving, i);
    add(state.bag, tile);
    tell?.({ type: 'researchVoid', seat, tile });
  }
}

export const nameTile: Move<Siberia, SiberiaFact> = {
  verb: 'nameTile',
  rule: 'SB-6.1',
  nouns: TILES.map(({ id }) => id),
  forced: true,
  refuse: (state, _seat, tile) =>
    state.resolving.includes(tile) ? undefined : refusalFor('tileNotInResearch', 'SB-6.1'),
  offer(state, _seat, offers) {
    let seen = 0;
    for (let i = 0; i < state.resolving.length; i++) {
      const tile = state.resolving[i] as number;
      if ((seen & (1 << tile)) === 0) offers.add(tile);
      seen |= 1 << tile;
    }
  },
  play(state, seat, tile) {
    removeAt(state.resolving, state.resolving.indexOf(tile));
    add(state.bag, tile);
    if (tile === MANAGER_TILE) pushStep(state, 'managerResource', bit(seat), tile);
    else pushStep(state, 'cube', bit(seat), kindOf(tile).resource);
  },
};

/** A manager tile stands for any available resource. SB-6.4 */
export const nameResource: Move<Siberia, SiberiaFact> = {
  verb: 'nameResource',
  rule: 'SB-6.4',
  nouns: RESOURCES,
  forced: true,
  refuse: (state, _seat, resource) =>
    isAvailable(state, resource) ? undefined : refusalFor('resourceNotAvailable', 'SB-6.4'),
  play(state, seat, resource) {
    popStep(state);
    pushStep(state, 'cube', bit(seat), resource);
  },
};

/**
 * From its supply field into an open territory that does not hold the resource yet. SB-6.2, SB-6.5, SB-6.6
 */
export const placeCube: Move<Siberia, SiberiaFact> = {
  verb: 'placeCube',
  rule: 'SB-6.2',
  nouns: TERRITORIES,
  forced: true,
  refuse(state, _seat, territory) {
    if ((state.closed & (1 << territory)) !== 0) return refusalFor('territoryClosed', 'SB-6.6');
    return (territoriesWithout(state, currentStep(state).left) & (1 << territory)) !== 0
      ? undefined
      : refusalFor('resourceLiesThere', 'SB-6.2');
  },
  offer(state, _seat, offers) {
    const room = territoriesWithout(state, currentStep(state).left);
    for (let territory = 0; territory < TERRITORIES.length; territory++)
      if ((room & (1 << territory)) !== 0) offers.add(territory);
  },
  play(state, seat, territory, tell) {
    const resource = currentStep(state).left;
    popStep(state);
    state.cubes[territory] = (state.cubes[territory] as number) | (1 << resource);
    add(state.supply, resource, -1);
    tell?.({ type: 'cubePlaced', seat, resource, territory });
    if (state.supply[resource] === 0) checkSupplies(state, resource, tell);
    dropVoidTiles(state, seat, tell);
    if (state.resolving.length === 0) markDecided(state, seat);
  },
};

/** A field that was empty after the setup counts, too. SB-6.8, SB-10.2, SB-10.6 */
function checkSupplies(state: Siberia, resource: number, tell: Tell<SiberiaFact>): void {
  tell?.({ type: 'supplyEmptied', resource });
  if (emptySupplies(state) < EMPTY_SUPPLIES_TO_END || (state.ended & SUPPLIES_EMPTY) !== 0) return;
  state.ended |= SUPPLIES_EMPTY;
  tell?.({ type: 'endConditionMet', condition: 'supplyFieldsEmpty' });
}

const emptySupplies = (state: Siberia): number => state.supply.filter((cubes) => cubes === 0).length;
