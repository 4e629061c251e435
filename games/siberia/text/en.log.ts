export const enLog = {
  startPlayerDrawn: '{name} begins round 1 (drawn by lot).',
  cubesLaid: 'Resources in {territory}: {resources}.',
  sidesChosen: '{name} chooses the exchanges: {cities}.',
  sidesDrawn: 'The exchanges are drawn by lot: {cities}.',
  investmentRevealed: 'New investment tile: {action}.',
  roundBegun: 'Round {round}: {name} begins.',
  tilesDrawn: {
    known: '{count, plural, one {{name} draws # tile: {tiles}.} other {{name} draws # tiles: {tiles}.}}',
    hidden: '{count, plural, one {{name} draws # tile.} other {{name} draws # tiles.}}',
  },
  tilePlaced: '{name} places: {placement}.',
  placementConfirmed: '{name} confirms the placement.',
  placementRevealed: '{name} reveals: {placements}.',
  actionExecuted: '{name} carries out an action: {action}.',
  noEffect: 'The action of {name} has no effect.',
  forgone: '{name} does without any further effect.',
  passed: { chosen: '{name} passes.', byItself: '{name} passes: no action is ready.' },
  researchBegun:
    '{count, plural, one {{name} researches with # tile: {tiles}.} other {{name} researches with # tiles: {tiles}.}}',
  researchVoid: 'Research of {name} without effect: {tile}.',
  cubePlaced: '{name} puts a resource into {territory}: {resource}.',
  jokerPlaced: '{name} places a joker: {action}.',
  workerMoved: '{name} moves a worker: {from} → {to}.',
  salesmanSent: '{name} deploys a salesman: {source} → {city}.',
  workerSent: '{name} deploys a worker: {source} → {place}.',
  invested: '{name} invests: {action}.',
  sold: '{name} sells in {city}: {cubes} × {price} = {income} (mined: {territories}).',
  territoryClosed: 'Territory closed: {territory} ({closed} in all).',
  workersReturned:
    '{count, plural, one {# worker of {name} returns to the supply ({territory}).} other {# workers of {name} return to the supply ({territory}).}}',
  supplyEmptied: 'Supply field empty: {resource}.',
  tileReturned: '{name} returns a tile: {tile} ({action}).',
  endConditionMet: {
    territoriesClosed: 'End condition: {closed} territories are closed. This is the last round.',
    supplyFieldsEmpty: 'End condition: {empty} supply fields are empty. This is the last round.',
  },
  roundLimitReached:
    'Round limit reached: the game ends after round {round} (guard of the program, SB-10.7).',
  gameEnded: {
    one: '{name} wins the game with {money}.',
    shared: '{names} share the victory with {money} each.',
  },
} as const;
