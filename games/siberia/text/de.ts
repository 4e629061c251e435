import { deLog } from './de.log.ts';
import { deNames } from './de.names.ts';
import type { Messages } from './messages.ts';

export const de: Messages = {
  title: 'Siberia',

  ...deNames,

  tile: '{person}/{resource}',
  managerTile: 'Managerplättchen',
  joker: 'Joker',
  times: '{count} × {item}',
  price: '{resource} {money}',
  placement: '{tile} → {place}',
  figureFrom: {
    supply: 'eigener Vorrat',
    exchange: 'andere Börse',
    salesman: 'Verkäufer aus {city}',
    worker: 'Arbeiter aus {place}',
  },

  facts: deLog,

  reasons: {
    otherTile: 'Dieses Börsenplättchen ist gerade nicht an der Reihe.',
    sidesMissing: 'Es fehlen noch Börsenseiten: Wähle zuerst für jedes Börsenplättchen eine Seite.',
    tileNotInHand: 'Dieses Plättchen hast du nicht auf der Hand.',
    tileDoesNotFit:
      'Das Plättchen zeigt diese Aktion nicht: Es passt nur auf eine Aktion, die es zeigt, oder in den Forschungsbereich.',
    noFreeField: 'Kein freies Aktionsfeld: Beide Aktionsfelder sind belegt.',
    tilesToPlace:
      '{tiles, plural, one {Noch # Plättchen auf der Hand: Platziere es, bevor du bestätigst.} other {Noch # Plättchen auf der Hand: Platziere sie, bevor du bestätigst.}}',
    researchFirst:
      'Die Forschung fehlt noch: Solange Plättchen in deinem Forschungsbereich liegen, ist sie dein erster Zug.',
    nothingToResearch: 'Keine Plättchen im Forschungsbereich: Es gibt nichts zu erforschen.',
    notExecutable:
      'Nicht bereit: Beide Aktionsfelder müssen belegt sein, mindestens eines davon mit einem Aktionsplättchen.',
    tileNotInResearch: 'Dieses Plättchen gehört nicht zu deiner Forschung.',
    resourceNotAvailable:
      'Nicht verfügbar: Das Nachschubfeld ist leer oder der Rohstoff liegt schon in jedem offenen Gebiet.',
    territoryClosed: 'Kein offenes Gebiet: Es ist gesperrt.',
    resourceLiesThere: 'Kein Platz: Dieser Rohstoff liegt schon in diesem Gebiet.',
    noJokerThere: 'Kein Joker auf Manager: Wähle eine andere Aktion.',
    noWorkerThere: 'Kein Arbeiter: Dort steht keiner von dir.',
    notAdjacent:
      'Nicht angrenzend: Ein Schritt führt nur in ein Nachbargebiet, gesperrte Gebiete werden übersprungen.',
    noFigureThere: 'Keine Figur: Dort hast du keine.',
    sameExchange: 'Keine andere Börse: Die Figur steht schon dort.',
    supplyFirst: 'Im eigenen Vorrat sind noch Figuren: Nur wenn er leer ist, darfst du eine andere abziehen.',
    notFaceUp: 'Dieses Investitionsplättchen liegt nicht offen aus.',
    investedAlready: 'Auf dieser Aktion liegt schon eine Investition: Eine zweite ist nicht möglich.',
    noSalesmanThere: 'Kein Verkäufer: An dieser Börse steht keiner von dir.',
    notBoughtThere: 'Kein Preis: Diese Börse kauft den Rohstoff nicht.',
    noTileThere: 'Dieses Plättchen liegt nicht auf dieser Aktion.',
  },

  prompts: {
    sides: 'Börsenseiten wählen, {number} von {count}: {first} oder {second}?',
    sidesDone: 'Alle Börsenseiten sind gewählt. Bestätige sie.',
    placing: '{round}, Phase 1: Platziere deine Plättchen (noch {count}).',
    placingDone: 'Alle Plättchen liegen. Bestätige deine Platzierung.',
    turn: '{round}, Phase 2: Führe eine Aktion durch oder passe. Bereit: {actions}.',
    turnResearch: '{round}, Phase 2: Beginne mit der Forschung ({count} Plättchen).',
    research: 'Forschung: Welches Plättchen kommt als Nächstes? (noch {count})',
    managerResource: 'Forschung mit Managerplättchen: Wähle einen Rohstoff von den Nachschubfeldern.',
    cube: 'Forschung, {resource}: Wähle ein offenes Gebiet ohne diesen Rohstoff. Danach noch {count} Plättchen.',
    cubeLast: 'Forschung, {resource}: Wähle ein offenes Gebiet ohne diesen Rohstoff.',
    joker: 'Lege das Managerplättchen als Joker auf ein freies Aktionsfeld oder verzichte darauf.',
    logistics:
      '{count, plural, one {Noch # Schritt: Bewege einen Arbeiter oder lass den Schritt verfallen.} other {Noch # Schritte: Bewege einen Arbeiter oder lass die Schritte verfallen.}}',
    salesman:
      'Setze 1 Verkäufer an einer Börse ein oder verzichte darauf. Figuren im eigenen Vorrat: {count}.',
    worker: 'Setze 1 Arbeiter in Wladiwostok ein oder verzichte darauf. Figuren im eigenen Vorrat: {count}.',
    workerElsewhere:
      'Dein Vorrat ist leer: Ziehe eine Figur ab und setze sie in Wladiwostok ein oder verzichte darauf.',
    investor: 'Nimm 1 Investitionsplättchen oder verzichte darauf. Passend: {count}.',
    selling: '{resource}, {count} in Reichweite: Wähle die Börse oder baue nichts ab.',
    endOfTurn: 'Beende deinen Zug.',
    endOfTurnRefill: 'Beende deinen Zug. Danach wird ein neues Investitionsplättchen aufgedeckt.',
    returning: 'Überzählige Plättchen: Gib noch {count} ab, {limit} dürfen bleiben.',
  },
  rounds: { round: 'Runde {round}', last: 'Letzte Runde ({round})' },
  decided: {
    placing: 'Deine Platzierung ist bestätigt. Warten auf {name}',
    returning: 'Du bist fertig mit dem Abgeben. Warten auf {name}',
  },
  waiting: 'Warten auf {name}',
  over: 'Die Partie ist zu Ende: {standings}.',
  standing: '{name} {money}',

  verbs: {
    chooseSide: 'Börsenseite wählen',
    confirmSides: 'Börsenseiten bestätigen',
    placeTile: 'Plättchen platzieren',
    confirmPlacement: 'Platzierung bestätigen',
    execute: 'Aktion durchführen',
    pass: 'Passen',
    nameTile: 'Nächstes Plättchen wählen',
    nameResource: 'Rohstoff wählen',
    placeCube: 'Rohstoff in ein Gebiet legen',
    placeJoker: 'Joker platzieren',
    forgo: 'Verzichten',
    moveWorker: 'Arbeiter bewegen',
    sendSalesman: 'Verkäufer einsetzen',
    sendWorker: 'Arbeiter einsetzen',
    invest: 'Investitionsplättchen nehmen',
    sell: 'Verkaufen',
    endTurn: 'Zug beenden',
    returnTile: 'Plättchen abgeben',
  },
  plies: {
    chooseSide: '{city}: {prices}',
    placeTile: {
      open: '{tile} auf {action}',
      ready: '{tile} auf {action}, damit bereit',
      research: '{tile} in die Forschung: {cubes}',
      researchAny: '{tile} in die Forschung: 1 Rohstoff nach Wahl',
    },
    execute: {
      manager:
        'Manager: Joker platzieren ({count, plural, one {# freies Aktionsfeld} other {# freie Aktionsfelder}})',
      logistics: 'Logistik: {steps} Schritte für {count} Arbeiter',
      salesman: 'Verkauf: 1 Verkäufer einsetzen ({count} im eigenen Vorrat)',
      worker: 'Arbeiter: 1 Arbeiter in Wladiwostok einsetzen ({count} im eigenen Vorrat)',
      investor: 'Investor: 1 Investition nehmen ({count, plural, one {# passt} other {# passen}})',
      research:
        '{count, plural, one {Forschung: # Plättchen, 1 Rohstoff auf die Sibirienkarte} other {Forschung: # Plättchen, je 1 Rohstoff auf die Sibirienkarte}}',
      noEffect: '{action}: ohne Wirkung',
    },
    mine: {
      sale: '{mining}: {count} in Reichweite, beste Börse {city} {income}',
      nothingThere: '{mining}: nichts in Reichweite, ohne Wirkung',
      noBuyer: '{mining}: {count} in Reichweite, aber kein Verkäufer bei einer Börse mit Preis, ohne Wirkung',
    },
    pass: 'Passen: kein weiterer Zug in dieser Runde',
    nameTile: { one: 'Als Nächstes {tile}: {cubes}', any: 'Als Nächstes {tile}: 1 Rohstoff nach Wahl' },
    nameResource: '{resource} ({count} im Nachschub)',
    placeCube: {
      plain: '{resource} → {territory}, dort: {resources}',
      own: '{resource} → {territory}, dort: {resources}; {count, plural, one {# eigener Arbeiter} other {# eigene Arbeiter}}',
      closed: '{resource} → {territory}: gesperrt',
    },
    placeJoker: { open: 'Joker auf {action}', ready: 'Joker auf {action}, damit bereit' },
    forgo: {
      joker: 'Keinen Joker platzieren',
      logistics: '{count, plural, one {# Schritt verfallen lassen} other {# Schritte verfallen lassen}}',
      salesman: 'Keinen Verkäufer einsetzen',
      worker: 'Keinen Arbeiter einsetzen',
      investor: 'Kein Investitionsplättchen nehmen',
      selling: 'Nichts abbauen',
    },
    moveWorker: { open: '{from} → {to}, dort: {resources}', closed: '{from} → {to}: gesperrt' },
    sendSalesman: '{source} → {city}: {prices}',
    sendWorker: '{source} → {place}',
    invest: {
      open: 'Investition {action}: künftig genügt 1 Aktionsplättchen',
      ready: 'Investition {action}: damit bereit',
    },
    sell: {
      sale: 'In {city} verkaufen: {cubes} × {price} = {income}',
      notBought: '{city}: kein Preis für {resource}',
    },
    returnTile: {
      open: 'Abgeben: {tile} von {action}',
      ready: 'Abgeben: {tile} von {action}, dann nicht mehr bereit',
    },
  },

  optionValues: { chosen: 'gewählt', drawn: 'ausgelost' },
  options: { exchangeSides: 'Börsenseiten', roundLimit: 'Rundenlimit' },
};
