/** The texts of the guided first game, and the type of their translations. */
export const guideEn = {
  chapters: {
    threeOrders: {
      title: 'Three orders',
      summary: 'What orders are, and how you get your first three.',
      reminder: 'You’re picking your first three orders.',
    },
    buyAndDig: {
      title: 'Buy and dig',
      summary: 'Buy a tunnel tile and bring its coal to the surface.',
      reminder: 'You have three orders. Now you buy a tunnel tile and fetch its coal.',
    },
    deliver: {
      title: 'Deliver',
      summary: 'Send off your first order and see what it scores.',
      reminder: 'Your first order is full and waits to be delivered.',
    },
    crowdedSpaces: {
      title: 'Crowded spaces',
      summary: 'Use a space that somebody else has taken, and dig with ten steps.',
      reminder: 'One order is delivered. The next one wants grey coal.',
    },
    endOfShift: {
      title: 'End of the shift',
      summary: 'Play the rest of the shift on your own and watch the clock pay.',
      reminder: 'You play the rest of the shift on your own.',
    },
  },
  steps: {
    realMatch: {
      say: 'A real game: you against Ben, an Apprentice. Most points after three shifts wins.',
      more:
        'Apprentices are the easiest bots. ' +
        'Nothing is at stake here, and you can undo until something is drawn or picked for good.',
    },
    contracts: {
      say: 'Orders are contracts. Deliver the coal on a card and you score its points.',
      more: 'A card shows its coal, how it’s transported and what it’s worth.',
    },
    apprenticePicks: { say: 'You begin the shift, so Ben picks the first order.' },
    twoYellow: {
      say: 'Two yellow cubes by handcart: yellow coal is quick to dig and cheap.',
      act: 'Select this order twice: picking is final.',
    },
    oneBrown: {
      say: 'One brown cube by handcart. Orders with the same transport can leave together.',
      act: 'Select this order twice.',
      more: 'One visit to a delivery space sends off all your full orders with that transport.',
    },
    yourChoice: {
      say: 'Your choice: two grey by truck, or three by handcart for more points.',
      act: 'Select one of the two orders twice.',
    },
    yourOrders: { say: 'These are yours, and everybody can see them. You may hold any number.' },
    workers: {
      say: 'Each turn you place workers on one space. You have {workers} workers and {marks} marks.',
      more: 'The shift ends when nobody has a worker left.',
    },
    buyTile: {
      say: 'Buy this tile: two yellow carts, each with a cube of coal.',
      act: 'Select the tile in the factory.',
      more: 'A tile costs its carts times its level. This one: two carts on level 1.',
    },
    byItself: { say: 'It went to level {level} by itself, with a cube in each cart.', act: 'End your turn.' },
    gapFilled: { say: 'Ben bought two brown carts. The gap was filled from the stack.' },
    fetchCoal: {
      say: 'Now fetch your coal. This space gives you {steps} steps in the mine.',
      act: 'Select the space with 6 steps.',
    },
    cageDown: {
      say: 'Send the cage down to level 1. Any distance is one step.',
      act: 'Select level 1 in your shaft.',
    },
    loadOne: { say: 'Load a yellow cube: one cube, one step.', act: 'Select a yellow cube on a cart.' },
    loadAnother: { say: 'And another one. The cage holds five.', act: 'Select another yellow cube.' },
    cageUp: { say: 'Up to the surface: that’s step four.', act: 'Select the surface.' },
    layOne: { say: 'Put a cube on a yellow slot of your order.', act: 'Select the yellow slot.' },
    layAnother: {
      say: 'And the last one: six steps, one full order.',
      act: 'Select the other slot, then end your turn.',
    },
    displaced: {
      say: 'Ben took that space with two workers. Yours rests in the canteen.',
      more: 'Workers in the canteen come back after the shift.',
    },
    sendOrder: {
      say: 'Your order is full. Send a worker to the handcart.',
      act: 'Select the handcart in the delivery area.',
    },
    pointsAtOnce: {
      say: '{points} points at once. The card goes face down and counts again later.',
      act: 'End your turn.',
    },
    money: { say: 'Ben took 6 marks. Money spaces give what they show.' },
    clock: {
      say: 'After each shift the clock pays for the most delivered coal of each colour.',
      more: 'Select the clock to see what every sector pays for first and second place.',
    },
    wholeTrade: { say: 'Buy, dig, deliver: that’s the whole trade.' },
    wantsGrey: { say: 'This order wants {cubes} grey cubes. One already lies on level 3.' },
    greyCart: {
      say: 'Buy one more grey cart. It costs 3 marks.',
      act: 'Select this tile, then end your turn.',
    },
    occupied: {
      say: 'Ben stands there. You need one worker more than stand there: two.',
      more: 'The displaced worker goes to the canteen. A third visitor would need three.',
    },
    goInWithTwo: {
      say: 'Go in with two. You still have plenty.',
      act: 'Select the space with 10 steps.',
    },
    tenSteps: {
      say: '{steps} steps left: fetch two grey and one brown, then go up.',
      act: 'Dig as you like.',
      more: 'A plan: down to level 3, load two grey, up to level 2, load one brown.',
    },
    wayUp: {
      say: 'Keep one step for the way up and one for each cube.',
      act: 'Go up, fill your orders, then stop mining.',
    },
    unused: {
      say:
        '{unused, plural, =0 {Every step was used. That’s good mining.} ' +
        'one {One step was left over. Unused steps are lost.} other {# steps were left over. Unused steps are lost.}}',
      act: 'End your turn.',
    },
    byTruck: {
      say: 'Two grey by truck: that’s your best order. Deliver it.',
      act: 'Select the truck, then end your turn.',
    },
    ownWorker: {
      say: 'Your own worker is in the way, too: this takes two workers.',
      act: 'Select the handcart, then end your turn.',
    },
    newOrder: {
      say: 'Take a new order. It costs a worker, but no money.',
      act: 'Select an order, then end your turn.',
      more: 'From here on Ben thinks for himself.',
    },
    bank: { say: 'If every space is too dear, the bank gives 1 mark for one worker.' },
    onYourOwn: {
      say:
        '{workers, plural, one {One worker is} ' +
        'other {# workers are}} left, and they’re yours. Ask for a hint whenever you like.',
      act: 'Play until the shift is over.',
    },
    shiftOver: { say: 'No workers left: the shift was over, and the clock paid.' },
    bestColour: {
      say:
        'Most {coal, select, yellow {yellow} brown {brown} grey {grey} ' +
        'other {black}} delivered: {points, plural, one {# point} other {# points}} for you.',
    },
    tie: { say: 'A tie for first pays both of you in full.' },
    noColour: {
      say: 'This time Ben has delivered more of every colour. After the next shift it’s counted again.',
    },
    laterShifts: {
      say: 'Shift 2 adds transports, shift 3 empty carts. All delivered coal is scored once more.',
      more: 'That’s why early deliveries pay up to three times.',
    },
    workersReturn: { say: 'All workers are back. Mines, orders and money stay as they are.' },
    openOrders: { say: 'At the very end each order that isn’t delivered costs a point.' },
  },
  tags: {
    goesHere: 'It goes here',
    wantsYellow: 'This wants yellow',
    twoWorkers: 'Two workers',
    dig: 'Dig',
    deliver: 'Deliver',
  },
  options: {
    twoGrey: 'Two grey for 7 points: filled sooner.',
    threeGrey: 'Three grey for 9 points: one cube more to dig.',
  },
  learnt: [
    'Orders score when they’re full and delivered with their transport.',
    'Tunnel tiles bring the coal; the cage brings it up, one step at a time.',
    'An occupied space costs one worker more than stand there.',
    'After each shift the clock pays for the most delivered coal.',
  ],
  leftOut: [
    'Two cubes of any colour in place of the right one (GA-6.8)',
    'Looking at five tiles or orders from the stack (GA-5.5, GA-9.2)',
    'Your storage (GA-6.6)',
    'The balance of light and dark tunnels (GA-12.4)',
  ],
} as const;
