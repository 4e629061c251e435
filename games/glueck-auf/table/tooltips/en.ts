/** What each kind of component is, and what one of them costs or is worth now. */
export const en = {
  kinds: {
    lockedSpace: { title: 'Locked space', text: 'Not used with this number of players.' },
    drawTiles: {
      title: 'Draw space for tiles',
      text: 'Look at the top five tunnel tiles in secret. Buy one or none.',
    },
    drawOrders: {
      title: 'Draw space for orders',
      text: 'Look at the top five orders in secret. Keep one or none.',
    },
    emptySpace: {
      title: 'Worker space',
      text: 'Empty, it takes one worker; occupied, one more than stands there. Nothing is left here to take.',
    },
    order: {
      title: 'Order',
      text: 'Fill all its slots with coal, then deliver it by its transport to score its points.',
    },
    tunnelTile: {
      title: 'Tunnel tile',
      text: 'Goes to the level of its colour, on its own side, with coal on every cart. Price: carts × level.',
    },
    slot: { title: 'Coal slot', text: 'Takes one cube of its colour, or any two cubes instead.' },
    miningSpace: {
      title: 'Mining space',
      text: 'Gives work steps to move the cage and your coal. Steps that you don’t use are lost.',
    },
    deliverySpace: {
      title: 'Delivery space',
      text: 'Delivers all your full orders that use this transport, at once.',
    },
    moneySpace: { title: 'Money space', text: 'Gives the marks that it shows.' },
    bank: { title: 'Bank', text: 'Always one worker for one mark. Nobody is displaced.' },
    canteen: { title: 'Canteen', text: 'Displaced workers rest here until the shift ends.' },
    coalSupply: {
      title: 'Coal supply',
      text: 'Fills the carts of new tunnel tiles. When a colour has run out, you load another one.',
    },
    cube: {
      title: 'Coal cube',
      text: 'One work step moves one cube: from a cart into the cage, or at the surface to an order or storage.',
    },
    cage: { title: 'Pit cage', text: 'Holds five cubes. Any distance up or down is one work step.' },
    cart: {
      title: 'Minecart',
      text: 'Filled only once, when its tile is bought. Empty carts score after shift 3.',
    },
    level: {
      title: 'Tunnel level',
      text: 'Tunnel tiles of this colour are built here, light ones on one side, dark ones on the other.',
    },
    storage: {
      title: 'Storage',
      text: 'Keeps any number of cubes for later. From here to an order is one work step each.',
    },
    balance: {
      title: 'Balance',
      text: 'At the end you lose 2 points for every tile that one side has more than the other.',
    },
    element: {
      title: 'Element of the clock',
      text: 'Whoever has most of it gets the large figure, the second the small one.',
    },
    clock: {
      title: 'Shift clock',
      text: 'Shows who gets points for what, and after which shift. Every shift scores the earlier elements again.',
    },
    purse: {
      title: 'Workers and marks',
      text: 'Every turn costs workers; without any you wait until the shift ends.',
    },
    delivered: {
      title: 'Delivered orders',
      text: 'They lie face down and count in every shift scoring from now on.',
    },
    forecast: {
      title: 'End of the game',
      text: 'What is left over scores: 5 marks or 3 cubes are a point, an open order costs one.',
    },
  },
  states: {
    needs: 'Needs {count, plural, one {# worker} other {# workers}}.',
    needsOf: 'Needs {count, plural, one {# worker} other {# workers}}; you have {own}.',
    price: 'Costs {price}.',
    priceOf: 'Costs {price}; you have {marks}.',
    worth: 'Worth {points}.',
    filled: '{filled} of {slots} slots filled, worth {points}.',
    slotEmpty: 'Still empty: {slot}.',
    slotHalf: 'Half filled: one more cube of any colour.',
    slotFilled: 'Filled.',
    steps: '{count} work steps.',
    ready:
      '{count, plural, =0 {None of your orders is ready} one {# of your orders is ready} other {# of your orders are ready}}.',
    gives: 'Gives {marks}.',
    left: '{count} left.',
    resting:
      '{count, plural, =0 {None of your workers is here} one {# of your workers is here} other {# of your workers are here}}.',
    leftOf: '{coal}: {count} left.',
    taken: '{count} of {places} places taken.',
    loaded: 'Carries coal: {coal}.',
    empty: 'Empty.',
    leftover: 'With all cubes you own now: {points} at the end.',
    stored: '{count, plural, =0 {Nothing} one {# cube} other {# cubes}} in it.',
    carts: '{carts, plural, one {# cart} other {# carts}}, {empty} empty.',
    balance: '{light} light, {dark} dark: {points}.',
    elements: 'After this shift, elements 1 to {count} score.',
    element: '{element}: {first}, second place {second}.',
    elementAlone: '{element}: {first} for the most.',
    count: 'You have {count}.',
    fromShift: 'From shift {shift} on.',
    purse: '{workers} and {marks}.',
    deliveredCount: '{count, plural, =0 {None yet} one {# order} other {# orders}}.',
  },
} as const;
