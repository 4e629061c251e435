import { bit, keyFromSeed, redealtCopy } from '@pithead/kernel';
import { messageFormatter, LANGUAGES } from '@pithead/text';
import { describe, expect, test } from 'vitest';
import type { Rockwell } from '../rules/index.ts';
import { BOARDS, grantOf, rockwell, SLOTS } from '../rules/index.ts';
import { displayWidth } from '@pithead/terminal';
import { forEachMoment, drawTestTable, newRockwellMatch } from './testing/testGames.ts';
import type { DecisionStep } from './words.ts';
import { TERMINAL_WORDS } from './words.ts';

const GLYPHS = ['▲', '●', '■', '◆'];

describe('the table in a terminal', () => {
  test.each([2, 3, 4])(
    'the table never exceeds its width with %i players in any language, for spectators, too',
    (seats) => {
      forEachMoment(seats, { layout: seats === 3 ? 'aligned' : 'staggered' }, 149, (moment) => {
        for (const view of [moment.view(moment.seat), moment.view(undefined)]) {
          for (const language of LANGUAGES) {
            for (const width of [60, 80, 100, 119, 120]) {
              const wrong = drawTestTable(view, language, width, true).filter(
                (line) => displayWidth(line) > width || /undefined|NaN|null|\[object/.test(line),
              );
              expect(wrong).toEqual([]);
            }
          }
        }
      });
    },
  );

  test.each([60, 80, 120])('at %i columns only long names are cut', (width) => {
    forEachMoment(4, {}, 67, (moment) => {
      for (const language of LANGUAGES) {
        const cut = drawTestTable(moment.view(moment.seat), language, width).filter(
          (line) => line.includes('…') && !line.includes('Ben'),
        );
        expect(cut).toEqual([]);
      }
    });
  });

  test.each([2, 3, 4])('the table is at most 46 lines tall at 120 columns with %i players', (seats) => {
    forEachMoment(seats, {}, 23, (moment) => {
      expect(drawTestTable(moment.view(moment.seat), 'de', 120).length).toBeLessThanOrEqual(46);
    });
  });

  test('the headline names the turn and phase in every step that asks for a decision', () => {
    const view = newRockwellMatch(2).view(0);
    for (const [at, { moves }] of Object.entries(rockwell.phases)) {
      if (moves.length === 0) continue;
      const [headline] = drawTestTable(
        { ...view, turn: 3, round: 2, steps: [{ at, pending: 1, left: 0 }] },
        'en',
        120,
      );
      expect(headline).toContain(` · ${TERMINAL_WORDS.en.steps[at as DecisionStep]} `);
      expect(headline).toContain('Rockwell · Turn 3 · ');
      expect(headline).toContain(' · drilling round 2 of 4 · ');
    }
    const drilling = { ...view, round: 1, ended: 1, steps: [{ at: 'drilling', pending: 1, left: 0 }] };
    expect(drawTestTable(drilling, 'de', 120)[0]).toMatch(
      /^Rockwell · Spielrunde 1, letzte Spielrunde · Phase I · Bohrrunde 1 von 4 · Trupp aktivieren$/,
    );
    expect(drawTestTable(drilling, 'nl', 60)[0]).toBe('Ronde 1, laatste ronde · team activeren');
  });

  test('colour adds nothing but escape sequences', () => {
    forEachMoment(2, {}, 43, (moment) => {
      const coloured = drawTestTable(moment.view(0), 'nl', 120, true);
      // oxlint-disable-next-line no-control-regex -- escape codes are what is looked for
      const bare = coloured.map((line) => line.replace(/\x1b\[[0-9;]*m/g, ''));
      expect(bare.map((line) => line.trimEnd())).toEqual(
        drawTestTable(moment.view(0), 'nl', 120).map((line) => line.trimEnd()),
      );
      expect(drawTestTable(moment.view(0), 'nl', 120).join('\n')).not.toContain('\x1b');
    });
  });

  test('RW-21.3: with two players Al is listed among the owners', () => {
    const lines = drawTestTable(newRockwellMatch(2).view(0), 'de', 120);
    expect(lines[0]).toMatch(/▲ Anna {3}● Ben.* {3}✚ Al$/);
    expect(lines.filter((line) => /^ {2}✚ Al +1 1 1 1$/.test(line))).toHaveLength(1);
    expect(drawTestTable(newRockwellMatch(3).view(0), 'de', 120).join('\n')).not.toContain('✚');
  });
});

describe('the boards', () => {
  test('RW-5.2: every vice president is drawn once, in the right slot', () => {
    let most = 0;
    forEachMoment(4, {}, 31, (moment) => {
      const view = moment.view(0);
      const drawn = drawTestTable(view, 'nl', 120).flatMap((line) =>
        [...line.matchAll(/(\d)\[(.)\]/g)].map(([, number, who]) => `${number}${who}`),
      );
      const slots = BOARDS.flatMap((_, board) =>
        Array.from({ length: SLOTS }, (_slot, slot) => ({
          slot,
          seat: view.slots[board * SLOTS + slot] ?? -1,
          grant: grantOf(view, board, slot),
        })).map(({ slot, seat, grant }) => `${board === 0 ? slot + 1 : grant}${GLYPHS[seat] ?? '·'}`),
      );
      expect(drawn).toEqual(slots);
      most = Math.max(most, view.slots.filter((seat) => seat >= 0).length);
    });
    expect(most).toBe(8);
  });

  test('RW-1.9: with three players boards II and III have three slots', () => {
    const lines = drawTestTable(newRockwellMatch(3).view(0), 'en', 120);
    expect(lines.find((line) => line.startsWith('II '))).toMatch(
      /transactions 4\[·\] 3\[·\] 2\[·\] {3}Zn \$400 · Cu \$600 · Ag \$800 · Au \$1,000$/,
    );
    expect(lines.find((line) => line.startsWith('I '))).toContain(
      'bribery (3 left) 1[·] 2[·]   subcontracting (3 left at $1,000/1,500/2,000/2,500) 3[·] 4[·]',
    );
  });

  test('both orders of play, the piles and the owners of achievements are drawn', () => {
    const view = newRockwellMatch(3).view(0);
    const players = view.players.map((player, seat) => ({ ...player, achievements: seat === 1 ? 0 : 16 }));
    const text = drawTestTable(
      {
        ...view,
        players,
        management: [2, 0, 1],
        control: [1, 2, 0],
        deliveryTops: [-1, 5, 8, 12, 16, 20, 24],
        piles: view.piles.with(4, 5),
      },
      'de',
      120,
    ).join('\n');
    expect(text).toContain('Direktionsreihenfolge ■ ▲ ●   Kontrollreihenfolge ● ■ ▲');
    expect(text).toMatch(/12 Gold \d★ ▲■ /);
    expect(text).toMatch(/Auslieferungen {2}– · \d+Cu → 3★ · \d+Ag → 4★/);
    expect(text).toContain('≡4 6 · ≡5 2 · ≡6 6');
  });
});

describe('companies', () => {
  const TITLES = /Gesellschaft:|Bestand|Geld/;

  test('RW-3.1: a company is drawn in full for its own seat only; of the others only public parts are drawn', () => {
    const match = newRockwellMatch(3);
    Object.assign(match.state.players[1] as object, {
      stock: [3, 0, 12, 1],
      money: 4300,
      insurance: 2,
      deliveries: 1 | (1 << 16),
      prestige: 9,
      achievements: 6,
    });
    const own = drawTestTable(match.view(1), 'de', 120).join('\n');
    expect(own).toMatch(
      new RegExp(
        String.raw`3.Zink \(Zn\) · 0.Kupfer \(Cu\) · 12.Silber \(Ag\) · 1.Gold \(Au\) = 11\.800.\$ · ` +
          String.raw`Geld 4\.300.\$ · Versicherung 2`,
      ),
    );
    expect(own).toMatch(/Realisierungen 2 \(9★\) · Auslieferungen 2 \(6★\): \d+Zn, \d+Zn \d+Cu/);
    expect(own).toMatch(
      /Mobilität 0 \(Stufe 1: 1\.500.\$\) · Schutz 0 \(Stufe 1: 2\.000.\$\) · Schachtstufe 0/,
    );
    expect(own).toContain('Trupps: 1 ●1 Mineneingang 1 · 2 ●1 Mineneingang 2');
    expect(drawTestTable(match.view(undefined), 'de', 120).join('\n')).not.toMatch(TITLES);
    expect(drawTestTable(match.view(0), 'de', 120).join('\n')).not.toMatch(/4\.300|11\.800|9★/);
  });

  test('RW-4.6: a bid in progress is visible to its own seat only until all have bid', () => {
    const match = newRockwellMatch(2);
    match.state.players.forEach((player) => Object.assign(player, { choice: [1200, 0, 1, 0, 0] }));
    expect(drawTestTable(match.view(0), 'en', 80).join('\n')).toContain('Your bid: $1,200 + 1Cu = $1,800');
    expect(drawTestTable(match.view(undefined), 'en', 80).join('\n')).not.toContain('1,800');
    match.play(0, [['sealBid', 0]]);
    expect(drawTestTable(match.view(0), 'en', 80).join('\n')).toContain(
      'Your bid: $1,200 + 1Cu = $1,800 (sealed)',
    );
    expect(
      drawTestTable(match.view(1), 'en', 80).find((line) => line.includes('▲ Anna') && line.includes('done')),
    ).toBeDefined();
    match.play(1, [['sealBid', 0]]);
    expect(drawTestTable(match.view(undefined), 'en', 80).join('\n')).toContain(
      'Last bids: ▲ $1,200 + 1Cu = $1,800 · ● $1,200 + 1Cu = $1,800',
    );
  });

  test('RW-6.2, RW-12.5: insured cubes and used insurance are drawn differently', () => {
    const view = newRockwellMatch(3).view(undefined);
    const showing = (shown: readonly number[][], used: readonly number[]) =>
      drawTestTable(
        {
          ...view,
          players: view.players.map((player, seat) => ({
            ...player,
            shown: shown[seat] ?? [],
            insuranceUsed: used[seat] ?? 0,
          })),
          steps: [{ at: 'drilling', pending: 1, left: 0 }],
        },
        'de',
        80,
      );
    const none = [0, 0, 0, 0, 0];
    const lines = showing([[0, 2, 0, 1, 0], [0, 0, 1, 0, 0], none], [0, 3, 0]);
    expect(lines.slice(-2)).toEqual([
      'Zuletzt versichert: ▲ 2Zn 1Ag · ● 1Cu',
      'Zuletzt genutzte Versicherung: ● 3',
    ]);
  });

  test.each([false, true])(
    'RW-3.7: what a viewer cannot know does not change the drawing, with the hidden log %s',
    (hiddenLog) => {
      let compared = 0;
      forEachMoment(3, { hiddenLog }, 59, (moment) => {
        if (moment.seat === undefined) return;
        for (const viewer of [0, 2, undefined]) {
          const twin: Rockwell = redealtCopy(rockwell, moment.state, viewer, keyFromSeed(`twin ${compared}`));
          // What the rules would let others compute is not drawn for them either.
          twin.players.forEach((player, seat) => {
            if (seat !== viewer)
              Object.assign(player, {
                money: 77_700,
                stock: [77, 77, 77, 77],
                insurance: 77,
                prestige: 77,
                traded: 15,
              });
          });
          expect(drawTestTable(rockwell.view(twin, viewer), 'nl', 120)).toEqual(
            drawTestTable(moment.view(viewer), 'nl', 120),
          );
          compared++;
        }
      });
      expect(compared).toBeGreaterThan(20);
    },
  );

  test('RW-3.1: when the game is over everything is visible, with the prestige of all', () => {
    const match = newRockwellMatch(4);
    match.state.steps.pop();
    Object.assign(match.state.players[2] as object, { stock: [3, 0, 12, 1], money: 4300, prestige: 9 });
    for (const viewer of [0, undefined]) {
      const lines = drawTestTable(match.view(viewer), 'en', 120);
      expect(lines[0]).toMatch(/Turn 1 · game over/);
      expect(lines.slice(0, 2).join(' ')).toMatch(
        /▲ Anna \d+★ {3}● Ben.* \d+★ {3}■ Cleo \d\d★ {3}◆ Dora \d+★/,
      );
      expect(
        lines.filter((line) => /^[▲●■◆] Stock .* · money \$[\d,]+ · insurance 0 · achievements 0/.test(line)),
      ).toHaveLength(4);
      expect(lines.find((line) => line.startsWith('■ Stock'))).toContain(
        '■ Stock 3Zn 12Ag 1Au · money $4,300',
      );
    }
  });

  test('RW-14.1: the table of players marks who may act and how often', () => {
    const view = newRockwellMatch(3).view(0);
    const players = view.players.map((player, seat) => ({ ...player, actions: seat }));
    const lines = drawTestTable(
      { ...view, players, steps: [{ at: 'workshop', pending: bit(2), left: 0 }] },
      'de',
      120,
    );
    expect(lines.find((line) => line.startsWith('▸ ■ Cleo'))).toMatch(/noch 2$/);
    expect(lines.find((line) => line.startsWith('  ▲ Anna'))).not.toContain('noch');
  });
});

describe('messages of the drawing', () => {
  const leaves = (node: object): string[] =>
    Object.values(node).flatMap((value: unknown) =>
      typeof value === 'string' ? [value] : leaves(value as object),
    );
  const placeholders = (message: string): string[] =>
    [...message.matchAll(/\{(\w+)[,}]/g)].map((match) => match[1] as string);
  const FOREIGN = {
    de: /\b(the|and|of|left|power|crews?|het|een|van|nog|kracht|Spieler|Sie|man|VP|SP)\b/,
    en: /\b(der|die|das|und|noch|Leistung|Stufe|het|een|van|nog|kracht|VP|SP|color|center)\b/,
    nl: /\b(the|and|left|power|crews?|der|das|und|noch|Leistung|Stufe|u|uw|VP|SP)\b/,
  };

  test.each(LANGUAGES)('messages are well-formed in %s and take the same values as in German', (language) => {
    const messages = leaves(TERMINAL_WORDS[language]);
    expect(messages.map(placeholders)).toEqual(leaves(TERMINAL_WORDS.de).map(placeholders));
    for (const message of messages) {
      const values = Object.fromEntries(placeholders(message).map((name) => [name, 2]));
      const text = messageFormatter(language)(message, values);
      expect(text).not.toMatch(/[{}#!]|undefined|^\s|\s$| {2}|^$/);
      expect(text).not.toMatch(FOREIGN[language]);
    }
  });
});
