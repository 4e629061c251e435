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
    otherTile:
      'Not this exchange tile: they’re decided one after another. Undo takes you back to an earlier one.',
    sidesMissing: 'Some exchange sides are missing: select one for every exchange tile, then confirm.',
    tileNotInHand: 'You don’t have this tile in hand.',
    tileDoesNotFit:
      'The tile doesn’t show this action: it fits an action that it shows, or the research area.',
    noFreeField: 'No free action field: both stay covered until you carry out this action.',
    tilesToPlace:
      '{tiles, plural, one {# tile still in hand: place it, then you can confirm.} other {# tiles still in hand: place them, then you can confirm.}}',
    researchFirst:
      'Research comes first: it’s your first turn while there are tiles in your research area. After that you can do this.',
    nothingToResearch:
      'No tiles in your research area: place some there in phase 1, then research is your first turn.',
    notExecutable:
      'Not ready: it will be once both action fields are covered, at least one of them by an action tile.',
    tileNotInResearch: 'This tile isn’t part of your research.',
    resourceNotAvailable:
      'Not available: the supply field is empty, or every open territory already has this resource.',
    territoryClosed: 'Closed for the rest of the game: select an open territory.',
    resourceLiesThere: 'No room: this territory already has this resource. Select one without it.',
    noJokerThere: 'No joker on manager: select another action.',
    noWorkerThere: 'No worker: none of yours is there. Select one of your workers first.',
    notAdjacent: 'Not adjacent: one step leads to a neighbouring territory only; closed ones are skipped.',
    noFigureThere: 'No figure: you have none there. Select one of your figures first.',
    sameExchange: 'The figure is already there: select another exchange.',
    supplyFirst: 'Your own supply isn’t empty: only when it is can you withdraw a figure from elsewhere.',
    notFaceUp: 'Not face up: you can only take one of the face-up investment tiles.',
    investedAlready: 'There’s already an investment on this action, and each action takes only one.',
    noSalesmanThere: 'No salesman: you have none at this exchange. The sales action deploys one there.',
    notBoughtThere: 'No price: this exchange doesn’t buy the resource. Select one that does.',
    noTileThere: 'This tile isn’t on this action.',
  },

  /** Why a move doesn’t belong to the current step, by the rule of that step (`phases` in rules/flow.ts). */
  notNow: {
    'SB-2.10': 'First confirm the exchange sides: then the first round begins.',
    'SB-4.2': 'Not in phase 1: actions follow in phase 2, as soon as everyone has confirmed.',
    'SB-5.1': 'Not on its own: first carry out the action it belongs to. New tiles come next round.',
    'SB-6.1': 'Finish your research first: select the next tile.',
    'SB-6.4': 'Finish your research first: select a resource for the manager tile.',
    'SB-6.2': 'Finish your research first: select a territory for the resource.',
    'SB-7.2': 'First place the joker or skip it.',
    'SB-7.7': 'First use your remaining steps or forfeit them.',
    'SB-7.12': 'First deploy a salesman or skip it.',
    'SB-7.14': 'First deploy a worker or skip it.',
    'SB-7.16': 'First take an investment tile or skip it.',
    'SB-7.22': 'First select the exchange to sell at, or mine nothing.',
    'SB-5.10': 'Your action is done: end your turn. You can do more on your next turn.',
    'SB-8.2': 'First return the surplus tiles: then the next round begins.',
  },

  prompts: {
    sides: 'Exchange {number} of {count}: select {first} or {second}.',
    sidesDone: 'All exchange sides are set. Confirm them.',
    placing: '{round}, phase 1: select a tile, then where to put it ({count} to go).',
    placingDone: 'All tiles are placed. Confirm your placement.',
    turn: '{round}, phase 2: select an action that’s ready, or pass. Ready: {actions}.',
    turnResearch:
      '{round}, phase 2: research comes first. Select your research area ({count, plural, one {# tile} other {# tiles}}).',
    research: 'Research: select the tile to use next ({count} to go).',
    managerResource: 'Research with a manager tile: select a resource from the supply fields.',
    cube: 'Research, {resource}: select an open territory without this resource. {count, plural, one {Then # more tile.} other {Then # more tiles.}}',
    cubeLast: 'Research, {resource}: select an open territory without this resource.',
    joker: 'Your manager tile becomes a joker: select an action with a free field, or skip.',
    logistics:
      '{count, plural, one {# step left: select a worker, then a territory, or forfeit the step.} other {# steps left: select a worker, then a territory, or forfeit the steps.}}',
    salesman:
      'Deploy a salesman: select a figure, then an exchange, or skip. Figures in your own supply: {count}.',
    worker: 'Deploy a worker in Vladivostok, or skip. Figures in your own supply: {count}.',
    workerElsewhere: 'Your own supply is empty: select a figure to withdraw to Vladivostok, or skip.',
    investor: 'Select an investment tile to take, or skip. Fitting: {count}.',
    selling: '{resource}, {count} in reach: select the exchange to sell at, or mine nothing.',
    endOfTurn: 'End your turn.',
    endOfTurnRefill: 'End your turn. Then a new investment tile is turned face up.',
    returning: 'Too many tiles: select {count} more to return (you may keep {limit}).',
  },
  rounds: { round: 'Round {round}', last: 'Last round ({round})' },
  decided: {
    placing: 'Your placement is confirmed. Waiting for {name}',
    returning: 'You’re done returning tiles. Waiting for {name}',
  },
  waiting: 'Waiting for {name}',
  over: 'The game is over: {standings}.',
  standing: '{name} {money}',

  verbs: {
    chooseSide: 'Select an exchange side',
    confirmSides: 'Confirm the exchange sides',
    placeTile: 'Place a tile',
    confirmPlacement: 'Confirm the placement',
    execute: 'Carry out an action',
    pass: 'Pass',
    nameTile: 'Select the next tile',
    nameResource: 'Select a resource',
    placeCube: 'Put a resource into a territory',
    placeJoker: 'Place the joker',
    forgo: 'Skip',
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
      ready: '{tile} on {action}: ready',
      research: '{tile} to research: {cubes}',
      researchAny: '{tile} to research: 1 resource of your choice',
    },
    execute: {
      manager:
        'Manager: place a joker ({count, plural, one {# free action field} other {# free action fields}})',
      logistics: 'Logistics: {steps} steps for {count, plural, one {# worker} other {# workers}}',
      salesman: 'Sales: deploy 1 salesman ({count} in your supply)',
      worker: 'Worker: deploy 1 worker in Vladivostok ({count} in your supply)',
      investor: 'Investor: take 1 investment ({count, plural, one {# fits} other {# fit}})',
      research:
        '{count, plural, one {Research: # tile, 1 resource to the map of Siberia} other {Research: # tiles, 1 resource each to the map of Siberia}}',
      noEffect: '{action}: no effect',
    },
    mine: {
      sale: '{mining}: {count} in reach, best exchange {city} {income}',
      nothingThere: '{mining}: nothing in reach, no effect',
      noBuyer: '{mining}: {count} in reach, but none of your salesmen is where it can be sold, no effect',
    },
    pass: 'Pass: no more turns this round',
    nameTile: { one: 'Next {tile}: {cubes}', any: 'Next {tile}: 1 resource of your choice' },
    nameResource: '{resource} ({count} on the supply field)',
    placeCube: {
      plain: '{resource} → {territory}, there: {resources}',
      own: '{resource} → {territory}, there: {resources}; {count, plural, one {# of your workers} other {# of your workers}}',
      closed: '{resource} → {territory}: closed',
    },
    placeJoker: { open: 'Joker on {action}', ready: 'Joker on {action}: ready' },
    forgo: {
      joker: 'Place no joker',
      logistics: '{count, plural, one {Forfeit # step} other {Forfeit # steps}}',
      salesman: 'Deploy no salesman',
      worker: 'Deploy no worker',
      investor: 'Take no investment tile',
      selling: 'Mine nothing',
    },
    moveWorker: { open: '{from} → {to}, there: {resources}', closed: '{from} → {to}: closed' },
    sendSalesman: '{source} → {city}: {prices}',
    sendWorker: '{source} → {place}',
    invest: {
      open: 'Investment {action}: from now on 1 action tile is enough',
      ready: 'Investment {action}: ready',
    },
    sell: {
      sale: 'Sell in {city}: {cubes} × {price} = {income}',
      notBought: '{city}: no price for {resource}',
    },
    returnTile: {
      open: 'Return {tile} from {action}',
      ready: 'Return {tile} from {action}: no longer ready',
    },
  },

  optionValues: { chosen: 'chosen', drawn: 'random' },
  options: { exchangeSides: 'Exchange sides', roundLimit: 'Round limit' },
} as const;
