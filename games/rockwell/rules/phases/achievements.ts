import type { Tell } from '@pithead/kernel';
import type { Cubes } from '../components.ts';
import {
  ACHIEVEMENT_STEPS,
  ACHIEVEMENT_STOCKS,
  ACHIEVEMENTS,
  ACHIEVEMENTS_TO_END,
  ALL_CREWS_DEEP,
  CARDS_NEEDED,
  CORE_ACHIEVEMENT,
  CORE_TO_END,
  CREWS,
  CREWS_OF_POWER_2,
  CREWS_OF_POWER_4,
  LAST_TIER,
  RESOURCES,
  SIX_EXTRACTIONS,
  THREE_CREWS_POWER_2,
  TIERS,
  TWO_CREWS_POWER_4,
} from '../components.ts';
import type { RockwellFact } from '../facts.ts';
import { CORE, DEPTHS } from '../earth/geometry.ts';
import type { Player, Rockwell } from '../state.ts';
import {
  ACHIEVEMENTS_REACHED,
  CORE_REACHED,
  countBits,
  crewAt,
  crewIndex,
  KNOWN_PER_SEAT,
  lowestBit,
  placeOf,
  playerOf,
  powerOf,
} from '../state.ts';

type Teller = Tell<RockwellFact>;

export const NO_SEAT = -1;
const ALL = (1 << ACHIEVEMENTS.length) - 1;
const LAST_TIER_BITS = TIERS.reduce<number>(
  (bits, tier, i) => (tier === LAST_TIER ? bits | (1 << i) : bits),
  0,
);
const BY_STOCK = ACHIEVEMENT_STOCKS.reduce<number>(
  (bits, stock, i) => (stock === null ? bits : bits | (1 << i)),
  1 << SIX_EXTRACTIONS,
);
const STRATUM_C = 2;

/** The active player is tested first, then the others in Management order. RW-17.2, RW-17.4 */
export function awardForStocks(state: Rockwell, active: number, tell: Teller): void {
  if (active !== NO_SEAT) awardForStock(state, active, tell);
  for (let i = 0; i < state.seats; i++) {
    const seat = state.management[i] as number;
    if (seat !== active) awardForStock(state, seat, tell);
  }
}

/** All that are reached at the same moment are taken. RW-17.5 */
export function awardForStock(state: Rockwell, seat: number, tell: Teller): void {
  const player = playerOf(state, seat);
  for (let rest = BY_STOCK & ~player.achievements; rest !== 0; rest &= rest - 1) {
    const achievement = lowestBit(rest);
    if (isReachedByStock(player, achievement)) take(state, seat, achievement, tell);
  }
}

function isReachedByStock(player: Player, achievement: number): boolean {
  if (achievement === SIX_EXTRACTIONS) return player.cards >= CARDS_NEEDED;
  return hasStock(player, ACHIEVEMENT_STOCKS[achievement] as Cubes);
}

export function hasStock(player: Pick<Player, 'stock'>, needed: readonly number[]): boolean {
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    if ((player.stock[resource] as number) < (needed[resource] as number)) return false;
  }
  return true;
}

/** After a crew has moved or gained power; Al earns nothing. RW-17.2, RW-21.3 */
export function awardForCrews(state: Rockwell, owner: number, tell: Teller): void {
  if (owner >= state.seats) return;
  const open = ALL & ~BY_STOCK & ~playerOf(state, owner).achievements;
  if (open === 0) return;
  const reached = open & reachedByCrews(state, owner);
  for (let rest = reached; rest !== 0; rest &= rest - 1) take(state, owner, lowestBit(rest), tell);
}

