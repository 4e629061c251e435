import type { LogMessages } from '../messages.ts';

export const nlLog: LogMessages = {
  startPlayerDrawn: '{name} begint ronde 1 (door het lot bepaald).',
  cubesLaid: 'Grondstoffen in het gebied {territory}: {resources}.',
  sidesChosen: '{name} kiest de beurzen: {cities}.',
  sidesDrawn: 'De beurzen worden geloot: {cities}.',
  investmentRevealed: 'Nieuwe investeringstegel: {action}.',
  roundBegun: 'Ronde {round}: {name} begint.',
  tilesDrawn: {
    known: '{count, plural, one {{name} trekt # tegel: {tiles}.} other {{name} trekt # tegels: {tiles}.}}',
    hidden: '{count, plural, one {{name} trekt # tegel.} other {{name} trekt # tegels.}}',
  },
  tilePlaced: '{name} plaatst: {placement}.',
  placementConfirmed: '{name} bevestigt de keuze.',
  placementRevealed: '{name} onthult: {placements}.',
  actionExecuted: '{name} voert een actie uit: {action}.',
  noEffect: 'De actie van {name} heeft geen effect.',
  forgone: '{name} slaat de rest over.',
  passed: { chosen: '{name} past.', byItself: '{name} past: geen enkele actie is klaar.' },
  researchBegun:
    '{count, plural, one {{name} doet onderzoek met # tegel: {tiles}.} other {{name} doet onderzoek met # tegels: {tiles}.}}',
  researchVoid: 'Onderzoek van {name} zonder effect: {tile}.',
  cubePlaced: '{name} legt een grondstof in het gebied {territory}: {resource}.',
  jokerPlaced: '{name} plaatst een joker: {action}.',
  workerMoved: '{name} verplaatst een arbeider: {from} → {to}.',
  salesmanSent: '{name} zet een verkoper in: {source} → {city}.',
  workerSent: '{name} zet een arbeider in: {source} → {place}.',
  invested: '{name} investeert: {action}.',
  sold: '{name} verkoopt in {city}: {cubes} × {price} = {income} (ontgonnen: {territories}).',
  territoryClosed: 'Gebied gesloten: {territory} (in totaal {closed}).',
  workersReturned:
    '{count, plural, one {# arbeider van {name} gaat terug naar de voorraad ({territory}).} other {# arbeiders van {name} gaan terug naar de voorraad ({territory}).}}',
  supplyEmptied: 'Voorraadveld leeg: {resource}.',
  tileReturned: '{name} levert een tegel in: {tile} ({action}).',
  endConditionMet: {
    territoriesClosed: 'Eindvoorwaarde: {closed} gebieden zijn gesloten. Dit is de laatste ronde.',
    supplyFieldsEmpty: 'Eindvoorwaarde: {empty} voorraadvelden zijn leeg. Dit is de laatste ronde.',
  },
  roundLimitReached:
    'Rondelimiet bereikt: de partij eindigt na ronde {round} (limiet tegen eindeloze partijen, SB-10.7).',
  gameEnded: {
    one: '{name} wint de partij met {money}.',
    shared: '{names} delen de overwinning met elk {money}.',
  },
};
