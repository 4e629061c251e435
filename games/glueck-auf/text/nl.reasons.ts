import type { ReasonMessages } from './messages.ts';

/** As an adjective before its noun. */
const INFLECTED_COAL = '{coal, select, geel {gele} bruin {bruine} grijs {grijze} other {zwarte}}';

export const nlReasons: ReasonMessages = {
  reasons: {
    notInDraftRow: 'Deze opdracht ligt niet in de keuzerij. Kies er een die daar wel ligt.',
    spaceLocked: 'Dit vak is in deze partij geblokkeerd. Het doet alleen mee met meer spelers.',
    tooFewWorkers:
      'Te weinig arbeiders: je hebt er {needed} nodig en je hebt er {workers}. Bij een nieuwe dienst komt iedereen terug.',
    noTileThere: 'Geen tunneltegel: de trekstapel is op en dit fabrieksvak blijft leeg.',
    tooLittleMoney:
      'Te weinig geld: de tunneltegel kost {price}\u00a0mark en je hebt {marks}\u00a0mark. Geld krijg je op de geldvakken en bij de bank.',
    tileStackEmpty: 'Geen tunneltegels meer: de trekstapel blijft tot het einde van het spel leeg.',
    tileNotDrawn: 'Deze tunneltegel heb je niet getrokken.',
    coalNotInSupply: `Geen ${INFLECTED_COAL} kolen in de algemene voorraad. Kies een andere kleur.`,
    notDeeper: 'De liftkooi staat daar al, of dieper. Kies een diepere verdieping, of ga omhoog.',
    notHigher: 'De liftkooi staat daar al, of hoger. Kies een hogere plek, of ga omlaag.',
    cageAtSurface:
      'De liftkooi staat bovengronds en de mijnwagens staan ondergronds. Breng de kooi eerst omlaag (1 stap).',
    cageFull: 'De liftkooi is vol ({places} kolenblokjes). Los de kooi eerst bovengronds.',
    noSuchCubeOnLevel: `Geen ${INFLECTED_COAL} kolen op verdieping {level}, waar de liftkooi staat. Breng de kooi eerst naar de kolen (1 stap).`,
    cageNotAtSurface: 'De liftkooi staat ondergronds. Breng de kooi eerst naar boven (1 stap).',
    noSuchCubeInCage: `Geen ${INFLECTED_COAL} kolen in de liftkooi. Laad ze eerst in vanaf een mijnwagen.`,
    noSuchCubeInStorage: `Geen ${INFLECTED_COAL} kolen in je opslag. Leg ze daar eerst vanuit de liftkooi neer.`,
    orderNotYours: 'Deze opdracht hoort niet bij je openstaande opdrachten. Kies er een van jezelf.',
    noEmptySlot:
      'Op deze opdracht is in deze kleur geen kolenvakje meer vrij. Kies een ander vakje, of leg de kolen in de opslag.',
    noHalfFilledSlot:
      'Op deze opdracht wacht in deze kleur geen kolenvakje op een tweede kolenblokje. Kies een leeg vakje.',
    noSecondCube:
      'Voor een vervanging heb je twee kolenblokjes en twee werkstappen na elkaar nodig. Die heb je nu niet.',
    secondCubeFirst: 'Leg eerst het tweede kolenblokje op hetzelfde kolenvakje.',
    noCompleteOrder: 'Je hebt geen complete {transportOrder}. Leveren kan zodra elk kolenvakje gevuld is.',
    noOrderThere: 'Geen opdracht: de trekstapel is op en dit opdrachtvak blijft leeg.',
    orderStackEmpty: 'Geen opdrachten meer: de trekstapel blijft tot het einde van het spel leeg.',
    orderNotDrawn: 'Deze opdracht heb je niet getrokken.',
  },
  notNow: {
    draft: 'De opdrachten worden nog gekozen: kies er eerst een. Dit kan pas daarna.',
    turn: 'Kies eerst een vak voor je arbeiders, of de bank. Kolen en liftkooi verplaats je zodra je een delfvak hebt gekozen.',
    drawnTiles: 'Beslis eerst over de getrokken tunneltegels: koop er één, of geen.',
    returned: 'Leg eerst terug wat je hebt getrokken.',
    shortage: 'Kies eerst kolen voor de mijnwagens die nog leeg staan.',
    mining: 'Je bent aan het delven: gebruik je werkstappen, of kies eerst “Stoppen met delven”.',
    secondCube: 'Leg eerst het tweede kolenblokje op hetzelfde kolenvakje.',
    drawnOrders: 'Beslis eerst over de getrokken opdrachten: behoud er één, of geen.',
    endOfTurn: 'Je actie is uitgevoerd: beëindig je beurt. In je volgende beurt kun je verder.',
  },
};
