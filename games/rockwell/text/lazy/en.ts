import { enLog } from './en.log.ts';
import { enPlies } from './en.plies.ts';
import { enNotNow, enReasons, enWhen } from './en.reasons.ts';

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
    noAdvantage: 'Skip the advantage',
    extractionOrder: 'Select what to extract first',
    useInsurance: 'Use insurance',
    alCrew: 'Select one of Al’s crews',
    alDestination: 'Select where Al goes',
    alUpgrade: 'Improve one of Al’s crews',
    trade: 'Make a transaction',
    tradeUnseen: 'Make a hidden transaction',
    renounce: 'Pass',
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
    mineshaft: 'priority for the mineshaft',
    power: 'priority for the most power',
    trigger: 'tie for most power: whoever triggered it gets priority',
  },
  ranked: '{name} {points} ({holding})',
  over: 'The game is over: {standings}.',
  standing: '{name} {prestige}',
  facts: enLog,
  reasons: enReasons,
  notNow: enNotNow,
  when: enWhen,
  prompts: {
    vicePresidents: '{turn}: select a free slot for your first vice president.',
    secondVicePresident: '{turn}: select a free slot for your second vice president, on another phase board.',
    insuranceBegun:
      '{turn}, Phase I: swap cubes for insurance tiles, one for one, or insure nothing. You have {cubes}. Insurance tiles: {tiles}.',
    insurance:
      '{turn}, Phase I: insure more cubes or seal the insurance. So far: {chosen}. You have {cubes}. Insurance tiles: {tiles}.',
    insuranceEmpty: '{turn}, Phase I: you have no cubes to insure. Insurance tiles: {tiles}.',
    insuranceUseless:
      '{turn}, Phase I: at safety level {safety} danger costs you nothing, so insurance has no effect. You have {cubes}. Insurance tiles: {tiles}.',
    drilling:
      '{turn}, drilling round {round}: select one of your crews and where it goes, or let it stay. Mobility: level {mobility}.',
    die: 'Crew {crew}, {from} → {to}: select a power and pay the hiring fee again to take its subcontractor along, or leave it behind. You have {money}.',
    dieUnpaid:
      'Crew {crew}, {from} → {to}: you can’t pay the hiring fee again, so leave its subcontractor behind. You have {money}.',
    bribery:
      'Bribery: select an opposing crew to bring to your crew {crew}, or skip. Bribery tiles left: {bribes}.',
    hire: 'Subcontracting: select the power of a subcontractor for crew {crew} ({limit} at most), or skip. You have {money}.',
    hireUnpaid:
      'Subcontracting: you can’t afford a subcontractor for crew {crew}, so skip. You have {money}.',
    hireUseless:
      'Subcontracting: crew {crew} is on a revealed tile, where a subcontractor has no effect. Skip, or hire one anyway. You have {money}.',
    reset:
      'Subcontracting: select another power for crew {crew}’s subcontractor ({limit} at most), or skip. You have {money}.',
    extractionOrder:
      'Both tiles have enough power: select which one is extracted first. {first} first leaves {secondLeft}; {second} first leaves {firstLeft}.',
    danger:
      '{loss, plural, one {Danger on {space}: you’d lose # cube.} other {Danger on {space}: you’d lose # cubes.}} Select how much insurance you use. Insurance tiles: {tiles}.',
    alCrew: 'Al’s turn: select which of his crews moves.',
    alDestination: 'Al’s turn: select where his crew {crew} goes ({from}).',
    alUpgrade: '{turn}: select which of Al’s crews you improve by 1.',
    trading:
      '{turn}, Phase II: {count, plural, one {# transaction left.} other {# transactions left.}} Buy or sell one resource, or pass. You have {goods}.',
    tradingUnseen:
      '{turn}, Phase II: {count, plural, one {# transaction left.} other {# transactions left.}} Buy or sell one resource, hidden from the others, or pass. You have {goods}.',
    tradingUnpaid:
      '{turn}, Phase II: {count, plural, one {# transaction left,} other {# transactions left,}} but there’s nothing you can buy or sell, so pass. You have {goods}.',
    workshop:
      '{turn}, Phase III: {count, plural, one {# action left.} other {# actions left.}} Select an improvement, a mineshaft or a delivery, or pass. You have {goods}.',
    workshopUnpaid:
      '{turn}, Phase III: {count, plural, one {# action left,} other {# actions left,}} but there’s nothing you can afford, so pass. You have {goods}.',
  },
  plies: enPlies,
} as const;
