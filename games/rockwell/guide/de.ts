import type { Translation } from '@pithead/text';
import type { guideEn } from './en.ts';

export const guideDe: Translation<typeof guideEn> = {
  chapters: {
    sealedBid: {
      title: 'Das verdeckte Angebot',
      summary: 'Was Punkte bringt, was du besitzt und wofür du bietest.',
      reminder: 'Du gibst gleich dein erstes Angebot ab.',
    },
    vicePresidents: {
      title: 'Zwei Vizepräsidenten',
      summary: 'Du stellst deine Vizepräsidenten auf und versicherst dich gegen Gefahr.',
      reminder: 'Die Angebote sind bezahlt. Jetzt stellen alle ihre Vizepräsidenten auf.',
    },
    fourRounds: {
      title: 'Vier Bohrrunden',
      summary: 'Du bewegst Trupps, förderst und teilst, was in den Feldern steckt.',
      reminder: 'Du bohrst gerade: vier Runden, in jeder ein Trupp.',
    },
    workshop: {
      title: 'Die Werkstatt',
      summary: 'Du machst aus Rohstoffen Prestige und einen Trupp stärker.',
      reminder: 'Das Bohren ist vorbei. Jetzt werden aus Rohstoffen Prestigepunkte.',
    },
    ownTurn: {
      title: 'Deine eigene Runde',
      summary: 'Du spielst eine Spielrunde allein und siehst, wie die Partie endet.',
      reminder: 'Du spielst die zweite Spielrunde allein.',
    },
  },
  steps: {
    realMatch: {
      say: 'Drei Gesellschaften bohren zum Erdkern: du, Ben und Cem. Das meiste Prestige gewinnt.',
      more: 'Ben und Cem sind Lehrlinge, die leichtesten Bots. Hier steht nichts auf dem Spiel.',
    },
    whatScores: {
      say: 'Prestige gibt es für Realisierungen, für Auslieferungen und am Ende, wenn du von etwas am meisten hast.',
      more: 'Wer eine Realisierung zuerst schafft, bekommt dafür am meisten. Am Ende zählt zum Beispiel das meiste Zink.',
    },
    stock: {
      say: 'Du beginnst mit {cubes} Rohstoffen und {money, number} $. Das sieht sonst niemand.',
      more: 'Zink ist am billigsten, dann kommen Kupfer, Silber und Gold.',
    },
    threeBoards: {
      say: 'Jede Spielrunde: bohren, handeln, werken. Drei Bretter, aber du hast nur zwei Vizepräsidenten.',
      more:
        'Bohren dürfen alle. Handeln darfst du nur mit einem Vizepräsidenten auf Brett II, ' +
        'ausliefern nur mit einem auf III.',
    },
    bid: {
      say: 'Zuerst ein geheimes Angebot. Wer am meisten bietet, stellt zuerst auf. 500 $ reichen meistens.',
      act: 'Erhöhe das Geld auf 500 $ und gib das Angebot ab.',
      more: 'Der Rest reicht in dieser Runde für einen Würfel und einen stärkeren Trupp.',
    },
    allPaid: { say: 'Die Angebote liegen offen, und alle zahlen, auch wer am wenigsten bot.' },
    choosingOrder: {
      say:
        '{place, select, first {Dein Angebot war das höchste, also stellst du zuerst auf. Das gilt eine Runde lang.} ' +
        'middle {Du bist an zweiter Stelle. Diese Reihenfolge gilt eine Runde lang.} other {Du stellst zuletzt auf. Diese Reihenfolge gilt eine Runde lang.}}',
    },
    controlCentre: {
      say:
        'Mit einem Vizepräsidenten hier bohrst du zuerst. ' +
        'Position 1 und 2 dürfen bestechen, 3 und 4 Würfel anheuern.',
      more: 'Ein Würfel gibt einem deiner Trupps mehr Leistung. Bestechen hat Zeit bis zu einer anderen Partie.',
    },
    placeToHire: {
      say: 'Nimm Position 3. Mit einem angeheuerten Würfel kannst du ein Feld allein fördern.',
      act: 'Wähle Position 3 und zum Bestätigen noch einmal.',
    },
    placeToDeliver: {
      say: 'Der zweite muss auf ein anderes Brett. In der Werkstatt wird aus Rohstoffen Prestige.',
      act: 'Wähle die Position mit 4 Aktionen und bestätige.',
    },
    placeElsewhere: {
      say: 'Zwei Vizepräsidenten, zwei Bretter. An der Börse handelst du, in der Werkstatt lieferst du aus.',
      act: 'Wähle eine freie Position und bestätige.',
    },
    insure: {
      say:
        'Beim Bohren kommen Karten, manche mit Gefahr: Sie kosten Rohstoffe. ' +
        'Ein Versicherungsplättchen für einen Rohstoff rettet einen anderen.',
      act: 'Nimm ein Zink und wähle „1 Rohstoff versichern“.',
      more: 'Versicherungsplättchen behältst du, bis du sie nutzt.',
    },
    drillingOrder: {
      say:
        '{place, select, first {Die Positionen auf Brett I bestimmen, wer zuerst bohrt: du.} ' +
        'other {Die Positionen auf Brett I bestimmen, wer zuerst bohrt. Alle anderen folgen.}}',
    },
    fourCrews: {
      say: 'Deine vier Trupps mit dem ▲ haben je Leistung 1. In jeder Bohrrunde bewegst du einen.',
      more: 'Jede Spielrunde hat vier Bohrrunden. Ein Trupp darf auch mehrmals ziehen.',
    },
    moveIn: {
      say: 'Dieses Feld braucht Leistung {required}. Zieh deinen Trupp darauf.',
      act: 'Wähle Feld A0 und zum Bestätigen noch einmal.',
      more: 'Vom Eingang aus erreicht ein Trupp die zwei Felder daneben.',
    },
    hireDie: {
      say: 'Dein Trupp allein ist zu schwach. Ein Würfel mit Leistung {power} reicht gerade, für {price, number} $.',
      act: 'Wähle „Leistung {power}“.',
      more: 'Danach wird eine Karte gezogen, also gibt es kein Zurück. Weiter unten dürfen Würfel stärker sein.',
    },
    dieWouldNotDo: {
      say:
        '{missing, plural, =0 {Hier dürftest du anheuern, aber zu fördern gibt es nichts mehr. Spar dein Geld.} ' +
        'other {Dem Feld fehlt noch Leistung {missing}. Ein Würfel reicht dafür nicht, also spar dein Geld.}}',
      act: 'Wähle „Niemanden anheuern“.',
    },
    aloneThere: {
      say: 'Gefördert! Du bist dort allein, also gehört dir die ganze Karte: {cubes} Rohstoffe.',
    },
    forGood: {
      say: 'Jedes Feld wird nur einmal gefördert. Trupps dürfen weiter darauf stehen und darüberziehen.',
    },
    rivals: {
      say:
        '{who, select, both {Ben und Cem stehen} ben {Ben steht} other {Cem steht}} hier: Leistung {present} ' +
        'von {required}. Alle Trupps zählen zusammen, egal wem sie gehören.',
    },
    joinThem: {
      say:
        '{tile, select, none {Bohrrunde zwei. Zieh auf ein Feld, dem wenig fehlt, oder fang selbst eines an.} ' +
        'other {Dein Trupp macht {tile} voll. Zieh hin: Du bekommst einen vollen Anteil und löst die Förderung aus.}}',
      act: '{tile, select, none {Wähle Trupp und Feld und bestätige.} other {Wähle Feld {tile} und bestätige.}}',
      more: 'Jede Gesellschaft mit einem Trupp dort bekommt den gleichen Anteil, egal wie stark.',
    },
    shares: {
      say:
        'Alle drei bekommen von jedem Rohstoff gleich viel. ' +
        'Der Überschuss geht an die Stärksten, bei Gleichstand an dich, den Auslöser.',
      more: 'Ein Minenschacht auf dem Feld ginge vor, sogar vor den Stärksten.',
    },
    danger: {
      say: 'Diese Karte bringt Gefahr: Du verlierst deinen teuersten Rohstoff. Deine Versicherung rettet ihn.',
      act: 'Nutze dein Versicherungsplättchen.',
      more:
        'Gefahr kostet so viele Rohstoffe dieser Ausbeute, wie du Leistung auf dem Feld hast, die ' +
        'teuersten zuerst.',
    },
    dangerTook: {
      say:
        'Die Gefahr hat den teuersten Rohstoff deiner Ausbeute gekostet. ' +
        'Ein Versicherungsplättchen hätte ihn gerettet.',
    },
    noNeedToHire: {
      say:
        '{helps, select, yes {Auch hier darfst du anheuern: ' +
        'Ein Würfel mit Leistung {missing} macht das Feld sofort voll.} other {{missing, plural, =0 {Auch hier darfst du anheuern, aber das Feld ist schon gefördert. Spar dein Geld.} other {Auch hier darfst du anheuern, aber ein Würfel reicht noch nicht. Spar dein Geld.}}}}',
      act: '{helps, select, yes {Wähle „Leistung {missing}“.} other {Wähle „Niemanden anheuern“.}}',
    },
    achievement: {
      say:
        'Acht Zink, acht Kupfer: eine Realisierung, {prestige} Prestige. ' +
        'Die Summe steht oben bei deiner Gesellschaft.',
      more: 'Sie bleibt dir, auch wenn du die Rohstoffe ausgibst. Die nächste Gesellschaft bekommt weniger.',
    },
    cards: {
      say: 'Wer eine Förderung auslöst, behält die Karte: Du hast {cards}. Sechs sind eine Realisierung.',
    },
    thirdRound: {
      say:
        '{tile, select, moved {Dein Trupp ist am Ziel. Du dürftest noch anheuern, aber spar dein Geld.} ' +
        'die {Dein Trupp ist am Ziel. Ein angeheuerter Würfel macht das Feld sofort voll.} ' +
        'none {Bohrrunde drei. Such ein Feld, dem wenig Leistung fehlt, oder geh deinen eigenen Weg.} ' +
        'other {Bohrrunde drei: Feld {tile} fehlt nur wenig Leistung. Mach es voll, oder geh deinen eigenen Weg.}}',
      act: '{tile, select, moved {Wähle „Niemanden anheuern“.} die {Heuere an oder nicht.} other {Wähle Trupp und Feld und bestätige.}}',
    },
    lastRound: {
      say:
        '{asked, select, die {Dein Trupp ist am Ziel. Heuere noch jemanden an, oder spar dein Geld.} ' +
        'other {Bohrrunde {round} von {rounds}. Bewege einen Trupp oder lass ihn stehen: Auch das zählt.}}',
      act: '{asked, select, die {Heuere an oder nicht.} other {Wähle Trupp und Feld und bestätige.}}',
    },
    sharedAgain: {
      say:
        '{who, select, ben {Ben} other {Cem}} ' +
        'hat {tile} gefördert. Du hast dort einen Trupp, also bekamst du {cubes, plural, one {# Rohstoff} other {# Rohstoffe}}.',
    },
    dieStays: {
      say: 'Dein Würfel bleibt bis zum Ende der Spielrunde. Ihn mitzunehmen kostet noch einmal seinen Preis.',
    },
    watchTrading: {
      say: 'Phase II, die Börse. Ben und Cem haben hier Vizepräsidenten. Du nicht, also schaust du zu.',
    },
    boughtSilver: {
      say: 'Cem hat Zink und Kupfer verkauft und Silber gekauft: Zehn Silber sind eine Realisierung.',
      more: 'Auch gekaufte Rohstoffe zählen also, und zwar sofort.',
    },
    prices: {
      say: 'Die Preise ändern sich nie. Verkaufe, was du zu viel hast, und kaufe, was dir fehlt.',
      more: 'Du kaufst oder verkaufst beliebig viel von einem Rohstoff, jeden nur einmal in der Spielrunde.',
    },
    ownTrades: {
      say: 'Auch du hast hier einen Vizepräsidenten: Ihr handelt abwechselnd.',
      act: 'Kaufe oder verkaufe, oder verzichte.',
    },
    actions: {
      say:
        'Phase III, die Werkstatt. Du hast {actions, plural, one {# Aktion} ' +
        'other {# Aktionen}}, immer eine, dann sind die anderen dran.',
    },
    deliver: {
      say: 'Liefere aus: Gib die Rohstoffe auf einem Plättchen ab und nimm es. Sein Prestige bleibt geheim.',
      act: 'Wähle eine Auslieferung und bestätige.',
    },
    nextTile: {
      say:
        'Das nächste Plättchen dieses Stapels kostet mehr. ' +
        'Dein Prestige, oben bei deiner Gesellschaft, ist gewachsen.',
    },
    deliverAgain: {
      say: 'Noch {zinc} Zink und {copper} Kupfer. Liefere wieder aus oder nutze die Aktion anders.',
      act: 'Wähle eine Auslieferung oder Verbesserung und bestätige.',
    },
    raiseCrew: {
      say:
        '{canPay, select, yes {Erhöhe einen Trupp für {price, number} $ auf Leistung 2. ' +
        'So stark bleibt er die ganze Partie.} other {Einen Trupp zu erhöhen kostet {price, number} $, die du nicht hast. Liefere aus oder verzichte.}}',
      act: 'Wähle einen deiner Trupps und bestätige.',
      more: 'Ein starker Trupp fördert öfter allein und bekommt öfter den Überschuss.',
    },
    strongCrews: {
      say: 'Ben hat drei Trupps mit Leistung 2: auch eine Realisierung. Wer zuerst da ist, bekommt am meisten.',
    },
    tracks: {
      say: 'Auch Mobilität, Schutz und Minenschächte gibt es hier. Sie haben Zeit.',
      more:
        'Mit Mobilität kommen Trupps weiter, mit Schutz kostet Gefahr weniger, und Minenschächte ' +
        'bringen Rohstoffe.',
    },
    lastAction: {
      say: 'Noch {zinc} Zink und {copper} Kupfer. Liefere noch einmal aus oder verzichte und behalte sie.',
      act: 'Nutze deine letzte Aktion oder verzichte.',
    },
    newBid: {
      say: 'Spielrunde zwei, ein neues Angebot. Auch Rohstoffe zählen darin, zu ihrem Preis.',
      act: 'Biete, was du willst, und gib das Angebot ab.',
      more: 'Ab hier denken Ben und Cem selbst.',
    },
    tryExchange: {
      say: 'Du hast {money, number} $. An der Börse werden aus Rohstoffen Dollar: Probier sie diesmal aus.',
      act: 'Stelle beide Vizepräsidenten auf.',
      more: 'Der andere geht, wohin du willst: früh bohren oder in der Werkstatt ausliefern.',
    },
    ownRounds: {
      say: 'Versicherung und vier Bohrrunden, und du entscheidest. Tipps bekommst du jederzeit.',
      act: 'Spiele, bis das Bohren vorbei ist.',
    },
    trade: {
      say: 'Verkaufe, was du nicht brauchst. Mit jedem Rohstoff darfst du einmal in der Runde handeln.',
      act: 'Wähle einen Rohstoff und die Anzahl, dann verkaufe oder kaufe.',
    },
    mineshaft: {
      say: 'Ein Minenschacht bekommt den Überschuss seines Felds, danach jede Spielrunde einen Ertrag.',
    },
    core: {
      say: 'Haben {needed} Gesellschaften einen Trupp im Erdkern, wird die Spielrunde beendet, und die Partie ist aus.',
      more: 'Ein Trupp im Erdkern ist aus dem Spiel. Die nächste Gesellschaft dort bekommt {prestige} Prestige.',
    },
    bonus: {
      say: 'Am Ende bringen das meiste Zink, Kupfer, Silber, Gold und Geld je zwei Prestige.',
      more: 'Platz zwei bringt eins. Gib also in der letzten Spielrunde nicht alles aus.',
    },
  },
  tags: {
    yourPrestige: 'Dein Prestige',
    deliveries: 'Auslieferungen',
    slotOrder: 'Position 1 bis 4',
    dangerSign: 'Gefahr',
  },
  options: {
    bidSome: '500 $: fast immer vorn, und es bleibt genug.',
    bidNothing: 'Nichts bieten: Du behältst dein Geld und stellst zuletzt auf.',
    insureZinc: 'Ein Zink: Dein billigster Rohstoff rettet einen teureren.',
    insureNothing: 'Nichts versichern: Du behältst das Zink und riskierst etwas.',
    joinBen: 'Auf A5 zu Ben: Dann fehlt dort noch eine Leistung.',
    goDeeper: 'Hinunter auf B3: näher am Erdkern.',
    stay: 'Stehen bleiben: Es ändert sich nichts.',
    twoOfEach: 'Zwei von jedem für 6 Prestige: Mehr bekommst du nirgends.',
    fourAndFour: 'Vier Zink und vier Kupfer für 4 Prestige.',
    fiveZinc: 'Fünf Zink für 2 Prestige.',
  },
  learnt: [
    'Prestige bringen Realisierungen, Auslieferungen und am Ende, wovon du am meisten hast.',
    'Ein Angebot kauft nur eines: Du stellst deine Vizepräsidenten vor den anderen auf.',
    'Die Leistung aller Gesellschaften auf einem Feld zählt zusammen, und alle dort bekommen einen Anteil.',
    'In der Werkstatt wird aus Rohstoffen Prestige, und wer früh ausliefert, zahlt weniger.',
    'An der Börse wird aus Rohstoffen Geld und aus Geld Rohstoffe.',
  ],
  leftOut: [
    'Gegnerische Trupps bestechen (RW-9.1)',
    'Was Mobilität bewirkt: Sprünge, Grenzen und zwei Schritte (RW-7.6, RW-8.1)',
    'Schutz gegen Gefahr (RW-12.4)',
    'Wo Minenschächte stehen dürfen und wie man sie versetzt (RW-15.5, RW-15.6)',
    'Das Spielende durch sechs Realisierungen (RW-18.2)',
  ],
};
