import type { Player, Rockwell } from '../rules/index.ts';
import {
  ACHIEVEMENT_STOCKS,
  ACHIEVEMENTS,
  ALL_CREWS_DEEP,
  CARDS_NEEDED,
  CONTROL_CENTRE,
  CORE,
  CREWS,
  deliveryOf,
  deliveryPrestige,
  DELIVERY_PILES,
  DEPTHS,
  dieOf,
  FIRST_SPACE,
  grantOf,
  isRevealed,
  NOWHERE,
  placeOf,
  playerOf,
  powerOf,
  presentPower,
  PRICES,
  requiredPower,
  RESOURCES,
  SECOND_SPACE,
  slotOf,
  SIX_EXTRACTIONS,
  SLOTS,
  stageOf,
  STOCK_EXCHANGE,
  THREE_CREWS_POWER_2,
  topDelivery,
  topTile,
  TWO_CREWS_POWER_4,
  WORKSHOP,
} from '../rules/index.ts';

/** What things promise, in prestige. Chosen by hand and tried against random players. */
const WORTH = {
  /** A thousand dollars, and cubes for a thousand. */
  money: 0.31,
  cubes: 0.3,
  insurance: 0.1,
  /** Levels reached. */
  power: [0, 0, 0.75, 1.6, 2.9],
  mobility: [0, 0.85, 1.7, 3],
  safety: [0, 0.75, 1.6, 2.5],
  /** A mineshaft where something is turned up, and where it is still to come. */
  shaftOnRevealed: 1.7,
  shaftElsewhere: 1,
  /** By depth: entrance, A, B, C, D, core. */
  depth: [0, 0.5, 0.75, 1, 1.3, 0],
  /** A crew in the core is gone for what is left of the game: much in the first turn, and less with every turn. */
  lostCrew: -7,
  lostCrewPerTurn: 0.6,
  /** The part of an achievement or a delivery that is near. */
  achievement: 0.6,
  delivery: 0.55,
  extraction: 0.9,
  die: 0.35,
  slotI: 0.5,
  slotII: 0.18,
  slotIII: 0.3,
  /** Being ahead in the Management order, for each thousand that a bid is worth. */
  bid: 0.24,
} as const;

/** What an extraction brings in thousands, by stratum. */
const YIELDS = [4.5, 5.8, 7.2, 8.6] as const;

/** Prestige, and what company, crews and stock promise together. */
export function evaluate(state: Rockwell, seat: number): number {
  const player = playerOf(state, seat);
  const prestige = player.prestige + deliveryPrestige(player);
  if (state.steps.length === 0) return prestige + holdings(state, player);
  return (
    prestige +
    holdings(state, player) +
    company(state, player) +
    crews(state, seat) +
    nearAchievements(state, player, seat) +
    nearDelivery(state, player) +
    slots(state, seat)
  );
}

/** Money and cubes; what is given in a sealed choice is as good as spent. */
function holdings(state: Rockwell, player: Player): number {
  const at = state.steps[state.steps.length - 1]?.at;
  const money = at === 'auction' ? (player.choice[0] as number) : 0;
  let worth = (WORTH.money * (player.money - money)) / 1000;
  let given = money;
  let cubes = 0;
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    const chosen = player.choice[resource + 1] as number;
    worth += (WORTH.cubes * ((player.stock[resource] as number) - chosen) * (PRICES[resource] as number)) / 1000;
    given += chosen * (PRICES[resource] as number);
    cubes += chosen;
  }
  if (at === 'auction') return worth + insured(player.insurance) + WORTH.bid * Math.sqrt(given / 1000);
  return worth + insured(player.insurance + (at === 'insurance' ? cubes : -(player.choice[0] as number)));
}

/** More than a few tiles are never needed. */
const insured = (tiles: number): number => WORTH.insurance * Math.min(3, tiles);

function company(state: Rockwell, player: Player): number {
  let worth = (WORTH.mobility[player.mobility] as number) + (WORTH.safety[player.safety] as number);
  for (let i = 0; i < stageOf(player); i++)
    worth += isRevealed(state, player.shafts[i] as number) ? WORTH.shaftOnRevealed : WORTH.shaftElsewhere;
  return worth;
}

