import type { Translation } from '@pithead/text';
import type { guideEn } from './en.ts';

export const guideDe: Translation<typeof guideEn> = {
  chapters: {
    threeOrders: {
      title: 'Drei Aufträge',
      summary: 'Was Aufträge sind und wie du deine ersten drei bekommst.',
      reminder: 'Du wählst gerade deine ersten drei Aufträge.',
    },
    buyAndDig: {
      title: 'Kaufen und fördern',
      summary: 'Du kaufst ein Tunnelplättchen und holst seine Kohle ans Tageslicht.',
      reminder: 'Du hast drei Aufträge. Jetzt kaufst du ein Tunnelplättchen und holst die Kohle.',
    },
    deliver: {
      title: 'Ausliefern',
      summary: 'Du lieferst deinen ersten Auftrag aus und siehst, was er bringt.',
      reminder: 'Dein erster Auftrag ist voll und wartet auf die Auslieferung.',
    },
    crowdedSpaces: {
      title: 'Besetzte Felder',
      summary: 'Du nutzt ein Feld, auf dem schon jemand steht, und förderst mit zehn Schritten.',
      reminder: 'Ein Auftrag ist ausgeliefert. Der nächste braucht graue Kohle.',
    },
    endOfShift: {
      title: 'Schichtende',
      summary: 'Du spielst die Schicht allein zu Ende und siehst, was die Schichtuhr zahlt.',
      reminder: 'Du spielst die Schicht allein zu Ende.',
    },
  },
  steps: {
    realMatch: {
      say: 'Ein echtes Spiel: du gegen Ben, einen Lehrling. Wer nach drei Schichten die meisten Punkte hat, gewinnt.',
      more:
        'Hier steht nichts auf dem Spiel. ' +
        'Zurücknehmen kannst du alles, bis etwas gezogen oder endgültig gewählt ist.',
    },
    contracts: {
      say: 'Aufträge sind Verträge. Liefere die Kohle auf der Karte und du bekommst ihre Punkte.',
      more: 'Die Karte zeigt ihre Kohle, das Transportmittel und ihren Wert.',
    },
    apprenticePicks: { say: 'Du beginnst die Schicht, deshalb wählt Ben den ersten Auftrag.' },
    twoYellow: {
      say: 'Zwei gelbe Würfel mit dem Handkarren: Gelbe Kohle ist schnell gefördert und billig.',
      act: 'Wähle diesen Auftrag zweimal. Danach gilt die Wahl.',
    },
    oneBrown: {
      say: 'Ein brauner Würfel mit dem Handkarren. Aufträge mit gleichem Transportmittel gehen zusammen hinaus.',
      act: 'Wähle diesen Auftrag zweimal.',
      more: 'Ein Besuch auf einem Lieferfeld liefert alle vollen Aufträge mit diesem Transportmittel aus.',
    },
    yourChoice: {
      say: 'Deine Wahl: zwei graue mit dem Lastwagen, oder drei mit dem Handkarren für mehr Punkte.',
      act: 'Wähle einen der beiden Aufträge zweimal.',
    },
    yourOrders: { say: 'Das sind deine, alle können sie sehen. Du darfst beliebig viele haben.' },
    workers: {
      say: 'In jedem Zug stellst du Arbeiter auf ein Feld. Du hast {workers} Arbeiter und {marks} Mark.',
      more: 'Die Schicht endet, wenn niemand mehr einen Arbeiter hat.',
    },
    buyTile: {
      say: 'Kaufe dieses Plättchen: zwei gelbe Loren, jede mit einem Kohlewürfel.',
      act: 'Wähle das Plättchen in der Lorenfabrik.',
      more: 'Ein Plättchen kostet seine Loren mal seine Etage. Hier: zwei Loren auf Etage 1.',
    },
    byItself: {
      say: 'Es liegt schon auf Etage {level}, mit einem Würfel in jeder Lore.',
      act: 'Beende deinen Zug.',
    },
    gapFilled: { say: 'Ben hat zwei braune Loren gekauft. Die Lücke wurde vom Stapel gefüllt.' },
    fetchCoal: {
      say: 'Jetzt holst du deine Kohle. Dieses Feld gibt dir {steps} Arbeitsschritte.',
      act: 'Wähle das Förderfeld mit 6 Schritten.',
    },
    cageDown: {
      say: 'Schicke den Förderkorb auf Etage 1. Jede Fahrt kostet einen Schritt, egal wie weit.',
      act: 'Wähle Etage 1 in deinem Schacht.',
    },
    loadOne: {
      say: 'Verlade einen gelben Würfel: ein Würfel, ein Schritt.',
      act: 'Wähle einen gelben Würfel auf einer Lore.',
    },
    loadAnother: { say: 'Und noch einen. In den Korb passen fünf.', act: 'Wähle noch einen gelben Würfel.' },
    cageUp: { say: 'Nach oben: Das ist der vierte Schritt.', act: 'Wähle „über Tage“.' },
    layOne: {
      say: 'Lege einen Würfel auf ein gelbes Feld deines Auftrags.',
      act: 'Wähle das gelbe Ablagefeld.',
    },
    layAnother: {
      say: 'Und den letzten: sechs Schritte, ein voller Auftrag.',
      act: 'Wähle das andere Ablagefeld und beende deinen Zug.',
    },
    displaced: {
      say: 'Ben nahm dieses Feld mit zwei Arbeitern. Deiner sitzt in der Kantine.',
      more: 'Aus der Kantine kommen die Arbeiter nach der Schicht zurück.',
    },
    sendOrder: {
      say: 'Dein Auftrag ist voll. Schicke einen Arbeiter zum Handkarren.',
      act: 'Wähle das Lieferfeld mit dem Handkarren.',
    },
    pointsAtOnce: {
      say: 'Sofort {points} Punkte. Die Karte wird umgedreht und zählt später noch einmal.',
      act: 'Beende deinen Zug.',
    },
    money: { say: 'Ben hat 6 Mark genommen. Geldfelder geben, was sie zeigen.' },
    clock: {
      say: 'Nach jeder Schicht zahlt die Schichtuhr für die meiste ausgelieferte Kohle jeder Farbe.',
      more: 'Wähle die Uhr, um zu sehen, was jeder Sektor für Platz eins und zwei zahlt.',
    },
    wholeTrade: { say: 'Kaufen, fördern, ausliefern: Das ist das ganze Geschäft.' },
    wantsGrey: { say: 'Dieser Auftrag braucht {cubes} graue Würfel. Einer liegt schon auf Etage 3.' },
    greyCart: {
      say: 'Kaufe noch eine graue Lore. Sie kostet 3 Mark.',
      act: 'Wähle dieses Plättchen und beende deinen Zug.',
    },
    occupied: {
      say: 'Da steht Ben. Du brauchst einen Arbeiter mehr, als dort stehen: zwei.',
      more: 'Der verdrängte Arbeiter geht in die Kantine. Der Nächste bräuchte drei.',
    },
    goInWithTwo: {
      say: 'Geh mit zwei hinein. Du hast noch genug.',
      act: 'Wähle das Förderfeld mit 10 Schritten.',
    },
    tenSteps: {
      say: 'Noch {steps} Schritte: Hole zwei graue und einen braunen, dann nach oben.',
      act: 'Fördere, wie du willst.',
      more: 'Ein Plan: auf Etage 3, zwei graue verladen, auf Etage 2, einen braunen verladen.',
    },
    wayUp: {
      say: 'Behalte einen Schritt für den Weg nach oben und einen für jeden Würfel.',
      act: 'Fahre nach oben, bestücke die Aufträge und beende das Fördern.',
    },
    unused: {
      say:
        '{unused, plural, =0 {Jeder Schritt genutzt. So fördert man.} ' +
        'one {Ein Schritt blieb übrig. Er verfällt.} other {# Schritte blieben übrig. Sie verfallen.}}',
      act: 'Beende deinen Zug.',
    },
    byTruck: {
      say: 'Zwei graue mit dem Lastwagen: dein bester Auftrag. Liefere ihn aus.',
      act: 'Wähle den Lastwagen und beende deinen Zug.',
    },
    ownWorker: {
      say: 'Auch dein eigener Arbeiter steht im Weg: Das kostet zwei Arbeiter.',
      act: 'Wähle den Handkarren und beende deinen Zug.',
    },
    newOrder: {
      say: 'Nimm einen neuen Auftrag. Er kostet einen Arbeiter, aber kein Geld.',
      act: 'Wähle einen Auftrag und beende deinen Zug.',
      more: 'Ab hier denkt Ben selbst.',
    },
    bank: { say: 'Ist dir jedes Feld zu teuer, gibt die Bank für einen Arbeiter 1 Mark.' },
    onYourOwn: {
      say:
        '{workers, plural, one {Ein Arbeiter ist} ' +
        'other {# Arbeiter sind}} noch da, und du entscheidest. Tipps bekommst du jederzeit.',
      act: 'Spiele, bis die Schicht zu Ende ist.',
    },
    shiftOver: { say: 'Kein Arbeiter mehr: Die Schicht war zu Ende, und die Schichtuhr hat gezahlt.' },
    bestColour: {
      say:
        'Am meisten {coal, select, yellow {Gelb} brown {Braun} grey {Grau} ' +
        'other {Schwarz}} ausgeliefert: {points, plural, one {# Punkt} other {# Punkte}} für dich.',
    },
    tie: { say: 'Bei Gleichstand auf Platz eins bekommt ihr beide die volle Punktzahl.' },
    noColour: {
      say: 'Diesmal hat Ben von jeder Farbe mehr geliefert. Nach der nächsten Schicht wird neu gezählt.',
    },
    laterShifts: {
      say: 'In Schicht 2 zählen auch Transportmittel, in Schicht 3 leere Loren. Ausgelieferte Kohle zählt noch einmal.',
      more: 'Darum zahlt sich eine frühe Auslieferung bis zu dreimal aus.',
    },
    workersReturn: { say: 'Alle Arbeiter sind zurück. Bergwerk, Aufträge und Geld bleiben, wie sie sind.' },
    openOrders: { say: 'Ganz am Ende kostet jeder Auftrag, der nicht ausgeliefert ist, einen Punkt.' },
  },
  tags: {
    goesHere: 'Es kommt hierher',
    wantsYellow: 'Der braucht Gelb',
    twoWorkers: 'Zwei Arbeiter',
    dig: 'Fördern',
    deliver: 'Ausliefern',
  },
  options: {
    twoGrey: 'Zwei graue für 7 Punkte: schneller voll.',
    threeGrey: 'Drei graue für 9 Punkte: ein Würfel mehr.',
  },
  learnt: [
    'Aufträge zählen, wenn sie voll und mit ihrem Transportmittel ausgeliefert sind.',
    'Tunnelplättchen bringen die Kohle, der Förderkorb holt sie nach oben, Schritt für Schritt.',
    'Ein besetztes Feld kostet einen Arbeiter mehr, als dort stehen.',
    'Nach jeder Schicht zahlt die Schichtuhr für die meiste ausgelieferte Kohle.',
  ],
  leftOut: [
    'Zwei beliebige Würfel statt des richtigen (GA-6.8)',
    'Fünf Plättchen oder Aufträge vom Stapel ansehen (GA-5.5, GA-9.2)',
    'Dein Lager (GA-6.6)',
    'Das Gleichgewicht heller und dunkler Tunnel (GA-12.4)',
  ],
};
