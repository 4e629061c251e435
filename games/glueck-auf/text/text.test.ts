import type { Ply } from '@pithead/kernel';
import { randomBelow, chanceFrom, firstPending, keyFromSeed, Match, refusal } from '@pithead/kernel';
import { describeMessages, createTextCheck, checkReasons } from '@pithead/testkit/describeText';
import type { Language } from '@pithead/text';
import { KERNEL_REASONS, LANGUAGES } from '@pithead/text';
import { describe, expect, it } from 'vitest';
import type { GlueckAufFact, GlueckAufView, PlayerView } from '../rules/index.ts';
import {
  COALS,
  ENDS,
  glueckAuf,
  ORDERS,
  REASONS,
  SLOT_GROUPS,
  SCORE_SOURCES,
  TILES,
  TRANSPORTS,
} from '../rules/index.ts';
import { glueckAufText } from './index.ts';
import { ALL_MESSAGES } from './allLanguages.ts';

const NAMES = ['Änne', 'Bo', 'Cem', 'Dörte'];

/** Signs of a text that was assembled wrongly. */
const BROKEN =
  /[{}#]|undefined|NaN|\[object|null|Infinity| {2}|\(\)|\( | \)| [,.:;]|[:,;] ?[.,;]|\.\.|^\s|\s$|-\d/;
const ENGLISH_IDS = /[a-z][A-Z]|one-of-each|(factory|mining|order|money|delivery)-|\bhorsecart\b/;
const FOREIGN_IDS =
  /\b(handcart|horsecart|truck|railway|one-of-each|yellow|brown|grey|black|light|dark|factory|mining|delivery|money|order|bank-|top|bottom|none|stop)\b|-\d|[a-z][A-Z]/;
const LEFTOVERS: Readonly<Record<Language, RegExp>> = {
  de: /\b(the|and|order|orders|cart|minecart|tile|worker|workers|space|of|with|from|shift|level|het|een|de|en|van|opdracht|kolen|Spieler|Sie|man)\b/,
  en: /\b(der|die|das|und|Auftrag|Lore|Mark|SP|VP|het|een|van|opdracht|gray|color|center)\b/,
  nl: /\b(the|and|order|orders|cart|minecart|tile|worker|workers|space|with|from|shift|level|der|das|und|mit|auf|Auftrag|Lore|Mark|SP|u|uw|zijn|haar)\b/,
};

function faultsIn(language: Language, text: string): string[] {
  const patterns = [
    BROKEN,
    language === 'en' ? ENGLISH_IDS : FOREIGN_IDS,
    LEFTOVERS[language],
    /\d (Mark|SP|marks?|points?|punt|punten)\b/,
    /!/,
  ];
  if (language === 'nl') patterns.push(/\d\s+kolen\b/);
  return [
    ...(text === '' ? ['no text'] : []),
    ...patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []),
  ];
}

const TEXTS = LANGUAGES.map(glueckAufText);

const check = createTextCheck(faultsIn);

describeMessages(glueckAuf, ALL_MESSAGES);

