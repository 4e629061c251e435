import type { LazyMessages } from '../messages.ts';
import { deLog } from './de.log.ts';
import { dePlies } from './de.plies.ts';
import { deReasons } from './de.reasons.ts';

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
    achievements: 'Errungenschaften',
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
    placeVp: 'Vize aufstellen',
    insure: 'Rohstoffe versichern',
    sealInsurance: 'Versicherung abschließen',
    activate: 'Bohrtrupp aktivieren',
    takeAlong: 'Subunternehmen mitnehmen',
    leaveBehind: 'Subunternehmen zurücklassen',
    bribe: 'Bohrtrupp bestechen',
    hire: 'Subunternehmen anheuern',
    noAdvantage: 'Ohne Vorteil',
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
    power: 'Vorrang durch die größte Bohrleistung',
    trigger: 'Gleichstand bei der Bohrleistung, Vorrang durch das Auslösen',
  },
  ranked: '{name} {points} ({holding})',
  over: 'Die Partie ist zu Ende: {standings}.',
  standing: '{name} {prestige}',
  facts: deLog,
  reasons: deReasons,
  prompts: {
    insuranceBegun:
      '{turn}, Phase I: Tausche Rohstoffe eins zu eins gegen Versicherungsplättchen oder versichere nichts. Du hast {cubes}. Versicherungsplättchen: {tiles}.',
    insurance:
      '{turn}, Phase I: Versichere weitere Rohstoffe oder schließe die Versicherung ab. Bisher: {chosen}. Du hast {cubes}. Versicherungsplättchen: {tiles}.',
    drilling:
      '{turn}, Bohrrunde {round}: Aktiviere einen deiner Bohrtrupps; versetze ihn oder lass ihn stehen. Mobilität: Stufe {mobility}.',
    die: 'Bohrtrupp {crew}, {from} → {to}: Nimm sein Subunternehmen gegen neue Personalkosten mit oder lass es zurück. Du hast {money}.',
    bribery:
      'Korruption: Hole einen gegnerischen Bohrtrupp zu deinem Bohrtrupp {crew} oder verzichte auf den Vorteil. Korruptionsplättchen: {bribes}.',
    hire: 'Subunternehmen: Heuere eines für Bohrtrupp {crew} an (höchstens Bohrleistung {limit}) oder verzichte auf den Vorteil. Du hast {money}.',
    reset:
      'Subunternehmen: Ändere die Bohrleistung bei Bohrtrupp {crew} (höchstens {limit}) oder verzichte auf den Vorteil. Du hast {money}.',
    extractionOrder:
      'Beide Felder haben genug Bohrleistung: Auf welchem wird zuerst gefördert? Zuerst {first}: dann {secondLeft}. Zuerst {second}: dann {firstLeft}.',
    danger:
      '{loss, plural, one {Gefahr auf {space}: Du würdest # Rohstoff verlieren.} other {Gefahr auf {space}: Du würdest # Rohstoffe verlieren.}} Wie viel Versicherung nutzt du? Versicherungsplättchen: {tiles}.',
    alCrew: 'Al ist dran: Welchen seiner Bohrtrupps versetzt er?',
    alDestination: 'Al ist dran: Wohin geht sein Bohrtrupp {crew} ({from})?',
    alUpgrade: '{turn}: Welchen Bohrtrupp von Al verbesserst du um 1?',
    trading:
      '{turn}, Phase II: {count, plural, one {Noch # Transaktion.} other {Noch # Transaktionen.}} Kaufe oder verkaufe einen Rohstoff oder verzichte. Du hast {goods}.',
    tradingUnseen:
      '{turn}, Phase II: {count, plural, one {Noch # Transaktion.} other {Noch # Transaktionen.}} Kaufe oder verkaufe hinter dem Sichtschirm einen Rohstoff oder verzichte. Du hast {goods}.',
    workshop:
      '{turn}, Phase III: {count, plural, one {Noch # Aktion.} other {Noch # Aktionen.}} Verbessere, errichte oder versetze einen Schacht, liefere aus oder verzichte. Du hast {goods}.',
  },
  plies: dePlies,
};
