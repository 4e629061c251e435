import type { GameText } from '@pithead/text';
import { describe, expect, it } from 'vitest';
import type { SiberiaFact, SiberiaView } from '../rules/index.ts';
import {
  ACTIONS,
  CITIES,
  exchangeSource,
  placeSource,
  PLACES,
  RESEARCH,
  RESOURCES,
  TILES,
} from '../rules/index.ts';
import { siberiaText } from './index.ts';

type Text = GameText<SiberiaFact, SiberiaView>;
const de = siberiaText('de');
const en = siberiaText('en');
const nl = siberiaText('nl');

const NAMES = ['Änne', 'Bo', 'Cem', 'Dörte'];
/** Shown as ~ below. */
const NBSP = '\u00a0';

const city = (id: string): number => CITIES.findIndex((each) => each.id === id);
const tile = (id: string): number => TILES.findIndex((each) => each.id === id);
const action = (id: (typeof ACTIONS)[number]): number => ACTIONS.indexOf(id);
const resource = (id: (typeof RESOURCES)[number]): number => RESOURCES.indexOf(id);
const place = (id: (typeof PLACES)[number]): number => PLACES.indexOf(id);

describe('sentences', () => {
  const facts: Readonly<Record<string, SiberiaFact>> = {
    drawn: {
      type: 'tilesDrawn',
      seat: 0,
      count: 3,
      tiles: [tile('manager'), tile('manager'), tile('worker-gold')],
    },
    blurred: { type: 'tilesDrawn', seat: 1, count: 6, tiles: [] },
    revealed: {
      type: 'placementRevealed',
      seat: 1,
      tiles: [tile('salesman-gas'), tile('manager')],
      places: [action('gas'), RESEARCH],
    },
    laid: { type: 'cubePlaced', seat: 0, resource: resource('diamond'), territory: place('amur') },
    moved: { type: 'workerMoved', seat: 0, from: place('vladivostok'), to: place('okhotsk') },
    deployed: {
      type: 'salesmanSent',
      seat: 2,
      source: placeSource(place('vilyuy')),
      field: 1,
      city: city('tokyo'),
    },
    recalled: { type: 'workerSent', seat: 1, source: exchangeSource(2), left: city('london') },
    sold: {
      type: 'sold',
      seat: 0,
      resource: resource('diamond'),
      cubes: 2,
      city: city('london'),
      price: 6000,
      income: 12000,
      territories: [place('yenisei'), place('baikal')],
    },
    closed: { type: 'territoryClosed', territory: place('altai'), closed: 3 },
    home: { type: 'workersReturned', seat: 1, territory: place('altai'), workers: 2 },
    returned: { type: 'tileReturned', seat: 0, tile: tile('manager'), action: action('oil') },
    ending: { type: 'endConditionMet', condition: 'territoriesClosed' },
    safetyLimit: { type: 'roundLimitReached', round: 60 },
    won: { type: 'gameEnded', winners: [2], money: [1000, 0, 31000] },
    shared: { type: 'gameEnded', winners: [0, 2], money: [31000, 0, 31000] },
  };
  const told = (text: Text): Record<string, string> =>
    Object.fromEntries(
      Object.entries(facts).map(([key, fact]) => [key, (text.fact(fact, NAMES) ?? '').replaceAll(NBSP, '~')]),
    );

  it('the German log reads as expected', () => {
    expect(told(de)).toEqual({
      drawn: 'Änne zieht 3 Plättchen: 2 × Managerplättchen und Arbeiter/Gold.',
      blurred: 'Bo zieht 6 Plättchen.',
      revealed: 'Bo deckt auf: Verkäufer/Erdgas → Erdgas und Managerplättchen → Forschung.',
      laid: 'Änne legt einen Rohstoff ins Gebiet Amur: Diamant.',
      moved: 'Änne bewegt einen Arbeiter: Wladiwostok → Ochotsk.',
      deployed: 'Cem setzt einen Verkäufer ein: Arbeiter aus Wiljui → Tokyo.',
      recalled: 'Bo setzt einen Arbeiter ein: Verkäufer aus London → Wladiwostok.',
      sold: 'Änne verkauft in London: 2 Diamanten × 6.000~$ = 12.000~$ (abgebaut: Jenissei und Baikal).',
      closed: 'Gebiet gesperrt: Altai (insgesamt 3).',
      home: '2 Arbeiter von Bo kehren in den Vorrat zurück (Altai).',
      returned: 'Änne gibt ein Plättchen ab: Joker (Erdöl).',
      ending: 'Endbedingung: 8 Gebiete sind gesperrt. Dies ist die letzte Runde.',
      safetyLimit:
        'Rundenlimit erreicht: Die Partie endet nach Runde 60 (Sicherung gegen endlose Partien, SB-10.7).',
      won: 'Cem gewinnt die Partie mit 31.000~$.',
      shared: 'Änne und Cem gewinnen die Partie gemeinsam mit je 31.000~$.',
    });
  });

  it('the English log reads as expected', () => {
    expect(told(en)).toEqual({
      drawn: 'Änne draws 3 tiles: 2 × manager tile and worker/gold.',
      blurred: 'Bo draws 6 tiles.',
      revealed: 'Bo reveals: salesman/natural gas → natural gas and manager tile → research.',
      laid: 'Änne puts a resource in Amur: diamond.',
      moved: 'Änne moves a worker: Vladivostok → Okhotsk.',
      deployed: 'Cem deploys a salesman: worker from Vilyuy → Tokyo.',
      recalled: 'Bo deploys a worker: salesman from London → Vladivostok.',
      sold: 'Änne sells in London: 2 diamonds × $6,000 = $12,000 (mined: Yenisei and Baikal).',
      closed: 'Territory closed: Altai (3 in all).',
      home: '2 of Bo’s workers go back to the supply (Altai).',
      returned: 'Änne returns a tile: joker (oil).',
      ending: 'End condition: 8 territories are closed. This is the last round.',
      safetyLimit: 'Round limit reached: the game ends after round 60 (safety limit, SB-10.7).',
      won: 'Cem wins the game with $31,000.',
      shared: 'Änne and Cem share the victory with $31,000 each.',
    });
  });

  it('the Dutch log reads as expected', () => {
    expect(told(nl)).toEqual({
      drawn: 'Änne trekt 3 tegels: 2 × managertegel en arbeider/goud.',
      blurred: 'Bo trekt 6 tegels.',
      revealed: 'Bo onthult: verkoper/aardgas → aardgas en managertegel → onderzoek.',
      laid: 'Änne legt een grondstof in het gebied Amoer: diamant.',
      moved: 'Änne verplaatst een arbeider: Vladivostok → Ochotsk.',
      deployed: 'Cem zet een verkoper in: arbeider uit Viljoej → Tokio.',
      recalled: 'Bo zet een arbeider in: verkoper uit Londen → Vladivostok.',
      sold: 'Änne verkoopt in Londen: 2 diamanten × $~6.000 = $~12.000 (ontgonnen: Jenisej en Baikal).',
      closed: 'Gebied gesloten: Altaj (in totaal 3).',
      home: '2 arbeiders van Bo gaan terug naar de voorraad (Altaj).',
      returned: 'Änne levert een tegel in: joker (aardolie).',
      ending: 'Eindvoorwaarde: 8 gebieden zijn gesloten. Dit is de laatste ronde.',
      safetyLimit:
        'Rondelimiet bereikt: de partij eindigt na ronde 60 (limiet tegen eindeloze partijen, SB-10.7).',
      won: 'Cem wint de partij met $~31.000.',
      shared: 'Änne en Cem delen de overwinning met elk $~31.000.',
    });
  });
});
