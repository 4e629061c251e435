import type { LazyMessages } from '../messages.ts';
import { nlLog } from './nl.log.ts';
import { nlPlies } from './nl.plies.ts';
import { nlReasons } from './nl.reasons.ts';

export const nl: LazyMessages = {
  money: 'geld',
  deliveries: {
    zinc: 'zink',
    copper: 'koper',
    silver: 'zilver',
    gold: 'goud',
    baseMetals: 'onedele metalen',
    preciousMetals: 'edelmetalen',
    assortment: 'assortiment',
  },
  sources: {
    achievements: 'Prestaties',
    deliveries: 'Leveringen',
    zinc: 'Bonuspunten voor zink',
    copper: 'Bonuspunten voor koper',
    silver: 'Bonuspunten voor zilver',
    gold: 'Bonuspunten voor goud',
    money: 'Bonuspunten voor geld',
  },
  verbs: {
    bid: 'Bieden',
    sealBid: 'Bod bevestigen',
    placeVp: 'Vicepresident plaatsen',
    insure: 'Grondstoffen verzekeren',
    sealInsurance: 'Verzekering bevestigen',
    activate: 'Team activeren',
    takeAlong: 'Onderaannemer meenemen',
    leaveBehind: 'Onderaannemer achterlaten',
    bribe: 'Team omkopen',
    hire: 'Onderaannemer inhuren',
    noAdvantage: 'Zonder voordeel',
    extractionOrder: 'Volgorde kiezen',
    useInsurance: 'Verzekering gebruiken',
    alCrew: 'Team van Al kiezen',
    alDestination: 'Doel van Al kiezen',
    alUpgrade: 'Team van Al verbeteren',
    trade: 'Transactie uitvoeren',
    tradeUnseen: 'Geheime transactie uitvoeren',
    renounce: 'Afzien',
    improve: 'Verbeteren',
    buildShaft: 'Schacht bouwen',
    moveShaft: 'Schacht verplaatsen',
    deliver: 'Leveren',
  },
  ground: {
    lacking: 'kracht {present} van {required}',
    ready: 'ontginning',
    revealed: 'omgedraaid',
    core: 'verlaat het spel',
    at: '{place} ({ground})',
    oneOfTwo: '{space}: {ground}',
  },
  shaftGround: { income: 'opbrengst {cubes}', unrevealed: 'niet omgedraaid' },
  priority: {
    mineshaft: 'prioriteit door de mijnschacht',
    power: 'prioriteit door de meeste kracht',
    trigger: 'gelijke stand in kracht, prioriteit door het starten',
  },
  ranked: '{name} {points} ({holding})',
  over: 'De partij is afgelopen: {standings}.',
  standing: '{name} {prestige}',
  facts: nlLog,
  reasons: nlReasons,
  prompts: {
    insuranceBegun:
      '{turn}, fase I: ruil grondstofblokjes één tegen één voor verzekeringstegels of verzeker niets. Je hebt {cubes}. Verzekeringstegels: {tiles}.',
    insurance:
      '{turn}, fase I: verzeker meer of bevestig de verzekering. Tot nu toe: {chosen}. Je hebt {cubes}. Verzekeringstegels: {tiles}.',
    drilling:
      '{turn}, ontginningsronde {round}: activeer een van je teams; verplaats het of laat het staan. Mobiliteit: niveau {mobility}.',
    die: 'Team {crew}, {from} → {to}: neem de onderaannemer tegen nieuwe inhuurkosten mee of laat die achter. Je hebt {money}.',
    bribery:
      'Omkoping: haal een team van een tegenstander naar je team {crew} of zie af van het voordeel. Omkooptegels: {bribes}.',
    hire: 'Onderaanneming: huur een onderaannemer in voor team {crew} (hoogstens kracht {limit}) of zie af van het voordeel. Je hebt {money}.',
    reset:
      'Onderaanneming: stel de onderaannemer van team {crew} anders in (hoogstens kracht {limit}) of zie af van het voordeel. Je hebt {money}.',
    extractionOrder:
      'Beide tegels hebben genoeg kracht: welke wordt het eerst ontgonnen? Eerst {first}: dan {secondLeft}. Eerst {second}: dan {firstLeft}.',
    danger:
      '{loss, plural, one {Gevaar op {space}: je zou # blokje verliezen.} other {Gevaar op {space}: je zou # blokjes verliezen.}} Hoeveel verzekering gebruik je? Verzekeringstegels: {tiles}.',
    alCrew: 'Al is aan de beurt: welk van zijn teams verplaatst hij?',
    alDestination: 'Al is aan de beurt: waar gaat zijn team {crew} heen ({from})?',
    alUpgrade: '{turn}: welk team van Al verbeter je met 1?',
    trading:
      '{turn}, fase II: {count, plural, one {nog # transactie.} other {nog # transacties.}} Koop of verkoop één grondstof of zie ervan af. Je hebt {goods}.',
    tradingUnseen:
      '{turn}, fase II: {count, plural, one {nog # transactie.} other {nog # transacties.}} Koop of verkoop achter het scherm één grondstof of zie ervan af. Je hebt {goods}.',
    workshop:
      '{turn}, fase III: {count, plural, one {nog # actie.} other {nog # acties.}} Verbeter, bouw of verplaats een schacht, lever, of zie ervan af. Je hebt {goods}.',
  },
  plies: nlPlies,
};
