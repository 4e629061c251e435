import type { Translation } from '@pithead/text';
import type { panelsEn } from './en.ts';

export const panelsDe: Translation<typeof panelsEn> = {
  nothingNow: 'Gerade hast du nichts zu entscheiden. Inzwischen:',
  choices: '{count, plural, one {# Möglichkeit} other {# Möglichkeiten}}',
  moreChoices: 'und {count} weitere',
  showOnBoard: 'Auf dem Spielplan zeigen',
  lookAtBoards: 'Wähle einen Namen, um zu sehen, was diese Person hat.',
  lookAtLog: 'Der Spielverlauf sagt, was bisher geschehen ist.',
  justHappened: 'Was gerade geschehen ist',
  showGroup: 'Auf dem Spielplan zeigen: {name}',
  figureChange: '{name}: {label} von {before} auf {after}',
  spectatorsChat:
    'Diesen Chat lesen nur Zuschauende, die Spielenden nicht. Du siehst, was alle am Tisch wissen dürfen. Was verdeckt ist, bleibt auch für dich verdeckt, bis es aufgedeckt wird.',
  notNow: '„{action}“ geht gerade nicht. Jetzt: {prompt}',
  notYourTurn: 'Du bist gerade nicht dran. {prompt}',
  shortcuts: 'Tastenkürzel',
  shortcutsOff: 'Tastenkürzel mit einer Taste sind in den Einstellungen ausgeschaltet.',
  keys: {
    o: 'zur nächsten wählbaren Möglichkeit',
    previous: 'zur vorigen wählbaren Möglichkeit',
    ends: 'zur ersten und letzten wählbaren Möglichkeit',
    enter: 'wählen',
    commandLine: 'Befehlszeile: durch Tippen spielen',
    c: 'bestätigen (Hauptknopf)',
    u: 'einen Schritt zurücknehmen',
    l: 'zum Spielverlauf',
    m: 'Menü',
    esc: 'Animation überspringen, schließen',
    help: 'Was kann ich jetzt tun?',
  },
};
