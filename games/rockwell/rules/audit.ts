import { endsByAchievements, playersInCore, reachedBy } from './achievements.ts';
import {
  ACHIEVEMENTS,
  BOARDS,
  BRIBERY_TILES,
  CARDS_PER_PILE,
  CORE_TO_END,
  CREWS,
  DELIVERIES_PER_PILE,
  DELIVERY_PILES,
  DICE,
  DIE_LIMITS,
  MOST_MOBILITY,
  MOST_POWER,
  MOST_SAFETY,
  NOTE,
  PILES,
  RESOURCES,
  RING,
  ROUNDS,
  SLOTS,
  SPACES,
  STRATA,
  TIERS,
  TILES,
} from './components.ts';
import {
  CORE,
  depthOf,
  FIRST_SPACE,
  isBorder,
  isEntrance,
  NOWHERE,
  GROUNDS,
  SECOND_SPACE,
} from './geometry.ts';
import type { Player, Rockwell } from './state.ts';
import {
  ACHIEVEMENTS_REACHED,
  add,
  CORE_REACHED,
  countBits,
  crewAt,
  dieOf,
  grantOf,
  hasAl,
  isRevealed,
  KNOWN,
  ownerOf,
  placeOf,
  playerOf,
  powerOf,
  presentPower,
  requiredPower,
  SHOWN,
  strengthOf,
  tileOn,
  TURN_LIMIT,
} from './state.ts';

/**
 * Recomputes the invariants. Simulations call it after every ply, hence the plain loops and reused counters.
 */
export function audit(state: Rockwell): string[] {
  const broken: string[] = [];
  auditSpaces(state, broken);
  auditCrews(state, broken);
  auditPower(state, broken);
  auditPiles(state, broken);
  auditSlots(state, broken);
  for (let seat = 0; seat < state.seats; seat++) auditPlayer(state, seat, broken);
  auditShared(state, broken);
  auditTurn(state, broken);
  return broken;
}

const power: number[] = Array.from({ length: SPACES }, () => 0);
/**
 * The fronts of each ring packed into one number, four bits per power modulo 8; no ring has powers eight
 * apart.
 */
const FRONTS = STRATA.map((_, ring) =>
  TILES.slice(ring * RING, (ring + 1) * RING).reduce(
    (sum, tile) => (sum + (1 << (4 * (tile.power & 7)))) | 0,
    0,
  ),
);
const powersOf = (ring: number): number[] =>
  TILES.slice(ring * RING, (ring + 1) * RING).map((tile) => tile.power);
const LEAST = STRATA.map((_, ring) => Math.min(...powersOf(ring)));
const MOST = STRATA.map((_, ring) => Math.max(...powersOf(ring)));
/** By layout, pairs of touching spaces in one flat list. */
const TOUCHING = GROUNDS.map(({ neighbours }) =>
  neighbours.flatMap((near, space) => near.flatMap((other) => (other > space ? [space, other] : []))),
);
/** Cards drawn from each pile, according to the revealed tiles. */
const drawn: number[] = Array.from({ length: PILES }, () => 0);
const shafts: number[] = Array.from({ length: SPACES }, () => 0);

/** Every ring holds its own tiles, none twice, and no equal powers touch. RW-1.1, RW-2.2 */
function auditSpaces(state: Rockwell, broken: string[]): void {
  drawn.fill(0);
  for (let first = 0; first < SPACES; first += RING) {
    let fronts = FRONTS[first / RING] as number;
    let gone = 0;
    for (let space = first; space < first + RING; space++) {
      const ground = state.spaces[space] as number;
      const required = requiredPower(ground);
      const tile = tileOn(ground);
      fronts = (fronts - (1 << (4 * (required & 7)))) | 0;
      if (required < (LEAST[first / RING] as number) || required > (MOST[first / RING] as number))
        broken.push('RW-1.1: a power of another stratum');
      if (tile >= 0 !== isRevealed(state, space)) broken.push(`RW-11.2: space ${space} is revealed and not`);
      if (tile < 0) continue;
      if (
        (gone & (1 << tile)) !== 0 ||
        tile < first ||
        tile >= first + RING ||
        TILES[tile]?.power !== required
      )
        broken.push(`RW-1.1: tile ${tile} can't lie in space ${space}`);
      gone |= 1 << tile;
      add(drawn, (TILES[tile] as (typeof TILES)[number]).pile - 1);
    }
    if (fronts !== 0) broken.push('RW-1.1: a ring with other tiles than its own');
  }
  const touching = TOUCHING[state.layout] as readonly number[];
  for (let i = 0; i < touching.length; i += 2) {
    const one = state.spaces[touching[i] as number] as number;
    const other = state.spaces[touching[i + 1] as number] as number;
    if (((one ^ other) & 31) === 0) broken.push(`RW-2.2: equal powers touch at space ${touching[i]}`);
  }
}

