import type { Translation } from '@pithead/text';
import type { settingsEn } from './en.ts';

export const settingsDe: Translation<typeof settingsEn> = {
  text: 'Gilt sofort, aber nur in diesem Browser.',
  display: 'Anzeige',
  theme: 'Farbschema',
  themes: { system: 'Wie im System', day: 'Tagschicht', night: 'Nachtschicht' },
  scale: 'Größe der Oberfläche',
  scaleText: 'Macht Texte und Knöpfe auf allen Seiten kleiner oder größer.',
  motion: 'Animationen',
  motions: { system: 'Wie im System', reduced: 'Weniger' },
  motionText: 'Weniger: Spielsteine springen ohne Animation an ihren Platz.',
  playing: 'Spielen',
  botPace: 'Tempo der Bots',
  botPaces: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell', none: 'Ohne Pause' },
  botPaceText: 'So lange warten Bots, bevor sie ziehen. Gilt für Partien auf diesem Gerät.',
  autoEndTurn: 'Zug von selbst beenden',
  autoEndTurnText:
    'Beendet deinen Zug, wenn sonst nichts mehr zu tun ist. Eine kurze Pause bleibt, um etwas zurückzunehmen.',
  alwaysConfirm: 'Immer bestätigen',
  alwaysConfirmText: 'Alles, was sich nicht zurücknehmen lässt, fragt erst nach, auch das Ende deines Zugs.',
  explainNewThings: 'Neues erklären',
  explainNewThingsText:
    'In Partien gegen den Lehrling erklärt ein Hinweis einmal, was die Einführung ausgelassen hat.',
  autoContinueText: 'Die Anzeige einer Wertung schließt sich nach ein paar Sekunden von selbst.',
  input: 'Ton und Tastatur',
  soundText: 'Eine Glocke läutet, wenn du dran bist und gerade eine andere Seite ansiehst.',
  shortcuts: 'Tastenkürzel mit einer Taste',
  shortcutsText:
    'Schalte sie aus, wenn du per Sprache steuerst: Buchstaben, Ziffern und Zeichen lösen dann nichts aus.',
  guides: 'Geführte Partien',
  guidesText:
    'Dein Fortschritt liegt auf diesem Gerät und, wenn du angemeldet bist, auch bei deinem Konto. Wie oft du einen Schritt begonnen hast, wird nur auf diesem Gerät gezählt und nirgendwohin gesendet.',
  noGuides: 'Du hast noch keine geführte Partie begonnen.',
  beginGuide: '{game} lernen',
  chaptersFinished: '{done} von {count} Kapiteln beendet.',
  furthestStep: 'Weitester Schritt: Kapitel {chapter}, Schritt {step}.',
  chapter: 'Kapitel',
  stepsBegun: 'Wie oft jeder Schritt begonnen wurde',
  forgetGuide: 'Vergessen',
  forgetGuideOf: 'Vergessen: Fortschritt in {game}',
  guideForgotten: 'Fortschritt in {game} vergessen.',
  copyCounts: 'Zahlen kopieren',
  countsCopied: 'Zahlen kopiert.',
  countsNotCopied: 'Der Browser erlaubt das Kopieren nicht.',
};
