export const enLog = {
  bidRevealed: {
    nothing: '{name} bids nothing.',
    money: '{name} bids {goods}.',
    cubes: '{name} bids {goods} (worth {value}).',
  },
  managementOrder: 'Management order: {order}.',
  vpPlaced: '{name} places a vice president: {slot}.',
  vpStayedHome: 'No slot is free for {name}: the vice president stays home.',
  cubesToInsure: '{name} sets aside for insurance: {cubes}.',
  insuranceSealed: '{name} is done with insurance.',
  insured:
    '{tiles, plural, one {{name} insures {cubes} and gets # insurance tile.} other {{name} insures {cubes} and gets # insurance tiles.}}',
  controlOrder: 'Control order: {order}.',
  roundBegun: 'Drilling round {round} begins.',
  crewStayed: '{owner} lets crew {crew} stay: {place}.',
  crewMoved: '{owner} moves crew {crew}: {from} → {to}.',
  dieTakenAlong: '{name} takes crew {crew}’s subcontractor along (power {power}) and pays {fee}.',
  dieReturned: 'The subcontractor of {name}’s crew {crew} goes back to phase board I.',
  coreEntered: '{name}’s crew {crew} reaches the core and leaves the game.',
  crewBribed: {
    free: '{name} bribes {owner}’s crew {crew}: {from} → {to}.',
    paid: '{name} bribes {owner}’s crew {crew}: {from} → {to}. Its subcontractor comes along, and {name} pays {fee}.',
  },
  dieHired: '{name} hires a subcontractor of power {power} for crew {crew} and pays {fee}.',
  dieReset: '{name} changes crew {crew}’s subcontractor to power {power} and pays {fee}.',
  noAdvantage: '{name} skips the advantage.',
  extractionOrdered: '{name} extracts {space} first.',
  crewPulled: '{owner}’s crew {crew} steps onto the tile: {from} → {to}.',
  tileRevealed:
    '{owner} triggers an extraction on {space} (required power {power}). The back shows extraction pile {pile} and an income of {income}.',
  cardDrawn: {
    safe: 'Extraction card from pile {pile}: {cubes}.',
    danger: 'Extraction card from pile {pile}: {cubes} – and danger.',
  },
  bootyShared: {
    player: {
      share: '{owner} gets a share: {share}.',
      leftovers: '{owner} gets the leftovers: {leftovers} ({priority}).',
      both: '{owner} gets a share: {share}; and the leftovers: {leftovers} ({priority}).',
      nothing: 'No share for {owner}: there aren’t enough cubes.',
    },
    al: {
      share: '{owner}’s share goes back to the general supply: {share}.',
      leftovers: 'The leftovers fall to {owner} and go back to the general supply: {leftovers} ({priority}).',
      both: '{owner}’s share and leftovers go back to the general supply: {share}; {leftovers} ({priority}).',
      nothing: 'No share for {owner}: there aren’t enough cubes.',
    },
  },
  insuranceDecided: '{name} decides about insurance.',
  dangerStruck: {
    nothing: 'Danger: {name} has nothing to lose.',
    unprotected: 'Danger: {name} loses {lost}.',
    safety:
      'Danger: {name} stands to lose {loss, plural, one {# cube} other {# cubes}}; safety saves {saved}. Lost: {lost}.',
    insurance:
      'Danger: {name} stands to lose {loss, plural, one {# cube} other {# cubes}}; insurance saves {insurance}. Lost: {lost}.',
    both: 'Danger: {name} stands to lose {loss, plural, one {# cube} other {# cubes}}; safety saves {saved}, insurance {insurance}. Lost: {lost}.',
  },
  bootyTaken: '{name} brings in: {cubes}.',
  cardKept: '{name} keeps the extraction card ({cards} in all).',
  cardDiscarded: 'Al keeps no cards: the extraction card is discarded.',
  incomeReceived: 'Mineshaft on {space}: {name} gets {cubes}.',
  bought: '{name} buys {cubes} for {money}.',
  sold: '{name} sells {cubes} for {money}.',
  tradedUnseen: {
    hidden: '{name} makes a hidden transaction.',
    buys: '{name} buys {cubes} for {money}, hidden from the others.',
    sells: '{name} sells {cubes} for {money}, hidden from the others.',
  },
  renounced: {
    stockExchange: '{name} passes: no more transactions this turn.',
    workshop: '{name} passes: no more actions this turn.',
  },
  powerImproved: '{name} improves crew {crew} to power {power} for {price}.',
  mobilityImproved: '{name} improves mobility to level {level} for {price}.',
  safetyImproved: '{name} improves safety to level {level} for {price}.',
  shaftBuilt: '{name} builds a mineshaft on {space} for {price} (stage {stage}).',
  shaftMoved: '{name} moves a mineshaft for {price}: {from} → {to} (stage {stage}).',
  delivered: '{name} delivers {cubes} for {prestige}.',
  achievementReached: '{name} earns an achievement: {achievement} ({prestige}).',
  alImproved: {
    chosen: '{name} improves Al’s crew {crew} to power {power}.',
    byItself: 'Al’s crew {crew} improves to power {power}.',
  },
  cleanedUp: 'Turn {turn} is over: bribery tiles, subcontractors and vice presidents return.',
  endConditionMet: {
    coreReached: '{players} players have reached the core: this is the last turn.',
    achievements:
      '{name} has at least {achievements} achievements, including all of tier {tier}: this is the last turn.',
  },
  turnLimitReached: 'Turn limit reached: the game ends after turn {turn} (safety limit, RW-18.4).',
  bonusScored: '{bonus}: {ranked}.',
  gameEnded: {
    one: '{points, plural, one {{name} wins the game with # prestige point.} other {{name} wins the game with # prestige points.}}',
    tieBreak:
      '{points, plural, one {Tie at # prestige point} other {Tie at # prestige points}}: {name} wins on achievements or, if those are tied too, on cubes.',
    shared:
      '{points, plural, one {{name} share the victory with # prestige point each.} other {{name} share the victory with # prestige points each.}}',
  },
} as const;
