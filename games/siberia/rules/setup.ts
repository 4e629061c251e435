import type { Chance, Key, Options, Tell } from '@pithead/kernel';
import { randomBelow, chanceFrom } from '@pithead/kernel';
import {
  ACTIONS,
  CUBES,
  CUBES_PER_TERRITORY,
  EXCHANGES,
  FIGURES,
  FRANKFURT,
  INVESTMENTS_PER_ACTION,
  PLACES,
  RESOURCES,
  TERRITORIES,
  TILES,
} from './components.ts';
import type { SiberiaFact } from './facts.ts';
import { beginPlay, drawFrom } from './flow.ts';
import type { Player, Siberia } from './state.ts';
import { add } from './state.ts';

/** Grown by push, because V8 keeps such arrays packed. */
function many(count: number, value: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < count; i++) list.push(value);
  return list;
}

/** SB-2.1 to SB-2.10 */
export function setup(seats: number, options: Options, key: Key, tell: Tell<SiberiaFact>): Siberia {
  const chance = chanceFrom(key);
  const startPlayer = randomBelow(chance, seats);
  tell?.({ type: 'startPlayerDrawn', seat: startPlayer });
  const supply = CUBES.slice();
  // The cubes that are left lie on the supply fields. SB-2.2, SB-2.3
  const cubes = fillTerritories(chance, supply, tell);
  const state: Siberia = {
    seats,
    steps: [],
    chance,
    seals: 0,
    roundLimit: options['roundLimit'] as number,
    round: 1,
    startPlayer,
    cities: many(EXCHANGES, -1),
    cubes,
    closed: 0,
    supply,
    sold: many(RESOURCES.length, 0),
    bag: TILES.map(({ count }) => count),
    faceUp: [],
    investments: many(ACTIONS.length, INVESTMENTS_PER_ACTION),
    passed: 0,
    joker: 0,
    resolving: [],
    gap: 0,
    ended: 0,
    players: newPlayers(seats),
  };
  state.cities[FRANKFURT] = FRANKFURT;
  beginPlay(state, options['exchangeSides'] === 'drawn', tell);
  return state;
}

function newPlayers(seats: number): Player[] {
  const players: Player[] = [];
  for (let seat = 0; seat < seats; seat++) {
    players.push({
      income: many(RESOURCES.length, 0),
      figures: FIGURES,
      workers: many(PLACES.length, 0),
      salesmen: many(EXCHANGES, 0),
      tiles: [],
      covered: 0,
      invested: 0,
    });
  }
  return players;
}

/** Two different cubes each: a cube equal to the first is put aside until the territory is full. SB-2.2 */
function fillTerritories(chance: Chance, pool: number[], tell: Tell<SiberiaFact>): number[] {
  return TERRITORIES.map((_, territory) => {
    const resources: number[] = [];
    let laid = 0;
    let aside = 0;
    while (resources.length < CUBES_PER_TERRITORY) {
      const resource = drawFrom(chance, pool);
      if ((laid & (1 << resource)) !== 0) {
        aside++;
        continue;
      }
      laid |= 1 << resource;
      resources.push(resource);
    }
    add(pool, resources[0] as number, aside);
    tell?.({ type: 'cubesLaid', territory, resources });
    return laid;
  });
}
