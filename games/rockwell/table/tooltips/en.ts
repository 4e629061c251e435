/** What each kind of component is, and what one of them costs or is worth now. */
export const en = {
  kinds: {
    tile: {
      title: 'Tile',
      text: 'Drilled as soon as the power of all crews on it reaches its figure.',
    },
    revealedTile: {
      title: 'Drilled tile',
      text: 'Never drilled again. A mineshaft on it earns its cubes every turn.',
    },
    border: {
      title: 'Border',
      text: 'With mobility 2, a crew on the border counts with its full power on both tiles.',
    },
    core: {
      title: 'Core',
      text: 'A crew that arrives leaves the game. When enough players are there, the game ends.',
    },
    entrance: {
      title: 'Mine entrance',
      text: 'Crews start here and step onto one of the two tiles next to it. None comes back.',
    },
    subcontractor: {
      title: 'Subcontractor',
      text: 'A die of hired power for one crew, until the turn ends.',
    },
    briberyTile: {
      title: 'Bribery tile',
      text: 'From a bribe slot, you bring an opposing crew onto your tile. Each bribe uses one up until the turn ends.',
    },
    crew: {
      title: 'Crew',
      text: 'Its figure is its power. You move one of your crews in each of the four rounds.',
    },
    mineshaft: {
      title: 'Mineshaft',
      text: 'Its owner takes the leftovers of an extraction, and earns cubes every turn once the tile is drilled.',
    },
    danger: {
      title: 'Danger',
      text: 'Costs everyone who shares as many of their cubes as they have power there, the dearest first.',
    },
    extractionCard: {
      title: 'Extraction card',
      text: 'Shared equally among all who have a crew on the tile. The trigger keeps the card.',
    },
    share: {
      title: 'Share',
      text: 'Equal for all; the leftovers go to the mineshaft, else to the most power, else to the trigger.',
    },
    bid: {
      title: 'Sealed bid',
      text: 'The highest bid places a vice president first. Everyone pays their bid, wherever they finish.',
    },
    management: {
      title: 'Management order',
      text: 'Who places vice presidents first this turn, set by the bids.',
    },
    control: {
      title: 'Control order',
      text: 'Who drills first. Slots on board I decide, by their number.',
    },
    slot: {
      title: 'Slot for a vice president',
      text: 'Where your vice president stands, you act. Your two must be on different boards.',
    },
    round: { title: 'Drilling rounds', text: 'Four per turn. Everyone activates one crew in each.' },
    controlCentre: {
      title: 'Phase I, control centre',
      text: 'Sets the drilling order, and lets you bribe crews or hire dice while drilling.',
    },
    stockExchange: {
      title: 'Phase II, stock exchange',
      text: 'Buy or sell, one metal per transaction. Only players with a vice president here act.',
    },
    workshop: {
      title: 'Phase III, workshop',
      text: 'Improve your company or deliver cubes. Only players with a vice president here act.',
    },
    price: { title: 'Market value', text: 'Buying and selling costs the same, and prices never change.' },
    delivery: {
      title: 'Delivery',
      text: 'Pay these cubes in the workshop for prestige, which stays hidden until the end.',
    },
    stock: {
      title: 'Your cubes',
      text: 'Only you see them. At the end, having most of a metal brings prestige.',
    },
    money: {
      title: 'Your money',
      text: 'Pays for bids, dice and improvements. Most money scores at the end.',
    },
    insurance: {
      title: 'Insurance',
      text: 'One cube buys one tile. When danger strikes, a tile saves one cube.',
    },
    delivered: { title: 'Your deliveries', text: 'Their prestige is hidden from the others until the end.' },
    prestige: {
      title: 'Your prestige',
      text: 'From achievements and deliveries so far. The bonus for owning the most is added at the end.',
    },
    mobility: {
      title: 'Mobility',
      text: 'Improved in the workshop: a jump over one tile, then borders, then two moves.',
    },
    safety: {
      title: 'Safety',
      text: 'Improved in the workshop: danger costs you 1 cube less, then 3, then none.',
    },
    shafts: {
      title: 'Mineshafts',
      text: 'Built in the workshop, one per level. Each level allows more places.',
    },
    achievement: {
      title: 'Achievement',
      text: 'You get it by itself, as soon as you meet it. The earlier, the more prestige.',
    },
  },
  states: {
    power: 'Needs power {required}, has {present}.',
    income: 'Earns {cubes} per turn.',
    crew: 'Power {power}.',
    crewWithDie: 'Power {power}, and {die} from a subcontractor.',
    improvement: 'Power {power} costs {price} in the workshop.',
    left: '{count} of {all} left.',
    core: '{count} of {needed} players have reached it.',
    place: 'You are number {place}.',
    priceOf: '{resource}: {price} per cube.',
    ownCubes: 'You have {count}, worth {worth}.',
    delivery: '{cubes} for {prestige}; {left, plural, one {# tile left} other {# tiles left}}.',
    spent: 'None left.',
    own: 'You have {count}.',
    deliveries: '{count, plural, one {# tile} other {# tiles}}: {prestige}.',
    level: 'You are on level {level}; the next one costs {price}.',
    highest: 'You are on the highest level.',
    reached: 'You have it.',
    prestige: '{prestige} for the next player to reach it.',
    round: 'Now round {round} of {rounds}.',
  },
} as const;
