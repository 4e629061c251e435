import type { Translation } from '@pithead/text';
import type { helpEn } from './en.ts';

export const helpNl: Translation<typeof helpEn> = {
  decisions: {
    draft: 'Opdrachten leveren punten op: vul de kolenvakjes, lever de kaart en scoor.',
    turn: 'Elk vak heeft één actie: tunnels kopen, kolen delven, leveren, geld of opdrachten nemen.',
    drawnTiles: 'Een gekochte tegel brengt mijnwagens vol kolen mee; de andere gaan terug naar de stapel.',
    tilesToEnd: 'Wat bovenop komt, wordt als volgende getrokken; wat onderop komt, blijft lang weg.',
    returnTiles: 'De eerste tegel die teruggaat, ligt boven de andere.',
    shortage: 'De voorraad van deze kleur is op, dus de mijnwagen krijgt een blokje van een andere kleur.',
    mining: 'Elke stap verplaatst de liftkooi of één kolenblokje; ongebruikte stappen vervallen.',
    secondCube: 'Twee blokjes van willekeurige kleur vervangen één van de juiste kleur.',
    drawnOrders: 'Een gehouden opdracht ligt open bij de openstaande; de andere gaan terug.',
    ordersToEnd: 'Wat bovenop komt, wordt als volgende getrokken; wat onderop komt, blijft lang weg.',
    returnOrders: 'De eerste opdracht die teruggaat, ligt boven de andere.',
    endOfTurn: 'Met het einde staat de beurt vast, en het lege vak wordt aangevuld.',
  },
  areas: {
    factory: 'Fabriek: tunnels kopen',
    mining: 'Delven: kolen ophalen',
    delivery: 'Levering: opdrachten scoren',
    money: 'Geld',
    orders: 'Nieuwe opdrachten',
  },
  examples: {
    occupied: 'Op delfvak 6 staat een arbeider van Ben. Delf daar toch.',
    cageSteps: 'Zes stappen: haal twee gele blokjes op en vul beide vakjes van de gele opdracht.',
    twoForOne: 'Geen bruine kolen in de kooi. Leg beide gele blokjes op het bruine vakje.',
  },
};
