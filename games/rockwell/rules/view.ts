/** What a viewer may see (RW-3.1 to RW-3.7); `redeal` randomises the rest. */
import type { Chance, Viewer, Step } from '@pithead/kernel';
import { randomBelow, includesSeat, isOver, shuffle } from '@pithead/kernel';
import { topAchievementPrestige } from './phases/achievements.ts';
import type { Cubes } from './components.ts';
import { ACHIEVEMENT_STOCKS, ACHIEVEMENTS, DELIVERY_PILES, NOTE, PRICES, RESOURCES } from './components.ts';
import { lossAfterSafety, waitingBooty } from './phases/extraction.ts';
import type { RockwellFact } from './facts.ts';
import type { Player, Rockwell } from './state.ts';
import { topDelivery } from './deliveries.ts';
import { countBits, KNOWN_PER_SEAT, playerOf, FIRST_SHOWN, INSURANCE_USED, worthOf } from './state.ts';

/** Known to its owner, and to all when the game is over. RW-3.1, RW-3.3 */
export interface Possessions {
  readonly stock: readonly number[];
  readonly money: number;
  readonly insurance: number;
  readonly deliveries: number;
  readonly prestige: number;
  readonly choice: readonly number[];
  readonly traded: number;
}

export interface PlayerView {
  readonly own: Possessions | null;
  readonly mobility: number;
  readonly safety: number;
  readonly shafts: readonly number[];
  readonly cards: number;
  readonly achievements: number;
  readonly actions: number;
  readonly shown: readonly number[];
  readonly insuranceUsed: number;
}

export interface RockwellView {
  readonly looker: number | null;
  readonly seats: number;
  readonly steps: readonly Step[];
  readonly layout: number;
  readonly byManagement: number;
  readonly zeroScores: number;
  readonly hiddenLog: number;
  readonly turnLimit: number;
  readonly turn: number;
  readonly round: number;
  readonly management: readonly number[];
  readonly control: readonly number[];
  readonly slots: readonly number[];
  /** `spaces` and `crews` are packed; read them with the functions of state.ts. */
  readonly spaces: readonly number[];
  readonly revealed: number;
  readonly crews: readonly number[];
  /** Public, because every drawn card was seen. */
  readonly piles: readonly number[];
  readonly briberyTiles: number;
  readonly dice: number;
  readonly active: number;
  readonly hired: number;
  readonly ended: number;
  /** Tile on top of each pile, −1 for none; prestige on top of each stack, 0 for none. RW-3.2 */
  readonly deliveryTops: readonly number[];
  readonly achievementTops: readonly number[];
  readonly players: readonly PlayerView[];
}

export function view(state: Rockwell, viewer: Viewer): RockwellView {
  return {
    looker: viewer ?? null,
    seats: state.seats,
    steps: state.steps,
    layout: state.layout,
    byManagement: state.byManagement,
    zeroScores: state.zeroScores,
    hiddenLog: state.hiddenLog,
    turnLimit: state.turnLimit,
    turn: state.turn,
    round: state.round,
    management: state.management,
    control: state.control,
    slots: state.slots,
    spaces: state.spaces,
    revealed: state.revealed,
    crews: state.crews,
    piles: state.piles,
    briberyTiles: state.briberyTiles,
    dice: state.dice,
    active: state.active,
    hired: state.hired,
    ended: state.ended,
    deliveryTops: DELIVERY_PILES.map((_, pile) => topDelivery(state, pile)),
    achievementTops: ACHIEVEMENTS.map((_, achievement) => topAchievementPrestige(state, achievement)),
    players: state.players.map((player, seat) => viewPlayer(player, seat === viewer || isOver(state))),
  };
}

const viewPlayer = (player: Player, own: boolean): PlayerView => ({
  own: own ? viewPossessions(player) : null,
  mobility: player.mobility,
  safety: player.safety,
  shafts: player.shafts,
  cards: player.cards,
  achievements: player.achievements,
  actions: player.actions,
  shown: player.choice.slice(FIRST_SHOWN, INSURANCE_USED),
  insuranceUsed: player.choice[INSURANCE_USED] as number,
});

const viewPossessions = (player: Player): Possessions => ({
  stock: player.stock,
  money: player.money,
  insurance: player.insurance,
  deliveries: player.deliveries,
  prestige: player.prestige,
  choice: player.choice.slice(0, FIRST_SHOWN),
  traded: player.traded,
});

