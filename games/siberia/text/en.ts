import { enLog } from './en.log.ts';
import { enNames } from './en.names.ts';
export const en = {
  title: 'Siberia',

  ...enNames,

  tile: '{person}/{resource}',
  managerTile: 'manager tile',
  joker: 'joker',
  times: '{count} × {item}',
  price: '{resource} {money}',
  placement: '{tile} → {place}',
  figureFrom: {
    supply: 'own supply',
    exchange: 'another exchange',
    salesman: 'salesman from {city}',
    worker: 'worker from {place}',
  },

  facts: enLog,

  reasons: {
    otherTile: 'This exchange tile is not the one to decide on now.',
    sidesMissing: 'Some exchange sides are still missing: choose one for every exchange tile first.',
    tileNotInHand: 'You do not hold this tile.',
    tileDoesNotFit:
      'The tile does not show this action: it only fits an action that it shows, or the research area.',
    noFreeField: 'No free action field: both action fields are covered.',
    tilesToPlace:
      '{tiles, plural, one {# tile still in hand: place it before you confirm.} other {# tiles still in hand: place them before you confirm.}}',
    researchFirst:
      'Research comes first: while there are tiles in your research area, it is your first turn.',
    nothingToResearch: 'No tiles in the research area: there is nothing to research.',
    notExecutable: 'Not ready: both action fields must be covered, at least one of them by an action tile.',
    tileNotInResearch: 'This tile is not part of your research.',
    resourceNotAvailable:
      'Not available: the supply field is empty, or every open territory already holds this resource.',
    territoryClosed: 'Not an open territory: it is closed.',
    resourceLiesThere: 'No room: this resource already lies in this territory.',
    noJokerThere: 'No joker on manager: choose another action.',
    noWorkerThere: 'No worker: none of yours is there.',
    notAdjacent: 'Not adjacent: one step only leads to a neighbouring territory, skipping closed ones.',
    noFigureThere: 'No figure: you have none there.',
    sameExchange: 'Not another exchange: the figure is already there.',
    supplyFirst:
      'There are figures left in your supply: only when it is empty may you withdraw one from elsewhere.',
    notFaceUp: 'This investment tile is not face up.',
    investedAlready: 'There already is an investment on this action: a second one is not possible.',
    noSalesmanThere: 'No salesman: none of yours is at this exchange.',
    notBoughtThere: 'No price: this exchange does not buy the resource.',
    noTileThere: 'This tile does not lie on this action.',
  },

  prompts: {
    sides: 'Choose exchange sides, {number} of {count}: {first} or {second}?',
    sidesDone: 'All exchange sides are chosen. Confirm them.',
    placing: '{round}, phase 1: place your tiles ({count} to go).',
    placingDone: 'All tiles are placed. Confirm your placement.',
    turn: '{round}, phase 2: carry out an action or pass. Ready: {actions}.',
    turnResearch:
      '{round}, phase 2: {count, plural, one {begin with your research (# tile).} other {begin with your research (# tiles).}}',
    research: 'Research: which tile comes next? ({count} to go)',
    managerResource: 'Research with a manager tile: choose a resource from the supply fields.',
    cube: 'Research, {resource}: choose an open territory without this resource. {count, plural, one {Then # more tile.} other {Then # more tiles.}}',
    cubeLast: 'Research, {resource}: choose an open territory without this resource.',
    joker: 'Put the manager tile on a free action field as a joker, or do without.',
    logistics:
      '{count, plural, one {# step left: move a worker or forfeit the step.} other {# steps left: move a worker or forfeit the steps.}}',
    salesman: 'Deploy 1 salesman at an exchange, or do without. Figures in your own supply: {count}.',
    worker: 'Deploy 1 worker in Vladivostok, or do without. Figures in your own supply: {count}.',
    workerElsewhere:
      'Your own supply is empty: withdraw a figure and deploy it in Vladivostok, or do without.',
    investor: 'Take 1 investment tile, or do without. Fitting: {count}.',
    selling: '{resource}, {count} in reach: choose the exchange, or mine nothing.',
    endOfTurn: 'End your turn.',
    endOfTurnRefill: 'End your turn. Then a new investment tile is turned up.',
    returning: 'Surplus tiles: return {count} more, {limit} may stay.',
  },
  rounds: { round: 'Round {round}', last: 'Last round ({round})' },
  decided: {
    placing: 'Your placement is confirmed. Waiting for {name}',
    returning: 'You are done returning tiles. Waiting for {name}',
  },
  waiting: 'Waiting for {name}',
  over: 'The game is over: {standings}.',
  standing: '{name} {money}',

  verbs: {
    chooseSide: 'Choose an exchange side',
    confirmSides: 'Confirm the exchange sides',
    placeTile: 'Place a tile',
    confirmPlacement: 'Confirm the placement',
    execute: 'Carry out an action',
    pass: 'Pass',
    nameTile: 'Choose the next tile',
    nameResource: 'Choose a resource',
    placeCube: 'Put a resource into a territory',
    placeJoker: 'Place the joker',
    forgo: 'Do without',
    moveWorker: 'Move a worker',
    sendSalesman: 'Deploy a salesman',
    sendWorker: 'Deploy a worker',
    invest: 'Take an investment tile',
    sell: 'Sell',
    endTurn: 'End turn',
    returnTile: 'Return a tile',
  },
  plies: {
    chooseSide: '{city}: {prices}',
    placeTile: {
      open: '{tile} on {action}',
      ready: '{tile} on {action}, ready then',
      research: '{tile} to research: {cubes}',
      researchAny: '{tile} to research: 1 resource of your choice',
    },
    execute: {
      manager:
        'Manager: place a joker ({count, plural, one {# free action field} other {# free action fields}})',
      logistics: 'Logistics: {steps} steps for {count, plural, one {# worker} other {# workers}}',
      salesman: 'Sales: deploy 1 salesman ({count} in your own supply)',
      worker: 'Worker: deploy 1 worker in Vladivostok ({count} in your own supply)',
      investor: 'Investor: take 1 investment ({count, plural, one {# fits} other {# fit}})',
      research:
        '{count, plural, one {Research: # tile, 1 resource onto the map of Siberia} other {Research: # tiles, 1 resource each onto the map of Siberia}}',
      noEffect: '{action}: no effect',
    },
    mine: {
      sale: '{mining}: {count} in reach, best exchange {city} {income}',
      nothingThere: '{mining}: nothing in reach, no effect',
      noBuyer: '{mining}: {count} in reach, but no salesman at an exchange with a price, no effect',
    },
    pass: 'Pass: no further turn in this round',
    nameTile: { one: 'Next {tile}: {cubes}', any: 'Next {tile}: 1 resource of your choice' },
    nameResource: '{resource} ({count} on the supply field)',
    placeCube: {
      plain: '{resource} → {territory}, holding: {resources}',
      own: '{resource} → {territory}, holding: {resources}; {count, plural, one {# own worker} other {# own workers}}',
      closed: '{resource} → {territory}: closed',
    },
    placeJoker: { open: 'Joker on {action}', ready: 'Joker on {action}, ready then' },
    forgo: {
      joker: 'Place no joker',
      logistics: '{count, plural, one {Forfeit # step} other {Forfeit # steps}}',
      salesman: 'Deploy no salesman',
      worker: 'Deploy no worker',
      investor: 'Take no investment tile',
      selling: 'Mine nothing',
    },
    moveWorker: { open: '{from} → {to}, holding: {resources}', closed: '{from} → {to}: closed' },
    sendSalesman: '{source} → {city}: {prices}',
    sendWorker: '{source} → {place}',
    invest: {
      open: 'Investment {action}: 1 action tile is enough from now on',
      ready: 'Investment {action}: ready then',
    },
    sell: {
      sale: 'Sell in {city}: {cubes} × {price} = {income}',
      notBought: '{city}: no price for {resource}',
    },
    returnTile: {
      open: 'Return {tile} from {action}',
      ready: 'Return {tile} from {action}, no longer ready then',
    },
  },

  optionValues: { chosen: 'chosen', drawn: 'drawn by lot' },
  options: { exchangeSides: 'Exchange sides', roundLimit: 'Round limit' },
} as const;
