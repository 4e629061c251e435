import type { Weights } from '@pithead/bots';
import { weightOf } from '@pithead/bots';

/** The weights as an object of fixed shape, read once; every evaluation looks them up by field. */
export function readWeights(weights: Weights) {
  const of = (name: string): number => weightOf(weights, name);
  const positive = (name: string): number => Math.max(0.02, of(name));
  return {
    /** Points that a worker brings in, with the whole game ahead and at its end. */
    workerEarly: of('workerEarly'),
    workerLate: of('workerLate'),
    /** Points that an order is charged for each worker that it still takes. */
    labourEarly: of('labourEarly'),
    labourLate: of('labourLate'),
    /** Work steps that a worker brings, and how much of it depends on which mining spaces are free. */
    stepsBase: positive('stepsBase'),
    stepsFree: of('stepsFree'),
    /**
     * Workers for a delivery: the second order on the same transport, and the workers that stand in the way.
     */
    jointDelivery: of('jointDelivery'),
    crowdedDelivery: of('crowdedDelivery'),
    /** Workers for a cube that is still to be bought: for the tile, and for each mark of its price. */
    buying: of('buying'),
    earning: of('earning'),
    /** What two cubes laid for one cost beyond the work steps, in workers. */
    substitute: of('substitute'),
    /**
     * The part of the workers that serves the orders at hand, in this shift and later; of the last handful it
     * is nearly all.
     */
    capacityNow: of('capacityNow'),
    capacityLater: of('capacityLater'),
    handful: positive('handful'),
    /**
     * How uncertain it is what will be ready in time: at least, with the workers left until then, and with
     * the labour of the order.
     */
    doubt: positive('doubt'),
    doubtPerTime: of('doubtPerTime'),
    doubtPerLabour: of('doubtPerLabour'),
    /** How much a slot adds to the rank of an order among the own ones. */
    slotRank: of('slotRank'),
    /** Workers that a slot not filled yet takes on another player's order. */
    othersSlot: of('othersSlot'),
    /** How uncertain a count of the clock is at the scoring itself, and one shift before it. */
    slotDoubtNow: positive('slotDoubtNow'),
    slotDoubtLater: of('slotDoubtLater'),
    cartDoubtNow: positive('cartDoubtNow'),
    cartDoubtLater: of('cartDoubtLater'),
    /** A count as high as the other's already wins: a tie gives the full points. */
    tie: of('tie'),
    /** The part of the loaded carts that will be emptied, with at least a shift to go. */
    cartUse: of('cartUse'),
    /** Cubes that no order asks for: early, for each level of depth, and for being hauled already. */
    cube: of('cube'),
    cubeDepth: of('cubeDepth'),
    hauled: of('hauled'),
    /** Marks: of the first ones, how many of them have a use in a whole game, and any more. */
    mark: of('mark'),
    marksWanted: positive('marksWanted'),
    spareMark: of('spareMark'),
    /** Tiles that one side has more: the first and the others, with the whole game to even it out. */
    unevenOne: of('unevenOne'),
    unevenMore: of('unevenMore'),
    /** More orders at a time than this do not come to hand. */
    handyOrders: positive('handyOrders'),
    startPlayer: of('startPlayer'),
    /** What looking at five is worth, before it is known what they are. */
    drawTiles: of('drawTiles'),
    drawOrders: of('drawOrders'),
    /** With so many marks half of the tiles that are looked at can be paid. */
    drawMarks: positive('drawMarks'),
    leadStart: positive('leadStart'),
    leadEnd: positive('leadEnd'),
  };
}

export type Worth = ReturnType<typeof readWeights>;
