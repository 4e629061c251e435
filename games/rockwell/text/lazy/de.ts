import type { LazyMessages } from '../messages.ts';
import { deLog } from './de.log.ts';
import { dePlies } from './de.plies.ts';
import { deNotNow, deReasons, deWhen } from './de.reasons.ts';

export const de: LazyMessages = {
  money: 'Geld',
  deliveries: {
    zinc: 'Zink',
    copper: 'Kupfer',
    silver: 'Silber',
    gold: 'Gold',
    baseMetals: 'unedle Metalle',
    preciousMetals: 'Edelmetalle',
    assortment: 'Sortiment',
  },
  sources: {
    achievements: 'Realisierungen',
    deliveries: 'Auslieferungen',
    zinc: 'Bonuspunkte für Zink',
    copper: 'Bonuspunkte für Kupfer',
    silver: 'Bonuspunkte für Silber',
    gold: 'Bonuspunkte für Gold',
    money: 'Bonuspunkte für Geld',
  },
  verbs: {
    bid: 'Bieten',
    sealBid: 'Angebot abgeben',
    placeVp: 'Vizepräsidenten aufstellen',
    insure: 'Rohstoffe versichern',
    sealInsurance: 'Versicherung abschließen',
    activate: 'Trupp aktivieren',
    takeAlong: 'Subunternehmer mitnehmen',
    leaveBehind: 'Subunternehmer zurücklassen',
    bribe: 'Trupp bestechen',
    hire: 'Subunternehmer anheuern',
    noAdvantage: 'Vorteil nicht nutzen',
    extractionOrder: 'Förderreihenfolge wählen',
    useInsurance: 'Versicherung nutzen',
    alCrew: 'Trupp von Al wählen',
    alDestination: 'Ziel von Al wählen',
    alUpgrade: 'Trupp von Al verbessern',
    trade: 'Transaktion ausführen',
    tradeUnseen: 'Geheime Transaktion ausführen',
    renounce: 'Verzichten',
    improve: 'Verbessern',
    buildShaft: 'Schacht errichten',
    moveShaft: 'Schacht versetzen',
    deliver: 'Ausliefern',
  },
  ground: {
    lacking: 'Leistung {present} von {required}',
    ready: 'Förderung',
    revealed: 'umgedreht',
    core: 'scheidet aus',
    at: '{place} ({ground})',
    oneOfTwo: '{space}: {ground}',
  },
  shaftGround: { income: 'Ertrag {cubes}', unrevealed: 'nicht umgedreht' },
  priority: {
    mineshaft: 'Vorrang durch den Minenschacht',
    power: 'Vorrang durch die größte Leistung',
    trigger: 'Gleichstand bei der Leistung: Vorrang hat, wer die Förderung ausgelöst hat',
  },
  ranked: '{name} {points} ({holding})',
  over: 'Die Partie ist zu Ende: {standings}.',
  standing: '{name} {prestige}',
  facts: deLog,
  reasons: deReasons,
  notNow: deNotNow,
  when: deWhen,
  prompts: {
    vicePresidents: '{turn}: Wähle eine freie Position für deinen ersten Vizepräsidenten.',
    secondVicePresident:
      '{turn}: Wähle eine freie Position für deinen zweiten Vizepräsidenten, auf einem anderen Phasenbrett.',
    insuranceBegun:
      '{turn}, Phase I: Tausche Rohstoffe eins zu eins gegen Versicherungsplättchen oder versichere nichts. Du hast {cubes}. Versicherungsplättchen: {tiles}.',
    insurance:
      '{turn}, Phase I: Versichere weitere Rohstoffe oder schließe die Versicherung ab. Bisher: {chosen}. Du hast {cubes}. Versicherungsplättchen: {tiles}.',
    insuranceEmpty:
      '{turn}, Phase I: Du hast keine Rohstoffe zum Versichern. Versicherungsplättchen: {tiles}.',
    insuranceUseless:
      '{turn}, Phase I: Mit Schutz auf Stufe {safety} kostet dich Gefahr nichts, eine Versicherung bleibt also ohne Wirkung. Du hast {cubes}. Versicherungsplättchen: {tiles}.',
    drilling:
      '{turn}, Bohrrunde {round}: Wähle einen deiner Trupps und sein Ziel oder lass ihn stehen. Mobilität: Stufe {mobility}.',
    die: 'Trupp {crew}, {from} → {to}: Wähle eine Leistung und zahle erneut, um den Subunternehmer mitzunehmen, oder lass ihn zurück. Du hast {money}.',
    dieUnpaid:
      'Trupp {crew}, {from} → {to}: Du kannst die Personalkosten nicht noch einmal zahlen. Lass den Subunternehmer zurück. Du hast {money}.',
    bribery:
      'Korruption: Wähle einen gegnerischen Trupp, der zu deinem Trupp {crew} kommt, oder besteche niemanden. Korruptionsplättchen: {bribes}.',
    hire: 'Subunternehmer: Wähle die Leistung eines Subunternehmers für Trupp {crew} (höchstens {limit}) oder heuere niemanden an. Du hast {money}.',
    hireUnpaid:
      'Subunternehmer: Für Trupp {crew} kannst du dir keinen leisten. Heuere niemanden an. Du hast {money}.',
    hireUseless:
      'Subunternehmer: Trupp {crew} steht auf einem umgedrehten Feld, dort bleibt ein Subunternehmer ohne Wirkung. Heuere niemanden an, oder tu es trotzdem. Du hast {money}.',
    reset:
      'Subunternehmer: Wähle für Trupp {crew} eine andere Leistung (höchstens {limit}) oder ändere nichts. Du hast {money}.',
    extractionOrder:
      'Beide Felder haben genug Leistung: Wähle, auf welchem zuerst gefördert wird. Zuerst {first}: dann {secondLeft}. Zuerst {second}: dann {firstLeft}.',
    danger:
      '{loss, plural, one {Gefahr auf {space}: Du würdest # Rohstoff verlieren.} other {Gefahr auf {space}: Du würdest # Rohstoffe verlieren.}} Wähle, wie viel Versicherung du nutzt. Versicherungsplättchen: {tiles}.',
    alCrew: 'Al ist dran: Wähle, welchen seiner Trupps er versetzt.',
    alDestination: 'Al ist dran: Wähle, wohin sein Trupp {crew} geht ({from}).',
    alUpgrade: '{turn}: Wähle, welchen Trupp von Al du um 1 verbesserst.',
    trading:
      '{turn}, Phase II: {count, plural, one {Noch # Transaktion.} other {Noch # Transaktionen.}} Kaufe oder verkaufe einen Rohstoff oder verzichte. Du hast {goods}.',
    tradingUnseen:
      '{turn}, Phase II: {count, plural, one {Noch # Transaktion.} other {Noch # Transaktionen.}} Kaufe oder verkaufe geheim einen Rohstoff oder verzichte. Du hast {goods}.',
    tradingUnpaid:
      '{turn}, Phase II: {count, plural, one {Noch # Transaktion,} other {Noch # Transaktionen,}} aber du kannst nichts kaufen oder verkaufen. Verzichte. Du hast {goods}.',
    workshop:
      '{turn}, Phase III: {count, plural, one {Noch # Aktion.} other {Noch # Aktionen.}} Wähle eine Verbesserung, einen Schacht oder eine Auslieferung oder verzichte. Du hast {goods}.',
    workshopUnpaid:
      '{turn}, Phase III: {count, plural, one {Noch # Aktion,} other {Noch # Aktionen,}} aber du kannst dir nichts davon leisten. Verzichte. Du hast {goods}.',
  },
  plies: dePlies,
};