describe('in random games', () => {
  const games = Array.from({ length: 20 }, (_, seed) => ({
    seed,
    seats: 2 + (seed % 3),
    options: { splitSubstitution: seed % 2 === 0, openDeliveredOrders: seed % 4 === 1 },
  }));

  it.each(games)(
    'every prompt, offer, refusal and fact of random game $seed has a faultless text',
    ({ seed, seats, options }) => {
      const names = NAMES.slice(0, seats);
      const match = Match.start(glueckAuf, { names, options, key: keyFromSeed(`text ${seed}`) });
      const chance = chanceFrom(keyFromSeed(`plies ${seed}`));
      const viewers = [undefined, ...names.keys()];
      let told = 0;
      for (;;) {
        const facts = match.factLog.slice(told).map((entry) => entry.fact);
        told = match.factLog.length;
        const views = viewers.map((viewer) => match.view(viewer));
        for (const text of TEXTS) {
          for (const view of views) check(text.language, text.prompt(view, names));
          for (const fact of facts) {
            for (const viewer of viewers) {
              const line = text.fact(glueckAuf.seen(fact, viewer) as GlueckAufFact, names);
              if (line === undefined) expect(fact.type).toBe('turnEnded');
              else check(text.language, line);
            }
          }
        }
        if (match.isOver) break;
        const seat = firstPending(match.state);
        const offers = match.offers(seat);
        const view = match.view(seat);
        const move = glueckAuf.moves[
          randomBelow(chance, glueckAuf.moves.length)
        ] as (typeof glueckAuf.moves)[number];
        const anything: Ply = [move.verb, randomBelow(chance, move.nouns.length)];
        const why = match.refuse(seat, anything);
        for (const text of TEXTS) {
          for (const ply of [...offers, anything]) check(text.language, text.ply(ply, view));
          if (why !== undefined) check(text.language, text.refusal(why));
        }
        expect(match.play(seat, [offers[randomBelow(chance, offers.length)] as Ply])).toBeUndefined();
      }
    },
  );
});

