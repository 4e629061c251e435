import type { Messages } from './messages.ts';
import { nlLog } from './nl.log.ts';

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
      handcart: 'Kolenvakjes op handkaropdrachten',
      horsecart: 'Kolenvakjes op paardenkaropdrachten',
      truck: 'Kolenvakjes op vrachtwagenopdrachten',
      railway: 'Kolenvakjes op treinopdrachten',
    },
    emptyCarts: {
      yellow: 'Lege gele mijnwagens',
      brown: 'Lege bruine mijnwagens',
      grey: 'Lege grijze mijnwagens',
      black: 'Lege zwarte mijnwagens',
    },
  },

  facts: nlLog,

  reasons: {
    notInDraftRow: 'Deze opdracht ligt niet in de keuzerij.',
    spaceLocked: 'Dit vak doet in deze partij niet mee: het is geblokkeerd.',
    tooFewWorkers: 'Te weinig arbeiders: je hebt er {needed} nodig en je hebt er {workers}.',
    noTileThere: 'Geen tunneltegel: dit fabrieksvak is leeg.',
    tooLittleMoney: 'Te weinig geld: de tunneltegel kost {price}\u00a0mark en je hebt {marks}\u00a0mark.',
    tileStackEmpty: 'Geen tunneltegels meer: de trekstapel is leeg.',
    tileNotDrawn: 'Deze tunneltegel heb je niet getrokken.',
    coalNotInSupply: 'Geen kolen van deze kleur in de algemene voorraad: {coal}.',
    notDeeper: 'Deze verdieping ligt niet dieper: de liftkooi staat er al of staat nog lager.',
    notHigher: 'Dit doel ligt niet hoger: de liftkooi staat er al of staat nog hoger.',
    cageAtSurface: 'Mijnwagens staan alleen ondergronds: de liftkooi staat bovengronds.',
    cageFull: 'Geen plaats vrij: in de liftkooi liggen al {places} kolenblokjes.',
    noSuchCubeOnLevel: 'Geen kolen van deze kleur op verdieping {level}: {coal}.',
    cageNotAtSurface: 'De liftkooi staat niet bovengronds: breng de kooi eerst omhoog.',
    noSuchCubeInCage: 'Geen kolen van deze kleur in de liftkooi: {coal}.',
    noSuchCubeInStorage: 'Geen kolen van deze kleur in je opslag: {coal}.',
    orderNotYours: 'Deze opdracht hoort niet bij je openstaande opdrachten.',
    noEmptySlot: 'Geen leeg kolenvakje: op deze opdracht is in deze kleur geen kolenvakje meer vrij.',
    noHalfFilledSlot:
      'Geen half gevuld kolenvakje: op deze opdracht wacht in deze kleur geen enkel kolenvakje op een tweede kolenblokje.',
    noSecondCube:
      'Geen tweede kolenblokje of geen tweede werkstap: bij een vervanging leg je beide kolenblokjes direct na elkaar.',
    secondCubeFirst: 'Het tweede kolenblokje ontbreekt nog: leg dat eerst op hetzelfde kolenvakje.',
    noCompleteOrder: 'Geen complete opdracht met dit vervoermiddel: {transport}.',
    noOrderThere: 'Geen opdracht: dit opdrachtvak is leeg.',
    orderStackEmpty: 'Geen opdrachten meer: de trekstapel is leeg.',
    orderNotDrawn: 'Deze opdracht heb je niet getrokken.',
  },

  prompts: {
    draft: 'Opdrachten kiezen, {pick} van {picks}: neem een opdracht uit de keuzerij.',
    turn: 'Dienst {shift}: zet arbeiders in of stuur 1 arbeider naar de bank. Je hebt {workers} en {marks}.',
    drawnTiles:
      '{count, plural, one {Koop de getrokken tunneltegel of zie ervan af.} other {Koop één van de # getrokken tunneltegels of geen.}} Je hebt {marks}.',
    tilesToEnd:
      '{count, plural, one {Leg de overgebleven tunneltegel terug, boven op of onder de stapel.} other {Leg de overgebleven # tunneltegels terug, allemaal boven op of allemaal onder de stapel.}}',
    returnTiles: '{end}, van boven naar beneden: kies de volgende tunneltegel (nog {count}).',
    shortage:
      'Geen kolen van deze kleur in de algemene voorraad: {coal}. Kies een andere kleur voor de volgende mijnwagen (nog {count}).',
    mining:
      '{steps, plural, one {Nog # werkstap.} other {Nog # werkstappen.}} Liftkooi: {level}, {cubes} van de {places} plaatsen bezet.',
    secondCube: 'Leg het tweede kolenblokje op hetzelfde kolenvakje: {order} ({slot}).',
    drawnOrders:
      '{count, plural, one {Houd de getrokken opdracht of zie ervan af.} other {Houd één van de # getrokken opdrachten of geen.}}',
    ordersToEnd:
      '{count, plural, one {Leg de overgebleven opdracht terug, boven op of onder de stapel.} other {Leg de overgebleven # opdrachten terug, allemaal boven op of allemaal onder de stapel.}}',
    returnOrders: '{end}, van boven naar beneden: kies de volgende opdracht (nog {count}).',
    endOfTurn: 'Beëindig je beurt.',
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
    storageToOrder: 'Opslag naar opdracht',
    stopMining: 'Stoppen met delven',
    keepDrawnOrder: 'Opdracht houden',
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
    cageUp: { tunnel: 'Kooi omhoog: {level}, {cubes}', surface: 'Kooi omhoog: bovengronds' },
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
    keepDrawnOrder: { one: 'Houden: {order}', none: 'Geen opdracht houden' },
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
    splitSubstitution: 'Vervangend paar over twee acties',
    openDeliveredOrders: 'Geleverde opdrachten open',
  },
};
