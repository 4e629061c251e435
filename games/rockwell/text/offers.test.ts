import { refusal } from '@pithead/kernel';
import type { GameText } from '@pithead/text';
import { describe, expect, it } from 'vitest';
import type { PlayerView, Possessions, RockwellFact, RockwellView } from '../rules/index.ts';
import { MOST_SAFETY } from '../rules/index.ts';
import { rockwellText } from './index.ts';
import { viewAt, dangerView, EXAMPLE_NAMES, namedPly, placeIndex } from './testing/exampleViews.ts';

type Text = GameText<RockwellFact, RockwellView>;

/** Shown as ~ below. */
const NBSP = '\u00a0';

describe('sentences', () => {
  const said = (text: Text): string[] =>
    [
      text.ply(namedPly('bid', 'money-3000'), viewAt('auction', -1)),
      text.ply(namedPly('bid', 'zinc-2'), viewAt('auction', -1)),
      text.ply(namedPly('sealBid', 'seal'), viewAt('auction', -1)),
      text.ply(namedPly('placeVp', 'III-3'), viewAt('vicePresidents', -1)),
      text.ply(namedPly('insure', 'gold-1'), viewAt('insurance', -1)),
      text.ply(namedPly('activate', '1>B2'), viewAt('drilling', -1)),
      text.ply(namedPly('activate', '1>B4'), viewAt('drilling', -1)),
      text.ply(namedPly('activate', '1>A0-A1'), viewAt('drilling', -1)),
      text.ply(namedPly('activate', '4>core'), viewAt('drilling', -1)),
      text.ply(namedPly('activate', '3>stay'), viewAt('drilling', -1)),
      text.ply(namedPly('takeAlong', '1'), viewAt('die', 1, placeIndex('A0') << 3)),
      text.ply(namedPly('bribe', 'b-1>B3'), viewAt('advantage', 0)),
      text.ply(namedPly('bribe', 'al-1>B3'), viewAt('advantage', 0)),
      text.ply(namedPly('hire', '1'), viewAt('advantage', 0)),
      text.ply(namedPly('hire', '3'), viewAt('advantage', 1)),
      text.ply(namedPly('useInsurance', '0'), dangerView),
      text.ply(namedPly('useInsurance', '2'), dangerView),
      text.ply(namedPly('trade', 'buy-gold-3'), viewAt('trading', -1)),
      text.ply(namedPly('improve', 'crew-2'), viewAt('workshop', -1)),
      text.ply(namedPly('improve', 'safety'), viewAt('workshop', -1)),
      text.ply(namedPly('buildShaft', 'B4'), viewAt('workshop', -1)),
      text.ply(namedPly('moveShaft', '1:1>B2'), viewAt('workshop', -1)),
      text.ply(namedPly('deliver', 'zinc'), viewAt('workshop', -1)),
      text.ply(namedPly('renounce', 'renounce'), viewAt('workshop', -1)),
      text.ply(namedPly('alUpgrade', 'crew-1'), viewAt('alUpgrade', -1)),
      text.prompt(viewAt('auction', -1), EXAMPLE_NAMES),
      text.prompt(viewAt('auction', -1, 0, 2), EXAMPLE_NAMES),
      text.prompt(viewAt('drilling', -1), EXAMPLE_NAMES),
      text.prompt(viewAt('die', 1, placeIndex('B0') << 3), EXAMPLE_NAMES),
      text.prompt(viewAt('advantage', 0), EXAMPLE_NAMES),
      text.prompt(dangerView, EXAMPLE_NAMES),
      text.prompt({ ...dangerView, looker: null }, EXAMPLE_NAMES),
      text.prompt(viewAt('tradingUnseen', -1), EXAMPLE_NAMES),
      text.prompt({ ...viewAt('workshop', -1), ended: 1 }, EXAMPLE_NAMES),
      text.refusal(refusal('tooLittleMoney', 'RW-1.11', { needed: 1500, money: 300 })),
      text.refusal(refusal('tooFewCubes', 'RW-1.11')),
      text.refusal(refusal('dieTooStrong', 'RW-10.4', { limit: 2 })),
    ].map((line) => line.replaceAll(NBSP, '~'));

  it('German offers, prompts and refusals read as expected', () => {
    expect(said(rockwellText('de'))).toEqual([
      '3.000~$ mehr bieten',
      '2 Zink mehr bieten (Wert 800~$)',
      'Angebot abgeben: 500~$, 1 Gold (Wert 1.500~$)',
      'Werkstatt, Position 3 (2 Aktionen)',
      '1 Gold versichern: 1 Versicherungsplättchen',
      'Trupp 1: B3 → B2 (Förderung)',
      'Trupp 1: B3 → B4 (umgedreht)',
      'Trupp 1: B3 → Grenze A0–A1 (A0: Förderung, A1: Förderung)',
      'Trupp 4: D0 → Erdkern (scheidet aus)',
      'Trupp 3 bleibt stehen: Mineneingang 3',
      'Mit Leistung 1 mitnehmen für 1.000~$: A0 (Leistung 2 von 3)',
      'Trupp 1 von ● bestechen: B4 → B3 (Förderung), für 1.500~$ mit Subunternehmer',
      'Trupp 1 von Al bestechen: B2 → B3 (Leistung 3 von 5)',
      'Leistung 1 anheuern für 1.000~$: B3 (Leistung 3 von 5)',
      'Auf Leistung 3 ändern für 2.000~$: Grenze A0–A1 (A0: Förderung, A1: Förderung)',
      'Keine Versicherung nutzen: 2 Zink, 1 Kupfer verloren',
      '2 Versicherungsplättchen nutzen: 1 Kupfer verloren',
      '3 Gold für 3.000~$ kaufen',
      'Trupp 2 für 1.500~$ auf Leistung 2: Grenze A0–A1 (A0: Förderung, A1: Leistung 3 von 4)',
      'Schutz, Stufe 1 für 2.000~$: Gefahr kostet 1 Rohstoff weniger',
      'Schacht auf B4 für 2.500~$, Stufe 2 (Ertrag 1 Silber)',
      'Schacht B3 → B2 für 2.000~$, Stufe 1 (nicht umgedreht)',
      '5 Zink für 2 Prestigepunkte ausliefern',
      'Verzichten: keine weitere Aktion in dieser Spielrunde',
      'Trupp 1 von Al auf Leistung 2: B2 (Förderung)',
      'Spielrunde 3, Angebotsabgabe: Ergänze dein Angebot oder gib es ab. Bisher: 500~$, 1 Gold (Wert 1.500~$). Du hast 3.000~$, 2 Zink, 1 Gold.',
      'Dein Angebot ist abgegeben. Warten auf Bo',
      'Spielrunde 3, Bohrrunde 2: Wähle einen deiner Trupps und sein Ziel oder lass ihn stehen. Mobilität: Stufe 1.',
      'Trupp 2, Grenze A0–A1 → B0: Wähle eine Leistung und zahle erneut, um den Subunternehmer mitzunehmen, oder lass ihn zurück. Du hast 3.000~$.',
      'Korruption: Wähle einen gegnerischen Trupp, der zu deinem Trupp 1 kommt, oder besteche niemanden. Korruptionsplättchen: 3.',
      'Gefahr auf B3: Du würdest 3 Rohstoffe verlieren. Wähle, wie viel Versicherung du nutzt. Versicherungsplättchen: 2.',
      'Warten auf Änne',
      'Spielrunde 3, Phase II: Noch 1 Transaktion. Kaufe oder verkaufe geheim einen Rohstoff oder verzichte. Du hast 3.000~$, 2 Zink, 1 Gold.',
      'Letzte Spielrunde (3), Phase III: Noch 1 Aktion. Wähle eine Verbesserung, einen Schacht oder eine Auslieferung oder verzichte. Du hast 3.000~$, 2 Zink, 1 Gold.',
      'Zu wenig Geld: Du brauchst 1.500~$ und hast 300~$. Geld bekommst du, wenn du in Phase II Rohstoffe verkaufst.',
      'Zu wenige Rohstoffe: Du hast nicht, was dieses Auslieferungsplättchen verlangt. Rohstoffe gibt es durch Förderungen, Minenschächte und an der Börse.',
      'Zu stark: Auf diesem Level hat ein Subunternehmer höchstens Leistung 2. Weiter unten darf es mehr sein.',
    ]);
  });

  it('English offers, prompts and refusals read as expected', () => {
    expect(said(rockwellText('en'))).toEqual([
      'Bid $3,000 more',
      'Bid 2 zinc more (worth $800)',
      'Seal the bid: $500, 1 gold (worth $1,500)',
      'Workshop, slot 3 (2 actions)',
      'Insure 1 gold: 1 insurance tile',
      'Crew 1: B3 → B2 (extraction)',
      'Crew 1: B3 → B4 (revealed)',
      'Crew 1: B3 → border A0–A1 (A0: extraction, A1: extraction)',
      'Crew 4: D0 → core (leaves the game)',
      'Crew 3 stays: mine entrance 3',
      'Take along with power 1 for $1,000: A0 (power 2 of 3)',
      'Bribe ●’s crew 1: B4 → B3 (extraction), for $1,500 with its subcontractor',
      'Bribe Al’s crew 1: B2 → B3 (power 3 of 5)',
      'Hire power 1 for $1,000: B3 (power 3 of 5)',
      'Change to power 3 for $2,000: border A0–A1 (A0: extraction, A1: extraction)',
      'Use no insurance: 2 zinc, 1 copper lost',
      'Use 2 insurance tiles: 1 copper lost',
      'Buy 3 gold for $3,000',
      'Crew 2 to power 2 for $1,500: border A0–A1 (A0: extraction, A1: power 3 of 4)',
      'Safety, level 1 for $2,000: danger costs 1 cube less',
      'Mineshaft on B4 for $2,500, stage 2 (income 1 silver)',
      'Mineshaft B3 → B2 for $2,000, stage 1 (unrevealed)',
      'Deliver 5 zinc for 2 prestige points',
      'Pass: no more actions this turn',
      'Al’s crew 1 to power 2: B2 (extraction)',
      'Turn 3, auction: add to your bid or seal it. So far: $500, 1 gold (worth $1,500). You have $3,000, 2 zinc, 1 gold.',
      'Your bid is sealed. Waiting for Bo',
      'Turn 3, drilling round 2: select one of your crews and where it goes, or let it stay. Mobility: level 1.',
      'Crew 2, border A0–A1 → B0: select a power and pay the hiring fee again to take its subcontractor along, or leave it behind. You have $3,000.',
      'Bribery: select an opposing crew to bring to your crew 1, or skip. Bribery tiles left: 3.',
      'Danger on B3: you’d lose 3 cubes. Select how much insurance you use. Insurance tiles: 2.',
      'Waiting for Änne',
      'Turn 3, Phase II: 1 transaction left. Buy or sell one resource, hidden from the others, or pass. You have $3,000, 2 zinc, 1 gold.',
      'Last turn (3), Phase III: 1 action left. Select an improvement, a mineshaft or a delivery, or pass. You have $3,000, 2 zinc, 1 gold.',
      'Not enough money: you need $1,500 and have $300. You get money by selling resources in Phase II.',
      'Not enough cubes: you don’t have what this delivery tile asks for. Cubes come from extractions, mineshafts and the stock exchange.',
      'Too strong: in this stratum a subcontractor has power 2 at most. Deeper down it can have more.',
    ]);
  });

  it('Dutch offers, prompts and refusals read as expected', () => {
    expect(said(rockwellText('nl'))).toEqual([
      '$~3.000 meer bieden',
      '2 zink meer bieden (waarde $~800)',
      'Bod bevestigen: $~500, 1 goud (waarde $~1.500)',
      'Werkplaats, positie 3 (2 acties)',
      '1 goud verzekeren: 1 verzekeringstegel',
      'Team 1: B3 → B2 (ontginning)',
      'Team 1: B3 → B4 (omgedraaid)',
      'Team 1: B3 → rand A0–A1 (A0: ontginning, A1: ontginning)',
      'Team 4: D0 → centrum (verlaat het spel)',
      'Team 3 blijft staan: mijningang 3',
      'Met kracht 1 meenemen voor $~1.000: A0 (kracht 2 van 3)',
      'Team 1 van ● omkopen: B4 → B3 (ontginning), voor $~1.500 met onderaannemer',
      'Team 1 van Al omkopen: B2 → B3 (kracht 3 van 5)',
      'Kracht 1 inhuren voor $~1.000: B3 (kracht 3 van 5)',
      'Op kracht 3 zetten voor $~2.000: rand A0–A1 (A0: ontginning, A1: ontginning)',
      'Geen verzekering gebruiken: 2 zink, 1 koper verloren',
      '2 verzekeringstegels gebruiken: 1 koper verloren',
      '3 goud voor $~3.000 kopen',
      'Team 2 voor $~1.500 naar kracht 2: rand A0–A1 (A0: ontginning, A1: kracht 3 van 4)',
      'Veiligheid, niveau 1 voor $~2.000: gevaar kost 1 blokje minder',
      'Schacht op B4 voor $~2.500, niveau 2 (opbrengst 1 zilver)',
      'Schacht B3 → B2 voor $~2.000, niveau 1 (niet omgedraaid)',
      '5 zink voor 2 prestigepunten leveren',
      'Passen: geen acties meer in deze ronde',
      'Team 1 van Al naar kracht 2: B2 (ontginning)',
      'Ronde 3, veiling: vul je bod aan of bevestig het. Tot nu toe: $~500, 1 goud (waarde $~1.500). Je hebt $~3.000, 2 zink, 1 goud.',
      'Je bod is bevestigd. Wachten op Bo',
      'Ronde 3, ontginningsronde 2: kies een van je teams en waar het heen gaat, of laat het staan. Mobiliteit: niveau 1.',
      'Team 2, rand A0–A1 → B0: kies een kracht en betaal opnieuw om de onderaannemer mee te nemen, of laat die achter. Je hebt $~3.000.',
      'Corruptievoordeel: kies een team van een tegenstander dat naar je team 1 komt, of koop niemand om. Omkooptegels: 3.',
      'Gevaar op B3: je zou 3 blokjes verliezen. Kies hoeveel verzekering je gebruikt. Verzekeringstegels: 2.',
      'Wachten op Änne',
      'Ronde 3, fase II: nog 1 transactie. Koop of verkoop in het geheim één grondstof of pas. Je hebt $~3.000, 2 zink, 1 goud.',
      'Laatste ronde (3), fase III: nog 1 actie. Kies een verbetering, een schacht of een levering, of pas. Je hebt $~3.000, 2 zink, 1 goud.',
      'Te weinig geld: je hebt $~1.500 nodig en hebt maar $~300. Geld krijg je door in fase II grondstoffen te verkopen.',
      'Te weinig grondstofblokjes: je hebt niet wat deze leveringstegel vraagt. Blokjes krijg je door ontginningen, mijnschachten en de beurs.',
      'Te sterk: in deze laag heeft een onderaannemer hoogstens kracht 2. Dieper mag het meer zijn.',
    ]);
  });

  it('a prompt says so when nothing is affordable', () => {
    const promptAt = (step: string, money: number, stock: readonly number[]): string => {
      const view = viewAt(step, 0);
      const [me, ...others] = view.players as [PlayerView, ...PlayerView[]];
      const poor = { ...me, own: { ...(me.own as Possessions), money, stock } };
      return rockwellText('en').prompt({ ...view, players: [poor, ...others] }, EXAMPLE_NAMES);
    };
    expect(promptAt('trading', 300, [0, 0, 0, 0])).toContain('nothing you can buy or sell, so pass.');
    expect(promptAt('trading', 300, [1, 0, 0, 0])).toContain('Buy or sell one resource, or pass.');
    expect(promptAt('workshop', 1400, [0, 0, 0, 0])).toContain('nothing you can afford, so pass.');
    expect(promptAt('workshop', 1500, [0, 0, 0, 0])).toContain('Select an improvement');
    expect(promptAt('workshop', 0, [30, 0, 0, 0])).toContain('Select an improvement');
    expect(promptAt('die', 900, [0, 0, 0, 0])).toContain('so leave its subcontractor behind.');
  });

  it('a prompt warns of what has no effect, and the offer says so, too', () => {
    const text = rockwellText('en');
    const view = viewAt('insurance', -1);
    const [me, ...others] = view.players as [PlayerView, ...PlayerView[]];
    const insuring = (more: Partial<PlayerView>, stock: readonly number[]): string =>
      text.prompt(
        {
          ...view,
          players: [
            { ...me, ...more, own: { ...(me.own as Possessions), stock, choice: [0, 0, 0, 0, 0] } },
            ...others,
          ],
        },
        EXAMPLE_NAMES,
      );
    expect(insuring({ safety: MOST_SAFETY }, [1, 0, 0, 0])).toContain('insurance has no effect');
    expect(insuring({}, [0, 0, 0, 0])).toContain('no cubes to insure');
    expect(insuring({}, [1, 0, 0, 0])).toContain('swap cubes for insurance tiles');
    const onRevealed = {
      ...viewAt('advantage', 0),
      slots: [-1, -1, 0],
      revealed: 1 << placeIndex('B3'),
    };
    expect(text.prompt(onRevealed, EXAMPLE_NAMES)).toContain('a subcontractor has no effect');
    expect(text.ply(namedPly('hire', '1'), onRevealed)).toMatch(/\(revealed\), no effect there$/);
    const toRevealed = viewAt('die', 1, placeIndex('B4') << 3);
    expect(text.ply(namedPly('takeAlong', '1'), toRevealed)).toMatch(/\(revealed\), no effect there$/);
  });

  it('an offer that concerns another seat uses its name if it is known', () => {
    expect(
      rockwellText('en').ply(namedPly('bribe', 'b-1>B3'), viewAt('advantage', 0), EXAMPLE_NAMES),
    ).toMatch(/^Bribe Bo’s crew 1: /);
    expect(
      rockwellText('en').ply(namedPly('bribe', 'al-1>B3'), viewAt('advantage', 0), EXAMPLE_NAMES),
    ).toMatch(/^Bribe Al’s crew 1: /);
  });
});