describe('unusual input', () => {
  const match = Match.start(glueckAuf, { names: NAMES, options: {}, key: keyFromSeed('anything') });

  it('every noun of every verb has a text, hidden and impossible ones included', () => {
    const view = match.view(0);
    for (const text of TEXTS) {
      for (const move of glueckAuf.moves) {
        for (let noun = -1; noun <= move.nouns.length; noun++)
          check(text.language, text.ply([move.verb, noun], view));
      }
      check(text.language, text.ply(['no such verb', 0], view));
    }
  });

  it('the text of a cube onto an order names coal, order and slot of its noun', () => {
    const { nouns } = glueckAuf.moves.find(
      (move) => move.verb === 'cageToOrder',
    ) as (typeof glueckAuf.moves)[number];
    nouns.forEach((id, noun) => {
      const [, coal, onto, groupId] = /^(\w+)([>+])(.+)$/.exec(id) as unknown as [
        string,
        (typeof COALS)[number],
        string,
        string,
      ];
      const group = SLOT_GROUPS.find((each) => each.id === groupId) as (typeof SLOT_GROUPS)[number];
      const slot = COALS[group.coal] as (typeof COALS)[number];
      const text = glueckAufText('de').ply(['cageToOrder', noun], match.view(0));
      expect(text).toContain(
        `${ALL_MESSAGES.de.coalNouns[coal]} auf ${ALL_MESSAGES.de.transportOrders[TRANSPORTS[ORDERS[group.order]?.transport ?? -1] ?? 'truck']}`,
      );
      expect(text).toContain(ALL_MESSAGES.de.slots[slot]);
      expect(/halb bestückt; Ersatz 2/.test(text)).toBe(onto === '+');
      expect(/frei; Ersatz 1/.test(text)).toBe(onto === '>' && coal !== slot);
    });
  });

  it('every reason has a text, the kernel’s included', () => {
    const params = {
      needed: 3,
      workers: 2,
      price: 1,
      marks: 0,
      coal: 'grey',
      level: 3,
      transport: 'railway',
    };
    checkReasons(TEXTS, REASONS, params, check);
  });

  it('a move of another phase is refused with what is being decided now', () => {
    for (const text of TEXTS) {
      const { notNow } = KERNEL_REASONS[text.language];
      for (const { rule } of Object.values(glueckAuf.phases)) {
        const said = text.refusal(refusal('notNow', rule));
        expect(said, rule).not.toBe(notNow);
        check(text.language, said);
      }
    }
  });

  it('the mining prompt names the next work step, by where the pit cage is and what it holds', () => {
    const view = match.view(0);
    const [me] = view.players as [PlayerView];
    const promptWith = (mine: Partial<PlayerView>): string =>
      glueckAufText('en').prompt(
        { ...view, players: [{ ...me, ...mine }], steps: [{ at: 'mining', pending: 1, left: 1 }] },
        NAMES,
      );
    const nothing = COALS.map(() => 0);
    expect(promptWith({})).toBe('1 step left. Select a level to lower the pit cage to (1 step).');
    expect(promptWith({ storage: [1, 0, 0, 0], orders: [0] })).toContain(
      'or a stored coal cube for an order',
    );
    expect(promptWith({ cage: [1, 0, 0, 0] })).toContain('Select a coal cube, or an order slot, to unload');
    expect(promptWith({ level: 2, cage: [2, 0, 0, 0] })).toContain('Select a coal cube to load (1 step)');
    expect(promptWith({ level: 2, cage: [5, 0, 0, 0] })).toContain('The pit cage is full');
    expect(promptWith({ level: 2, cage: nothing, loaded: me.loaded.map(() => 0) })).toContain('no coal here');
  });

  it('the prompt says so if none of the drawn tunnel tiles is affordable', () => {
    const view = match.view(0);
    const drawn = [...TILES.keys()].slice(0, 5);
    const promptWith = (marks: number): string =>
      glueckAufText('en').prompt(
        {
          ...view,
          drawn,
          drawnCount: drawn.length,
          players: view.players.map((player) => ({ ...player, marks })),
          steps: [{ at: 'drawnTiles', pending: 1, left: 0 }],
        },
        NAMES,
      );
    expect(promptWith(0)).toContain('You can’t afford any of the 5 tunnel tiles you drew');
    expect(promptWith(20)).toContain('Buy one of the 5 tunnel tiles you drew');
  });

  it('facts and prompts that random games seldom show have a text', () => {
    const facts: readonly GlueckAufFact[] = [
      { type: 'startPlayerChanged', seat: 0, workers: 0 },
      { type: 'startPlayerChanged', seat: 0, workers: 1 },
      { type: 'cartsLeftEmpty', seat: 0, carts: 1, level: 1 },
      { type: 'miningEnded', seat: 0, unused: 1 },
      { type: 'finalPoints', seat: 0, source: 'money', amount: 0, points: 0 },
      { type: 'finalPoints', seat: 0, source: 'cubes', amount: 1, points: 0 },
      { type: 'finalPoints', seat: 0, source: 'outstandingOrders', amount: 0, points: 0 },
      { type: 'finalPoints', seat: 0, source: 'outstandingOrders', amount: 1, points: -1 },
      { type: 'finalPoints', seat: 0, source: 'imbalance', amount: 0, points: 0 },
      { type: 'finalPoints', seat: 0, source: 'imbalance', amount: 1, points: -2 },
      { type: 'gameEnded', winners: [0, 1, 2, 3] },
      { type: 'tilesDrawn', seat: 0, count: 1 },
      { type: 'ordersDrawn', seat: 0, count: 1 },
      ...ENDS.map((end) => ({ type: 'tilesReturned', seat: 0, count: 1, end }) as const),
      ...ENDS.map((end) => ({ type: 'ordersReturned', seat: 0, count: 1, end }) as const),
    ];
    const asked = ['drawnTiles', 'tilesToEnd', 'drawnOrders', 'ordersToEnd', 'mining'].map(
      (at): GlueckAufView => ({
        ...match.view(0),
        drawnCount: 1,
        steps: [{ at, pending: 1, left: 1 }],
      }),
    );
    for (const text of TEXTS) {
      for (const fact of facts) check(text.language, text.fact(fact, NAMES) ?? '');
      for (const view of asked) check(text.language, text.prompt(view, NAMES));
    }
  });

  it('every source and option has a name', () => {
    for (const text of TEXTS) {
      for (const source of SCORE_SOURCES) check(text.language, text.source(source));
      for (const option of Object.keys(glueckAuf.options)) check(text.language, text.option(option));
    }
  });
});