/** Depth, power, and the share in extractions that come near. */
function crews(state: Rockwell, seat: number): number {
  let worth = 0;
  let lost = 0;
  for (let i = 0; i < CREWS; i++) {
    const crew = state.crews[seat * CREWS + i] as number;
    const place = placeOf(crew);
    if (place === CORE) {
      lost++;
      continue;
    }
    worth += (WORTH.depth[(DEPTHS[place] as number) + 1] as number) + (WORTH.power[powerOf(crew)] as number);
    worth +=
      WORTH.die * dieOf(crew) * 0.2 +
      share(state, FIRST_SPACE[place] as number, powerOf(crew)) +
      share(state, SECOND_SPACE[place] as number, powerOf(crew));
  }
  return worth + lost * Math.min(-0.5, WORTH.lostCrew + WORTH.lostCrewPerTurn * state.turn);
}

/** The more of the required power stands there, the more an extraction is worth; at a revealed tile there is none. */
function share(state: Rockwell, space: number, own: number): number {
  if (space === NOWHERE || isRevealed(state, space)) return 0;
  const ground = state.spaces[space] as number;
  const present = presentPower(ground);
  const part = Math.min(1, present / requiredPower(ground));
  return WORTH.extraction * WORTH.cubes * (YIELDS[space >> 3] as number) * part * part * (own / present);
}

function nearAchievements(state: Rockwell, player: Player, seat: number): number {
  let worth = 0;
  for (let i = 0; i < ACHIEVEMENTS.length; i++) {
    if ((player.achievements & (1 << i)) !== 0) continue;
    const progress = progressOf(state, player, seat, i);
    worth += WORTH.achievement * topTile(state, i) * progress * progress * progress;
  }
  return worth;
}

/** From 0 to 1. */
function progressOf(state: Rockwell, player: Player, seat: number, achievement: number): number {
  const stock = ACHIEVEMENT_STOCKS[achievement];
  if (stock !== null && stock !== undefined) return covered(player, stock);
  if (achievement === SIX_EXTRACTIONS) return Math.min(1, player.cards / CARDS_NEEDED);
  let reached = 0;
  for (let i = 0; i < CREWS; i++) {
    const crew = state.crews[seat * CREWS + i] as number;
    const depth = DEPTHS[placeOf(crew)] as number;
    if (achievement === THREE_CREWS_POWER_2) reached += Math.min(2, powerOf(crew)) - 1;
    else if (achievement === TWO_CREWS_POWER_4) reached = Math.max(reached, powerOf(crew)) + (powerOf(crew) > 2 ? 0.5 : 0);
    else if (achievement === ALL_CREWS_DEEP) reached += Math.min(3, depth + 1) / 3;
    else reached = Math.max(reached, depth + 1);
  }
  return Math.min(1, reached / ([0, 0, 0, 3, 0, 4, 0, 6, 5][achievement] as number));
}

/** How much of these cubes lies in stock. */
function covered(player: Player, cubes: readonly number[]): number {
  let needed = 0;
  let there = 0;
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    const wanted = cubes[resource] as number;
    needed += wanted * (PRICES[resource] as number);
    there += Math.min(wanted, (player.stock[resource] as number) - (player.choice[resource + 1] as number)) * (PRICES[resource] as number);
  }
  return there / needed;
}

/** The best delivery in reach; a player can only be paid once for a cube. */
function nearDelivery(state: Rockwell, player: Player): number {
  let best = 0;
  for (let pile = 0; pile < DELIVERY_PILES.length; pile++) {
    const tile = topDelivery(state, pile);
    if (tile < 0) continue;
    const { cost, prestige } = deliveryOf(tile);
    const part = covered(player, cost);
    best = Math.max(best, WORTH.delivery * prestige * part * part * part);
  }
  return best;
}

/** Vice presidents on the boards: how often they may act, and the advantage of board I. */
function slots(state: Rockwell, seat: number): number {
  const actions = (board: number): number => {
    const slot = slotOf(state, seat, board);
    return slot < 0 ? 0 : grantOf(state, board, slot);
  };
  const first = slotOf(state, seat, CONTROL_CENTRE);
  const worth = first < 0 ? 0 : WORTH.slotI + 0.05 * (SLOTS - first);
  const rich = Math.min(1, (playerOf(state, seat).money + 1000) / 4000);
  return worth + WORTH.slotII * actions(STOCK_EXCHANGE) + WORTH.slotIII * rich * actions(WORKSHOP);
}