/** Crews where they may be; dice where they are allowed, three in all. RW-1.8, RW-8.2, RW-8.6, RW-10.4 */
function auditCrews(state: Rockwell, broken: string[]): void {
  const owners = hasAl(state) ? state.seats + 1 : state.seats;
  if (state.crews.length !== owners * CREWS) broken.push('RW-1.10: not four crews each');
  let dice = state.dice;
  for (let crew = 0; crew < state.crews.length; crew++) {
    const packed = crewAt(state, crew);
    const place = placeOf(packed);
    const die = dieOf(packed);
    if (powerOf(packed) < 1 || powerOf(packed) > MOST_POWER) broken.push('RW-1.10: no such power of a crew');
    if (die > 0) {
      dice++;
      if (ownerOf(crew) >= state.seats) broken.push('RW-10.1: Al has a die');
      if (isEntrance(place) || place === CORE || die > (DIE_LIMITS[depthOf(place)] as number))
        broken.push('RW-10.4: a die where it may not be');
    }
    if (isEntrance(place) && powerOf(packed) >= 1 && place - CORE - 1 !== crew % CREWS)
      broken.push('RW-7.4: a crew went to an entrance');
    if (ownerOf(crew) >= state.seats && (isBorder(place) || place === CORE))
      broken.push('RW-21.4: Al straddles or is in the core');
    if (isBorder(place)) auditStraddling(state, crew, place, broken);
  }
  if (dice !== DICE) broken.push(`RW-1.8: ${dice} dice`);
}

function auditStraddling(state: Rockwell, crew: number, place: number, broken: string[]): void {
  if (isRevealed(state, FIRST_SPACE[place] as number) || isRevealed(state, SECOND_SPACE[place] as number))
    broken.push('RW-8.5: a crew straddles a revealed tile');
  for (let other = ownerOf(crew) * CREWS; other < crew; other++) {
    if (placeOf(crewAt(state, other)) === place) broken.push('RW-8.6: two own crews on one border');
  }
}

/** The incremental count of power is right, and no ready tile is left. RW-8.3, RW-11.1 */
function auditPower(state: Rockwell, broken: string[]): void {
  power.fill(0);
  for (let crew = 0; crew < state.crews.length; crew++) {
    const packed = crewAt(state, crew);
    const first = FIRST_SPACE[placeOf(packed)] as number;
    const second = SECOND_SPACE[placeOf(packed)] as number;
    if (first !== NOWHERE) add(power, first, strengthOf(packed));
    if (second !== NOWHERE) add(power, second, strengthOf(packed));
  }
  const ordering = state.steps[state.steps.length - 1]?.at === 'extractionOrder';
  for (let space = 0; space < SPACES; space++) {
    const ground = state.spaces[space] as number;
    if (presentPower(ground) !== power[space])
      broken.push(`RW-8.3: power in space ${space} is counted wrongly`);
    if (!ordering && !isRevealed(state, space) && (power[space] as number) >= requiredPower(ground))
      broken.push('RW-11.1: a ready tile is not extracted');
  }
}

