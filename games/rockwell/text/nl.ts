import type { OpeningMessages } from './messages.ts';

export const nl: OpeningMessages = {
  title: 'Rockwell',
  al: 'Al',
  resources: { zinc: 'zink', copper: 'koper', silver: 'zilver', gold: 'goud' },
  boards: { controlCentre: 'controlecentrum', stockExchange: 'beurs', workshop: 'werkplaats' },
  achievements: {
    zincCopperStock: '8 zink + 8 koper',
    sixExtractions: '6 ontginningskaarten',
    silverStock: '10 zilver',
    threeCrewsPower2: '3 teams met kracht 2+',
    goldStock: '12 goud',
    allCrewsDeep: 'alle teams in laag C of dieper',
    sixOfEach: '6 van elke grondstof',
    twoCrewsPower4: '2 teams met kracht 4',
    coreReached: 'centrum bereikt',
  },
  optionValues: {
    staggered: 'versprongen',
    aligned: 'in lijn',
    slots: 'van links naar rechts',
    management: 'in directievolgorde',
  },
  options: {
    layout: 'Ligging van de ringen',
    phaseOrder: 'Volgorde in fase II en III',
    zeroHoldingScores: 'Bonuspunten zonder bezit',
    hiddenLog: 'Geheim spelverloop',
    turnLimit: 'Rondelimiet',
  },
  places: { border: 'rand {first}–{second}', core: 'centrum', entrance: 'mijningang {number}' },
  cubes: '{count} {resource}',
  nothing: 'niets',
  prestige: '{points, plural, one {# prestigepunt} other {# prestigepunten}}',
  slots: {
    bribery: '{board}, positie {slot} (corruptievoordeel)',
    subcontracting: '{board}, positie {slot} (onderaanneming)',
    transactions: '{board}, positie {slot} ({count, plural, one {# transactie} other {# transacties}})',
    actions: '{board}, positie {slot} ({count, plural, one {# actie} other {# acties}})',
    closed: '{board}, positie {slot}',
  },
  mobilityLevels: [
    'zijsprong naar de tweede tegel links of rechts',
    'teams mogen op een rand staan',
    'twee stappen achter elkaar',
  ],
  safetyLevels: ['gevaar kost 1 blokje minder', 'gevaar kost 3 blokjes minder', 'gevaar kost niets'],
  turns: { turn: 'Ronde {turn}', last: 'Laatste ronde ({turn})' },
  decided: {
    auction: 'Je bod is bevestigd. Wachten op {name}',
    insurance: 'Je bent klaar met verzekeren. Wachten op {name}',
  },
  waiting: 'Wachten op {name}',
  facts: {
    ordersDrawn: 'Geloot: directievolgorde {management}; ontginningsvolgorde {control}.',
    turnBegun: 'Ronde {turn} begint met de veiling.',
    moneyBid: 'In het bod van {name}: {money}.',
    cubesBid: 'In het bod van {name}: {cubes}.',
    bidSealed: '{name} bevestigt het bod.',
  },
  prompts: {
    auctionBegun:
      '{turn}, veiling: stel je bod samen en bevestig het. Je mag ook niets bieden. Je hebt {goods}.',
    auction:
      '{turn}, veiling: vul je bod aan of bevestig het. Tot nu toe: {bid} (waarde {value}). Je hebt {goods}.',
  },
  plies: {
    bid: { money: '{money} meer bieden', cubes: '{cubes} meer bieden (waarde {money})' },
    sealBid: { nothing: 'Leeg bod bevestigen', goods: 'Bod bevestigen: {goods} (waarde {value})' },
  },
};
