export const enReasons = {
  tooLittleMoney:
    'Not enough money: you need {needed} and have {money}. You get money by selling resources in Phase II.',
  tooFewCubes:
    'Not enough cubes: you need {needed} and have {owned}. Cubes come from extractions, mineshafts and the stock exchange.',
  tooFewForDelivery:
    'Not enough cubes: you don’t have what this delivery tile asks for. Cubes come from extractions, mineshafts and the stock exchange.',
  bidAlready: 'Already set. Undo to change it.',
  noSuchSlot: 'No such slot: with so few players this phase board has fewer.',
  slotTaken: 'Taken this turn: a vice president is on this slot. Select a free one.',
  otherBoard: 'Your first vice president is on this phase board. Select a slot on another one.',
  crewInCore: 'This crew has reached the core and is out of the game.',
  alreadyThere: 'The crew is already there. Let it stay instead.',
  notReachable: 'Out of reach: at mobility level {mobility} the crew can’t get there in one movement.',
  borderRevealed: 'A crew can straddle a border only while both tiles are unrevealed.',
  ownCrewOnBorder: 'One of your crews straddles this border. There’s room again once it leaves.',
  dieTooStrong:
    'Too strong: in this stratum a subcontractor has power {limit} at most. Deeper down it can have more.',
  noBribery: 'No bribery for you this turn: it takes a vice president on slot 1 or 2 of the control centre.',
  noBriberyTile: 'No bribery tile is left. They come back at the end of the turn.',
  noSuchCrew: 'Nobody at this table has this crew.',
  ownCrew: 'You can’t bribe your own crew. Select an opposing one.',
  activeCrewElsewhere: 'A bribed crew can only come to the tile of your active crew.',
  tileRevealed: 'This tile is already revealed. Select one that isn’t.',
  crewOnEntrance: 'A crew on a mine entrance can’t be bribed until it has moved onto a tile.',
  crewThereAlready: 'This crew is already on the tile.',
  notAdjacent: 'Too far away: a bribed crew must come from an adjacent tile.',
  noSubcontracting:
    'No subcontracting for you this turn: it takes a vice president on slot 3 or 4 of the control centre.',
  hiredAlready:
    'You took a subcontractor along, and that was your hire. You can hire again in the next drilling round.',
  noDieThere: 'Subcontractors work on tiles only, not on a mine entrance or in the core.',
  noDieLeft:
    'No subcontractor is left. One is free again when a crew leaves it behind, all of them at the end of the turn.',
  samePower: 'The subcontractor already has this power. Select another one.',
  notReady: 'There isn’t enough power on this tile to extract it now.',
  tooMuchInsurance:
    '{loss, plural, one {You’d lose only # cube, so you can’t use more insurance than that.} other {You’d lose only # cubes, so you can’t use more insurance than that.}}',
  tooFewTiles: 'Not enough insurance tiles: you have {owned}.',
  tradedAlready: 'You’ve already traded this resource this turn. You can trade it again next turn.',
  fullPower: 'This crew already has the greatest power.',
  lastLevel: 'You’ve already reached the last level.',
  shaftThere: 'There’s already a mineshaft on this tile.',
  opposingCrewThere:
    'Opposing crews are on this unrevealed tile; this stage doesn’t allow that. Stage 3 allows any tile.',
  noOwnCrewNear: 'At this stage you need a crew on or next to the tile. Stage 3 allows any tile.',
  stageNotReached: 'You can pay only for stages you’ve reached. Build this one first.',
  noShaft: 'You haven’t built this mineshaft yet.',
  pileEmpty: 'This delivery pile is empty.',
  notAlsCrew: 'Not a valid choice: this crew of Al’s doesn’t qualify, or an equal one is offered instead.',
  notAlsDestination:
    'Not a valid choice: Al goes to the adjacent unrevealed tile that lacks the least power.',
  dieUnchanged:
    'A crew that stays keeps its subcontractor as it is. You can select another power when the crew moves.',
} as const;

/** What is being decided instead, by the rule that the refusal cites. */
export const enNotNow = {
  'RW-4.2': 'Not during the auction: build your bid and seal it first.',
  'RW-5.1': 'Not yet: place your vice president first.',
  'RW-6.2': 'Not yet: decide about insurance first, then the crews move.',
  'RW-7.1': 'First select one of your crews and where it goes.',
  'RW-10.5': 'First decide whether the subcontractor comes along.',
  'RW-7.10': 'First use your advantage or skip it.',
  'RW-8.7': 'First select which of the two tiles is extracted first.',
  'RW-12.5': 'First select how much insurance you use.',
  'RW-14.1': 'Now it’s Phase II: buy or sell one resource, or pass.',
  'RW-15.1': 'Now it’s Phase III: improve, build or move a mineshaft, deliver, or pass.',
  'RW-21.5': 'First select which of Al’s crews moves.',
  'RW-21.6': 'First select where Al goes.',
  'RW-21.10': 'First select which of Al’s crews you improve.',
} as const;

const AUCTION = 'Every turn begins with an auction in which you bid once.';
const INSURANCE = 'Cubes are insured at the start of Phase I, before the crews move.';
const DIE = 'Whether a subcontractor comes along is decided in Phase I, when you move a crew that has one.';
const AL = 'Al’s crews move in Phase I, when it’s Al’s turn in the drilling round.';
const TRADE = 'Resources are traded in Phase II, with a vice president on the stock exchange.';

/** When a verb becomes possible. */
export const enWhen = {
  bid: AUCTION,
  sealBid: AUCTION,
  placeVp: 'Vice presidents are placed at the start of a turn, right after the auction.',
  insure: INSURANCE,
  sealInsurance: INSURANCE,
  activate: 'Crews move in Phase I, one of yours in each of the four drilling rounds.',
  takeAlong: DIE,
  leaveBehind: DIE,
  bribe:
    'Crews are bribed in Phase I, right after your crew has moved, with a vice president on slot 1 or 2 of the control centre.',
  hire: 'Subcontractors are hired in Phase I, right after your crew has moved, with a vice president on slot 3 or 4 of the control centre.',
  noAdvantage: 'You can skip an advantage in Phase I, when you’re asked about it.',
  extractionOrder:
    'The order of extractions is decided in Phase I, when a crew on a border gets both tiles ready.',
  useInsurance: 'Insurance tiles are used in Phase I, when danger would cost you cubes.',
  alCrew: AL,
  alDestination: AL,
  trade: TRADE,
  tradeUnseen: TRADE,
  renounce: 'You can pass in Phase II and Phase III, while you have transactions or actions left.',
  improve: 'Upgrades are bought in Phase III, with a vice president on the workshop.',
  buildShaft: 'Mineshafts are built in Phase III, with a vice president on the workshop.',
  moveShaft: 'Mineshafts are moved in Phase III, with a vice president on the workshop.',
  deliver: 'Cubes are delivered in Phase III, with a vice president on the workshop.',
  alUpgrade: 'Al’s crews are improved after Phase III.',
} as const;
