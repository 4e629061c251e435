/** Money and cubes count in thousands of dollars, everything else in prestige. */
import type { Weights } from '@pithead/bots';
import { weightOf } from '@pithead/bots';

/** A class, so that all evaluations read objects of one shape. */
export class EvaluationWeights {
  /** Per thousand dollars, and per cubes worth as much; with one turn left, `plenty` thousands count half. */
  readonly money: number;
  readonly cubes: number;
  readonly plenty: number;
  /** Turns before the end at which achievements in reach are worth half. */
  readonly fade: number;
  /** Credit towards a goal for money, for cubes that must be sold first, and for money towards powers. */
  readonly byMoney: number;
  readonly bySale: number;
  readonly powerByMoney: number;
  readonly stockGoal: number;
  readonly cardsGoal: number;
  readonly powerGoal: number;
  readonly deepGoal: number;
  readonly coreGoal: number;
  /**
   * Deliveries with all cubes in stock, with and without a workshop action this turn; then nearly ready ones.
   */
  readonly readyNow: number;
  readonly readyLater: number;
  readonly nearDelivery: number;
  /**
   * Booty one, two or three activations away or out of reach; crews next to unrevealed tiles; booty of the
   * remaining Phases I by the present powers; danger.
   */
  readonly soon1: number;
  readonly soon2: number;
  readonly soon3: number;
  readonly soonNever: number;
  readonly near: number;
  readonly yield: number;
  readonly danger: number;
  /** Over a whole game; `strongDepth` is per power above 1. */
  readonly crew: number;
  readonly power2: number;
  readonly power3: number;
  readonly power4: number;
  readonly depth: number;
  readonly strongDepth: number;
  readonly mobility1: number;
  readonly mobility2: number;
  readonly mobility3: number;
  readonly safety1: number;
  readonly safety2: number;
  readonly safety3: number;
  readonly insurance: number;
  readonly income: number;
  readonly unturned: number;
  /**
   * Bribery, subcontracting, each place ahead in Control order; a transaction, one with a goal in reach; an
   * action.
   */
  readonly bribery: number;
  readonly hire: number;
  readonly control: number;
  readonly trade: number;
  readonly tradeGoal: number;
  readonly act: number;
  /**
   * Each opponent behind in Management order; the lead in thousands that makes it half certain; the share of
   * their money that opponents bid.
   */
  readonly order: number;
  readonly bidScale: number;
  readonly theirBid: number;
  /** Share at the start, and the lead in cubes per remaining turn that makes a rank half certain. */
  readonly rankEarly: number;
  readonly rankScale: number;
  /**
   * Turns of a game, the least left, per unrevealed tile, and left when one more player in the core ends it.
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
