/** The texts of the guided first game, and the type of their translations. */
export const guideEn = {
  chapters: {
    sixTiles: {
      title: 'Six tiles',
      summary: 'What you play for, and how tiles make actions ready.',
      reminder: 'You’re placing your first six tiles.',
    },
    walkSendSell: {
      title: 'Walk, send, sell',
      summary: 'Walk to a territory, send a salesman and earn your first money.',
      reminder: 'Your first six tiles are placed. Now you carry out your actions.',
    },
    research: {
      title: 'Research',
      summary: 'Add a cube to the map, get a second worker and sell a diamond.',
      reminder: 'Round two: six new tiles, and a tile for Research.',
    },
    invest: {
      title: 'Invest',
      summary: 'Take an investment and place your tiles without help.',
      reminder: 'Round three: this one is about investments.',
    },
    howItEnds: {
      title: 'How it ends',
      summary: 'What ends the game, and where you stand.',
      reminder: 'Three rounds are played. This is about the end of the game.',
    },
  },
  steps: {
    goal: {
      say: 'You against Ben, an Apprentice: mine resources in Siberia and sell them abroad. Most money wins.',
      more:
        'Each of the fourteen territories holds two different cubes. ' +
        'Nothing is at stake here, and you can undo every turn until you end it.',
    },
    figures: {
      say: 'Your worker waits in Vladivostok. Workers mine in the territory where they stand.',
      more: 'Four more figures wait in your own supply. They can become workers or salesmen.',
    },
    prices: {
      say:
        'The exchanges show what a cube is worth. ' +
        'Your salesman stands in Frankfurt, which buys everything but pays little.',
      more: 'Salesmen sell where they stand. A dash means that the resource isn’t bought; prices never change.',
    },
    newTiles: {
      say: 'You draw six tiles a round. Each shows a person and a resource. Of the two halves, you use one.',
    },
    logisticsTiles: {
      say: 'Your worker has to walk. That’s Logistics, and it needs two logistics tiles.',
      act: 'Select a logistics tile, then Logistics. Then the other one.',
    },
    pairs: {
      say: 'Two tiles make an action ready. Pair the two salesmen on Sales, the two gas tiles on Natural gas.',
      act: 'Place the other four tiles.',
      more: 'Sales puts a salesman at another exchange. Natural gas mines gas and sells it.',
    },
    researchArea: {
      say: 'Any tile can go to Research instead. There it adds a cube to the map.',
      more: 'You’ll use it in the next round.',
    },
    confirmSix: {
      say: 'Walk, send, sell: that’s the plan. Until you confirm, any tile can be taken back.',
      act: 'Confirm the placement.',
      more: 'Select a tile on your board if you want it back. Once you confirm, both boards are revealed.',
    },
    boardsOpen: {
      say: 'Ben starts this round. You take turns, one action each, until both have passed.',
    },
    itsResearch: {
      say: 'Ben had a tile in Research, and Research comes first: Amur got a gas cube.',
      more: 'His tile was a manager. With a manager tile you choose the resource.',
    },
    runLogistics: {
      say: 'Your turn. Carry out Logistics: its two tiles go back into the bag.',
      act: 'Select Logistics.',
    },
    walk: {
      say: 'You have {steps} steps. One of them leads to Okhotsk, where gas and a diamond lie.',
      act: 'Select Okhotsk.',
    },
    stay: {
      say:
        '{isThere, select, yes {You could walk on, but stay: gas and diamonds both sell well in Tokyo.} ' +
        'other {Walk on if you like. Stop where there’s something that you can sell well.}}',
      act: 'Select Skip, then end your turn.',
    },
    runSales: {
      say: 'Frankfurt pays little, so send a salesman further. That’s Sales.',
      act: 'Select Sales.',
    },
    sendSalesman: {
      say: 'Send a figure from your own supply to Tokyo, which pays ${tokyo, number} for gas.',
      act: 'Select Tokyo, then end your turn.',
    },
    runGas: {
      say: 'Now mine: every territory with a worker of yours gives you its gas cube.',
      act: 'Select Natural gas.',
    },
    sellGas: {
      say: 'Sell it at once: Tokyo pays ${tokyo, number}, Frankfurt only ${frankfurt, number}.',
      act: 'Select Tokyo, then end your turn.',
      more: 'You always sell everything at one exchange. Sold cubes are out of the game.',
    },
    finishRound: {
      say: 'Finish the round your own way: carry out what’s ready, or pass.',
      act: 'Play until the round is over.',
    },
    passedForYou: {
      say: 'You have ${money, number}. Nothing else was ready, so you passed, and the round was over.',
      more: 'Tiles that you don’t use stay on your board.',
    },
    diamondTiles: {
      say: 'A diamond lies under your worker, and Tokyo pays ${tokyo, number}. Pair the two diamond tiles.',
      act: 'Put both diamond tiles on Diamond.',
    },
    workerTiles: {
      say: 'More workers mine more cubes. Two worker tiles bring you a second worker.',
      act: 'Put both worker tiles on Worker.',
    },
    gasForResearch: {
      say: 'This tile finds no partner. In Research it brings one gas cube to the map.',
      act: 'Select the logistics tile, then Research.',
      more: 'Only the resource counts there, not the person.',
    },
    single: {
      say: 'The last one can wait: a single tile stays on your board until its partner comes.',
      act: 'Put it on Investor, then confirm the placement.',
    },
    researchFirst: {
      say: 'With a tile in Research, your first turn has to be Research.',
      act: 'Select Research.',
    },
    placeCube: {
      say: 'Put the gas cube where your own worker stands.',
      act: 'Select Okhotsk, then end your turn.',
    },
    closing: {
      say: 'A territory without cubes closes, and its workers go home. Yours has {cubes} cubes again.',
      more: 'They go back to your own supply. Ben put three cubes in Aldan, where his worker stands.',
    },
    secondWorker: {
      say: 'Carry out Worker: a figure from your own supply arrives in Vladivostok.',
      act: 'Select Worker, deploy the worker, then end your turn.',
    },
    sellDiamond: {
      say: 'Now the diamond: mine it and sell it in Tokyo for ${tokyo, number}.',
      act: 'Select Diamond, then Tokyo, then end your turn.',
    },
    finishSecondRound: {
      say: 'Finish this round your own way, too: carry out what’s ready, or pass.',
      act: 'Play until the round is over.',
    },
    investments: {
      say: 'Investments are free. An action with an investment needs just one more tile, for the whole game.',
      more: 'The investment covers one of the two fields for good. You have ${money, number}, and you keep all of it.',
    },
    partner: {
      say: 'Here’s the partner: a second investor tile. Together they bring you an investment.',
      act: 'Put it on Investor.',
    },
    managerTile: {
      say: 'A manager tile fits Manager or Research. In Research you choose the resource yourself.',
      more: 'Two manager tiles on Manager make a joker, which counts as a tile of any other action.',
    },
    yourFive: {
      say: 'The others are yours to place. Think of what your worker can mine, and where you sell.',
      act: 'Place your tiles as you like.',
    },
    confirmAgain: {
      say: 'Look at it once more, then confirm. Ben starts this round.',
      act: 'Confirm the placement.',
    },
    researchAgain: {
      say: 'Research comes first again. A cube where your worker stands is worth most.',
      act: 'Select Research, place the cube, then end your turn.',
    },
    runInvestor: {
      say: 'Now Investor: take one of the four face-up investments.',
      act: 'Select Investor.',
    },
    takeInvestment: {
      say: 'Take one that you’ll need often. With gas, one gas tile is enough from now on.',
      act: 'Select an investment, then end your turn.',
    },
    yourActions: {
      say: 'Carry out what’s ready. After that you pass automatically, and tiles that you keep stay for next round.',
      act: 'Play until nothing is ready.',
    },
    closedTerritories: {
      say: 'The game ends with the round in which the {end}th territory closes. So far: {closed}.',
    },
    emptySupplies: {
      say: 'Or when {end} of the five supply fields are empty. Research takes its cubes from them.',
      more: 'The round is always finished first. Games take about ten to fifteen rounds.',
    },
    standing: {
      say:
        'You have ${money, number}, Ben ${others, number}. {standing, select, 1 {Well sold!} ' +
        '0 {You’re level!} other {There’s plenty of time to catch up.}}',
      more: 'Only money counts at the end. Figures, tiles and investments are worth nothing.',
    },
  },
  tags: {
    closedDial: 'Territories closed',
    supplyFields: 'Supply fields',
    itsMoney: 'Ben’s money',
  },
  options: {
    gasTile: 'On Natural gas: ready as soon as you take the gas investment.',
    managerTile: 'In Research: one more cube of your choice for Okhotsk.',
    diamondTile: 'On Diamond: waits for a second diamond tile.',
    investGas: 'Gas: no resource has more tiles.',
    investDiamond: 'Diamond: the best price, but few tiles.',
  },
  learnt: [
    'Two tiles, or one tile and an investment, make an action ready.',
    'Workers mine where they stand; salesmen sell where they stand.',
    'Research comes first and adds cubes to the map, best where your workers are.',
    'Only money counts. The game ends with eight closed territories or three empty supply fields.',
  ],
  leftOut: [
    'Choosing the sides of the exchanges (SB-2.4)',
    'At most ten tiles stay on your board after a round (SB-8.2)',
    'Where a joker may go (SB-7.4)',
    'Walking past closed territories (SB-7.9)',
    'Workers and salesmen that change places when your own supply is empty (SB-7.15)',
    'Carrying out an action without effect (SB-5.8)',
  ],
} as const;
