import type { Translation } from '@pithead/text';
import type { guideEn } from './en.ts';

export const guideDe: Translation<typeof guideEn> = {
  chapters: {
    sixTiles: {
      title: 'Sechs Plättchen',
      summary: 'Worum es geht und wie Plättchen eine Aktion bereit machen.',
      reminder: 'Du platzierst gerade deine ersten sechs Plättchen.',
    },
    walkSendSell: {
      title: 'Gehen, schicken, verkaufen',
      summary: 'Du gehst in ein Gebiet, schickst einen Verkäufer los und verdienst dein erstes Geld.',
      reminder: 'Deine ersten sechs Plättchen liegen. Jetzt führst du deine Aktionen durch.',
    },
    research: {
      title: 'Forschen',
      summary:
        'Du bringst einen Würfel auf die Karte, bekommst einen zweiten Arbeiter und verkaufst einen Diamanten.',
      reminder: 'Runde zwei: sechs neue Plättchen, und eines kommt in die Forschung.',
    },
    invest: {
      title: 'Investieren',
      summary: 'Du nimmst eine Investition und platzierst deine Plättchen selbst.',
      reminder: 'Runde drei: Jetzt geht es um Investitionen.',
    },
    howItEnds: {
      title: 'Wie es endet',
      summary: 'Was das Spiel beendet, und wie du stehst.',
      reminder: 'Drei Runden sind gespielt. Jetzt geht es um das Ende des Spiels.',
    },
  },
  steps: {
    goal: {
      say: 'Du gegen Ben, einen Lehrling: Baue in Sibirien Rohstoffe ab und verkaufe sie. Das meiste Geld gewinnt.',
      more:
        'In jedem der vierzehn Gebiete liegen zwei verschiedene Würfel. ' +
        'Hier steht nichts auf dem Spiel, und jeden Zug kannst du zurücknehmen, bis du ihn beendest.',
    },
    figures: {
      say: 'Dein Arbeiter wartet in Wladiwostok. Arbeiter bauen in dem Gebiet ab, in dem sie stehen.',
      more: 'Vier weitere Figuren hast du im eigenen Vorrat. Aus ihnen werden Arbeiter oder Verkäufer.',
    },
    prices: {
      say:
        'Die Börsen zeigen, was ein Würfel bringt. ' +
        'Dein Verkäufer steht in Frankfurt, das alles kauft, aber wenig zahlt.',
      more:
        'Verkäufer verkaufen, wo sie stehen. ' +
        'Bei einem Strich wird der Rohstoff nicht gekauft; die Preise ändern sich nie.',
    },
    newTiles: {
      say:
        'Jede Runde ziehst du sechs Plättchen nach. ' +
        'Jedes hat zwei Hälften, Person und Rohstoff: Eine davon nutzt du.',
    },
    logisticsTiles: {
      say: 'Dein Arbeiter muss los. Das macht die Logistik, und sie braucht zwei Plättchen mit dem Logistikleiter.',
      act: 'Wähle einen Logistikleiter, dann Logistik. Dann den anderen.',
    },
    pairs: {
      say: 'Zwei Plättchen machen eine Aktion bereit: zwei Verkäufer auf Verkauf, zwei mit Gas auf Erdgas.',
      act: 'Platziere die anderen vier Plättchen.',
      more:
        'Mit Verkauf schickst du einen Verkäufer an eine andere Börse. ' +
        'Mit Erdgas baust du Gas ab und verkaufst es.',
    },
    researchArea: {
      say: 'Jedes Plättchen darf auch in die Forschung. Dort bringt es einen Würfel auf die Karte.',
      more: 'In der nächsten Runde nutzt du sie.',
    },
    confirmSix: {
      say: 'Gehen, schicken, verkaufen: Das ist der Plan. Bis du bestätigst, kannst du jedes Plättchen zurücknehmen.',
      act: 'Bestätige die Platzierung.',
      more:
        'Willst du ein Plättchen zurück, wähle es auf deinem Tableau. ' +
        'Bestätigst du, werden beide Tableaus aufgedeckt.',
    },
    boardsOpen: {
      say: 'Ben beginnt die Runde. Ihr seid abwechselnd am Zug, immer eine Aktion, bis beide gepasst haben.',
    },
    itsResearch: {
      say: 'Ben hatte ein Plättchen in der Forschung, und die kommt zuerst: In Amur liegt jetzt Erdgas.',
      more: 'Es war ein Managerplättchen. Damit sucht man sich den Rohstoff aus.',
    },
    runLogistics: {
      say: 'Du bist am Zug. Führe die Logistik durch: Ihre zwei Plättchen kommen zurück in den Beutel.',
      act: 'Wähle Logistik.',
    },
    walk: {
      say: 'Du hast {steps} Schritte. Einer führt nach Ochotsk, wo Erdgas und ein Diamant liegen.',
      act: 'Wähle Ochotsk.',
    },
    stay: {
      say:
        '{isThere, select, yes {Du könntest weitergehen, aber bleib: Gas und Diamanten bringen beide viel in Tokyo.} ' +
        'other {Geh weiter, wenn du willst. Bleib, wo etwas liegt, das sich gut verkaufen lässt.}}',
      act: 'Wähle „Verzichten“ und beende deinen Zug.',
    },
    runSales: {
      say: 'Frankfurt zahlt wenig, also schick einen Verkäufer weiter weg. Das macht der Verkauf.',
      act: 'Wähle Verkauf.',
    },
    sendSalesman: {
      say: 'Schicke eine Figur aus deinem eigenen Vorrat nach Tokyo, das {tokyo, number} $ für Erdgas zahlt.',
      act: 'Wähle Tokyo und beende deinen Zug.',
    },
    runGas: {
      say: 'Jetzt wird abgebaut: Jedes Gebiet mit einem Arbeiter von dir gibt seinen Gaswürfel her.',
      act: 'Wähle Erdgas.',
    },
    sellGas: {
      say: 'Verkaufe sofort: Tokyo zahlt {tokyo, number} $, Frankfurt nur {frankfurt, number} $.',
      act: 'Wähle Tokyo und beende deinen Zug.',
      more: 'Du verkaufst immer alles an einer Börse. Verkaufte Würfel sind aus dem Spiel.',
    },
    finishRound: {
      say: 'Spiele die Runde auf deine Art zu Ende: Führe durch, was bereit ist, oder passe.',
      act: 'Spiele, bis die Runde vorbei ist.',
    },
    passedForYou: {
      say: 'Du hast {money, number} $. Mehr war nicht bereit, also hast du gepasst, und die Runde war vorbei.',
      more: 'Plättchen, die du nicht nutzt, bleiben auf deinem Tableau.',
    },
    diamondTiles: {
      say:
        'Bei deinem Arbeiter liegt ein Diamant, Tokyo zahlt {tokyo, number} $. ' +
        'Lege die zwei Diamantplättchen zusammen.',
      act: 'Lege beide Plättchen mit Diamant auf Diamant.',
    },
    workerTiles: {
      say: 'Mehr Arbeiter bauen mehr ab. Zwei Arbeiterplättchen bringen dir einen zweiten.',
      act: 'Lege beide Arbeiterplättchen auf Arbeiter.',
    },
    gasForResearch: {
      say: 'Dieses Plättchen findet keinen Partner. In der Forschung bringt es einen Gaswürfel auf die Karte.',
      act: 'Wähle den Logistikleiter, dann Forschung.',
      more: 'Dort zählt nur der Rohstoff, nicht die Person.',
    },
    single: {
      say: 'Das letzte darf warten: Ein einzelnes Plättchen bleibt liegen, bis sein Partner kommt.',
      act: 'Lege es auf Investor und bestätige die Platzierung.',
    },
    researchFirst: {
      say: 'Liegt ein Plättchen in der Forschung, muss dein erster Zug die Forschung sein.',
      act: 'Wähle Forschung.',
    },
    placeCube: {
      say: 'Lege den Gaswürfel dorthin, wo dein eigener Arbeiter steht.',
      act: 'Wähle Ochotsk und beende deinen Zug.',
    },
    closing: {
      say: 'Ein Gebiet ohne Würfel wird gesperrt, seine Arbeiter müssen heim. In deinem liegen wieder {cubes}.',
      more:
        'Sie kehren in deinen eigenen Vorrat zurück. ' +
        'Ben hat drei Würfel nach Aldan gelegt, wo sein Arbeiter steht.',
    },
    secondWorker: {
      say: 'Führe Arbeiter durch: Eine Figur aus deinem eigenen Vorrat kommt nach Wladiwostok.',
      act: 'Wähle Arbeiter, setze ihn ein und beende deinen Zug.',
    },
    sellDiamond: {
      say: 'Nun der Diamant: Baue ihn ab und verkaufe ihn in Tokyo für {tokyo, number} $.',
      act: 'Wähle Diamant, dann Tokyo, und beende deinen Zug.',
    },
    finishSecondRound: {
      say: 'Spiele auch diese Runde auf deine Art zu Ende: Führe durch, was bereit ist, oder passe.',
      act: 'Spiele, bis die Runde vorbei ist.',
    },
    investments: {
      say:
        'Investitionen kosten nichts. ' +
        'Eine Aktion mit Investition braucht nur noch ein Plättchen, das ganze Spiel lang.',
      more: 'Die Investition belegt eines der zwei Felder für immer. Du hast {money, number} $ und behältst alles.',
    },
    partner: {
      say: 'Da ist der Partner: ein zweites Investorplättchen. Zusammen bringen sie dir eine Investition.',
      act: 'Lege es auf Investor.',
    },
    managerTile: {
      say: 'Ein Managerplättchen passt zu Manager oder Forschung. In der Forschung suchst du dir den Rohstoff aus.',
      more: 'Zwei auf Manager ergeben einen Joker, der als Plättchen jeder anderen Aktion zählt.',
    },
    yourFive: {
      say: 'Die übrigen platzierst du selbst. Überlege, was dein Arbeiter abbauen kann und wo du es verkaufst.',
      act: 'Platziere deine Plättchen, wie du willst.',
    },
    confirmAgain: {
      say: 'Schau noch einmal hin und bestätige dann. Diese Runde beginnt Ben.',
      act: 'Bestätige die Platzierung.',
    },
    researchAgain: {
      say: 'Wieder kommt die Forschung zuerst. Am meisten bringt ein Würfel, wo dein Arbeiter steht.',
      act: 'Wähle Forschung, lege den Würfel und beende deinen Zug.',
    },
    runInvestor: {
      say: 'Nun der Investor: Nimm eine der vier offenen Investitionen.',
      act: 'Wähle Investor.',
    },
    takeInvestment: {
      say: 'Nimm eine, die du oft brauchst. Mit Erdgas genügt von nun an ein einziges Gasplättchen.',
      act: 'Wähle eine Investition und beende deinen Zug.',
    },
    yourActions: {
      say: 'Führe durch, was bereit ist. Danach passt du von selbst; was liegen bleibt, hast du nächste Runde noch.',
      act: 'Spiele, bis nichts mehr bereit ist.',
    },
    closedTerritories: {
      say: 'Das Spiel endet mit der Runde, in der das {end}. Gebiet gesperrt wird. Bisher: {closed}.',
    },
    emptySupplies: {
      say: 'Oder wenn {end} der fünf Nachschubfelder leer sind. Von dort holt die Forschung ihre Würfel.',
      more: 'Die Runde spielt ihr immer zu Ende. Ein Spiel dauert etwa zehn bis fünfzehn Runden.',
    },
    standing: {
      say:
        'Du hast {money, number} $, Ben {others, number} $. {standing, select, 1 {Gut verkauft!} ' +
        '0 {Ihr liegt gleichauf!} other {Zum Aufholen ist noch viel Zeit.}}',
      more: 'Am Ende zählt nur das Geld. Figuren, Plättchen und Investitionen sind nichts wert.',
    },
  },
  tags: {
    closedDial: 'Gesperrte Gebiete',
    supplyFields: 'Nachschubfelder',
    itsMoney: 'Bens Geld',
  },
  options: {
    gasTile: 'Auf Erdgas: bereit, sobald du die Investition für Erdgas nimmst.',
    managerTile: 'In die Forschung: noch ein Würfel deiner Wahl für Ochotsk.',
    diamondTile: 'Auf Diamant: wartet auf ein zweites Diamantplättchen.',
    investGas: 'Erdgas: davon gibt es die meisten Plättchen.',
    investDiamond: 'Diamant: bringt am meisten, aber es gibt wenige Plättchen.',
  },
  learnt: [
    'Zwei Plättchen, oder eines und eine Investition, machen eine Aktion bereit.',
    'Arbeiter bauen ab, wo sie stehen; Verkäufer verkaufen, wo sie stehen.',
    'Die Forschung kommt zuerst und bringt Würfel auf die Karte, am besten zu deinen Arbeitern.',
    'Nur Geld zählt. Schluss ist mit acht gesperrten Gebieten oder drei leeren Nachschubfeldern.',
  ],
  leftOut: [
    'Die Börsenseiten wählen (SB-2.4)',
    'Nach einer Runde bleiben höchstens zehn Plättchen liegen (SB-8.2)',
    'Wohin ein Joker darf (SB-7.4)',
    'Über gesperrte Gebiete hinweg gehen (SB-7.9)',
    'Arbeiter und Verkäufer umsetzen, wenn dein eigener Vorrat leer ist (SB-7.15)',
    'Eine Aktion ohne Wirkung durchführen (SB-5.8)',
  ],
};
