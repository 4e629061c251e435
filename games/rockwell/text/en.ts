import { enLog } from './en.log.ts';
import { enNames } from './en.names.ts';
import { enPlies } from './en.plies.ts';
import type { Messages } from './messages.ts';

export const en: Messages = {
  title: 'Rockwell',
  al: 'Al',

  ...enNames,

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
  ground: {
    lacking: 'power {present} of {required}',
    ready: 'extraction',
    revealed: 'revealed',
    core: 'leaves the game',
    at: '{place} ({ground})',
    oneOfTwo: '{space}: {ground}',
  },
  shaftGround: { income: 'income {cubes}', unrevealed: 'unrevealed' },
  mobilityLevels: ['jump to the second tile left or right', 'crews may straddle borders', 'two moves in a row'],
  safetyLevels: ['1 cube less lost to danger', '3 cubes less lost to danger', 'no cubes lost to danger'],
  priority: {
    mineshaft: 'priority by mineshaft',
    power: 'priority by greatest power',
    trigger: 'tie for greatest power, priority by triggering',
  },
  ranked: '{name} {points} ({holding})',

  facts: enLog,

  reasons: {
    tooLittleMoney: 'Too little money: you need {needed} and have {money}.',
    tooFewCubes: 'Too few cubes: you need {needed} and have {owned}.',
    tooFewForDelivery: 'Too few cubes: your stock does not cover what the delivery tile demands.',
    bidAlready: 'Already chosen: thousands, hundreds and each kind of cube are named once only. Take it back to change it.',
    noSuchSlot: 'No such slot: this phase board has fewer slots with so few players.',
    slotTaken: 'Not free: a vice president already stands on this slot.',
    otherBoard: 'Not another phase board: your first vice president already stands on this one.',
    crewInCore: 'Not in the game any more: this crew has reached the core.',
    alreadyThere: 'No movement: the crew is already there. Let it stay instead.',
    notReachable: 'Out of reach: with mobility level {mobility} the crew does not get there in one movement.',
    borderRevealed: 'Not two unrevealed tiles: a crew may straddle a border only while neither tile is revealed.',
    ownCrewOnBorder: 'No room: one of your crews already straddles this border.',
    dieTooStrong: 'Too much power: a subcontractor may have {limit} at most in this stratum.',
    noBribery: 'No bribery: that takes a vice president on slot 1 or 2 of the control centre.',
    noBriberyTile: 'No bribery tile left on phase board I in this turn.',
    noSuchCrew: 'Nobody at this table has this crew.',
    ownCrew: 'Not an opposing crew: you cannot bribe your own.',
    activeCrewElsewhere: 'Not the tile of your active crew: bribed crews only come to where it stands.',
    tileRevealed: 'Not an unrevealed tile: it is already revealed.',
    crewOnEntrance: 'Not on a tile yet: crews on a mine entrance cannot be bribed.',
    crewThereAlready: 'No movement: the crew already stands on this tile.',
    notAdjacent: 'Not adjacent: the crew must come from an adjacent tile.',
    noSubcontracting: 'No subcontracting: that takes a vice president on slot 3 or 4 of the control centre.',
    hiredAlready: 'No second hire: taking along was your hire in this drilling round.',
    noDieThere: 'Not on a tile: subcontractors work neither on a mine entrance nor in the core.',
    noDieLeft: 'No subcontractor left on phase board I.',
    samePower: 'No other power: the subcontractor already has this one.',
    notReady: 'Not enough power: there is nothing to extract on this tile now.',
    tooMuchInsurance:
      '{loss, plural, one {Only # cube to save: that is all you would lose.} other {Only # cubes to save: that is all you would lose.}}',
    tooFewTiles: 'Too few insurance tiles: you have {owned}.',
    tradedAlready: 'No second transaction: you have already traded this resource in this Phase II.',
    fullPower: 'No more power: this crew has the greatest.',
    lastLevel: 'No further level: you have reached the last one.',
    shaftThere: 'No room: there is already a mineshaft on this tile.',
    opposingCrewThere: 'Not without opposing crews: this mineshaft stage allows none on an unrevealed tile.',
    noOwnCrewNear: 'No own crew near: this mineshaft stage asks for one on this tile or an adjacent one.',
    stageNotReached: 'Not reached yet: only stages that you have can be paid for again.',
    noShaft: 'Not built yet: you do not have this mineshaft.',
    pileEmpty: 'No tile left: this delivery pile is empty.',
    notAlsCrew: 'Not up for choice: this crew of Al does not qualify here, or an equal one stands for it.',
    notAlsDestination: 'Not up for choice: Al goes to the adjacent unrevealed tile that lacks the least power.',
  },

  prompts: {
    auctionBegun: '{turn}, auction: put a bid together and seal it; an empty one counts too. You have {goods}.',
    auction: '{turn}, auction: add to your bid or seal it. So far: {bid} (worth {value}). You have {goods}.',
    vicePresidents: '{turn}: place your first vice president on a free slot.',
    secondVicePresident: '{turn}: place your second vice president, on another phase board than the first.',
    insuranceBegun:
      '{turn}, Phase I: swap cubes for insurance tiles one for one, or insure nothing. You have {cubes}. Insurance tiles: {tiles}.',
    insurance: '{turn}, Phase I: insure more cubes or seal the insurance. So far: {chosen}. You have {cubes}. Insurance tiles: {tiles}.',
    drilling: '{turn}, drilling round {round}: activate one of your crews, moving it or letting it stay. Mobility: level {mobility}.',
    die: 'Crew {crew}, {from} → {to}: take its subcontractor along for a new hiring fee, or leave it behind. You have {money}.',
    bribery: 'Bribery: bring an opposing crew to your crew {crew}, or use no advantage. Bribery tiles left: {bribes}.',
    hire: 'Subcontracting: hire a subcontractor for crew {crew} (power {limit} at most), or use no advantage. You have {money}.',
    reset: 'Subcontracting: change the power of the subcontractor of crew {crew} ({limit} at most), or use no advantage. You have {money}.',
    extractionOrder: 'Both tiles have enough power: which one is extracted first?',
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
  turns: { turn: 'Turn {turn}', last: 'Last turn ({turn})' },
  decided: {
    auction: 'Your bid is sealed. Waiting for {name}',
    insurance: 'You are done with insurance. Waiting for {name}',
  },
  waiting: 'Waiting for {name}',
  over: 'The game is over: {standings}.',
  standing: '{name} {prestige}',
  plies: enPlies,
};
