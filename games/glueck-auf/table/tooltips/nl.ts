import type { Translation } from '@pithead/text';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  kinds: {
    lockedSpace: { title: 'Geblokkeerd vak', text: 'Doet niet mee bij dit aantal spelers.' },
    drawTiles: {
      title: 'Trekvak van de fabriek',
      text: 'Bekijk in het geheim de bovenste vijf tunneltegels. Koop er een, of geen.',
    },
    drawOrders: {
      title: 'Trekvak van de opdrachten',
      text: 'Bekijk in het geheim de bovenste vijf opdrachten. Houd er een, of geen.',
    },
    emptySpace: {
      title: 'Arbeidersvak',
      text: 'Leeg kost het één arbeider, bezet één meer dan er staan. Hier ligt niets meer.',
    },
    order: {
      title: 'Opdracht',
      text: 'Vul alle vakjes met kolen en lever de opdracht met dit vervoermiddel: dan krijg je de punten.',
    },
    tunnelTile: {
      title: 'Tunneltegel',
      text: 'Komt op de verdieping van zijn kleur, aan zijn kant, met kolen op elke wagen. Prijs: wagens × verdieping.',
    },
    slot: {
      title: 'Kolenvakje',
      text: 'Hier past één blokje van deze kleur, of in plaats daarvan twee willekeurige blokjes.',
    },
    miningSpace: {
      title: 'Delfvak',
      text: 'Geeft werkstappen voor de kooi en je kolen. Stappen die je niet gebruikt, vervallen.',
    },
    deliverySpace: {
      title: 'Leveringsvak',
      text: 'Levert in één keer al je complete opdrachten met dit vervoermiddel.',
    },
    moneySpace: { title: 'Geldvak', text: 'Levert zoveel mark op als er staat.' },
    bank: { title: 'Bank', text: 'Altijd één arbeider voor één mark. Niemand wordt verdrongen.' },
    canteen: { title: 'Kantine', text: 'Verdrongen arbeiders pauzeren hier tot de dienst voorbij is.' },
    coalSupply: {
      title: 'Kolenvoorraad',
      text: 'Vult de wagens van nieuwe tunneltegels. Is een kleur op, dan laad je een andere.',
    },
    cube: {
      title: 'Kolenblokje',
      text:
        'Eén werkstap verplaatst één blokje: ' +
        'van een wagen in de kooi, of bovengronds naar een opdracht of de opslag.',
    },
    cage: {
      title: 'Liftkooi',
      text: 'Er passen vijf blokjes in. Elke afstand omhoog of omlaag is één werkstap.',
    },
    cart: {
      title: 'Mijnwagen',
      text: 'Wordt maar één keer gevuld, als je de tegel koopt. Lege wagens tellen na dienst 3.',
    },
    level: {
      title: 'Verdieping',
      text: 'Hier komen tunneltegels van deze kleur, lichte aan de ene kant, donkere aan de andere.',
    },
    storage: {
      title: 'Opslag',
      text: 'Bewaart zoveel blokjes als je wilt. Van hier naar een opdracht kost telkens één werkstap.',
    },
    balance: {
      title: 'Balans',
      text: 'Voor elke tegel die de ene kant meer heeft dan de andere, verlies je aan het eind 2 punten.',
    },
    element: {
      title: 'Onderdeel van de klok',
      text: 'Wie er het meeste van heeft, krijgt het grote getal; de tweede plaats krijgt het kleine.',
    },
    clock: {
      title: 'Dienstklok',
      text: 'Toont waarvoor je na welke dienst punten krijgt. Eerdere onderdelen tellen elke keer opnieuw.',
    },
    purse: {
      title: 'Arbeiders en mark',
      text: 'Elke beurt kost arbeiders. Heb je er geen meer, dan wacht je tot de dienst voorbij is.',
    },
    delivered: {
      title: 'Geleverde opdrachten',
      text: 'Ze liggen gedekt en tellen voortaan bij elke telling van een dienst mee.',
    },
    forecast: {
      title: 'Einde van het spel',
      text: 'Wat je overhoudt, telt: 5 mark of 3 blokjes zijn een punt, een open opdracht kost er een.',
    },
  },
  states: {
    needs: 'Kost {count, plural, one {# arbeider} other {# arbeiders}}.',
    needsOf: 'Kost {count, plural, one {# arbeider} other {# arbeiders}}; je hebt er {own}.',
    price: 'Kost {price}.',
    priceOf: 'Kost {price}; je hebt {marks}.',
    worth: 'Levert {points} op.',
    filled: '{filled} van {slots} kolenvakjes gevuld, levert {points} op.',
    slotEmpty: 'Nog leeg: {slot}.',
    slotHalf: 'Half gevuld: nog één blokje, maakt niet uit welk.',
    slotFilled: 'Gevuld.',
    steps: '{count} werkstappen.',
    ready:
      '{count, plural, =0 {Geen van je opdrachten is klaar} one {# van je opdrachten is klaar} other {# van je opdrachten zijn klaar}}.',
    gives: 'Levert {marks} op.',
    left: 'Nog {count}.',
    resting:
      '{count, plural, =0 {Geen van je arbeiders is hier} one {# van je arbeiders is hier} other {# van je arbeiders zijn hier}}.',
    leftOf: '{coal}: nog {count}.',
    taken: '{count} van {places} plaatsen bezet.',
    loaded: 'Geladen: {coal}.',
    empty: 'Leeg.',
    leftover: 'Met alle blokjes die je nu hebt: aan het eind {points}.',
    stored: 'Inhoud: {count, plural, =0 {niets} one {# blokje} other {# blokjes}}.',
    carts: '{carts, plural, one {# wagen} other {# wagens}}, waarvan {empty} leeg.',
    balance: '{light} licht, {dark} donker: {points}.',
    elements: 'Na deze dienst worden onderdelen 1 t/m {count} geteld.',
    element: '{element}: {first}, tweede plaats {second}.',
    elementAlone: '{element}: {first} voor de meeste.',
    count: 'Jij hebt er {count}.',
    fromShift: 'Vanaf dienst {shift}.',
    purse: '{workers} en {marks}.',
    deliveredCount: '{count, plural, =0 {Nog geen} one {# opdracht} other {# opdrachten}}.',
  },
};
