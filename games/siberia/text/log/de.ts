import type { LogMessages } from '../messages.ts';

export const deLog: LogMessages = {
  startPlayerDrawn: '{name} beginnt Runde 1 (ausgelost).',
  cubesLaid: 'Rohstoffe im Gebiet {territory}: {resources}.',
  sidesChosen: '{name} wählt die Börsen: {cities}.',
  sidesDrawn: 'Die Börsen werden ausgelost: {cities}.',
  investmentRevealed: 'Neues Investitionsplättchen: {action}.',
  roundBegun: 'Runde {round}: {name} beginnt.',
  tilesDrawn: {
    known: '{name} zieht {count} Plättchen: {tiles}.',
    hidden: '{name} zieht {count} Plättchen.',
  },
  tilePlaced: '{name} platziert: {placement}.',
  placementConfirmed: '{name} bestätigt die Platzierung.',
  placementRevealed: '{name} deckt auf: {placements}.',
  actionExecuted: '{name} führt eine Aktion durch: {action}.',
  noEffect: 'Die Aktion von {name} bleibt ohne Wirkung.',
  forgone: '{name} verzichtet auf den Rest.',
  passed: { chosen: '{name} passt.', byItself: '{name} passt: Keine Aktion ist bereit.' },
  researchBegun: '{name} forscht mit {count} Plättchen: {tiles}.',
  researchVoid: 'Forschung von {name} ohne Wirkung: {tile}.',
  cubePlaced: '{name} legt einen Rohstoff ins Gebiet {territory}: {resource}.',
  jokerPlaced: '{name} platziert einen Joker: {action}.',
  workerMoved: '{name} bewegt einen Arbeiter: {from} → {to}.',
  salesmanSent: '{name} setzt einen Verkäufer ein: {source} → {city}.',
  workerSent: '{name} setzt einen Arbeiter ein: {source} → {place}.',
  invested: '{name} investiert: {action}.',
  sold: '{name} verkauft in {city}: {cubes} × {price} = {income} (abgebaut: {territories}).',
  territoryClosed: 'Gebiet gesperrt: {territory} (insgesamt {closed}).',
  workersReturned:
    '{count, plural, one {# Arbeiter von {name} kehrt in den Vorrat zurück ({territory}).} other {# Arbeiter von {name} kehren in den Vorrat zurück ({territory}).}}',
  supplyEmptied: 'Nachschubfeld leer: {resource}.',
  tileReturned: '{name} gibt ein Plättchen ab: {tile} ({action}).',
  endConditionMet: {
    territoriesClosed: 'Endbedingung: {closed} Gebiete sind gesperrt. Dies ist die letzte Runde.',
    supplyFieldsEmpty: 'Endbedingung: {empty} Nachschubfelder sind leer. Dies ist die letzte Runde.',
  },
  roundLimitReached:
    'Rundenlimit erreicht: Die Partie endet nach Runde {round} (Sicherung gegen endlose Partien, SB-10.7).',
  gameEnded: {
    one: '{name} gewinnt die Partie mit {money}.',
    shared: '{names} gewinnen die Partie gemeinsam mit je {money}.',
  },
};
