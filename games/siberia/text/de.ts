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

  prompts: {
    sides: 'Wähle für jede Börse eine Seite (noch {count}).',
    sidesDone: 'Alle Börsenseiten sind gewählt. Bestätige sie.',
    placing: '{round}, Phase 1: Wähle ein Plättchen und dann seinen Platz (noch {count}).',
    placingDone: 'Alle Plättchen sind platziert. Bestätige deine Wahl.',
    turn: '{round}, Phase 2: Wähle eine Aktion, die bereit ist, oder passe. Bereit: {actions}.',
    turnNoEffect:
      '{round}, Phase 2: Keine Aktion, die bereit ist, hat jetzt eine Wirkung. Passe oder führe eine aus, um ihre Felder zu leeren. Bereit: {actions}.',
    turnResearch:
      '{round}, Phase 2: Zuerst kommt die Forschung. Wähle deinen Forschungsbereich ({count} Plättchen).',
    research: 'Forschung: Wähle das nächste Plättchen (noch {count}).',
    managerResource: 'Forschung mit Managerplättchen: Wähle einen Rohstoff von den Nachschubfeldern.',
    cube: 'Forschung, {resource}: Wähle ein offenes Gebiet ohne diesen Rohstoff. Danach noch {count} Plättchen.',
    cubeLast: 'Forschung, {resource}: Wähle ein offenes Gebiet ohne diesen Rohstoff.',
    joker: 'Dein Managerplättchen wird zum Joker: Wähle eine Aktion mit freiem Aktionsfeld oder verzichte.',
    logistics:
      '{count, plural, one {Noch # Schritt: Wähle einen Arbeiter und dann ein Gebiet oder lass den Schritt verfallen.} other {Noch # Schritte: Wähle einen Arbeiter und dann ein Gebiet oder lass die Schritte verfallen.}}',
    salesman:
      'Setze 1 Verkäufer ein: Wähle eine Figur und dann eine Börse oder verzichte. Figuren im eigenen Vorrat: {count}.',
    worker: 'Setze 1 Arbeiter in Wladiwostok ein oder verzichte. Figuren im eigenen Vorrat: {count}.',
    workerElsewhere:
      'Dein Vorrat ist leer: Wähle eine Figur, die du nach Wladiwostok abziehst, oder verzichte.',
    investor:
      'Wähle 1 Investitionsplättchen oder verzichte. {count, plural, one {# davon passt.} other {# davon passen.}}',
    selling: '{resource}, {count} in Reichweite: Wähle die Börse, an der du verkaufst, oder baue nichts ab.',
    endOfTurn: 'Beende deinen Zug.',
    endOfTurnPassed:
      'Du passt: In dieser Runde kommst du nicht mehr dran. Beende deinen Zug oder nimm es zurück.',
    endOfTurnRefill: 'Beende deinen Zug. Danach wird ein neues Investitionsplättchen aufgedeckt.',
    returning: 'Zu viele Plättchen: Wähle noch {count} zum Abgeben ({limit} darfst du behalten).',
  },
  rounds: { round: 'Runde {round}', last: 'Letzte Runde ({round})' },
  decided: {
    placing: 'Deine Plättchen sind bestätigt. Warten auf {name}',
    returning: 'Du hast alles abgegeben. Warten auf {name}',
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
      ready: '{tile} auf {action}: dann bereit',
      research: '{tile} in die Forschung: {cubes}',
      researchAny: '{tile} in die Forschung: 1 Rohstoff nach Wahl',
    },
    execute: {
      manager:
        'Manager: Joker platzieren ({count, plural, one {# freies Aktionsfeld} other {# freie Aktionsfelder}})',
      logistics: 'Logistik: {steps} Schritte für {count} Arbeiter',
      salesman: 'Verkauf: 1 Verkäufer einsetzen ({count} im Vorrat)',
      worker: 'Arbeiter: 1 Arbeiter in Wladiwostok einsetzen ({count} im Vorrat)',
      investor: 'Investor: 1 Investition nehmen ({count, plural, one {# passt} other {# passen}})',
      research:
        '{count, plural, one {Forschung: # Plättchen, 1 Rohstoff auf die Sibirienkarte} other {Forschung: # Plättchen, je 1 Rohstoff auf die Sibirienkarte}}',
      noEffect: '{action}: ohne Wirkung',
    },
    mine: {
      sale: '{mining}: {count} in Reichweite, beste Börse {city} {income}',
      nothingThere: '{mining}: nichts in Reichweite, ohne Wirkung',
      noBuyer:
        '{mining}: {count} in Reichweite, aber keiner deiner Verkäufer steht an einer Börse, die das kauft, ohne Wirkung',
    },
    pass: 'Passen: kein weiterer Zug in dieser Runde',
    nameTile: { one: 'Als Nächstes {tile}: {cubes}', any: 'Als Nächstes {tile}: 1 Rohstoff nach Wahl' },
    nameResource: '{resource} ({count} im Nachschub)',
    placeCube: {
      plain: '{resource} → {territory}, dort: {resources}',
      own: '{resource} → {territory}, dort: {resources}; {count, plural, one {# Arbeiter von dir} other {# Arbeiter von dir}}',
      closed: '{resource} → {territory}: gesperrt',
    },
    placeJoker: { open: 'Joker auf {action}', ready: 'Joker auf {action}: dann bereit' },
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
      ready: 'Investition {action}: dann bereit',
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
