/** Texts of refusals, loaded when the first one is explained. */
export const enReasons = {
  reasons: {
    notInDraftRow: 'This order isn’t in the draft row. Select one that is.',
    spaceLocked: 'This space is locked in this game. It’s only used with more players.',
    tooFewWorkers:
      'Not enough workers: you need {needed} and have {workers}. Workers come back when a new shift starts.',
    noTileThere: 'No tunnel tile: the draw stack has run out, so this factory space stays empty.',
    tooLittleMoney:
      'Not enough money: the tunnel tile costs {price, plural, one {#\u00a0mark} other {#\u00a0marks}}, you have {marks, plural, one {#\u00a0mark} other {#\u00a0marks}}. You get money on money spaces and at the bank.',
    tileStackEmpty: 'No tunnel tiles left: the draw stack stays empty for the rest of the game.',
    tileNotDrawn: 'You didn’t draw this tunnel tile.',
    coalNotInSupply: 'There’s no {coal} coal in the general supply. Select another colour.',
    notDeeper: 'The pit cage is already there or deeper. Select a deeper level, or move it up.',
    notHigher: 'The pit cage is already there or higher. Select a higher place, or move it down.',
    cageAtSurface:
      'The pit cage is at the surface, the minecarts are underground. Move it down first (1 step).',
    cageFull: 'The pit cage is full ({places} coal cubes). Unload it at the surface first.',
    noSuchCubeOnLevel:
      'There’s no {coal} coal on level {level}, where the pit cage is. Move the cage to the coal first (1 step).',
    cageNotAtSurface: 'The pit cage is underground. Move it up to the surface first (1 step).',
    noSuchCubeInCage: 'There’s no {coal} coal in the pit cage. Load some from a minecart first.',
    noSuchCubeInStorage: 'There’s no {coal} coal in your storage. Put some there from the pit cage first.',
    orderNotYours: 'This isn’t one of your outstanding orders. Select one of yours.',
    noEmptySlot:
      'No coal slot of this colour is empty on this order. Select another slot, or put the coal into storage.',
    noHalfFilledSlot:
      'No coal slot of this colour on this order is waiting for a second cube. Select an empty slot.',
    noSecondCube:
      'A substitution takes two cubes and two work steps, one right after the other. You don’t have both now.',
    secondCubeFirst: 'Put the second cube on the same coal slot first.',
    noCompleteOrder:
      'You have no complete {transportOrder}. You can deliver one once all its coal slots are filled.',
    noOrderThere: 'No order: the draw stack has run out, so this order space stays empty.',
    orderStackEmpty: 'No orders left: the draw stack stays empty for the rest of the game.',
    orderNotDrawn: 'You didn’t draw this order.',
  },
  /** What is being decided, instead of “not now”. */
  notNow: {
    draft: 'The order draft is still on: select an order. This becomes possible after the draft.',
    turn: 'First select a space for your workers, or the bank. Coal and the pit cage move once you’ve selected a mining space.',
    drawnTiles: 'First decide about the tunnel tiles you drew: buy one, or none.',
    returned: 'First put back what you drew.',
    shortage: 'First select coal for the minecarts that are still empty.',
    mining: 'You’re mining: use your work steps, or stop mining first.',
    secondCube: 'First put the second cube on the same coal slot.',
    drawnOrders: 'First decide about the orders you drew: keep one, or none.',
    endOfTurn: 'Your action is done: end your turn. You can do more on your next turn.',
  },
} as const;
