import type { Translation } from '@pithead/text';
import type { settingsEn } from './en.ts';

export const settingsNl: Translation<typeof settingsEn> = {
  text: 'Geldt alleen in deze browser, en meteen.',
  display: 'Weergave',
  theme: 'Thema',
  themes: { system: 'Zoals het systeem', day: 'Dagdienst', night: 'Nachtdienst' },
  scale: 'Grootte',
  scaleText: 'Maakt teksten en knoppen op alle pagina’s kleiner of groter.',
  motion: 'Animaties',
  motions: { system: 'Zoals het systeem', reduced: 'Minder' },
  motionText: 'Minder: stukken wisselen van plaats zonder te bewegen.',
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
  autoContinueText: 'Het overzicht van een telling sluit na een paar seconden vanzelf.',
  input: 'Geluid en toetsenbord',
  soundText: 'Er klinkt een bel als je aan de beurt bent en naar een andere pagina kijkt.',
  shortcuts: 'Sneltoetsen van één teken',
  shortcutsText:
    'Zet ze uit als je je invoer inspreekt: letters, cijfers en tekens doen dan niets uit zichzelf.',
};
