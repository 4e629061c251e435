import type { Translation } from '@pithead/text';
import type { helpEn } from './en.ts';

export const helpDe: Translation<typeof helpEn> = {
  decisions: {
    draft: 'Aufträge bringen Punkte: Ablagefelder bestücken, die Karte ausliefern, werten.',
    turn: 'Jedes Feld hat eine Aktion: Tunnel kaufen, Kohle fördern, ausliefern, Geld oder Aufträge nehmen.',
    drawnTiles: 'Ein gekauftes Plättchen bringt Loren voller Kohle; die anderen kommen zurück zum Stapel.',
    tilesToEnd: 'Was nach oben kommt, wird als Nächstes gezogen; was nach unten kommt, bleibt lange weg.',
    returnTiles: 'Das erste zurückgelegte Plättchen liegt über den anderen.',
    shortage: 'Von dieser Farbe ist nichts mehr im Vorrat, also bekommt die Lore einen anderen Würfel.',
    mining: 'Jeder Schritt bewegt den Förderkorb oder einen Kohlewürfel; ungenutzte Schritte verfallen.',
    secondCube: 'Zwei Würfel beliebiger Farbe ersetzen einen der richtigen.',
    drawnOrders: 'Ein behaltener Auftrag liegt offen bei den ausstehenden; die anderen kommen zurück.',
    ordersToEnd: 'Was nach oben kommt, wird als Nächstes gezogen; was nach unten kommt, bleibt lange weg.',
    returnOrders: 'Der erste zurückgelegte Auftrag liegt über den anderen.',
    endOfTurn: 'Mit dem Ende ist der Zug endgültig, und das geleerte Feld wird aufgefüllt.',
  },
  areas: {
    factory: 'Lorenfabrik: Tunnel kaufen',
    mining: 'Fördern: Kohle heraufholen',
    delivery: 'Auslieferung: Aufträge werten',
    money: 'Geld',
    orders: 'Neue Aufträge',
  },
  examples: {
    occupied: 'Auf Förderfeld 6 steht ein Arbeiter von Ben. Fördere trotzdem dort.',
    cageSteps: 'Sechs Schritte: Hol zwei gelbe Würfel herauf und bestücke beide Felder des gelben Auftrags.',
    twoForOne: 'Keine braune Kohle im Korb. Leg beide gelben Würfel auf das braune Ablagefeld.',
  },
};
