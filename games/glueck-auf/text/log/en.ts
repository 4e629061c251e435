export const enLog = {
  startPlayerDrawn: '{name} starts shift 1 (chosen at random).',
  orderDrafted: '{name} selects an order: {order}.',
  orderRevealed: 'New order on {space}: {order}.',
  tileRevealed: 'New tunnel tile on {space}: {tile}.',
  shiftBegun: 'Shift {shift}: {name} starts.',
  workersDisplaced:
    '{count, plural, one {# of {name}’s workers moves to the canteen (from {space}).} other {# of {name}’s workers move to the canteen (from {space}).}}',
  workersPlaced: '{name} places {workers}: {space}.',
  bankUsed: '{name} sends 1 worker to the bank and gets {marks}.',
  tileBought: '{name} buys a tunnel tile for {price}: {tile}.',
  cubesLoaded:
    '{count, plural, one {{name} fills # minecart on level {level} with coal: {coal}.} other {{name} fills # minecarts on level {level} with coal: {coal}.}}',
  cartsLeftEmpty:
    '{count, plural, one {{name} leaves # minecart on level {level} empty: the general supply is used up.} other {{name} leaves # minecarts on level {level} empty: the general supply is used up.}}',
  tilesDrawn: '{count, plural, one {{name} draws # tunnel tile.} other {{name} draws # tunnel tiles.}}',
  noTileBought: '{name} doesn’t buy a tunnel tile.',
  tilesReturned: {
    top: '{count, plural, one {{name} puts # tunnel tile back on top of the stack.} other {{name} puts # tunnel tiles back on top of the stack.}}',
    bottom:
      '{count, plural, one {{name} puts # tunnel tile back at the bottom of the stack.} other {{name} puts # tunnel tiles back at the bottom of the stack.}}',
  },
  miningBegun: '{name} mines with up to {steps} work steps.',
  cageMoved: {
    down: '{name} moves the pit cage down: {level}.',
    up: '{name} moves the pit cage up: {level}.',
  },
  coalLoaded: '{name} loads coal from level {level}: {coal}.',
  cubeLaid: {
    cage: {
      half: '{name} puts coal from the pit cage on an order: {coal} on {slot}, half filled ({order}).',
      filled: '{name} puts coal from the pit cage on an order: {coal} on {slot}, filled ({order}).',
    },
    storage: {
      half: '{name} puts stored coal on an order: {coal} on {slot}, half filled ({order}).',
      filled: '{name} puts stored coal on an order: {coal} on {slot}, filled ({order}).',
    },
  },
  coalStored: '{name} puts coal into storage: {coal}.',
  miningEnded: {
    all: '{name} stops mining.',
    unused:
      '{count, plural, one {{name} stops mining, # work step is lost.} other {{name} stops mining, # work steps are lost.}}',
  },
  orderDelivered: {
    known: '{name} delivers an order: {order}.',
    hidden: '{name} delivers an order: {transport} ({points}).',
  },
  moneyTaken: '{name} takes {marks}.',
  orderTaken: '{name} takes an order: {order}.',
  ordersDrawn: '{count, plural, one {{name} draws # order.} other {{name} draws # orders.}}',
  orderKept: '{name} keeps an order: {order}.',
  noOrderKept: '{name} doesn’t keep an order.',
  ordersReturned: {
    top: '{count, plural, one {{name} puts # order back on top of the stack.} other {{name} puts # orders back on top of the stack.}}',
    bottom:
      '{count, plural, one {{name} puts # order back at the bottom of the stack.} other {{name} puts # orders back at the bottom of the stack.}}',
  },
  shiftEnded: 'Shift {shift} is over. Now it’s scored.',
  ordersRevealed:
    '{count, plural, one {{name} reveals a delivered order: {orders}.} other {{name} reveals delivered orders: {orders}.}}',
  elementScored: {
    scores: '{element}: {scores}.',
    score: '{name} ({count}) scores {points}',
    nobody: '{element}: nobody scores.',
  },
  startPlayerChanged: {
    most: '{name} starts the next shift: {workers} in the factory.',
    nobody: '{name} starts the next shift: nobody has a worker in the factory.',
  },
  finalPoints: {
    money: '{name} scores {points} for {marks} (1\u00a0point per {rate}\u00a0marks).',
    cubes: '{name} scores {points} for {cubes} (1\u00a0point per {rate} coal cubes).',
    outstandingOrders:
      '{count, plural, one {{name} loses {points} for # outstanding order.} other {{name} loses {points} for # outstanding orders.}}',
    noOutstandingOrders: '{name} has no outstanding orders: no penalty.',
    imbalance:
      '{count, plural, one {{name} loses {points} for imbalance: the two sides differ by # tunnel tile.} other {{name} loses {points} for imbalance: the two sides differ by # tunnel tiles.}}',
    noImbalance: '{name} has no imbalance: no penalty.',
  },
  gameEnded: { one: '{name} wins the game.', shared: '{names} share the victory.' },
} as const;
