import type { Messages } from './messages.ts';

export const de: Messages = {
  title: 'Glück Auf',

  coals: { yellow: 'gelb', brown: 'braun', grey: 'grau', black: 'schwarz' },
  coalNouns: { yellow: 'Gelb', brown: 'Braun', grey: 'Grau', black: 'Schwarz' },
  slots: {
    yellow: 'gelbes Ablagefeld',
    brown: 'braunes Ablagefeld',
    grey: 'graues Ablagefeld',
    black: 'schwarzes Ablagefeld',
  },
  carts: {
    yellow: '{count, plural, one {# gelbe Lore} other {# gelbe Loren}}',
    brown: '{count, plural, one {# braune Lore} other {# braune Loren}}',
    grey: '{count, plural, one {# graue Lore} other {# graue Loren}}',
    black: '{count, plural, one {# schwarze Lore} other {# schwarze Loren}}',
  },
  transports: { handcart: 'Handkarren', horsecart: 'Fuhrwerk', truck: 'Lastwagen', railway: 'Eisenbahn' },
  transportOrders: {
    handcart: 'Handkarren-Auftrag',
    horsecart: 'Fuhrwerk-Auftrag',
    truck: 'Lastwagen-Auftrag',
    railway: 'Eisenbahn-Auftrag',
  },
  sides: { light: 'helle Seite', dark: 'dunkle Seite' },
  ends: { top: 'Auf den Stapel', bottom: 'Unter den Stapel' },

  marks: '{count}\u00a0Mark',
  points: '{count}\u00a0SP',
  minusPoints: '\u2212{count}\u00a0SP',
  workers: '{count} Arbeiter',
  cubes: '{count} Kohlewürfel',

  tile: '{carts}, {side}',
  tilePriced: '{tile} ({price})',
  slotCount: '{count} {coal}',
  oneOfEach: '1 von jeder Farbe',
  order: '{transport}, {slots}',
  orderWorth: '{order} ({points})',
  spaces: {
    buyDisplayedTile: 'Feld {number} der Lorenfabrik',
    drawFiveTiles: 'Ziehfeld der Lorenfabrik',
    mining: 'Förderfeld {number}',
    delivery: 'Lieferfeld {transport}',
    takeMoney: 'Geldfeld {number}',
    takeDisplayedOrder: 'Auftragsfeld {number}',
    drawFiveOrders: 'Ziehfeld der Aufträge',
  },
  levels: { surface: 'über Tage', tunnel: 'Etage {level} ({coal})' },
  elements: {
    slotsByCoal: {
      yellow: 'Gelbe Ablagefelder',
      brown: 'Braune Ablagefelder',
      grey: 'Graue Ablagefelder',
      black: 'Schwarze Ablagefelder',
    },
    slotsByTransport: {
      handcart: 'Ablagefelder auf Handkarren-Aufträgen',
      horsecart: 'Ablagefelder auf Fuhrwerk-Aufträgen',
      truck: 'Ablagefelder auf Lastwagen-Aufträgen',
      railway: 'Ablagefelder auf Eisenbahn-Aufträgen',
    },
    emptyCarts: {
      yellow: 'Leere gelbe Loren',
      brown: 'Leere braune Loren',
      grey: 'Leere graue Loren',
      black: 'Leere schwarze Loren',
    },
  },

  prompts: {
    draft: 'Auftragsauswahl, {pick} von {picks}: Wähle einen Auftrag aus der Auswahlreihe.',
    turn: 'Schicht {shift}: Wähle ein Arbeiterfeld oder die Bank (1 Arbeiter). Du hast {workers} und {marks}.',
    drawnTiles:
      '{count, plural, one {Kaufe das gezogene Tunnelplättchen, oder verzichte darauf.} other {Kaufe eines der # gezogenen Tunnelplättchen oder keines.}} Du hast {marks}.',
    tilesToEnd:
      '{count, plural, one {Lege das übrige Tunnelplättchen zurück, auf oder unter den Stapel.} other {Lege die übrigen # Tunnelplättchen zurück, alle auf oder alle unter den Stapel.}}',
    returnTiles: '{end}, von oben nach unten: Wähle das nächste Tunnelplättchen (noch {count}).',
    shortage:
      'Keine {coal}e Kohle im allgemeinen Vorrat. Wähle eine andere Farbe für die nächste Lore (noch {count}).',
    mining: '{steps, plural, one {Noch # Schritt.} other {Noch # Schritte.}} {act}',
    secondCube: 'Lege den zweiten Kohlewürfel auf dasselbe Ablagefeld: {order} ({slot}).',
    drawnOrders:
      '{count, plural, one {Behalte den gezogenen Auftrag, oder verzichte darauf.} other {Behalte einen der # gezogenen Aufträge oder keinen.}}',
    ordersToEnd:
      '{count, plural, one {Lege den übrigen Auftrag zurück, auf oder unter den Stapel.} other {Lege die übrigen # Aufträge zurück, alle auf oder alle unter den Stapel.}}',
    returnOrders: '{end}, von oben nach unten: Wähle den nächsten Auftrag (noch {count}).',
    endOfTurn: 'Beende deinen Zug.',
  },
  nothingAffordable:
    '{count, plural, one {Das gezogene Tunnelplättchen kannst du nicht bezahlen} other {Von den # gezogenen Tunnelplättchen kannst du keines bezahlen}}: Du hast {marks}. Weiter geht es ohne Kauf.',
  miningActs: {
    load: 'Wähle einen Kohlewürfel zum Verladen (1 Schritt), oder fahre den Korb. Belegt: {cubes} von {places}.',
    unload: 'Wähle einen Kohlewürfel oder ein Ablagefeld zum Entladen (1 Schritt), oder fahre den Korb.',
    fill: 'Wähle eine Etage für den Korb oder einen Kohlewürfel aus dem Lager für einen Auftrag (1 Schritt).',
    lower: 'Wähle eine Etage, auf die der Korb hinabfährt (1 Schritt).',
    full: 'Der Korb ist voll: Fahre ihn hinauf, bis über Tage (1 Schritt).',
    move: 'Hier ist keine Kohle: Wähle, wohin der Korb als Nächstes fährt (1 Schritt).',
  },
  endOfTurnRefill: 'Beende deinen Zug. Danach wird aufgefüllt: {space}.',
  waiting: 'Warten auf {name}',
  over: 'Die Partie ist zu Ende: {standings}.',
  standing: '{name} {points}',

  verbs: {
    draftOrder: 'Auftrag nehmen',
    placeWorkers: 'Arbeiter einsetzen',
    useBank: 'Arbeiter zur Bank',
    buyDrawnTile: 'Tunnelplättchen kaufen',
    returnTilesTo: 'Tunnelplättchen zurücklegen',
    returnTile: 'Nächstes Tunnelplättchen zurücklegen',
    loadOtherCoal: 'Lore beladen',
    cageDown: 'Korb abwärts',
    cageUp: 'Korb aufwärts',
    cartToCage: 'Kohle verladen',
    cageToOrder: 'Kohle auf Auftrag',
    cageToStorage: 'Kohle ins Lager',
    storageToOrder: 'Vom Lager auf Auftrag',
    stopMining: 'Fördern beenden',
    keepDrawnOrder: 'Auftrag behalten',
    returnOrdersTo: 'Aufträge zurücklegen',
    returnOrder: 'Nächsten Auftrag zurücklegen',
    endTurn: 'Zug beenden',
  },
  plies: {
    draftOrder: 'Auftrag nehmen: {order}',
    placeWorkers: {
      buyDisplayedTile: '{space}, {workers}: für {price} kaufen – {tile}',
      drawFiveTiles: '{space}, {workers}: {count} Tunnelplättchen ziehen',
      mining: '{space}, {workers}: {steps} Arbeitsschritte',
      delivery:
        '{space}, {workers}: {count, plural, one {# Auftrag ausliefern} other {# Aufträge ausliefern}}, {points}',
      takeMoney: '{space}, {workers}: {marks} nehmen',
      takeDisplayedOrder: '{space}, {workers}: Auftrag nehmen – {order}',
      drawFiveOrders: '{space}, {workers}: {count, plural, one {# Auftrag ziehen} other {# Aufträge ziehen}}',
      locked: '{space}: gesperrt',
      noTile: '{space}, {workers}: kein Tunnelplättchen',
      noOrder: '{space}, {workers}: kein Auftrag',
    },
    useBank: 'Arbeiter zur Bank: {marks}',
    buyDrawnTile: { one: 'Für {price} kaufen: {tile}', none: 'Kein Tunnelplättchen kaufen' },
    returnTilesTo: {
      top: '{count} Tunnelplättchen auf den Stapel legen',
      bottom: '{count} Tunnelplättchen unter den Stapel legen',
    },
    returnNext: 'Als Nächstes: {item}',
    loadOtherCoal: 'Lore beladen: {coal} ({count} im Vorrat)',
    cageDown: 'Korb abwärts: {level}, {cubes}',
    cageUp: { tunnel: 'Korb aufwärts: {level}, {cubes}', surface: 'Korb aufwärts: über Tage' },
    cartToCage: 'Kohle verladen: {coal}',
    cageToOrder: {
      own: 'Aus dem Korb: {coal} auf {order} ({slot})',
      first: 'Aus dem Korb: {coal} auf {order} ({slot}, frei; Ersatz 1 von 2)',
      second: 'Aus dem Korb: {coal} auf {order} ({slot}, halb bestückt; Ersatz 2 von 2)',
    },
    cageToStorage: 'Kohle ins Lager: {coal}',
    storageToOrder: {
      own: 'Aus dem Lager: {coal} auf {order} ({slot})',
      first: 'Aus dem Lager: {coal} auf {order} ({slot}, frei; Ersatz 1 von 2)',
      second: 'Aus dem Lager: {coal} auf {order} ({slot}, halb bestückt; Ersatz 2 von 2)',
    },
    stopMining:
      '{count, plural, one {Fördern beenden, # Arbeitsschritt verfällt} other {Fördern beenden, # Arbeitsschritte verfallen}}',
    keepDrawnOrder: { one: 'Behalten: {order}', none: 'Keinen Auftrag behalten' },
    returnOrdersTo: {
      top: '{count, plural, one {# Auftrag auf den Stapel legen} other {# Aufträge auf den Stapel legen}}',
      bottom:
        '{count, plural, one {# Auftrag unter den Stapel legen} other {# Aufträge unter den Stapel legen}}',
    },
  },

  sources: {
    deliveredOrders: 'Ausgelieferte Aufträge',
    slotsByCoal: 'Ablagefelder nach Kohlesorte',
    slotsByTransport: 'Ablagefelder nach Transportmittel',
    emptyCarts: 'Leere Loren',
    money: 'Geld',
    cubes: 'Kohlewürfel',
    outstandingOrders: 'Ausstehende Aufträge',
    imbalance: 'Schieflage',
  },
  options: {
    splitSubstitution: 'Ersatzwürfel dürfen auf zwei Aktionen verteilt werden',
    openDeliveredOrders: 'Ausgelieferte Aufträge bleiben offen liegen',
  },
};
