import { enLog } from './en.log.ts';
export const en = {
  title: 'Coal Baron',

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

  facts: enLog,

  reasons: {
    notInDraftRow: 'This order is not in the draft row.',
    spaceLocked: 'This space is not part of the game: it is locked.',
    tooFewWorkers: 'Too few workers: you need {needed} and have {workers}.',
    noTileThere: 'No tunnel tile: this factory space is empty.',
    tooLittleMoney:
      'Too little money: the tunnel tile costs {price, plural, one {#\u00a0mark} other {#\u00a0marks}}, you have {marks, plural, one {#\u00a0mark} other {#\u00a0marks}}.',
    tileStackEmpty: 'No tunnel tiles left: the draw stack is empty.',
    tileNotDrawn: 'You have not drawn this tunnel tile.',
    coalNotInSupply: 'No coal of this colour in the general supply: {coal}.',
    notDeeper: 'This level is not deeper: the pit cage is already there or below it.',
    notHigher: 'This place is not higher: the pit cage is already there or above it.',
    cageAtSurface: 'There are no minecarts here: the pit cage is at the surface.',
    cageFull: 'No free place: the pit cage already holds {places} coal cubes.',
    noSuchCubeOnLevel: 'No coal of this colour on level {level}: {coal}.',
    cageNotAtSurface: 'The pit cage is not at the surface: bring it up first.',
    noSuchCubeInCage: 'No coal of this colour in the pit cage: {coal}.',
    noSuchCubeInStorage: 'No coal of this colour in your storage: {coal}.',
    orderNotYours: 'This order is not one of your outstanding orders.',
    noEmptySlot: 'No empty coal slot: none of this colour is left on this order.',
    noHalfFilledSlot:
      'No half filled coal slot: none of this colour on this order is waiting for a second cube.',
    noSecondCube:
      'No second cube or no second work step: both cubes of a substitution must be placed one right after the other.',
    secondCubeFirst: 'The second cube is still missing: put it on the same coal slot first.',
    noCompleteOrder: 'No complete order with this transport: {transport}.',
    noOrderThere: 'No order: this order space is empty.',
    orderStackEmpty: 'No orders left: the draw stack is empty.',
    orderNotDrawn: 'You have not drawn this order.',
  },

  prompts: {
    draft: 'Order draft, {pick} of {picks}: take an order from the draft row.',
    turn: 'Shift {shift}: place workers or send 1 worker to the bank. You have {workers} and {marks}.',
    drawnTiles:
      '{count, plural, one {Buy the tunnel tile you have drawn, or do without it.} other {Buy one of the # tunnel tiles you have drawn, or none.}} You have {marks}.',
    tilesToEnd:
      '{count, plural, one {Return the remaining tunnel tile to the top or the bottom of the stack.} other {Return the remaining # tunnel tiles, all to the top or all to the bottom of the stack.}}',
    returnTiles: '{end}, from top to bottom: choose the next tunnel tile ({count} to go).',
    shortage:
      'No coal of this colour in the general supply: {coal}. Choose another colour for the next minecart ({count} to go).',
    mining:
      '{steps, plural, one {# work step left.} other {# work steps left.}} Pit cage: {level}, {cubes} of {places} places taken.',
    secondCube: 'Put the second cube on the same coal slot: {order} ({slot}).',
    drawnOrders:
      '{count, plural, one {Keep the order you have drawn, or do without it.} other {Keep one of the # orders you have drawn, or none.}}',
    ordersToEnd:
      '{count, plural, one {Return the remaining order to the top or the bottom of the stack.} other {Return the remaining # orders, all to the top or all to the bottom of the stack.}}',
    returnOrders: '{end}, from top to bottom: choose the next order ({count} to go).',
    endOfTurn: 'End your turn.',
  },
  endOfTurnRefill: 'End your turn. Then this space is refilled: {space}.',
  waiting: 'Waiting for {name}',
  over: 'The game is over: {standings}.',
  standing: '{name} {points}',

  verbs: {
    draftOrder: 'Take an order',
    placeWorkers: 'Place workers',
    useBank: 'Worker to the bank',
    buyDrawnTile: 'Buy a tunnel tile',
    returnTilesTo: 'Return tunnel tiles',
    returnTile: 'Return the next tunnel tile',
    loadOtherCoal: 'Fill a minecart',
    cageDown: 'Cage down',
    cageUp: 'Cage up',
    cartToCage: 'Load coal',
    cageToOrder: 'Coal to order',
    cageToStorage: 'Coal to storage',
    storageToOrder: 'Storage to order',
    stopMining: 'Stop mining',
    keepDrawnOrder: 'Keep an order',
    returnOrdersTo: 'Return orders',
    returnOrder: 'Return the next order',
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
      top: '{count, plural, one {Return # tunnel tile on top} other {Return # tunnel tiles on top}}',
      bottom:
        '{count, plural, one {Return # tunnel tile at the bottom} other {Return # tunnel tiles at the bottom}}',
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
      top: '{count, plural, one {Return # order on top} other {Return # orders on top}}',
      bottom: '{count, plural, one {Return # order at the bottom} other {Return # orders at the bottom}}',
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
    splitSubstitution: 'Substitute pair over two actions',
    openDeliveredOrders: 'Delivered orders face up',
  },
} as const;