/** Sealed choices are told to their seat only; with the hidden log, transactions too. RW-3.5, RW-3.6 */
export function seen(fact: RockwellFact, viewer: Viewer): RockwellFact | undefined {
  if (fact.type === 'moneyBid' || fact.type === 'cubesBid' || fact.type === 'cubesToInsure')
    return fact.seat === viewer ? fact : undefined;
  if (fact.type === 'tradedUnseen' && fact.seat !== viewer)
    return { ...fact, buys: false, resource: -1, cubes: 0, money: 0 };
  return fact;
}

/**
 * Unrevealed tiles and cards are drawn when they are turned up, so nothing of them is redealt. Possessions
 * follow from public facts (RW-3.5), except after hidden trades (RW-3.6). Sealed choices of others can be
 * anything they own.
 */
export function redeal(state: Rockwell, viewer: Viewer): void {
  if (isOver(state)) return;
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === viewer) continue;
    const player = playerOf(state, seat);
    if (state.hiddenLog !== 0) redealPossessions(state.chance, player, state.known, seat * KNOWN_PER_SEAT);
    redealChoice(state, seat);
  }
}

const KINDS = RESOURCES.map((_, resource) => resource);
const most = [0, 0, 0, 0];
const order = [0, 1, 2, 3];
/** At even odds a kind gets at most this many cubes above its lower bound: small stocks are more likely. */
const FEW = 7;

/** Random within the public bounds, of unchanged worth, and below what unreached achievements need. */
function redealPossessions(chance: Chance, player: Player, known: readonly number[], from: number): void {
  let rest = worthOf(player.money, player.stock) - worthOf(0, known, from);
  for (let resource = 0; resource < RESOURCES.length; resource++)
    most[resource] = known[from + RESOURCES.length + resource] as number;
  for (let i = 0; i < ACHIEVEMENTS.length; i++)
    if ((player.achievements & (1 << i)) === 0)
      keepBelow(chance, known, from, ACHIEVEMENT_STOCKS[i] as Cubes | null);
  for (let i = 0; i < order.length; i++) order[i] = i;
  shuffle(chance, order);
  for (let i = 0; i < order.length; i++) {
    const resource = order[i] as number;
    const least = known[from + resource] as number;
    const room = Math.min(
      (most[resource] as number) - least,
      Math.floor(rest / (PRICES[resource] as number)),
    );
    const more =
      room <= 0 ? 0 : randomBelow(chance, 1 + (randomBelow(chance, 2) === 0 ? Math.min(room, FEW) : room));
    player.stock[resource] = least + more;
    rest -= more * (PRICES[resource] as number);
  }
  player.money = rest;
  redealTraded(chance, player);
}

function keepBelow(chance: Chance, known: readonly number[], from: number, stock: Cubes | null): void {
  if (stock === null) return;
  const lacking = KINDS.filter((kind) => (stock[kind] as number) > (known[from + kind] as number));
  const kind = lacking[randomBelow(chance, lacking.length)] as number;
  most[kind] = Math.min(most[kind] as number, (stock[kind] as number) - 1);
}

/** How many kinds were traded is public; which ones is not. */
function redealTraded(chance: Chance, player: Player): void {
  if (player.traded === 0) return;
  shuffle(chance, order);
  const kinds = countBits(player.traded);
  player.traded = 0;
  for (let i = 0; i < kinds; i++) player.traded |= 1 << (order[i] as number);
}

/** Even how far a seat has got with its choice is hidden. RW-4.6, RW-12.7 */
function redealChoice(state: Rockwell, seat: number): void {
  const step = state.steps[state.steps.length - 1] as Step;
  const player = playerOf(state, seat);
  if (step.at === 'auction') player.choice[0] = NOTE * randomBelow(state.chance, player.money / NOTE + 1);
  if (step.at === 'auction' || step.at === 'insurance') {
    for (let resource = 0; resource < RESOURCES.length; resource++) {
      player.choice[resource + 1] = randomBelow(state.chance, (player.stock[resource] as number) + 1);
    }
  }
  if (step.at === 'danger' && !includesSeat(step.pending, seat)) {
    const booty = waitingBooty(state, step.left);
    player.choice[0] = randomBelow(
      state.chance,
      Math.min(lossAfterSafety(booty, state, seat), player.insurance) + 1,
    );
  }
}
