import type { OpeningMessages } from './messages.ts';

/** Names are prescribed by the glossary. */
export const en: OpeningMessages = {
  title: 'Rockwell',
  al: 'Al',
  resources: { zinc: 'zinc', copper: 'copper', silver: 'silver', gold: 'gold' },
  boards: { controlCentre: 'control centre', stockExchange: 'stock exchange', workshop: 'workshop' },
  achievements: {
    zincCopperStock: '8 zinc + 8 copper',
    sixExtractions: '6 extraction cards',
    silverStock: '10 silver',
    threeCrewsPower2: '3 crews of power 2+',
    goldStock: '12 gold',
    allCrewsDeep: 'all crews in C or deeper',
    sixOfEach: '6 of each resource',
    twoCrewsPower4: '2 crews of power 4',
    coreReached: 'core reached',
  },
  optionValues: {
    staggered: 'staggered',
    aligned: 'aligned',
    slots: 'left to right',
    management: 'in management order',
  },
  options: {
    layout: 'Ring layout',
    phaseOrder: 'Order in phases II and III',
    zeroHoldingScores: 'Bonus for empty holdings',
    hiddenLog: 'Hidden log',
    turnLimit: 'Turn limit',
  },
  places: { border: 'border {first}–{second}', core: 'core', entrance: 'mine entrance {number}' },
  cubes: '{count} {resource}',
  nothing: 'nothing',
  prestige: '{points, plural, one {# prestige point} other {# prestige points}}',
  slots: {
    bribery: '{board}, slot {slot} (bribery)',
    subcontracting: '{board}, slot {slot} (subcontracting)',
    transactions: '{board}, slot {slot} ({count, plural, one {# transaction} other {# transactions}})',
    actions: '{board}, slot {slot} ({count, plural, one {# action} other {# actions}})',
    closed: '{board}, slot {slot}',
  },
  mobilityLevels: [
    'jump to the second tile left or right',
    'crews may straddle borders',
    'two moves in a row',
  ],
  safetyLevels: ['1 cube less lost to danger', '3 cubes less lost to danger', 'no cubes lost to danger'],
  turns: { turn: 'Turn {turn}', last: 'Last turn ({turn})' },
  decided: {
    auction: 'Your bid is sealed. Waiting for {name}',
    insurance: 'You are done with insurance. Waiting for {name}',
  },
  waiting: 'Waiting for {name}',
  facts: {
    ordersDrawn: 'Drawn by lot: management order {management}; control order {control}.',
    turnBegun: 'Turn {turn} begins with the auction.',
    moneyBid: 'In the bid of {name}: {money}.',
    cubesBid: 'In the bid of {name}: {cubes}.',
    bidSealed: '{name} seals the bid.',
    bidRevealed: {
      nothing: '{name} bids nothing.',
      money: '{name} bids {goods}.',
      cubes: '{name} bids {goods} (worth {value}).',
    },
    managementOrder: 'Management order: {order}.',
    vpPlaced: '{name} places a vice president: {slot}.',
    vpStayedHome: 'No free slot for {name}: the vice president stays home.',
  },
  prompts: {
    auctionBegun:
      '{turn}, auction: put a bid together and seal it; an empty one counts too. You have {goods}.',
    auction: '{turn}, auction: add to your bid or seal it. So far: {bid} (worth {value}). You have {goods}.',
    vicePresidents: '{turn}: place your first vice president on a free slot.',
    secondVicePresident: '{turn}: place your second vice president, on another phase board than the first.',
  },
  plies: {
    bid: { money: 'Bid {money} more', cubes: 'Bid {cubes} more (worth {money})' },
    sealBid: { nothing: 'Seal an empty bid', goods: 'Seal the bid: {goods} (worth {value})' },
  },
};
