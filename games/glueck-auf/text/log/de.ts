import type { LogMessages } from '../messages.ts';

export const deLog: LogMessages = {
  startPlayerDrawn: '{name} beginnt Schicht 1 (ausgelost).',
  orderDrafted: '{name} wählt einen Auftrag: {order}.',
  orderRevealed: 'Neuer Auftrag auf {space}: {order}.',
  tileRevealed: 'Neues Tunnelplättchen auf {space}: {tile}.',
  shiftBegun: 'Schicht {shift}: {name} beginnt.',
  workersDisplaced:
    '{count, plural, one {# Arbeiter von {name} muss in die Kantine (von {space}).} other {# Arbeiter von {name} müssen in die Kantine (von {space}).}}',
  workersPlaced: '{name} setzt {workers} ein: {space}.',
  bankUsed: '{name} schickt 1 Arbeiter zur Bank und erhält {marks}.',
  tileBought: '{name} kauft für {price} ein Tunnelplättchen: {tile}.',
  cubesLoaded:
    '{count, plural, one {{name} belädt # Lore auf Etage {level} mit Kohle: {coal}.} other {{name} belädt # Loren auf Etage {level} mit Kohle: {coal}.}}',
  cartsLeftEmpty:
    '{count, plural, one {{name} lässt # Lore auf Etage {level} leer: Der allgemeine Vorrat ist aufgebraucht.} other {{name} lässt # Loren auf Etage {level} leer: Der allgemeine Vorrat ist aufgebraucht.}}',
  tilesDrawn: '{name} zieht {count} Tunnelplättchen.',
  noTileBought: '{name} kauft kein Tunnelplättchen.',
  tilesReturned: {
    top: '{name} legt {count} Tunnelplättchen zurück auf den Stapel.',
    bottom: '{name} legt {count} Tunnelplättchen zurück unter den Stapel.',
  },
  miningBegun: '{name} fördert mit bis zu {steps} Arbeitsschritten.',
  cageMoved: {
    down: '{name} fährt den Förderkorb abwärts: {level}.',
    up: '{name} fährt den Förderkorb aufwärts: {level}.',
  },
  coalLoaded: '{name} verlädt Kohle von Etage {level}: {coal}.',
  cubeLaid: {
    cage: {
      half: '{name} legt Kohle aus dem Förderkorb auf einen Auftrag: {coal} auf {slot}, halb bestückt ({order}).',
      filled:
        '{name} legt Kohle aus dem Förderkorb auf einen Auftrag: {coal} auf {slot}, bestückt ({order}).',
    },
    storage: {
      half: '{name} legt Kohle aus dem Lager auf einen Auftrag: {coal} auf {slot}, halb bestückt ({order}).',
      filled: '{name} legt Kohle aus dem Lager auf einen Auftrag: {coal} auf {slot}, bestückt ({order}).',
    },
  },
  coalStored: '{name} legt Kohle ins Lager: {coal}.',
  miningEnded: {
    all: '{name} beendet das Fördern.',
    unused:
      '{count, plural, one {{name} beendet das Fördern, # Arbeitsschritt verfällt.} other {{name} beendet das Fördern, # Arbeitsschritte verfallen.}}',
  },
  orderDelivered: {
    known: '{name} liefert einen Auftrag aus: {order}.',
    hidden: '{name} liefert einen Auftrag aus: {transport} ({points}).',
  },
  moneyTaken: '{name} nimmt {marks}.',
  orderTaken: '{name} nimmt einen Auftrag: {order}.',
  ordersDrawn: '{count, plural, one {{name} zieht # Auftrag.} other {{name} zieht # Aufträge.}}',
  orderKept: '{name} behält einen Auftrag: {order}.',
  noOrderKept: '{name} behält keinen Auftrag.',
  ordersReturned: {
    top: '{count, plural, one {{name} legt # Auftrag zurück auf den Stapel.} other {{name} legt # Aufträge zurück auf den Stapel.}}',
    bottom:
      '{count, plural, one {{name} legt # Auftrag zurück unter den Stapel.} other {{name} legt # Aufträge zurück unter den Stapel.}}',
  },
  shiftEnded: 'Schicht {shift} ist zu Ende. Es folgt die Schichtwertung.',
  ordersRevealed:
    '{count, plural, one {{name} deckt einen ausgelieferten Auftrag auf: {orders}.} other {{name} deckt ausgelieferte Aufträge auf: {orders}.}}',
  elementScored: {
    scores: '{element}: {scores}.',
    score: '{name} ({count}) erhält {points}',
    nobody: '{element}: Niemand erhält Siegpunkte.',
  },
  startPlayerChanged: {
    most: '{name} beginnt die nächste Schicht: {workers} in der Lorenfabrik.',
    nobody: '{name} beginnt die nächste Schicht: Niemand hat Arbeiter in der Lorenfabrik.',
  },
  finalPoints: {
    money: '{name} erhält {points} für {marks} (1\u00a0SP je {rate}\u00a0Mark).',
    cubes: '{name} erhält {points} für {cubes} (1\u00a0SP je {rate} Kohlewürfel).',
    outstandingOrders:
      '{count, plural, one {{name} verliert {points} für # ausstehenden Auftrag.} other {{name} verliert {points} für # ausstehende Aufträge.}}',
    noOutstandingOrders: '{name} hat keine ausstehenden Aufträge: kein Punktabzug.',
    imbalance:
      '{name} verliert {points} durch Schieflage: helle und dunkle Seite unterscheiden sich um {count} Tunnelplättchen.',
    noImbalance: '{name} hat keine Schieflage: kein Punktabzug.',
  },
  gameEnded: { one: '{name} gewinnt die Partie.', shared: '{names} gewinnen die Partie gemeinsam.' },
};
