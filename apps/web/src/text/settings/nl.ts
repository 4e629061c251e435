import type { Translation } from '@pithead/text';
import type { settingsEn } from './en.ts';

export const settingsNl: Translation<typeof settingsEn> = {
  text: 'Geldt meteen, alleen in deze browser.',
  display: 'Weergave',
  theme: 'Thema',
  themes: { system: 'Zoals het systeem', day: 'Dagdienst', night: 'Nachtdienst' },
  scale: 'Grootte',
  scaleText: 'Maakt teksten en knoppen op alle pagina’s kleiner of groter.',
  motion: 'Animaties',
  motions: { system: 'Zoals het systeem', reduced: 'Minder' },
  motionText: 'Minder: stukken springen zonder animatie naar hun plaats.',
  playing: 'Spelen',
  botPace: 'Snelheid van de bots',
  botPaces: { slow: 'Langzaam', normal: 'Normaal', fast: 'Snel', none: 'Geen pauze' },
  botPaceText: 'Zo lang wachten bots voor ze spelen, in partijen op dit toestel.',
  autoEndTurn: 'Beurt vanzelf beëindigen',
  autoEndTurnText:
    'Beëindigt je beurt als er verder niets te doen is. Je krijgt een korte pauze om iets ongedaan te maken.',
  alwaysConfirm: 'Altijd bevestigen',
  alwaysConfirmText:
    'Alles wat je niet ongedaan kunt maken, vraagt eerst om bevestiging, ook het einde van je beurt.',
  explainNewThings: 'Nieuwe dingen uitleggen',
  explainNewThingsText:
    'In partijen tegen de Leerling legt een melding één keer uit wat de les heeft overgeslagen.',
  autoContinueText: 'Het overzicht van een telling sluit na een paar seconden vanzelf.',
  input: 'Geluid en toetsenbord',
  soundText: 'Er klinkt een bel als je aan de beurt bent en naar een andere pagina kijkt.',
  shortcuts: 'Sneltoetsen met één toets',
  shortcutsText:
    'Zet ze uit als je spraakbesturing gebruikt: letters, cijfers en tekens doen dan niets uit zichzelf.',
  guides: 'Begeleide partijen',
  guidesText:
    'Je voortgang staat op dit toestel en, als je bent ingelogd, ook bij je account. Hoe vaak je een stap bent begonnen, wordt alleen op dit toestel geteld en nergens heen gestuurd.',
  noGuides: 'Je bent nog geen begeleide partij begonnen.',
  beginGuide: '{game} leren',
  chaptersFinished: '{done} van {count} hoofdstukken klaar.',
  furthestStep: 'Verste stap: hoofdstuk {chapter}, stap {step}.',
  chapter: 'Hoofdstuk',
  stepsBegun: 'Hoe vaak elke stap is begonnen',
  forgetGuide: 'Vergeten',
  forgetGuideOf: 'Vergeten: voortgang in {game}',
  guideForgotten: 'Voortgang in {game} vergeten.',
  copyCounts: 'Aantallen kopiëren',
  countsCopied: 'Aantallen gekopieerd.',
  countsNotCopied: 'De browser staat kopiëren niet toe.',
};
