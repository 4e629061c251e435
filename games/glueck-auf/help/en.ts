export const helpEn = {
  decisions: {
    draft: 'Orders are contracts: fill their coal slots, deliver the card and score its points.',
    turn: 'Every space has one action: buy tunnels, mine coal, deliver orders, take money or take orders.',
    drawnTiles: 'A tile that is bought brings minecarts full of coal; the others go back to the stack.',
    tilesToEnd: 'What goes on top is drawn next; what goes to the bottom stays away for a long time.',
    returnTiles: 'The first tile put back lies above the others.',
    shortage: 'The supply has run out of this colour, so the minecart gets a cube of another.',
    mining: 'Each step moves the pit cage, or one coal cube; unused steps are lost.',
    secondCube: 'Two cubes of any colour stand for one of the right colour.',
    drawnOrders: 'An order that is kept lies open with the outstanding orders; the others go back.',
    ordersToEnd: 'What goes on top is drawn next; what goes to the bottom stays away for a long time.',
    returnOrders: 'The first order put back lies above the others.',
    endOfTurn: 'Ending the turn makes it final and refills the space that was emptied.',
  },
  areas: {
    factory: 'Factory: buy tunnels',
    mining: 'Mining: bring up coal',
    delivery: 'Delivery: score orders',
    money: 'Money',
    orders: 'New orders',
  },
  examples: {
    occupied: 'Ben’s worker stands on mining space 6. Mine there anyway.',
    cageSteps: 'Six steps: bring up two yellow cubes and fill both slots of the yellow order.',
    twoForOne: 'No brown coal in the cage. Put both yellow cubes on the brown slot.',
  },
} as const;
