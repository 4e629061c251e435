import {
  ACTIONS,
  BLOCKING_TILES,
  EMPTY_SUPPLIES_TO_END,
  CITIES,
  CUBES,
  DRAWN_EACH_ROUND,
  EXCHANGES,
  FIELDS_PER_ACTION,
  FIGURES,
  INVESTMENTS_PER_ACTION,
  MANAGER_TILE,
  RESOURCES,
  TERRITORIES,
  TILES,
} from './components.ts';
import type { Player, Siberia } from './state.ts';
import {
  add,
  countBits,
  SUPPLIES_EMPTY,
  TERRITORIES_CLOSED,
  tileFits,
  HAND,
  isInvested,
  isUnrevealed,
  kindOf,
  placeOfEntry,
  playerOf,
  RESEARCH,
  ROUND_LIMIT,
  sum,
  tileOfEntry,
  tilesOn,
} from './state.ts';

/**
 * Recomputes the invariants of SB-T27. Simulations call it after every ply, hence the plain loops and reused
 * counters.
 */
export function audit(state: Siberia): string[] {
  const broken: string[] = [];
  auditCubes(state, broken);
  auditTiles(state, broken);
  auditInvestments(state, broken);
  for (let seat = 0; seat < state.seats; seat++) auditPlayer(state, playerOf(state, seat), broken);
  auditRound(state, broken);
  return broken;
}

const tileCounts = TILES.map(() => 0);
const actionCounts = ACTIONS.map(() => 0);
const planned = ACTIONS.map(() => 0);

/** SB-9.1; a bit per resource already excludes two equal cubes in one territory. */
function auditCubes(state: Siberia, broken: string[]): void {
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    let cubes = (state.supply[resource] as number) + (state.sold[resource] as number);
    for (let territory = 0; territory < TERRITORIES.length; territory++)
      if (((state.cubes[territory] as number) & (1 << resource)) !== 0) cubes++;
    if (cubes !== CUBES[resource]) broken.push(`SB-T27: ${cubes} ${RESOURCES[resource]} cubes`);
    if ((state.supply[resource] as number) < 0) broken.push('SB-T27: supply below zero');
  }
  for (let territory = 0; territory < TERRITORIES.length; territory++) {
    const isClosed = (state.closed & (1 << territory)) !== 0;
    if (isClosed !== (state.cubes[territory] === 0))
      broken.push(
        `SB-9.1: ${TERRITORIES[territory]} is ${isClosed ? 'closed with cubes' : 'open without cubes'}`,
      );
  }
}

function auditTiles(state: Siberia, broken: string[]): void {
  for (let tile = 0; tile < TILES.length; tile++) {
    tileCounts[tile] = state.bag[tile] as number;
    if ((state.bag[tile] as number) < 0) broken.push('SB-8.4: the bag ran short');
  }
  add(tileCounts, MANAGER_TILE, state.joker);
  for (let i = 0; i < state.resolving.length; i++) add(tileCounts, state.resolving[i] as number);
  for (let seat = 0; seat < state.seats; seat++) {
    const { tiles } = playerOf(state, seat);
    for (let i = 0; i < tiles.length; i++) add(tileCounts, tileOfEntry(tiles[i] as number));
  }
  for (let tile = 0; tile < TILES.length; tile++) {
    if (tileCounts[tile] !== kindOf(tile).count)
      broken.push(`SB-T27: ${tileCounts[tile]} tiles of ${kindOf(tile).id}`);
  }
}

function auditInvestments(state: Siberia, broken: string[]): void {
  for (let action = 0; action < ACTIONS.length; action++) {
    let tiles = state.investments[action] as number;
    for (let i = 0; i < state.faceUp.length; i++) if (state.faceUp[i] === action) tiles++;
    for (let seat = 0; seat < state.seats; seat++) if (isInvested(playerOf(state, seat), action)) tiles++;
    if (tiles !== INVESTMENTS_PER_ACTION)
      broken.push(`SB-1.4: ${tiles} investment tiles of ${ACTIONS[action]}`);
  }
}

function auditPlayer(state: Siberia, player: Player, broken: string[]): void {
  if (player.figures + sum(player.workers) + sum(player.salesmen) !== FIGURES)
    broken.push('SB-1.5: not six figures');
  for (let territory = 0; territory < TERRITORIES.length; territory++) {
    if ((player.workers[territory] as number) > 0 && (state.closed & (1 << territory)) !== 0)
      broken.push('SB-9.2: a worker in a closed territory');
  }
  actionCounts.fill(0);
  planned.fill(0);
  let unplaced = 0;
  let unrevealed = 0;
  let researching = 0;
  for (let i = 0; i < player.tiles.length; i++) {
    const entry = player.tiles[i] as number;
    const place = placeOfEntry(entry);
    if (isUnrevealed(entry)) unrevealed++;
    else if (place === RESEARCH) researching++;
    if (place === HAND) unplaced++;
    else if (place < RESEARCH) add(isUnrevealed(entry) ? planned : actionCounts, place);
    if (place < HAND && tileOfEntry(entry) !== MANAGER_TILE && !tileFits(tileOfEntry(entry), place))
      broken.push('SB-4.3: a tile lies where it does not belong');
  }
  const at = state.steps[0]?.at;
  if (unplaced + unrevealed !== (at === 'placing' ? DRAWN_EACH_ROUND : 0))
    broken.push('SB-4.1: not six new tiles');
  if (researching > 0 && (at === 'returning' || at === 'placing' || at === undefined))
    broken.push('SB-8.1: tiles are left in research');
  for (let action = 0; action < ACTIONS.length; action++) {
    if (actionCounts[action] !== tilesOn(player, action))
      broken.push(`SB-5.5: ${ACTIONS[action]} is covered otherwise`);
    const fields =
      (actionCounts[action] as number) + (planned[action] as number) + (isInvested(player, action) ? 1 : 0);
    if (fields > FIELDS_PER_ACTION) broken.push(`SB-4.6: ${ACTIONS[action]} has more than two tiles`);
  }
}

function auditRound(state: Siberia, broken: string[]): void {
  if (((state.ended & TERRITORIES_CLOSED) !== 0) !== countBits(state.closed) >= BLOCKING_TILES)
    broken.push('SB-10.1: closed territories and the end differ');
  let empty = 0;
  for (let resource = 0; resource < RESOURCES.length; resource++) if (state.supply[resource] === 0) empty++;
  if (((state.ended & SUPPLIES_EMPTY) !== 0) !== empty >= EMPTY_SUPPLIES_TO_END)
    broken.push('SB-10.2: empty supply fields and the end differ');
  const top = state.steps[state.steps.length - 1]?.at;
  if (state.joker !== 0 && top !== 'joker') broken.push('SB-7.2: a manager tile hangs in the air');
  if (state.resolving.length > 0 && state.steps[1]?.at !== 'research')
    broken.push('SB-6.1: research tiles outside research');
  if (state.roundLimit > 0 && state.round > state.roundLimit)
    broken.push('SB-10.7: the game goes on behind the limit of rounds');
  if ((state.ended & ROUND_LIMIT) !== 0 && state.round !== state.roundLimit)
    broken.push('SB-10.7: ended by the round limit before its time');
  for (const { pending } of state.steps)
    if (pending <= 0 || pending >= 1 << state.seats) broken.push('a step waits for nobody');
  if (state.steps.length > 3) broken.push('steps pile up');
  for (let field = 0; field < EXCHANGES; field++)
    if ((state.cities[field] as number) >= CITIES.length) broken.push('SB-1.7: no such city');
}
