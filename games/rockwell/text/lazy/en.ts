import { enLog } from './en.log.ts';
import { enPlies } from './en.plies.ts';
import { enReasons } from './en.reasons.ts';

export const en = {
  money: 'money',
  deliveries: {
    zinc: 'zinc',
    copper: 'copper',
    silver: 'silver',
    gold: 'gold',
    baseMetals: 'base metals',
    preciousMetals: 'precious metals',
    assortment: 'assortment',
  },
  sources: {
    achievements: 'Achievements',
    deliveries: 'Deliveries',
    zinc: 'Bonus points for zinc',
    copper: 'Bonus points for copper',
    silver: 'Bonus points for silver',
    gold: 'Bonus points for gold',
    money: 'Bonus points for money',
  },
  verbs: {
    bid: 'Bid',
    sealBid: 'Seal the bid',
    placeVp: 'Place a vice president',
    insure: 'Insure cubes',
    sealInsurance: 'Seal the insurance',
    activate: 'Activate a crew',
    takeAlong: 'Take the subcontractor along',
    leaveBehind: 'Leave the subcontractor behind',
    bribe: 'Bribe a crew',
    hire: 'Hire a subcontractor',
    noAdvantage: 'No advantage',
    extractionOrder: 'Choose the extraction order',
    useInsurance: 'Use insurance',
    alCrew: 'Choose a crew of Al',
    alDestination: 'Choose where Al goes',
    alUpgrade: 'Improve a crew of Al',
    trade: 'Make a transaction',
    tradeUnseen: 'Make a hidden transaction',
    renounce: 'Renounce',
    improve: 'Improve',
    buildShaft: 'Build a mineshaft',
    moveShaft: 'Move a mineshaft',
    deliver: 'Deliver',
  },
  ground: {
    lacking: 'power {present} of {required}',
    ready: 'extraction',
    revealed: 'revealed',
    core: 'leaves the game',
    at: '{place} ({ground})',
    oneOfTwo: '{space}: {ground}',
  },
  shaftGround: { income: 'income {cubes}', unrevealed: 'unrevealed' },
  priority: {
    mineshaft: 'priority by mineshaft',
    power: 'priority by greatest power',
    trigger: 'tie for greatest power, priority by triggering',
  },
  ranked: '{name} {points} ({holding})',
  over: 'The game is over: {standings}.',
  standing: '{name} {prestige}',
  facts: enLog,
  reasons: enReasons,
  prompts: {
    insuranceBegun:
      '{turn}, Phase I: swap cubes for insurance tiles one for one, or insure nothing. You have {cubes}. Insurance tiles: {tiles}.',
    insurance:
      '{turn}, Phase I: insure more cubes or seal the insurance. So far: {chosen}. You have {cubes}. Insurance tiles: {tiles}.',
    drilling:
      '{turn}, drilling round {round}: activate one of your crews, moving it or letting it stay. Mobility: level {mobility}.',
    die: 'Crew {crew}, {from} → {to}: take its subcontractor along for a new hiring fee, or leave it behind. You have {money}.',
    bribery:
      'Bribery: bring an opposing crew to your crew {crew}, or use no advantage. Bribery tiles left: {bribes}.',
    hire: 'Subcontracting: hire a subcontractor for crew {crew} (power {limit} at most), or use no advantage. You have {money}.',
    reset:
      'Subcontracting: change the power of the subcontractor of crew {crew} ({limit} at most), or use no advantage. You have {money}.',
    extractionOrder:
      'Both tiles have enough power: which one is extracted first? {first} first leaves {secondLeft}; {second} first leaves {firstLeft}.',
    danger:
      '{loss, plural, one {Danger on {space}: you would lose # cube.} other {Danger on {space}: you would lose # cubes.}} How much insurance do you use? Insurance tiles: {tiles}.',
    alCrew: 'Al’s turn: which of his crews moves?',
    alDestination: 'Al’s turn: where does his crew {crew} go ({from})?',
    alUpgrade: '{turn}: which crew of Al do you improve by 1?',
    trading:
      '{turn}, Phase II: {count, plural, one {# transaction left.} other {# transactions left.}} Buy or sell one resource, or renounce. You have {goods}.',
    tradingUnseen:
      '{turn}, Phase II: {count, plural, one {# transaction left.} other {# transactions left.}} Buy or sell one resource behind the screen, or renounce. You have {goods}.',
    workshop:
      '{turn}, Phase III: {count, plural, one {# action left.} other {# actions left.}} Improve, build or move a mineshaft, deliver, or renounce. You have {goods}.',
  },
  plies: enPlies,
} as const;
