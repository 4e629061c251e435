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

  prompts: {
    sides: 'Select a side for each exchange ({count} to go).',
    sidesDone: 'All exchange sides are set. Confirm them.',
    placing: '{round}, phase 1: select a tile, then where to put it ({count} to go).',
    placingDone: 'All tiles are placed. Confirm your placement.',
    turn: '{round}, phase 2: select an action that’s ready, or pass. Ready: {actions}.',
    turnNoEffect:
      '{round}, phase 2: no ready action has an effect now. Pass, or carry one out to clear its fields. Ready: {actions}.',
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
    investor:
      'Select an investment tile to take, or skip. {count, plural, one {# of them fits.} other {# of them fit.}}',
    selling: '{resource}, {count} in reach: select the exchange to sell at, or mine nothing.',
    endOfTurn: 'End your turn.',
    endOfTurnPassed: 'You pass: no more turns for you this round. End your turn, or undo.',
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

  optionValues: { chosen: 'selected', drawn: 'random' },
  options: { exchangeSides: 'Exchange sides', roundLimit: 'Round limit' },
} as const;
