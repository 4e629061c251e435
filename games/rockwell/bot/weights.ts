/**
 * What the evaluation counts with. Money and cubes are counted in thousands of dollars, everything they
 * promise in prestige.
 */
import type { Weights } from '@pithead/bots';
import { weightOf } from '@pithead/bots';

/** Read once, into an object whose shape never changes. */
export class Terms {
  /**
   * A thousand dollars, and cubes for as much; a turn before the end, of a fortune of `plenty` thousands only
   * half counts.
   */
  readonly money: number;
  readonly cubes: number;
  readonly plenty: number;
  /** So many turns before the end, achievements in sight are worth half. */
  readonly fade: number;
  /** Part of a goal that money, and cubes that would have to be sold first, stand for. */
  readonly byMoney: number;
  readonly bySale: number;
  /** Part of an achievement of power that money stands for. */
  readonly powerByMoney: number;
  /** Parts of the top tile: cubes in stock, extraction cards, powers, depth, core. */
  readonly stockGoal: number;
  readonly cardsGoal: number;
  readonly powerGoal: number;
  readonly deepGoal: number;
  readonly coreGoal: number;
  /**
   * Deliveries whose cubes are in stock, with a workshop action for them this turn and without; and one that
   * is near.
   */
  readonly readyNow: number;
  readonly readyLater: number;
  readonly nearDelivery: number;
  /**
   * Booty of a tile that is one, two, three activations off, or out of reach; crews beside unrevealed tiles;
   * the card.
   */
  readonly soon1: number;
  readonly soon2: number;
  readonly soon3: number;
  readonly soonNever: number;
  readonly near: number;
  /**
   * Part of the booty that the present powers would bring from the unrevealed tiles in the phases I to come.
   */
  readonly yield: number;
  readonly danger: number;
  /** Over a whole game: a crew, its powers, its depth, levels of mobility and safety. */
  readonly crew: number;
  readonly power2: number;
  readonly power3: number;
  readonly power4: number;
  readonly depth: number;
  /** Depth of a strong crew, for each power above 1. */
  readonly strongDepth: number;
  readonly mobility1: number;
  readonly mobility2: number;
  readonly mobility3: number;
  readonly safety1: number;
  readonly safety2: number;
  readonly safety3: number;
  readonly insurance: number;
  /** Income of mineshafts for each turn to come, and how much of it where the tile is not turned up yet. */
  readonly income: number;
  readonly unturned: number;
  /**
   * Slots: bribery, subcontracting, a place further ahead in drilling order; a transaction, with something to
   * gain by it; an action.
   */
  readonly bribery: number;
  readonly hire: number;
  readonly control: number;
  readonly trade: number;
  readonly tradeGoal: number;
  readonly act: number;
  /**
   * Each opponent behind in Management order, the thousands more that make it half sure, and the part of
   * their money that others bid.
   */
  readonly order: number;
  readonly bidScale: number;
  readonly theirBid: number;
  /**
   * Bonus by rank: how much of it counts from the beginning, and how large a lead in cubes makes it half sure
   * a turn before the end.
   */
  readonly rankEarly: number;
  readonly rankScale: number;
  /**
   * Turns a game lasts, at least to come, for each unrevealed tile, and when one more player in the core ends
   * it.
   */
  readonly horizon: number;
  readonly leastTurns: number;
  readonly turnsPerTile: number;
  readonly coreTurns: number;
  readonly leadStart: number;
  readonly leadEnd: number;

  constructor(weights: Weights) {
    this.money = weightOf(weights, 'money');
    this.cubes = weightOf(weights, 'cubes');
    this.plenty = Math.max(1, weightOf(weights, 'plenty'));
    this.fade = Math.max(0, weightOf(weights, 'fade'));
    this.byMoney = weightOf(weights, 'byMoney');
    this.bySale = weightOf(weights, 'bySale');
    this.powerByMoney = weightOf(weights, 'powerByMoney');
    this.stockGoal = weightOf(weights, 'stockGoal');
    this.cardsGoal = weightOf(weights, 'cardsGoal');
    this.powerGoal = weightOf(weights, 'powerGoal');
    this.deepGoal = weightOf(weights, 'deepGoal');
    this.coreGoal = weightOf(weights, 'coreGoal');
    this.readyNow = weightOf(weights, 'readyNow');
    this.readyLater = weightOf(weights, 'readyLater');
    this.nearDelivery = weightOf(weights, 'nearDelivery');
    this.soon1 = weightOf(weights, 'soon1');
    this.soon2 = weightOf(weights, 'soon2');
    this.soon3 = weightOf(weights, 'soon3');
    this.soonNever = weightOf(weights, 'soonNever');
    this.near = weightOf(weights, 'near');
    this.yield = weightOf(weights, 'yield');
    this.danger = weightOf(weights, 'danger');
    this.crew = weightOf(weights, 'crew');
    this.power2 = weightOf(weights, 'power2');
    this.power3 = weightOf(weights, 'power3');
    this.power4 = weightOf(weights, 'power4');
    this.depth = weightOf(weights, 'depth');
    this.strongDepth = weightOf(weights, 'strongDepth');
    this.mobility1 = weightOf(weights, 'mobility1');
    this.mobility2 = weightOf(weights, 'mobility2');
    this.mobility3 = weightOf(weights, 'mobility3');
    this.safety1 = weightOf(weights, 'safety1');
    this.safety2 = weightOf(weights, 'safety2');
    this.safety3 = weightOf(weights, 'safety3');
    this.insurance = weightOf(weights, 'insurance');
    this.income = weightOf(weights, 'income');
    this.unturned = weightOf(weights, 'unturned');
    this.bribery = weightOf(weights, 'bribery');
    this.hire = weightOf(weights, 'hire');
    this.control = weightOf(weights, 'control');
    this.trade = weightOf(weights, 'trade');
    this.tradeGoal = weightOf(weights, 'tradeGoal');
    this.act = weightOf(weights, 'act');
    this.order = weightOf(weights, 'order');
    this.bidScale = Math.max(0.05, weightOf(weights, 'bidScale'));
    this.theirBid = weightOf(weights, 'theirBid');
    this.rankEarly = weightOf(weights, 'rankEarly');
    this.rankScale = Math.max(0.05, weightOf(weights, 'rankScale'));
    this.horizon = Math.max(2, weightOf(weights, 'horizon'));
    this.leastTurns = Math.max(0.1, weightOf(weights, 'leastTurns'));
    this.turnsPerTile = Math.max(0, weightOf(weights, 'turnsPerTile'));
    this.coreTurns = Math.max(0.1, weightOf(weights, 'coreTurns'));
    this.leadStart = weightOf(weights, 'leadStart');
    this.leadEnd = weightOf(weights, 'leadEnd');
  }
}
