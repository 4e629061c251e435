export const enLog = {
  cubesToInsure: '{name} sets aside for insurance: {cubes}.',
  insuranceSealed: '{name} is done with insurance.',
  insured:
    '{tiles, plural, one {{name} insures {cubes} and gets # insurance tile.} other {{name} insures {cubes} and gets # insurance tiles.}}',
  controlOrder: 'Control order: {order}.',
  roundBegun: 'Drilling round {round} begins.',
  crewStayed: '{owner} lets crew {crew} stay: {place}.',
  crewMoved: '{owner} moves crew {crew}: {from} → {to}.',
  dieTakenAlong: '{name} takes the subcontractor of crew {crew} along (power {power}) and pays {fee}.',
  dieReturned: 'The subcontractor of crew {crew} ({name}) returns to phase board I.',
  coreEntered: 'Crew {crew} of {name} reaches the core and leaves the game.',
  crewBribed: {
    free: '{name} bribes crew {crew} of {owner}: {from} → {to}.',
    paid: '{name} bribes crew {crew} of {owner}: {from} → {to}. Its subcontractor comes along, {name} pays {fee}.',
  },
  dieHired: '{name} hires a subcontractor of power {power} for crew {crew} and pays {fee}.',
  dieReset: '{name} changes the subcontractor of crew {crew} to power {power} and pays {fee}.',
  noAdvantage: '{name} does not use the advantage.',
  extractionOrdered: '{name} chooses the first extraction: {space}.',
  crewPulled: 'Crew {crew} of {owner} comes onto the tile: {from} → {to}.',
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
      nothing: 'No share for {owner}: there are too few cubes.',
    },
    al: {
      share: 'The share of {owner} goes back to the general supply: {share}.',
      leftovers: 'The leftovers fall to {owner} and go back to the general supply: {leftovers} ({priority}).',
      both: 'Share and leftovers of {owner} go back to the general supply: {share}; {leftovers} ({priority}).',
      nothing: 'No share for {owner}: there are too few cubes.',
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
  incomeReceived: 'Mineshaft on {space}: {name} receives an income of {cubes}.',
  bought: '{name} buys {cubes} for {money}.',
  sold: '{name} sells {cubes} for {money}.',
  tradedUnseen: {
    hidden: '{name} makes a transaction behind the screen.',
    buys: '{name} buys {cubes} for {money} behind the screen.',
    sells: '{name} sells {cubes} for {money} behind the screen.',
  },
  renounced: {
    stockExchange: '{name} renounces further transactions.',
    workshop: '{name} renounces further actions.',
  },
  powerImproved: '{name} improves crew {crew} to power {power} for {price}.',
  mobilityImproved: '{name} improves mobility to level {level} for {price}.',
  safetyImproved: '{name} improves safety to level {level} for {price}.',
  shaftBuilt: '{name} builds a mineshaft on {space} for {price} (stage {stage}).',
  shaftMoved: '{name} moves a mineshaft for {price}: {from} → {to} (stage {stage}).',
  delivered: '{name} delivers {cubes} for {prestige}.',
  achievementReached: '{name} reaches an achievement: {achievement} ({prestige}).',
  alImproved: {
    chosen: '{name} improves crew {crew} of Al to power {power}.',
    byItself: 'Crew {crew} of Al improves to power {power}.',
  },
  cleanedUp: 'Turn {turn} is over: bribery tiles, subcontractors and vice presidents return.',
  endConditionMet: {
    coreReached: 'End condition: {players} players have reached the core. This is the last turn.',
    achievements:
      'End condition: {name} has at least {achievements} achievements, all of tier {tier} among them. This is the last turn.',
  },
  turnLimitReached: 'Turn limit reached: the game ends after turn {turn} (guard of the program, RW-18.4).',
  bonusScored: '{bonus}: {ranked}.',
  gameEnded: {
    one: '{points, plural, one {{name} wins the game with # prestige point.} other {{name} wins the game with # prestige points.}}',
    tieBreak:
      '{points, plural, one {Tie at # prestige point} other {Tie at # prestige points}}: {name} wins the game by more achievements or, if these are equal too, by more cubes.',
    shared:
      '{points, plural, one {{name} share the victory with # prestige point each.} other {{name} share the victory with # prestige points each.}}',
  },
} as const;