/** As bits. Dice never count; crews in the core count as deep and with their power. RW-17.6, RW-17.8 */
function reachedByCrews(state: Pick<Rockwell, 'crews'>, seat: number): number {
  let ofPower2 = 0;
  let ofPower4 = 0;
  let deep = 0;
  let inCore = 0;
  for (let i = 0; i < CREWS; i++) {
    const crew = crewAt(state, crewIndex(seat, i));
    if (powerOf(crew) >= 2) ofPower2++;
    if (powerOf(crew) >= 4) ofPower4++;
    if ((DEPTHS[placeOf(crew)] as number) >= STRATUM_C) deep++;
    if (placeOf(crew) === CORE) inCore++;
  }
  return (
    (ofPower2 >= CREWS_OF_POWER_2 ? 1 << THREE_CREWS_POWER_2 : 0) |
    (ofPower4 >= CREWS_OF_POWER_4 ? 1 << TWO_CREWS_POWER_4 : 0) |
    (deep === CREWS ? 1 << ALL_CREWS_DEEP : 0) |
    (inCore > 0 ? 1 << CORE_ACHIEVEMENT : 0)
  );
}

/** As bits, whether or not the tiles were taken. */
export function conditionsMetBy(state: Pick<Rockwell, 'players' | 'crews'>, seat: number): number {
  let reached = reachedByCrews(state, seat);
  for (let achievement = 0; achievement < ACHIEVEMENTS.length; achievement++) {
    if ((BY_STOCK & (1 << achievement)) !== 0 && isReachedByStock(playerOf(state, seat), achievement))
      reached |= 1 << achievement;
  }
  return reached;
}

/** Takes the top tile; it is never lost. RW-17.2, RW-17.7 */
function take(state: Rockwell, seat: number, achievement: number, tell: Teller): void {
  const player = playerOf(state, seat);
  const prestige = topAchievementPrestige(state, achievement);
  player.achievements |= 1 << achievement;
  player.prestige += prestige;
  showStock(state, seat, ACHIEVEMENT_STOCKS[achievement] as Cubes | null);
  tell?.({ type: 'achievementReached', seat, achievement, prestige });
  announceEnd(state, seat, tell);
}

/** 0 if no tile is left. RW-2.9 */
export function topAchievementPrestige(
  state: { readonly seats: number; readonly players: readonly { readonly achievements: number }[] },
  achievement: number,
): number {
  let taken = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (((state.players[seat] as { readonly achievements: number }).achievements & (1 << achievement)) !== 0)
      taken++;
  }
  const less = ACHIEVEMENT_STEPS[state.seats]?.[taken];
  return less === undefined ? 0 : (TIERS[achievement] as number) - less;
}

/** Taking the tile shows the others a lower bound of the stock. RW-3.6 */
function showStock(state: Rockwell, seat: number, stock: Cubes | null): void {
  if (stock === null || state.hiddenLog === 0) return;
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    const least = seat * KNOWN_PER_SEAT + resource;
    state.known[least] = Math.max(state.known[least] as number, stock[resource] as number);
  }
}

/** Both conditions stay true, so each is announced once. RW-18.2, RW-18.3 */
function announceEnd(state: Rockwell, seat: number, tell: Teller): void {
  if ((state.ended & CORE_REACHED) === 0 && playersInCore(state) >= (CORE_TO_END[state.seats] as number)) {
    state.ended |= CORE_REACHED;
    tell?.({ type: 'endConditionMet', seat, condition: 'coreReached' });
  }
  if ((state.ended & ACHIEVEMENTS_REACHED) === 0 && endsByAchievements(playerOf(state, seat))) {
    state.ended |= ACHIEVEMENTS_REACHED;
    tell?.({ type: 'endConditionMet', seat, condition: 'achievements' });
  }
}

/** A player who has reached the core stays counted. RW-16.2 */
export function playersInCore(state: Pick<Rockwell, 'seats' | 'players'>): number {
  let players = 0;
  for (let seat = 0; seat < state.seats; seat++)
    if ((playerOf(state, seat).achievements & (1 << CORE_ACHIEVEMENT)) !== 0) players++;
  return players;
}

export const endsByAchievements = ({ achievements }: Pick<Player, 'achievements'>): boolean =>
  countBits(achievements) >= ACHIEVEMENTS_TO_END && (achievements & LAST_TIER_BITS) === LAST_TIER_BITS;