/** One card per revealed tile, each kept by a player unless Al drew it. RW-11.3, RW-11.8 */
function auditPiles(state: Rockwell, broken: string[]): void {
  let kept = 0;
  for (let seat = 0; seat < state.seats; seat++) kept += playerOf(state, seat).cards;
  const waiting = state.steps[state.steps.length - 1]?.at === 'danger' ? 1 : 0;
  const revealed = countBits(state.revealed) - waiting;
  if (hasAl(state) ? kept > revealed : kept !== revealed)
    broken.push('RW-11.8: cards and tiles turned up differ');
  for (let pile = 0; pile < PILES; pile++) {
    if (CARDS_PER_PILE - countBits(state.piles[pile] as number) !== drawn[pile])
      broken.push('RW-11.3: not one card of its pile for each tile');
    if ((state.piles[pile] as number) < 0 || (state.piles[pile] as number) >= 1 << CARDS_PER_PILE)
      broken.push('RW-1.5: no such card');
  }
}

/** RW-5.2, RW-5.3 */
function auditSlots(state: Rockwell, broken: string[]): void {
  for (let board = 0; board < BOARDS.length; board++) {
    let there = 0;
    for (let slot = 0; slot < SLOTS; slot++) {
      const seat = state.slots[board * SLOTS + slot] as number;
      if (seat === -1) continue;
      if (grantOf(state, board, slot) === 0 || seat < 0 || seat >= state.seats)
        broken.push('RW-1.9: a vice president on no slot');
      if ((there & (1 << seat)) !== 0) broken.push('RW-5.3: two vice presidents of one player on a board');
      there |= 1 << seat;
    }
  }
  for (let seat = 0; seat < state.seats; seat++) {
    let vps = 0;
    for (let slot = 0; slot < state.slots.length; slot++) if (state.slots[slot] === seat) vps++;
    if (vps > 2) broken.push('RW-1.10: more than two vice presidents');
  }
}

function auditPlayer(state: Rockwell, seat: number, broken: string[]): void {
  const player = playerOf(state, seat);
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    if ((player.stock[resource] as number) < 0) broken.push('RW-1.11: a stock below zero');
    const given = player.choice[resource + 1] as number;
    if (given < 0 || given > (player.stock[resource] as number))
      broken.push('RW-4.2: more cubes given than owned');
  }
  if (player.money < 0 || player.money % NOTE !== 0) broken.push(`RW-1.4: ${player.money} dollars`);
  if (player.insurance < 0) broken.push('RW-12.5: insurance below zero');
  if (
    player.mobility < 0 ||
    player.mobility > MOST_MOBILITY ||
    player.safety < 0 ||
    player.safety > MOST_SAFETY
  )
    broken.push('RW-15.9: beyond the last level');
  if (player.cards < 0) broken.push('RW-11.8: cards below zero');
  auditChoice(state, player, broken);
  auditKnown(state, seat, broken);
  const missed = reachedBy(state, seat) & ~player.achievements;
  if (missed !== 0) broken.push(`RW-17.2: achievements ${missed} are reached and not taken`);
}

/** Sealed choices exist only while they are sealed. */
function auditChoice(state: Rockwell, player: Player, broken: string[]): void {
  const at = state.steps[state.steps.length - 1]?.at;
  let chosen = 0;
  for (let i = 1; i < SHOWN; i++) chosen += player.choice[i] as number;
  if (chosen > 0 && at !== 'auction' && at !== 'insurance') broken.push('RW-4.6: a choice outlives its step');
  const first = player.choice[0] as number;
  if (first > 0 && at !== 'auction' && at !== 'danger') broken.push('RW-4.6: a choice outlives its step');
  if (first > (at === 'danger' ? player.insurance : player.money))
    broken.push('RW-1.11: more chosen than owned');
}

/** RW-3.6 */
function auditKnown(state: Rockwell, seat: number, broken: string[]): void {
  if (state.hiddenLog === 0) return;
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    const cubes = playerOf(state, seat).stock[resource] as number;
    const least = seat * KNOWN + resource;
    if (cubes < (state.known[least] as number) || cubes > (state.known[least + RESOURCES.length] as number))
      broken.push('RW-3.6: a stock outside what is known of it');
  }
}

