import type { Translation } from '@pithead/text';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  kinds: {
    tile: {
      title: 'Tegel',
      text: 'Wordt ontgonnen zodra de kracht van alle teams erop het getal bereikt.',
    },
    revealedTile: {
      title: 'Omgedraaide tegel',
      text: 'Wordt nooit meer ontgonnen. Een mijnschacht erop levert elke ronde blokjes op.',
    },
    border: {
      title: 'Rand',
      text: 'Met mobiliteit 2 telt een team op de rand met zijn volle kracht voor beide tegels.',
    },
    core: {
      title: 'Centrum',
      text: 'Een team dat hier aankomt, verlaat het spel. Zijn er genoeg spelers geweest, dan eindigt het.',
    },
    entrance: {
      title: 'Mijningang',
      text: 'Hier beginnen teams. Ze stappen op een van de twee tegels ernaast; terug kan niet.',
    },
    subcontractor: {
      title: 'Onderaannemer',
      text: 'Een dobbelsteen met ingehuurde kracht voor één team, tot het eind van de ronde.',
    },
    briberyTile: {
      title: 'Omkooptegel',
      text: 'Op een omkooppositie haal je een team van een ander naar je tegel. Telkens gaat er een tegel af.',
    },
    crew: {
      title: 'Team',
      text: 'Het getal is zijn kracht. In elk van de vier ontginningsronden verplaats je één team.',
    },
    mineshaft: {
      title: 'Mijnschacht',
      text: 'Krijgt wat bij een ontginning overblijft, en levert elke ronde blokjes op als de tegel is omgedraaid.',
    },
    danger: {
      title: 'Gevaar',
      text: 'Kost iedereen die meedeelt zoveel blokjes als zijn kracht daar, de duurste eerst.',
    },
    extractionCard: {
      title: 'Ontginningskaart',
      text: 'Wordt gelijk verdeeld over wie er een team heeft. Wie de ontginning start, houdt de kaart.',
    },
    share: {
      title: 'Deel',
      text:
        'Voor iedereen gelijk; ' +
        'de rest gaat naar de mijnschacht, anders naar de meeste kracht, anders naar de starter.',
    },
    bid: {
      title: 'Gesloten bod',
      text:
        'Het hoogste bod zet als eerste een vicepresident in. ' +
        'Iedereen betaalt zijn bod, ook wie achteraan eindigt.',
    },
    management: {
      title: 'Directievolgorde',
      text: 'Wie deze ronde als eerste vicepresidenten inzet. De biedingen bepalen dat.',
    },
    control: {
      title: 'Ontginningsvolgorde',
      text: 'Wie als eerste boort. De posities op bord I bepalen dat, op nummer.',
    },
    slot: {
      title: 'Positie voor een vicepresident',
      text: 'Waar je vicepresident staat, doe je mee. Je zet er twee in, op verschillende borden.',
    },
    round: {
      title: 'Ontginningsronden',
      text: 'Vier per ronde. In elk ervan is iedereen met één team aan de beurt.',
    },
    controlCentre: {
      title: 'Fase I, controlecentrum',
      text: 'Bepaalt wie als eerste boort, en laat je bij het boren omkopen of inhuren.',
    },
    stockExchange: {
      title: 'Fase II, beurs',
      text: 'Koop of verkoop, per transactie één grondstof. Alleen wie hier een vicepresident heeft, doet mee.',
    },
    workshop: {
      title: 'Fase III, werkplaats',
      text: 'Verbeter je bedrijf of lever blokjes. Alleen wie hier een vicepresident heeft, doet mee.',
    },
    price: { title: 'Marktwaarde', text: 'Kopen en verkopen kost evenveel, en de prijzen veranderen nooit.' },
    delivery: {
      title: 'Levering',
      text: 'Lever deze blokjes in de werkplaats in voor prestige. Dat blijft tot het eind geheim.',
    },
    stock: {
      title: 'Jouw blokjes',
      text: 'Alleen jij ziet ze. Het meeste van een grondstof levert aan het eind prestige op.',
    },
    money: {
      title: 'Jouw geld',
      text: 'Voor biedingen, onderaannemers en verbeteringen. Het meeste geld telt ook aan het eind.',
    },
    insurance: {
      title: 'Verzekering',
      text: 'Eén blokje koopt één tegel. Bij gevaar redt die één blokje.',
    },
    delivered: { title: 'Jouw leveringen', text: 'Hun prestige blijft voor de anderen tot het eind geheim.' },
    prestige: {
      title: 'Jouw prestige',
      text: 'Tot nu toe uit prestaties en leveringen. Aan het eind komt de bonus voor het grootste bezit erbij.',
    },
    mobility: {
      title: 'Mobiliteit',
      text: 'Verbetering uit de werkplaats: een sprong over één tegel, dan randen, dan twee stappen.',
    },
    safety: {
      title: 'Veiligheid',
      text: 'Verbetering uit de werkplaats: gevaar kost je 1 blokje minder, dan 3, dan niets.',
    },
    shafts: {
      title: 'Mijnschachten',
      text: 'Gebouwd in de werkplaats, één per niveau. Elk niveau staat meer plekken toe.',
    },
    achievement: {
      title: 'Prestatie',
      text: 'Je krijgt haar vanzelf zodra je eraan voldoet. Hoe eerder, hoe meer prestige.',
    },
  },
  states: {
    power: 'Heeft kracht {required} nodig; er is {present}.',
    income: 'Levert per ronde op: {cubes}.',
    crew: 'Kracht {power}.',
    crewWithDie: 'Kracht {power}, plus {die} van een onderaannemer.',
    improvement: 'Kracht {power} kost in de werkplaats {price}.',
    left: 'Nog {count} van {all}.',
    core: '{count} van {needed} spelers hebben het bereikt.',
    place: 'Je staat op plaats {place}.',
    priceOf: '{resource}: {price} per blokje.',
    ownCubes: 'Je hebt er {count}, waarde {worth}.',
    delivery: '{cubes} voor {prestige}; {left, plural, one {nog # tegel} other {nog # tegels}}.',
    spent: 'Er zijn er geen meer.',
    own: 'Je hebt er {count}.',
    deliveries: '{count, plural, one {# tegel} other {# tegels}}: {prestige}.',
    level: 'Je bent op niveau {level}; het volgende kost {price}.',
    highest: 'Je bent op het hoogste niveau.',
    reached: 'Die heb je.',
    prestige: '{prestige} voor de volgende die haar haalt.',
    round: 'Nu ronde {round} van {rounds}.',
  },
};
