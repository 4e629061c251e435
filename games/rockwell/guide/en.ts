/** The texts of the guided first game, and the type of their translations. */
export const guideEn = {
  chapters: {
    sealedBid: {
      title: 'The sealed bid',
      summary: 'What scores, what you own, and what a bid is for.',
      reminder: 'You’re about to make your first bid.',
    },
    vicePresidents: {
      title: 'Two vice presidents',
      summary: 'Send your vice presidents to the boards and insure yourself against danger.',
      reminder: 'The bids are paid. Now everybody places vice presidents.',
    },
    fourRounds: {
      title: 'Four rounds',
      summary: 'Move crews, drill tiles and share what’s in them.',
      reminder: 'You’re drilling: four rounds, one crew in each.',
    },
    workshop: {
      title: 'The workshop',
      summary: 'Turn cubes into prestige and make a crew stronger.',
      reminder: 'The drilling is over. Now your cubes become prestige.',
    },
    ownTurn: {
      title: 'Your own turn',
      summary: 'Play a turn on your own and see how the game ends.',
      reminder: 'You’re playing the second turn on your own.',
    },
  },
  steps: {
    realMatch: {
      say: 'Three companies drill towards the core: you, Ben and Cem. Most prestige at the end wins.',
      more: 'Ben and Cem are Apprentices, the easiest bots. Nothing is at stake here.',
    },
    whatScores: {
      say: 'Prestige comes from achievements, from deliveries, and at the end from owning the most of something.',
      more: 'Whoever reaches an achievement first scores the most for it. At the end, the most zinc scores, for example.',
    },
    stock: {
      say: 'You start with {cubes} cubes and ${money, number}. Nobody else sees what you own.',
      more: 'Zinc is the cheapest, then come copper, silver and gold.',
    },
    threeBoards: {
      say: 'Each turn you drill, trade and work. Three boards, but only two vice presidents to send.',
      more:
        'Everybody drills. But only a vice president on board II lets you trade, and only one on ' +
        'III lets you deliver.',
    },
    bid: {
      say: 'First comes a secret bid. The highest bidder sends vice presidents first. $500 is usually enough.',
      act: 'Raise the money to $500, then seal the bid.',
      more: 'What’s left will pay for a die and a stronger crew this turn.',
    },
    allPaid: { say: 'The bids are open, and everybody pays, even the lowest bidder.' },
    choosingOrder: {
      say:
        '{place, select, first {Your bid was the highest, so you place first. This order is new every turn.} ' +
        'middle {You place second. This order is new every turn.} other {You place last. This order is new every turn.}}',
    },
    controlCentre: {
      say: 'A vice president here drills first. Slots 1 and 2 may bribe rival crews, 3 and 4 hire dice.',
      more: 'A die is extra power for one of your crews. Bribing can wait for a later game.',
    },
    placeToHire: {
      say: 'Take slot 3. A hired die lets you drill a tile without any help.',
      act: 'Select slot 3, then select it again to confirm.',
    },
    placeToDeliver: {
      say: 'Your second one must go to another board. The workshop turns cubes into prestige.',
      act: 'Select the slot with 4 actions, then confirm.',
    },
    placeElsewhere: {
      say: 'Two boards for two vice presidents. Trade at the stock exchange, or deliver in the workshop.',
      act: 'Select a free slot, then confirm.',
    },
    insure: {
      say: 'Drilling draws cards. Some bring danger and cost cubes; an insurance tile for one cube saves another.',
      act: 'Add one zinc, then select “Insure 1 cube”.',
      more: 'Insurance tiles are kept until you use them.',
    },
    drillingOrder: {
      say:
        '{place, select, first {Slot numbers on board I set the drilling order: you’re first.} ' +
        'other {Slot numbers on board I set the drilling order. Companies without a slot there come last.}}',
    },
    fourCrews: {
      say: 'Your four crews, marked ▲, have power 1 each. You move one of them each round.',
      more: 'There are four rounds in a turn. A crew may move in several of them.',
    },
    moveIn: {
      say: 'This tile takes power {required}. Move your crew onto it.',
      act: 'Select tile A0, then select it again to confirm.',
      more: 'From an entrance a crew can reach the two tiles next to it.',
    },
    hireDie: {
      say: 'Your crew alone is too weak. A hired die of power {power} is just enough, for ${price, number}.',
      act: 'Select “Power {power}”.',
      more: 'Then a card is drawn, so this can’t be undone. Deeper down, dice can be stronger.',
    },
    dieWouldNotDo: {
      say:
        '{missing, plural, =0 {You may hire a die here, but nothing is left to drill. Save your money.} ' +
        'other {The tile still lacks power {missing}. A die wouldn’t be enough, so save your money.}}',
      act: 'Select “Skip”.',
    },
    aloneThere: {
      say: 'The tile is drilled. You’re alone there, so the whole card is yours: {cubes} cubes.',
    },
    forGood: { say: 'Each tile yields only once. Crews may still stand on it or cross it.' },
    rivals: {
      say:
        '{who, select, both {Ben and Cem} ben {Ben} other {Cem}} went here: power {present} ' +
        'of {required}. Power adds up, no matter whose.',
    },
    joinThem: {
      say:
        '{tile, select, none {Round two. Move a crew to a tile that’s nearly drilled, or begin one yourself.} ' +
        'other {Your crew completes {tile}. Move in: you get a full share and trigger the extraction.}}',
      act: '{tile, select, none {Select a crew, then a tile, then confirm.} other {Select tile {tile}, then confirm.}}',
      more: 'Every company with a crew there gets the same share, however strong it is.',
    },
    shares: {
      say: 'Equal shares of each resource. Leftovers go to the strongest; in this tie, to you, who triggered it.',
      more: 'A mineshaft on the tile would come first, even before the strongest.',
    },
    danger: {
      say: 'This card brings danger: it costs you your dearest cube. Your insurance tile saves it.',
      act: 'Use your insurance tile.',
      more: 'Danger costs as many cubes of this booty as you have power on the tile, the dearest first.',
    },
    dangerTook: {
      say: 'Danger took the dearest cube of your share. An insurance tile would have saved it.',
    },
    noNeedToHire: {
      say:
        '{helps, select, yes {You may hire here, too: a die of power {missing} drills the tile at once.} ' +
        'other {{missing, plural, =0 {You may hire here, too, but the tile is already drilled. Save your money.} other {You may hire here, too, but a die wouldn’t drill this tile yet. Save your money.}}}}',
      act: '{helps, select, yes {Select “Power {missing}”.} other {Select “Skip”.}}',
    },
    achievement: {
      say:
        'Eight zinc, eight copper: an achievement, {prestige} prestige. ' +
        'Your total is in the heading of your company.',
      more: 'It’s yours for good, even if you spend the cubes. The next company to get there scores less.',
    },
    cards: {
      say: 'If you trigger an extraction, you keep its card: {cards} so far. Six cards are an achievement.',
    },
    thirdRound: {
      say:
        '{tile, select, moved {Your crew has moved. You may still hire a die for it, but save your money.} ' +
        'die {Your crew has moved. A hired die drills the tile at once.} ' +
        'none {Round three. Find a tile that lacks little power, or go your own way.} ' +
        'other {Round three: tile {tile} lacks just a little power. Complete it, or go your own way.}}',
      act: '{tile, select, moved {Select “Skip”.} die {Hire or skip.} other {Select a crew, then a tile, then confirm.}}',
    },
    lastRound: {
      say:
        '{asked, select, die {Your crew has moved. Hire a die for it, or skip and save your money.} ' +
        'other {Round {round} of {rounds}. Move any crew, or let one stay: that counts as its move.}}',
      act: '{asked, select, die {Hire or skip.} other {Select a crew, then a tile, then confirm.}}',
    },
    sharedAgain: {
      say:
        '{who, select, ben {Ben} other {Cem}} ' +
        'completed {tile}. You had a crew there, so you got {cubes, plural, one {# cube} other {# cubes}}.',
    },
    dieStays: {
      say: 'Your die stays until the turn ends. To take it along, you’d pay its fee again.',
    },
    watchTrading: {
      say: 'Phase II, the stock exchange. Ben and Cem have vice presidents here. You don’t, so you watch.',
    },
    boughtSilver: {
      say: 'Cem sold zinc and copper and bought silver: ten silver are an achievement.',
      more: 'So cubes that are bought count as well, at once.',
    },
    prices: {
      say: 'Prices never change. Sell what you have too much of, buy what you lack.',
      more: 'You can buy or sell any number of cubes of one resource, each resource once a turn.',
    },
    ownTrades: {
      say: 'You have a vice president here, too: trade in turn with the others.',
      act: 'Buy or sell, or pass.',
    },
    actions: {
      say:
        'Phase III, the workshop. You have {actions, plural, one {# action} ' +
        'other {# actions}}, one at a time, in turn with the others.',
    },
    deliver: {
      say: 'Deliver: pay the cubes on a tile and take it. Its prestige stays hidden until the end.',
      act: 'Select a delivery, then confirm.',
    },
    nextTile: {
      say: 'The next tile of that pile costs more. Your prestige, in the heading of your company, has grown.',
    },
    deliverAgain: {
      say: '{zinc} zinc and {copper} copper left. Deliver again, or use the action for something else.',
      act: 'Select a delivery or an improvement, then confirm.',
    },
    raiseCrew: {
      say:
        '{canPay, select, yes {Raise a crew to power 2 for ${price, number}. It stays that strong all game.} ' +
        'other {Raising a crew costs ${price, number}, which you don’t have. Deliver something, or pass.}}',
      act: 'Select one of your crews, then confirm.',
      more: 'A strong crew drills more tiles alone and wins more leftovers.',
    },
    strongCrews: {
      say: 'Ben raised three crews to power 2: that’s an achievement, too. The first there scores most.',
    },
    tracks: {
      say: 'Mobility, safety and mineshafts are bought here, too. They can wait.',
      more: 'Mobility takes crews further, safety makes danger cost less, and mineshafts bring cubes.',
    },
    lastAction: {
      say: '{zinc} zinc and {copper} copper left. Deliver once more, or pass and keep them.',
      act: 'Use your last action, or pass.',
    },
    newBid: {
      say: 'Turn two, a new bid. Cubes count in it at their prices, like money.',
      act: 'Bid what you like, then seal the bid.',
      more: 'From here on Ben and Cem think for themselves.',
    },
    tryExchange: {
      say: 'You have ${money, number}. At the stock exchange your cubes become money: try it this time.',
      act: 'Place both vice presidents.',
      more: 'The second one goes where you like: drill early, or deliver in the workshop.',
    },
    ownRounds: {
      say: 'Insurance and four rounds, and you decide. Ask for a hint whenever you like.',
      act: 'Play until the drilling is over.',
    },
    trade: {
      say: 'Sell cubes you don’t need. Each resource can be traded once a turn.',
      act: 'Select a resource, choose how many, then sell or buy.',
    },
    mineshaft: {
      say: 'A mineshaft gets the leftovers of its tile. Once that’s drilled, it brings cubes every turn.',
    },
    core: {
      say: 'When {needed} companies have a crew in the core, the turn is finished and the game ends.',
      more: 'A crew in the core is out of the game. The next company to get there scores {prestige} prestige.',
    },
    bonus: {
      say: 'At the end, the most zinc, copper, silver, gold and money score two prestige each.',
      more: 'Second place scores one. So don’t spend everything in the last turn.',
    },
  },
  tags: {
    yourPrestige: 'Your prestige',
    deliveries: 'Deliveries',
    slotOrder: 'Slots 1 to 4',
    dangerSign: 'Danger',
  },
  options: {
    bidSome: '$500: nearly always first, and enough is left.',
    bidNothing: 'Bid nothing: you keep all your money and place last.',
    insureZinc: 'One zinc: your cheapest cube saves a dearer one.',
    insureNothing: 'Insure nothing: you keep the zinc and take the risk.',
    joinBen: 'To A5, next to Ben: it still lacks one power then.',
    goDeeper: 'Down to B3: one step nearer to the core.',
    stay: 'Stay: nothing changes.',
    twoOfEach: 'Two of each for 6 prestige: the best value.',
    fourAndFour: 'Four zinc and four copper for 4 prestige.',
    fiveZinc: 'Five zinc for 2 prestige.',
  },
  learnt: [
    'Achievements, deliveries and, at the end, owning the most of something bring prestige.',
    'A bid buys one thing: placing your vice presidents before the others.',
    'Power on a tile adds up across companies, and everybody there gets a share.',
    'The workshop turns cubes into prestige, and early deliveries are cheaper.',
    'The stock exchange turns cubes into money, and money into cubes.',
  ],
  leftOut: [
    'Bribing rival crews (RW-9.1)',
    'What mobility does: jumps, borders and double moves (RW-7.6, RW-8.1)',
    'Safety against danger (RW-12.4)',
    'Where mineshafts may be built, and moving them (RW-15.5, RW-15.6)',
    'The end by six achievements (RW-18.2)',
  ],
} as const;
