export const en = {
  title: 'Glück Auf (Coal Baron)',

  coals: { yellow: 'yellow', brown: 'brown', grey: 'grey', black: 'black' },
  coalNouns: { yellow: 'yellow', brown: 'brown', grey: 'grey', black: 'black' },
  slots: {
    yellow: 'yellow coal slot',
    brown: 'brown coal slot',
    grey: 'grey coal slot',
    black: 'black coal slot',
  },
  carts: {
    yellow: '{count, plural, one {# yellow minecart} other {# yellow minecarts}}',
    brown: '{count, plural, one {# brown minecart} other {# brown minecarts}}',
    grey: '{count, plural, one {# grey minecart} other {# grey minecarts}}',
    black: '{count, plural, one {# black minecart} other {# black minecarts}}',
  },
  transports: { handcart: 'handcart', horsecart: 'horse cart', truck: 'truck', railway: 'railway' },
  transportOrders: {
    handcart: 'handcart order',
    horsecart: 'horse cart order',
    truck: 'truck order',
    railway: 'railway order',
  },
  sides: { light: 'light side', dark: 'dark side' },
  ends: { top: 'On top of the stack', bottom: 'At the bottom of the stack' },

  marks: '{count, plural, one {#\u00a0mark} other {#\u00a0marks}}',
  points: '{count, plural, one {#\u00a0point} other {#\u00a0points}}',
  minusPoints: '{count, plural, one {\u2212#\u00a0point} other {\u2212#\u00a0points}}',
  workers: '{count, plural, one {# worker} other {# workers}}',
  cubes: '{count, plural, one {# coal cube} other {# coal cubes}}',

  tile: '{carts}, {side}',
  tilePriced: '{tile} ({price})',
  slotCount: '{count} {coal}',
  oneOfEach: '1 of each colour',
  order: '{transport}, {slots}',
  orderWorth: '{order} ({points})',
  spaces: {
    buyDisplayedTile: 'factory space {number}',
    drawFiveTiles: 'factory draw space',
    mining: 'mining space {number}',
    delivery: '{transport} delivery space',
    takeMoney: 'money space {number}',
    takeDisplayedOrder: 'order space {number}',
    drawFiveOrders: 'order draw space',
  },
  levels: { surface: 'surface', tunnel: 'level {level} ({coal})' },
  elements: {
    slotsByCoal: {
      yellow: 'Yellow coal slots',
      brown: 'Brown coal slots',
      grey: 'Grey coal slots',
      black: 'Black coal slots',
    },
    slotsByTransport: {
      handcart: 'Coal slots on handcart orders',
      horsecart: 'Coal slots on horse cart orders',
      truck: 'Coal slots on truck orders',
      railway: 'Coal slots on railway orders',
    },
    emptyCarts: {
      yellow: 'Empty yellow minecarts',
      brown: 'Empty brown minecarts',
      grey: 'Empty grey minecarts',
      black: 'Empty black minecarts',
    },
  },

  prompts: {
    draft: 'Order draft, {pick} of {picks}: select an order from the draft row.',
    turn: 'Shift {shift}: select a space for your workers, or the bank (1 worker). You have {workers} and {marks}.',
    drawnTiles:
      '{count, plural, one {Buy the tunnel tile you drew, or pass.} other {Buy one of the # tunnel tiles you drew, or none.}} You have {marks}.',
    tilesToEnd:
      '{count, plural, one {Put the tunnel tile back: on top or at the bottom of the stack.} other {Put the other # tunnel tiles back: all on top or all at the bottom of the stack.}}',
    returnTiles: '{end}, top first: select the next tunnel tile ({count} to go).',
    shortage:
      'There’s no {coal} coal left in the general supply. Select another colour for the next minecart ({count} to go).',
    mining: '{steps, plural, one {# step left.} other {# steps left.}} {act}',
    secondCube: 'Put the second cube on the same coal slot: {order} ({slot}).',
    drawnOrders:
      '{count, plural, one {Keep the order you drew, or pass.} other {Keep one of the # orders you drew, or none.}}',
    ordersToEnd:
      '{count, plural, one {Put the order back: on top or at the bottom of the stack.} other {Put the other # orders back: all on top or all at the bottom of the stack.}}',
    returnOrders: '{end}, top first: select the next order ({count} to go).',
    endOfTurn: 'End your turn.',
  },
  nothingAffordable:
    '{count, plural, one {You can’t afford the tunnel tile you drew} other {You can’t afford any of the # tunnel tiles you drew}}: you have {marks}. Go on without buying.',
  miningActs: {
    load: 'Select a coal cube to load (1 step), or move the pit cage. It holds {cubes} of {places}.',
    unload: 'Select a coal cube, or an order slot, to unload (1 step), or move the pit cage.',
    fill: 'Select a level for the pit cage, or a stored coal cube for an order (1 step).',
    lower: 'Select a level to lower the pit cage to (1 step).',
    full: 'The pit cage is full: move it up to the surface (1 step).',
    move: 'There’s no coal here: select where the pit cage goes next (1 step).',
  },
  endOfTurnRefill: 'End your turn. This space is refilled then: {space}.',
  waiting: 'Waiting for {name}',
  over: 'The game is over: {standings}.',
  standing: '{name} {points}',

  verbs: {
    draftOrder: 'Take an order',
    placeWorkers: 'Place workers',
    useBank: 'Worker to the bank',
    buyDrawnTile: 'Buy a tunnel tile',
    returnTilesTo: 'Put tunnel tiles back',
    returnTile: 'Put the next tunnel tile back',
    loadOtherCoal: 'Fill a minecart',
    cageDown: 'Cage down',
    cageUp: 'Cage up',
    cartToCage: 'Load coal',
    cageToOrder: 'Coal to order',
    cageToStorage: 'Coal to storage',
    storageToOrder: 'Stored coal to order',
    stopMining: 'Stop mining',
    keepDrawnOrder: 'Keep an order',
    returnOrdersTo: 'Put orders back',
    returnOrder: 'Put the next order back',
    endTurn: 'End turn',
  },
  plies: {
    draftOrder: 'Take order: {order}',
    placeWorkers: {
      buyDisplayedTile: '{space}, {workers}: buy for {price} – {tile}',
      drawFiveTiles:
        '{space}, {workers}: {count, plural, one {draw # tunnel tile} other {draw # tunnel tiles}}',
      mining: '{space}, {workers}: {steps} work steps',
      delivery:
        '{space}, {workers}: {count, plural, one {deliver # order} other {deliver # orders}}, {points}',
      takeMoney: '{space}, {workers}: take {marks}',
      takeDisplayedOrder: '{space}, {workers}: take order – {order}',
      drawFiveOrders: '{space}, {workers}: {count, plural, one {draw # order} other {draw # orders}}',
      locked: '{space}: locked',
      noTile: '{space}, {workers}: no tunnel tile',
      noOrder: '{space}, {workers}: no order',
    },
    useBank: 'Worker to the bank: {marks}',
    buyDrawnTile: { one: 'Buy for {price}: {tile}', none: 'Buy no tunnel tile' },
    returnTilesTo: {
      top: '{count, plural, one {Put # tunnel tile on top} other {Put # tunnel tiles on top}}',
      bottom:
        '{count, plural, one {Put # tunnel tile at the bottom} other {Put # tunnel tiles at the bottom}}',
    },
    returnNext: 'Next: {item}',
    loadOtherCoal: 'Fill minecart: {coal} ({count} in the supply)',
    cageDown: 'Cage down: {level}, {cubes}',
    cageUp: { tunnel: 'Cage up: {level}, {cubes}', surface: 'Cage up: to the surface' },
    cartToCage: 'Load coal: {coal}',
    cageToOrder: {
      own: 'From the cage: {coal} to {order} ({slot})',
      first: 'From the cage: {coal} to {order} ({slot}, empty; substitution 1 of 2)',
      second: 'From the cage: {coal} to {order} ({slot}, half filled; substitution 2 of 2)',
    },
    cageToStorage: 'Coal to storage: {coal}',
    storageToOrder: {
      own: 'From storage: {coal} to {order} ({slot})',
      first: 'From storage: {coal} to {order} ({slot}, empty; substitution 1 of 2)',
      second: 'From storage: {coal} to {order} ({slot}, half filled; substitution 2 of 2)',
    },
    stopMining:
      '{count, plural, one {Stop mining, # work step is lost} other {Stop mining, # work steps are lost}}',
    keepDrawnOrder: { one: 'Keep: {order}', none: 'Keep no order' },
    returnOrdersTo: {
      top: '{count, plural, one {Put # order on top} other {Put # orders on top}}',
      bottom: '{count, plural, one {Put # order at the bottom} other {Put # orders at the bottom}}',
    },
  },

  sources: {
    deliveredOrders: 'Delivered orders',
    slotsByCoal: 'Coal slots by type of coal',
    slotsByTransport: 'Coal slots by transport',
    emptyCarts: 'Empty minecarts',
    money: 'Money',
    cubes: 'Coal cubes',
    outstandingOrders: 'Outstanding orders',
    imbalance: 'Imbalance',
  },
  options: {
    splitSubstitution: 'Substitute cubes may be split over two actions',
    openDeliveredOrders: 'Delivered orders stay face up',
  },
} as const;
