import type { Ply } from '@pithead/kernel';
import { refusal } from '@pithead/kernel';
import type { GameText } from '@pithead/text';
import { describe, expect, it } from 'vitest';
import type { PlayerView, SiberiaFact, SiberiaView } from '../rules/index.ts';
import {
  ACTIONS,
  CITIES,
  PLACES,
  RESEARCH,
  RESOURCES,
  siberia,
  TERRITORIES,
  tileEntry,
  TILES,
} from '../rules/index.ts';
import { siberiaText } from './index.ts';
import { startMatch } from './testing/randomPlay.ts';

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
const resourceBits = (...ids: (typeof RESOURCES)[number][]): number =>
  ids.reduce((bits, id) => bits | (1 << resource(id)), 0);

describe('sentences', () => {
  const match = startMatch(NAMES.slice(0, 3), {}, 'sentences');
  const before = match.view(0);
  const me: PlayerView = {
    ...(before.players[0] as PlayerView),
    workers: PLACES.map((id) => (id === 'amur' || id === 'aldan' ? 1 : 0)),
    salesmen: [1, 1, 0, 0, 0, 0],
    figures: 2,
    tiles: [tileEntry(tile('manager'), RESEARCH)],
    covered: (2 << (action('gas') * 2)) | (1 << (action('logistics') * 2)),
    invested: 1 << action('coal'),
  };
  const at = (name: string, left: number, pending = 1): SiberiaView => ({
    ...before,
    looker: 0,
    round: 8,
    steps: [{ at: name, pending, left }],
    cities: ['frankfurt', 'tokyo', 'hongKong', 'newYork', 'zurich', 'johannesburg'].map(city),
    cubes: TERRITORIES.map((id) =>
      id === 'amur' || id === 'aldan' ? resourceBits('gas', 'oil') : resourceBits('coal'),
    ),
    resolving: [tile('worker-gold')],
    players: [me, ...before.players.slice(1)],
  });
  const nounOf = (verb: string, id: string): Ply => [
    verb,
    siberia.moves.find((move) => move.verb === verb)?.nouns.indexOf(id) ?? -1,
  ];
  const said = (text: Text): string[] =>
    [
      text.ply(nounOf('chooseSide', 'tokyo'), at('sides', 1)),
      text.ply(nounOf('placeTile', 'logistics-diamond>logistics'), at('placing', 0)),
      text.ply(nounOf('placeTile', 'logistics-diamond>research'), at('placing', 0)),
      text.ply(nounOf('execute', 'gas'), at('turn', 0)),
      text.ply(nounOf('execute', 'coal'), at('turn', 0)),
      text.ply(nounOf('sell', 'exchange-1'), at('selling', resource('gas'))),
      text.ply(nounOf('sell', 'exchange-2'), at('selling', resource('gas'))),
      text.ply(nounOf('moveWorker', 'vladivostok>amur'), at('logistics', 2)),
      text.ply(nounOf('sendSalesman', 'exchange-1>exchange-2'), at('salesman', 0)),
      text.ply(nounOf('placeJoker', 'coal'), at('joker', 0)),
      text.ply(nounOf('forgo', 'forgo'), at('logistics', 2)),
      text.prompt(at('turn', 0), NAMES),
      text.prompt(at('cube', resource('gas')), NAMES),
      text.prompt(at('logistics', 1), NAMES),
      text.prompt(at('placing', 0, 6), NAMES),
      text.prompt(
        {
          ...at('turn', 0),
          steps: [],
          players: [
            { ...me, money: 31000 },
            { ...me, money: 0 },
          ],
        },
        NAMES,
      ),
      text.refusal(refusal('tilesToPlace', 'SB-4.7', { tiles: 2 })),
    ].map((line) => line.replaceAll(NBSP, '~'));

  it('German offers, prompts and refusals read as expected', () => {
    expect(said(de)).toEqual([
      'Tokyo: Erdgas 3.000~$, Kohle 2.000~$, Diamant 6.000~$',
      'Logistikleiter/Diamant auf Logistik: dann bereit',
      'Logistikleiter/Diamant in die Forschung: 1 Diamant',
      'Erdgas abbauen: 2 in Reichweite, beste Börse Tokyo 6.000~$',
      'Kohle abbauen: nichts in Reichweite, ohne Wirkung',
      'In Tokyo verkaufen: 2 Erdgas × 3.000~$ = 6.000~$',
      'Hongkong: kein Preis für Erdgas',
      'Wladiwostok → Amur, dort: Erdgas, Erdöl',
      'Verkäufer aus Tokyo → Hongkong: Kohle 3.000~$, Erdöl 3.000~$, Diamant 5.000~$',
      'Joker auf Kohle: dann bereit',
      '2 Schritte verfallen lassen',
      'Runde 8, Phase 2: Zuerst kommt die Forschung. Wähle deinen Forschungsbereich (1 Plättchen).',
      'Forschung, Erdgas: Wähle ein offenes Gebiet ohne diesen Rohstoff. Danach noch 1 Plättchen.',
      'Noch 1 Schritt: Wähle einen Arbeiter und dann ein Gebiet oder lass den Schritt verfallen.',
      'Deine Plättchen sind bestätigt. Warten auf Bo und Cem',
      'Die Partie ist zu Ende: Änne 31.000~$ und Bo 0~$.',
      'Noch 2 Plättchen auf der Hand: Platziere sie, dann kannst du bestätigen.',
    ]);
  });

  it('English offers, prompts and refusals read as expected', () => {
    expect(said(en)).toEqual([
      'Tokyo: natural gas $3,000, coal $2,000, diamond $6,000',
      'Logistics manager/diamond on logistics: ready',
      'Logistics manager/diamond to research: 1 diamond',
      'Mine natural gas: 2 in reach, best exchange Tokyo $6,000',
      'Mine coal: nothing in reach, no effect',
      'Sell in Tokyo: 2 natural gas × $3,000 = $6,000',
      'Hong Kong: no price for natural gas',
      'Vladivostok → Amur, there: natural gas, oil',
      'Salesman from Tokyo → Hong Kong: coal $3,000, oil $3,000, diamond $5,000',
      'Joker on coal: ready',
      'Forfeit 2 steps',
      'Round 8, phase 2: research comes first. Select your research area (1 tile).',
      'Research, natural gas: select an open territory without this resource. Then 1 more tile.',
      '1 step left: select a worker, then a territory, or forfeit the step.',
      'Your placement is confirmed. Waiting for Bo and Cem',
      'The game is over: Änne $31,000 and Bo $0.',
      '2 tiles still in hand: place them, then you can confirm.',
    ]);
  });

  it('Dutch offers, prompts and refusals read as expected', () => {
    expect(said(nl)).toEqual([
      'Tokio: aardgas $~3.000, steenkool $~2.000, diamant $~6.000',
      'Logistiek manager/diamant bij logistiek: dan klaar',
      'Logistiek manager/diamant naar onderzoek: 1 diamant',
      'Aardgas ontginnen: 2 binnen bereik, beste beurs Tokio $~6.000',
      'Steenkool ontginnen: niets binnen bereik, geen effect',
      'In Tokio verkopen: 2 aardgas × $~3.000 = $~6.000',
      'Hongkong: geen prijs voor aardgas',
      'Vladivostok → Amoer, daar: aardgas, aardolie',
      'Verkoper uit Tokio → Hongkong: steenkool $~3.000, aardolie $~3.000, diamant $~5.000',
      'Joker bij steenkool: dan klaar',
      '2 stappen laten vervallen',
      'Ronde 8, fase 2: eerst het onderzoek. Kies je onderzoeksvak (1 tegel).',
      'Onderzoek, aardgas: kies een open gebied zonder deze grondstof. Daarna nog 1 tegel.',
      'Nog 1 stap: kies een arbeider en dan een gebied, of laat de stap vervallen.',
      'Je keuze is bevestigd. Wachten op Bo en Cem',
      'De partij is afgelopen: Änne $~31.000 en Bo $~0.',
      'Nog 2 tegels in je hand: plaats die, dan kun je bevestigen.',
    ]);
  });
});
