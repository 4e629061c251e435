import type { Weights } from '@pithead/bots';
import { weightOf } from '@pithead/bots';

/** Read once into an object of fixed shape. */
export function readWeights(weights: Weights) {
  const of = (name: string): number => weightOf(weights, name);
  const positive = (name: string): number => Math.max(0.02, of(name));
  return {
    /** Points per worker, at the start and at the end of the game. */
    workerEarly: of('workerEarly'),
    workerLate: of('workerLate'),
    /** Points charged to an order per worker that it still needs. */
    labourEarly: of('labourEarly'),
    labourLate: of('labourLate'),
    /** Work steps per worker: fixed part, and part that depends on free mining spaces. */
    stepsBase: positive('stepsBase'),
    stepsFree: of('stepsFree'),
    /** Workers for a delivery: a second order on the same transport, and per worker standing in the way. */
    jointDelivery: of('jointDelivery'),
    crowdedDelivery: of('crowdedDelivery'),
    /**
     * Workers for a cube that must be bought: for the tile, and per mark of its price; and for substituting
     * two cubes.
     */
    buying: of('buying'),
    earning: of('earning'),
    substitute: of('substitute'),
    /**
     * Share of the workers available for the present orders, in this shift and later; nearly all of the last
     * `handful`.
     */
    capacityNow: of('capacityNow'),
    capacityLater: of('capacityLater'),
    handful: positive('handful'),
    /**
     * Uncertainty of deliveries in time: minimum, growth with the workers left until then, and with the
     * order's labour.
     */
    doubt: positive('doubt'),
    doubtPerTime: of('doubtPerTime'),
    doubtPerLabour: of('doubtPerLabour'),
    slotRank: of('slotRank'),
    /** Workers per open slot of an opponent's order. */
    othersSlot: of('othersSlot'),
    /** Uncertainty of a count at the scoring itself, and its growth per shift before it. */
    slotDoubtNow: positive('slotDoubtNow'),
    slotDoubtLater: of('slotDoubtLater'),
    cartDoubtNow: positive('cartDoubtNow'),
    cartDoubtLater: of('cartDoubtLater'),
    /** Advantage of an equal count: a tie gives the full points. */
    tie: of('tie'),
    cartUse: of('cartUse'),
    /** Cubes that no order needs: early, per level of depth, and if already hauled up. */
    cube: of('cube'),
    cubeDepth: of('cubeDepth'),
    hauled: of('hauled'),
    /**
     * Marks: value of the first ones, how many of them are useful in a whole game, and value of further ones.
     */
    mark: of('mark'),
    marksWanted: positive('marksWanted'),
    spareMark: of('spareMark'),
    /** Imbalance of tiles at the start of the game: the first, and each further one. */
    unevenOne: of('unevenOne'),
    unevenMore: of('unevenMore'),
    /** More orders in hand than this are not useful. */
    handyOrders: positive('handyOrders'),
    startPlayer: of('startPlayer'),
    /** Value of drawing five, before they are known. */
    drawTiles: of('drawTiles'),
    drawOrders: of('drawOrders'),
    /** With this many marks half of the drawn tiles are affordable. */
    drawMarks: positive('drawMarks'),
    leadStart: positive('leadStart'),
    leadEnd: positive('leadEnd'),
  };
}

export type EvaluationWeights = ReturnType<typeof readWeights>;
