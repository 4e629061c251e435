/** What each kind of component is, and what one of them costs or is worth now. */
export const en = {
  kinds: {
    cube: {
      title: 'Resource cube',
      text: 'Mined by a resource action wherever you have a worker, and sold at once.',
    },
    worker: { title: 'Worker', text: 'Mines where it stands. Logistics moves it, three steps in all.' },
    vladivostok: {
      title: 'Vladivostok',
      text: 'New workers arrive here. There are no cubes, and no step leads back.',
    },
    closedTerritory: {
      title: 'Closed territory',
      text: 'Empty for good: no cubes, no workers. Steps skip over it.',
    },
    territory: {
      title: 'Territory',
      text: 'Holds at most one cube of each resource. Empty after mining, it closes.',
    },
    joker: { title: 'Joker', text: 'A manager tile that stands for any tile of this action.' },
    managerTile: {
      title: 'Manager tile',
      text: 'Fits the manager’s fields or research. Two of them bring a joker.',
    },
    investedTile: {
      title: 'Your investment',
      text: 'Covers this field for the rest of the game: one more tile makes the action ready.',
    },
    actionTile: {
      title: 'Action tile',
      text: 'Counts as its person or as its resource. Place it on one of the two actions, or in research.',
    },
    action: {
      title: 'Action',
      text: 'Ready when both fields are covered. Running it removes the tiles; investments stay.',
    },
    research: {
      title: 'Research',
      text: 'Takes any tile. Each puts one cube on the map, and it must be your first turn of the round.',
    },
    investment: {
      title: 'Investment tile',
      text: 'Taken with the investor. Covers one field of its action for the rest of the game.',
    },
    salesman: { title: 'Salesman', text: 'Sells where it stands. You may only sell where you have one.' },
    exchange: {
      title: 'Exchange',
      text: 'Shows the price per cube; a dash buys nothing. All cubes of one action are sold at one exchange.',
    },
    exchangeSide: {
      title: 'Exchange tile',
      text: 'Has an exchange on each side. Only the side that is chosen now is in the game.',
    },
    reach: { title: 'In reach', text: 'Cubes of each resource in territories where you have a worker.' },
    supplyField: {
      title: 'Supply field',
      text: 'Cubes that research can still bring to the map. Three empty fields end the game.',
    },
    closedDial: {
      title: 'Dial: closed territories',
      text: 'When eight territories are closed, the game ends with that round.',
    },
    supplyDial: {
      title: 'Dial: empty supply fields',
      text: 'When three supply fields are empty, the game ends with that round.',
    },
    bag: {
      title: 'Bag',
      text: 'Everyone draws six tiles per round. Tiles that are used go back in.',
    },
    figures: {
      title: 'Your figures',
      text: 'A figure is a worker in Siberia and a salesman at an exchange; the rest wait here.',
    },
    tileLimit: { title: 'Tiles kept', text: 'Unused tiles stay on their fields, ten at most.' },
    money: { title: 'Your money', text: 'Everyone can see it. Most money wins; nothing else counts.' },
  },
  states: {
    holds: 'Here: {resources}.',
    empty: 'No cubes here.',
    ownWorkers: '{count, plural, one {# of your workers} other {# of your workers}} here.',
    covered: '{count} of {fields} fields covered.',
    ready: 'Ready.',
    readySale: 'Ready: brings {money} in {city}.',
    readyVain: 'Ready, but it would do nothing now.',
    tiles: '{count, plural, =0 {No tiles} one {# tile} other {# tiles}} in it.',
    forAction: 'For: {action}.',
    hasRoom: 'You have a free field for it.',
    noRoom: 'You have no free field for it.',
    pays: 'Pays: {prices}.',
    left: '{count} left.',
    progress: '{count} of {end}.',
    figures: '{own} here, {workers} in Siberia, {salesmen} at exchanges.',
    onBoard: '{count} on your board.',
  },
} as const;
