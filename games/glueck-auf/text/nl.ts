import type { Messages } from './messages.ts';

export const nl: Messages = {
  title: 'Glück Auf',

  coals: { yellow: 'geel', brown: 'bruin', grey: 'grijs', black: 'zwart' },
  coalNouns: { yellow: 'geel', brown: 'bruin', grey: 'grijs', black: 'zwart' },
  slots: {
    yellow: 'geel kolenvakje',
    brown: 'bruin kolenvakje',
    grey: 'grijs kolenvakje',
    black: 'zwart kolenvakje',
  },
  carts: {
    yellow: '{count, plural, one {# gele mijnwagen} other {# gele mijnwagens}}',
    brown: '{count, plural, one {# bruine mijnwagen} other {# bruine mijnwagens}}',
    grey: '{count, plural, one {# grijze mijnwagen} other {# grijze mijnwagens}}',
    black: '{count, plural, one {# zwarte mijnwagen} other {# zwarte mijnwagens}}',
  },
  transports: { handcart: 'handkar', horsecart: 'paardenkar', truck: 'vrachtwagen', railway: 'trein' },
  transportOrders: {
    handcart: 'handkaropdracht',
    horsecart: 'paardenkaropdracht',
    truck: 'vrachtwagenopdracht',
    railway: 'treinopdracht',
  },
  sides: { light: 'lichte kant', dark: 'donkere kant' },
  ends: { top: 'Boven op de stapel', bottom: 'Onder de stapel' },

  marks: '{count}\u00a0mark',
  points: '{count, plural, one {#\u00a0punt} other {#\u00a0punten}}',
  minusPoints: '{count, plural, one {\u2212#\u00a0punt} other {\u2212#\u00a0punten}}',
  workers: '{count, plural, one {# arbeider} other {# arbeiders}}',
  cubes: '{count, plural, one {# kolenblokje} other {# kolenblokjes}}',

  tile: '{carts}, {side}',
  tilePriced: '{tile} ({price})',
  slotCount: '{count} {coal}',
  oneOfEach: '1 van elke kleur',
  order: '{transport}, {slots}',
  orderWorth: '{order} ({points})',
  spaces: {
    buyDisplayedTile: 'fabrieksvak {number}',
    drawFiveTiles: 'trekvak van de fabriek',
    mining: 'delfvak {number}',
    delivery: 'leveringsvak {transport}',
    takeMoney: 'geldvak {number}',
    takeDisplayedOrder: 'opdrachtvak {number}',
    drawFiveOrders: 'trekvak van de opdrachten',
  },
  levels: { surface: 'bovengronds', tunnel: 'verdieping {level} ({coal})' },
  elements: {
    slotsByCoal: {
      yellow: 'Gele kolenvakjes',
      brown: 'Bruine kolenvakjes',
      grey: 'Grijze kolenvakjes',
      black: 'Zwarte kolenvakjes',
    },
    slotsByTransport: {
      handcart: 'Kolenvakjes op handkar-opdrachten',
      horsecart: 'Kolenvakjes op paardenkar-opdrachten',
      truck: 'Kolenvakjes op vrachtwagen-opdrachten',
      railway: 'Kolenvakjes op trein-opdrachten',
    },
    emptyCarts: {
      yellow: 'Lege gele mijnwagens',
      brown: 'Lege bruine mijnwagens',
      grey: 'Lege grijze mijnwagens',
      black: 'Lege zwarte mijnwagens',
    },
  },

  prompts: {
    draft: 'Opdrachten kiezen, {pick} van {picks}: kies een opdracht uit de keuzerij.',
    turn: 'Dienst {shift}: kies een vak voor je arbeiders, of de bank (1 arbeider). Je hebt {workers} en {marks}.',
    drawnTiles:
      '{count, plural, one {Koop de getrokken tunneltegel, of pas.} other {Koop een van de # getrokken tunneltegels, of geen.}} Je hebt {marks}.',
    tilesToEnd:
      '{count, plural, one {Leg de tunneltegel terug: boven op of onder de stapel.} other {Leg de andere # tunneltegels terug: allemaal boven op of allemaal onder de stapel.}}',
    returnTiles: '{end}, van boven naar beneden: kies de volgende tunneltegel (nog {count}).',
    shortage:
      'Geen kolen van deze kleur in de algemene voorraad: {coal}. Kies een andere kleur voor de volgende mijnwagen (nog {count}).',
    mining: '{steps, plural, one {Nog # stap.} other {Nog # stappen.}} {act}',
    secondCube: 'Leg het tweede kolenblokje op hetzelfde kolenvakje: {order} ({slot}).',
    drawnOrders:
      '{count, plural, one {Behoud de getrokken opdracht, of pas.} other {Kies een van de # getrokken opdrachten, of geen.}}',
    ordersToEnd:
      '{count, plural, one {Leg de opdracht terug: boven op of onder de stapel.} other {Leg de andere # opdrachten terug: allemaal boven op of allemaal onder de stapel.}}',
    returnOrders: '{end}, van boven naar beneden: kies de volgende opdracht (nog {count}).',
    endOfTurn: 'Beëindig je beurt.',
  },
  nothingAffordable:
    '{count, plural, one {De getrokken tunneltegel kun je niet betalen} other {Van de # getrokken tunneltegels kun je er geen betalen}}: je hebt {marks}. Ga verder zonder te kopen.',
  miningActs: {
    load: 'Kies een kolenblokje om in te laden (1 stap), of verplaats de kooi. Bezet: {cubes} van de {places}.',
    unload: 'Kies een kolenblokje of een kolenvakje om te lossen (1 stap), of verplaats de kooi.',
    fill: 'Kies een verdieping voor de kooi, of een kolenblokje uit de opslag voor een opdracht (1 stap).',
    lower: 'Laat de kooi zakken: kies een verdieping (1 stap).',
    full: 'De kooi is vol: breng de kooi naar de oppervlakte (1 stap).',
    move: 'Hier liggen geen kolen: kies waar de kooi heen gaat (1 stap).',
  },
  endOfTurnRefill: 'Beëindig je beurt. Daarna wordt aangevuld: {space}.',
  waiting: 'Wachten op {name}',
  over: 'De partij is afgelopen: {standings}.',
  standing: '{name} {points}',

  verbs: {
    draftOrder: 'Opdracht nemen',
    placeWorkers: 'Arbeiders inzetten',
    useBank: 'Arbeider naar de bank',
    buyDrawnTile: 'Tunneltegel kopen',
    returnTilesTo: 'Tunneltegels terugleggen',
    returnTile: 'Volgende tunneltegel terugleggen',
    loadOtherCoal: 'Mijnwagen vullen',
    cageDown: 'Kooi omlaag',
    cageUp: 'Kooi omhoog',
    cartToCage: 'Kolen inladen',
    cageToOrder: 'Kolen naar opdracht',
    cageToStorage: 'Kolen naar opslag',
    storageToOrder: 'Van opslag naar opdracht',
    stopMining: 'Stoppen met delven',
    keepDrawnOrder: 'Opdracht behouden',
    returnOrdersTo: 'Opdrachten terugleggen',
    returnOrder: 'Volgende opdracht terugleggen',
    endTurn: 'Beurt beëindigen',
  },
  plies: {
    draftOrder: 'Opdracht nemen: {order}',
    placeWorkers: {
      buyDisplayedTile: '{space}, {workers}: voor {price} kopen – {tile}',
      drawFiveTiles:
        '{space}, {workers}: {count, plural, one {# tunneltegel trekken} other {# tunneltegels trekken}}',
      mining: '{space}, {workers}: {steps} werkstappen',
      delivery:
        '{space}, {workers}: {count, plural, one {# opdracht leveren} other {# opdrachten leveren}}, {points}',
      takeMoney: '{space}, {workers}: {marks} nemen',
      takeDisplayedOrder: '{space}, {workers}: opdracht nemen – {order}',
      drawFiveOrders:
        '{space}, {workers}: {count, plural, one {# opdracht trekken} other {# opdrachten trekken}}',
      locked: '{space}: geblokkeerd',
      noTile: '{space}, {workers}: geen tunneltegel',
      noOrder: '{space}, {workers}: geen opdracht',
    },
    useBank: 'Arbeider naar de bank: {marks}',
    buyDrawnTile: { one: 'Voor {price} kopen: {tile}', none: 'Geen tunneltegel kopen' },
    returnTilesTo: {
      top: '{count, plural, one {# tunneltegel boven op de stapel leggen} other {# tunneltegels boven op de stapel leggen}}',
      bottom:
        '{count, plural, one {# tunneltegel onder de stapel leggen} other {# tunneltegels onder de stapel leggen}}',
    },
    returnNext: 'Als volgende: {item}',
    loadOtherCoal: 'Mijnwagen vullen: {coal} ({count} in de voorraad)',
    cageDown: 'Kooi omlaag: {level}, {cubes}',
    cageUp: { tunnel: 'Kooi omhoog: {level}, {cubes}', surface: 'Kooi omhoog: naar de oppervlakte' },
    cartToCage: 'Kolen inladen: {coal}',
    cageToOrder: {
      own: 'Uit de kooi: {coal} naar {order} ({slot})',
      first: 'Uit de kooi: {coal} naar {order} ({slot}, leeg; vervanging 1 van 2)',
      second: 'Uit de kooi: {coal} naar {order} ({slot}, half gevuld; vervanging 2 van 2)',
    },
    cageToStorage: 'Kolen naar opslag: {coal}',
    storageToOrder: {
      own: 'Uit de opslag: {coal} naar {order} ({slot})',
      first: 'Uit de opslag: {coal} naar {order} ({slot}, leeg; vervanging 1 van 2)',
      second: 'Uit de opslag: {coal} naar {order} ({slot}, half gevuld; vervanging 2 van 2)',
    },
    stopMining:
      '{count, plural, one {Stoppen met delven, # werkstap vervalt} other {Stoppen met delven, # werkstappen vervallen}}',
    keepDrawnOrder: { one: 'Behouden: {order}', none: 'Geen opdracht behouden' },
    returnOrdersTo: {
      top: '{count, plural, one {# opdracht boven op de stapel leggen} other {# opdrachten boven op de stapel leggen}}',
      bottom:
        '{count, plural, one {# opdracht onder de stapel leggen} other {# opdrachten onder de stapel leggen}}',
    },
  },

  sources: {
    deliveredOrders: 'Geleverde opdrachten',
    slotsByCoal: 'Kolenvakjes per kolensoort',
    slotsByTransport: 'Kolenvakjes per vervoermiddel',
    emptyCarts: 'Lege mijnwagens',
    money: 'Geld',
    cubes: 'Kolenblokjes',
    outstandingOrders: 'Openstaande opdrachten',
    imbalance: 'Onbalans',
  },
  options: {
    splitSubstitution: 'Vervangende blokjes mag je over twee acties verdelen',
    openDeliveredOrders: 'Geleverde opdrachten blijven open liggen',
  },
};
