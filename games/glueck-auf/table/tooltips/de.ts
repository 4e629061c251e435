import type { Translation } from '@pithead/text';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  kinds: {
    lockedSpace: { title: 'Gesperrtes Feld', text: 'Gehört bei dieser Personenzahl nicht zum Spiel.' },
    drawTiles: {
      title: 'Ziehfeld der Lorenfabrik',
      text: 'Sieh dir verdeckt die obersten fünf Tunnelplättchen an. Kaufe eines oder keines.',
    },
    drawOrders: {
      title: 'Ziehfeld der Aufträge',
      text: 'Sieh dir verdeckt die obersten fünf Aufträge an. Behalte einen oder keinen.',
    },
    emptySpace: {
      title: 'Arbeiterfeld',
      text: 'Leer kostet es einen Arbeiter, sonst einen mehr, als dort steht. Hier liegt nichts mehr.',
    },
    order: {
      title: 'Auftrag',
      text: 'Bestücke alle Ablagefelder mit Kohle und liefere ihn mit seinem Transportmittel aus: Dann gibt es Punkte.',
    },
    tunnelTile: {
      title: 'Tunnelplättchen',
      text: 'Kommt auf die Etage seiner Farbe, auf seine Seite, mit Kohle auf jeder Lore. Preis: Loren × Etage.',
    },
    slot: {
      title: 'Ablagefeld',
      text: 'Nimmt einen Würfel seiner Farbe auf, ersatzweise zwei beliebige Würfel.',
    },
    miningSpace: {
      title: 'Förderfeld',
      text: 'Gibt Arbeitsschritte für den Korb und deine Kohle. Ungenutzte Schritte verfallen.',
    },
    deliverySpace: {
      title: 'Lieferfeld',
      text: 'Liefert auf einmal alle deine vollständigen Aufträge mit diesem Transportmittel aus.',
    },
    moneySpace: { title: 'Geldfeld', text: 'Bringt so viel Mark, wie es zeigt.' },
    bank: { title: 'Bank', text: 'Immer ein Arbeiter für eine Mark. Niemand wird verdrängt.' },
    canteen: { title: 'Kantine', text: 'Verdrängte Arbeiter machen hier Pause, bis die Schicht endet.' },
    coalSupply: {
      title: 'Kohlevorrat',
      text: 'Füllt die Loren neuer Tunnelplättchen. Ist eine Farbe aufgebraucht, lädst du eine andere.',
    },
    cube: {
      title: 'Kohlewürfel',
      text:
        'Ein Arbeitsschritt bewegt einen Würfel: ' +
        'von der Lore in den Korb, über Tage auf einen Auftrag oder ins Lager.',
    },
    cage: {
      title: 'Förderkorb',
      text: 'Fasst fünf Würfel. Jede Strecke nach oben oder unten ist ein Arbeitsschritt.',
    },
    cart: {
      title: 'Lore',
      text: 'Wird nur einmal gefüllt, beim Kauf des Plättchens. Leere Loren zählen nach Schicht 3.',
    },
    level: {
      title: 'Etage',
      text: 'Hier werden Tunnelplättchen dieser Farbe angebaut, helle auf der einen, dunkle auf der anderen Seite.',
    },
    storage: {
      title: 'Lager',
      text: 'Bewahrt beliebig viele Würfel auf. Von hier auf einen Auftrag kostet je einen Arbeitsschritt.',
    },
    balance: {
      title: 'Waage',
      text: 'Für jedes Plättchen, das eine Seite mehr hat als die andere, verlierst du am Ende 2 Punkte.',
    },
    element: {
      title: 'Element der Schichtuhr',
      text: 'Wer davon am meisten hat, bekommt die große Zahl, der zweite Platz die kleine.',
    },
    clock: {
      title: 'Schichtuhr',
      text: 'Zeigt, wofür es nach welcher Schicht Punkte gibt. Frühere Elemente werden jedes Mal wieder gewertet.',
    },
    purse: {
      title: 'Arbeiter und Mark',
      text: 'Jeder Zug kostet Arbeiter. Wer keine mehr hat, wartet bis zum Ende der Schicht.',
    },
    delivered: {
      title: 'Ausgelieferte Aufträge',
      text: 'Sie liegen verdeckt und zählen ab jetzt in jeder Schichtwertung.',
    },
    forecast: {
      title: 'Spielende',
      text: 'Was übrig bleibt, zählt: 5 Mark oder 3 Würfel sind ein Punkt, ein offener Auftrag kostet einen.',
    },
  },
  states: {
    needs: 'Braucht {count} Arbeiter.',
    needsOf: 'Braucht {count} Arbeiter; du hast {own}.',
    price: 'Kostet {price}.',
    priceOf: 'Kostet {price}; du hast {marks}.',
    worth: 'Bringt {points}.',
    filled: '{filled} von {slots} Ablagefeldern bestückt, bringt {points}.',
    slotEmpty: 'Noch frei: {slot}.',
    slotHalf: 'Halb bestückt: noch ein beliebiger Würfel.',
    slotFilled: 'Bestückt.',
    steps: '{count} Arbeitsschritte.',
    ready:
      '{count, plural, =0 {Keiner deiner Aufträge ist bereit} one {# deiner Aufträge ist bereit} other {# deiner Aufträge sind bereit}}.',
    gives: 'Bringt {marks}.',
    left: 'Noch {count}.',
    resting:
      '{count, plural, =0 {Keiner deiner Arbeiter ist hier} one {# deiner Arbeiter ist hier} other {# deiner Arbeiter sind hier}}.',
    leftOf: '{coal}: noch {count}.',
    taken: '{count} von {places} Plätzen belegt.',
    loaded: 'Beladen: {coal}.',
    empty: 'Leer.',
    leftover: 'Mit allen Würfeln, die du jetzt hast: am Ende {points}.',
    stored: 'Inhalt: {count, plural, =0 {nichts} one {# Würfel} other {# Würfel}}.',
    carts: '{carts, plural, one {# Lore} other {# Loren}}, davon {empty} leer.',
    balance: '{light} hell, {dark} dunkel: {points}.',
    elements: 'Nach dieser Schicht werden die Elemente 1 bis {count} gewertet.',
    element: '{element}: {first}, zweiter Platz {second}.',
    elementAlone: '{element}: {first} für die meisten.',
    count: 'Du hast {count}.',
    fromShift: 'Ab Schicht {shift}.',
    purse: '{workers} und {marks}.',
    deliveredCount: '{count, plural, =0 {Noch keine} one {# Auftrag} other {# Aufträge}}.',
  },
};
