import type { LazyMessages } from '../messages.ts';
import { nlLog } from './nl.log.ts';
import { nlPlies } from './nl.plies.ts';
import { nlNotNow, nlReasons, nlWhen } from './nl.reasons.ts';

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
    noAdvantage: 'Voordeel niet gebruiken',
    extractionOrder: 'Kiezen wat eerst wordt ontgonnen',
    useInsurance: 'Verzekering gebruiken',
    alCrew: 'Team van Al kiezen',
    alDestination: 'Doel van Al kiezen',
    alUpgrade: 'Team van Al verbeteren',
    trade: 'Transactie uitvoeren',
    tradeUnseen: 'Geheime transactie uitvoeren',
    renounce: 'Passen',
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
    mineshaft: 'prioriteit voor de mijnschacht',
    power: 'prioriteit voor de meeste kracht',
    trigger: 'gelijke kracht: prioriteit voor wie de ontginning startte',
  },
  ranked: '{name} {points} ({holding})',
  over: 'De partij is afgelopen: {standings}.',
  standing: '{name} {prestige}',
  facts: nlLog,
  reasons: nlReasons,
  notNow: nlNotNow,
  when: nlWhen,
  prompts: {
    vicePresidents: '{turn}: kies een vrije positie voor je eerste vicepresident.',
    secondVicePresident:
      '{turn}: kies een vrije positie voor je tweede vicepresident, op een ander fasebord.',
    insuranceBegun:
      '{turn}, fase I: ruil grondstofblokjes één tegen één voor verzekeringstegels of verzeker niets. Je hebt {cubes}. Verzekeringstegels: {tiles}.',
    insurance:
      '{turn}, fase I: verzeker meer of bevestig de verzekering. Tot nu toe: {chosen}. Je hebt {cubes}. Verzekeringstegels: {tiles}.',
    insuranceEmpty:
      '{turn}, fase I: je hebt geen grondstofblokjes om te verzekeren. Verzekeringstegels: {tiles}.',
    insuranceUseless:
      '{turn}, fase I: met veiligheid op niveau {safety} kost gevaar je niets, dus verzekeren heeft geen effect. Je hebt {cubes}. Verzekeringstegels: {tiles}.',
    drilling:
      '{turn}, ontginningsronde {round}: kies een van je teams en waar het heen gaat, of laat het staan. Mobiliteit: niveau {mobility}.',
    die: 'Team {crew}, {from} → {to}: kies een kracht en betaal opnieuw om de onderaannemer mee te nemen, of laat die achter. Je hebt {money}.',
    dieUnpaid:
      'Team {crew}, {from} → {to}: je kunt de inhuurkosten niet opnieuw betalen, dus laat de onderaannemer achter. Je hebt {money}.',
    bribery:
      'Corruptievoordeel: kies een team van een tegenstander dat naar je team {crew} komt, of koop niemand om. Omkooptegels: {bribes}.',
    hire: 'Onderaanneming: kies de kracht van een onderaannemer voor team {crew} (hoogstens {limit}), of huur niemand in. Je hebt {money}.',
    hireUnpaid:
      'Onderaanneming: je kunt geen onderaannemer voor team {crew} betalen, dus huur niemand in. Je hebt {money}.',
    hireUseless:
      'Onderaanneming: team {crew} staat op een omgedraaide tegel, waar een onderaannemer geen effect heeft. Huur niemand in, of doe het toch. Je hebt {money}.',
    reset:
      'Onderaanneming: kies een andere kracht voor de onderaannemer van team {crew} (hoogstens {limit}), of verander niets. Je hebt {money}.',
    extractionOrder:
      'Beide tegels hebben genoeg kracht: kies welke het eerst wordt ontgonnen. Eerst {first}: dan {secondLeft}. Eerst {second}: dan {firstLeft}.',
    danger:
      '{loss, plural, one {Gevaar op {space}: je zou # blokje verliezen.} other {Gevaar op {space}: je zou # blokjes verliezen.}} Kies hoeveel verzekering je gebruikt. Verzekeringstegels: {tiles}.',
    alCrew: 'Al is aan de beurt: kies welk van zijn teams hij verplaatst.',
    alDestination: 'Al is aan de beurt: kies waar zijn team {crew} heen gaat ({from}).',
    alUpgrade: '{turn}: kies welk team van Al je met 1 verbetert.',
    trading:
      '{turn}, fase II: {count, plural, one {nog # transactie.} other {nog # transacties.}} Koop of verkoop één grondstof of pas. Je hebt {goods}.',
    tradingUnseen:
      '{turn}, fase II: {count, plural, one {nog # transactie.} other {nog # transacties.}} Koop of verkoop in het geheim één grondstof of pas. Je hebt {goods}.',
    tradingUnpaid:
      '{turn}, fase II: {count, plural, one {nog # transactie,} other {nog # transacties,}} maar je kunt niets kopen of verkopen, dus pas. Je hebt {goods}.',
    workshop:
      '{turn}, fase III: {count, plural, one {nog # actie.} other {nog # acties.}} Kies een verbetering, een schacht of een levering, of pas. Je hebt {goods}.',
    workshopUnpaid:
      '{turn}, fase III: {count, plural, one {nog # actie,} other {nog # acties,}} maar je kunt niets daarvan betalen, dus pas. Je hebt {goods}.',
  },
  plies: nlPlies,
};
