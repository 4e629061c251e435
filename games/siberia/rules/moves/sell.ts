import type { Move, Tell } from '@pithead/kernel';
import { bit, markDecided, currentStep, pushStep } from '@pithead/kernel';
import { BLOCKING_TILES, EXCHANGES, VLADIVOSTOK } from '../components.ts';
import type { SiberiaFact } from '../facts.ts';
import { refusalFor } from '../refusals.ts';
import type { Player, Siberia } from '../state.ts';
import { add, countBits, minedTerritories, playerOf, priceAt, TERRITORIES_CLOSED } from '../state.ts';

const buys = (state: Siberia, player: Player, field: number, resource: number): boolean =>
  (player.salesmen[field] as number) > 0 && priceAt(state, field, resource) > 0;

/** Without a cube in reach or a buyer the action has no effect. SB-7.25 */
export function beginSelling(state: Siberia, seat: number, resource: number): boolean {
  const player = playerOf(state, seat);
  if (minedTerritories(state, player, resource) === 0) return false;
  for (let field = 0; field < EXCHANGES; field++) {
    if (!buys(state, player, field, resource)) continue;
    pushStep(state, 'selling', bit(seat), resource);
    return true;
  }
  return false;
}

/**
 * Sells every cube in reach at one exchange with an own salesman, all or none. Sold cubes leave the game.
 * SB-7.21 to SB-7.24, SB-7.27
 */
export const sell: Move<Siberia, SiberiaFact> = {
  verb: 'sell',
  rule: 'SB-7.22',
  nouns: Array.from({ length: EXCHANGES }, (_, field) => `exchange-${field}`),
  refuse(state, seat, field) {
    if (playerOf(state, seat).salesmen[field] === 0) return refusalFor('noSalesmanThere', 'SB-7.22');
    return priceAt(state, field, currentStep(state).left) > 0
      ? undefined
      : refusalFor('notBoughtThere', 'SB-7.22');
  },
  offer(state, seat, offers) {
    const player = playerOf(state, seat);
    for (let field = 0; field < EXCHANGES; field++)
      if (buys(state, player, field, currentStep(state).left)) offers.add(field);
  },
  play(state, seat, field, tell) {
    const resource = currentStep(state).left;
    const player = playerOf(state, seat);
    const mines = minedTerritories(state, player, resource);
    const territories: number[] = [];
    for (let territory = 0; territory < VLADIVOSTOK; territory++) {
      if ((mines & (1 << territory)) === 0) continue;
      state.cubes[territory] = (state.cubes[territory] as number) & ~(1 << resource);
      territories.push(territory);
    }
    const price = priceAt(state, field, resource);
    const income = territories.length * price;
    add(player.income, resource, income);
    add(state.sold, resource, territories.length);
    tell?.({
      type: 'sold',
      seat,
      resource,
      cubes: territories.length,
      city: state.cities[field] as number,
      price,
      income,
      territories,
    });
    closeEmptied(state, territories, tell);
    markDecided(state, seat);
  },
};

/** After mining every emptied territory is closed at once. SB-7.26, SB-9.1, SB-9.4 */
function closeEmptied(state: Siberia, territories: readonly number[], tell: Tell<SiberiaFact>): void {
  for (const territory of territories) if (state.cubes[territory] === 0) close(state, territory, tell);
}

/**
 * Workers return to their owners; the territory never reopens. The eighth one ends the game. SB-9.2, SB-9.3,
 * SB-10.1
 */
function close(state: Siberia, territory: number, tell: Tell<SiberiaFact>): void {
  state.closed |= 1 << territory;
  const closed = countBits(state.closed);
  tell?.({ type: 'territoryClosed', territory, closed });
  for (let seat = 0; seat < state.seats; seat++) {
    const player = playerOf(state, seat);
    const workers = player.workers[territory] as number;
    if (workers === 0) continue;
    player.figures += workers;
    player.workers[territory] = 0;
    tell?.({ type: 'workersReturned', seat, territory, workers });
  }
  if (closed < BLOCKING_TILES || (state.ended & TERRITORIES_CLOSED) !== 0) return;
  state.ended |= TERRITORIES_CLOSED;
  tell?.({ type: 'endConditionMet', condition: 'territoriesClosed' });
}