/** RW-15.7, RW-15.8, RW-17.1 */
function auditShared(state: Rockwell, broken: string[]): void {
  shafts.fill(0);
  let delivered = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const player = playerOf(state, seat);
    if ((delivered & player.deliveries) !== 0) broken.push('RW-15.8: a delivery tile has two owners');
    delivered |= player.deliveries;
    for (let i = 0; i < player.shafts.length; i++) {
      const space = player.shafts[i] as number;
      if (space === NOWHERE) continue;
      if (i > 0 && player.shafts[i - 1] === NOWHERE) broken.push('RW-15.9: a stage was skipped');
      if (space < 0 || space >= SPACES) broken.push('RW-15.7: a mineshaft nowhere');
      add(shafts, space);
      if ((shafts[space] as number) > 1) broken.push('RW-15.7: two mineshafts in one space');
    }
  }
  for (let pile = 0; pile < DELIVERY_PILES.length; pile++) {
    const taken = (delivered >> (pile * DELIVERIES_PER_PILE)) & ((1 << DELIVERIES_PER_PILE) - 1);
    if ((taken & (taken + 1)) !== 0) broken.push('RW-2.9: a delivery tile was taken from below');
  }
  if (delivered >>> (DELIVERY_PILES.length * DELIVERIES_PER_PILE) !== 0)
    broken.push('RW-1.6: no such delivery tile');
  auditPrestige(state, broken);
}

/** Prestige owned equals prestige given out by the stacks. RW-2.9 */
function auditPrestige(state: Rockwell, broken: string[]): void {
  let owned = 0;
  let given = 0;
  for (let seat = 0; seat < state.seats; seat++) owned += playerOf(state, seat).prestige;
  for (let i = 0; i < ACHIEVEMENTS.length; i++) {
    let taken = 0;
    for (let seat = 0; seat < state.seats; seat++)
      if ((playerOf(state, seat).achievements & (1 << i)) !== 0) taken++;
    for (let place = 0; place < taken; place++)
      given += (TIERS[i] as number) - place * (state.seats === 2 ? 2 : 1);
  }
  if (owned !== given) broken.push(`RW-17.1: ${owned} prestige in achievement tiles, ${given} given`);
}

/** RW-18.2 to RW-18.4 */
function auditTurn(state: Rockwell, broken: string[]): void {
  let byAchievements = false;
  for (let seat = 0; seat < state.seats; seat++) byAchievements ||= endsByAchievements(playerOf(state, seat));
  if (((state.ended & CORE_REACHED) !== 0) !== playersInCore(state) >= (CORE_TO_END[state.seats] as number))
    broken.push('RW-18.2: players in the core and the end differ');
  if (((state.ended & ACHIEVEMENTS_REACHED) !== 0) !== byAchievements)
    broken.push('RW-18.2: achievements and the end differ');
  if (state.turnLimit > 0 && state.turn > state.turnLimit)
    broken.push('RW-18.4: the game goes on behind the limit of turns');
  if ((state.ended & TURN_LIMIT) !== 0 && state.turn !== state.turnLimit)
    broken.push('RW-18.4: ended by the guard before its time');
  if ((state.ended & TURN_LIMIT) !== 0 && state.steps.length > 0)
    broken.push('RW-18.4: the guard has struck, and the game goes on');
  if (state.round < 0 || state.round > ROUNDS) broken.push('RW-7.1: no such round');
  if (state.briberyTiles < 0 || state.briberyTiles > BRIBERY_TILES)
    broken.push('RW-1.8: no such number of bribery tiles');
  auditOrder(state, state.management, broken);
  auditOrder(state, state.control, broken);
  for (const { pending } of state.steps)
    if (pending < 0 || pending >= 1 << state.seats) broken.push('a step waits for somebody else');
  const top = state.steps[state.steps.length - 1];
  if (top !== undefined && top.pending === 0) broken.push('a step waits for nobody');
  if (state.steps.length > 2) broken.push('steps pile up');
}

/** Every seat once. RW-2.8 */
function auditOrder(state: Rockwell, order: readonly number[], broken: string[]): void {
  let seats = 0;
  for (let i = 0; i < order.length; i++) seats |= 1 << (order[i] as number);
  if (order.length !== state.seats || seats !== (1 << state.seats) - 1)
    broken.push('RW-2.8: a seat is missing in an order');
}
