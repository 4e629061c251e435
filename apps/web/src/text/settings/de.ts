import type { Translation } from '@pithead/text';
import type { settingsEn } from './en.ts';

export const settingsDe: Translation<typeof settingsEn> = {
  text: 'Gilt nur in diesem Browser, und zwar sofort.',
  display: 'Anzeige',
  theme: 'Farbschema',
  themes: { system: 'Wie im System', day: 'Tagschicht', night: 'Nachtschicht' },
  scale: 'Größe der Oberfläche',
  scaleText: 'Macht Texte und Knöpfe auf allen Seiten kleiner oder größer.',
  motion: 'Animationen',
  motions: { system: 'Wie im System', reduced: 'Weniger' },
  motionText: 'Weniger: Spielsteine wechseln den Platz, ohne sich zu bewegen.',
  playing: 'Spielen',
  botPace: 'Tempo der Bots',
  botPaces: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell', none: 'Ohne Pause' },
  botPaceText: 'So lange warten Bots, bevor sie ziehen. Gilt für Partien auf diesem Gerät.',
  autoEndTurn: 'Zug von selbst beenden',
  autoEndTurnText:
    'Beendet deinen Zug, wenn sonst nichts mehr zu tun ist. Eine kurze Pause bleibt, um etwas zurückzunehmen.',
  alwaysConfirm: 'Immer bestätigen',
  alwaysConfirmText: 'Alles, was sich nicht zurücknehmen lässt, fragt erst nach, auch das Ende deines Zugs.',
  autoContinueText: 'Die Anzeige einer Wertung schließt sich nach ein paar Sekunden von selbst.',
  input: 'Ton und Tastatur',
  soundText: 'Eine Glocke läutet, wenn du dran bist und gerade eine andere Seite ansiehst.',
  shortcuts: 'Einzelne Tasten als Kürzel',
  shortcutsText:
    'Schalte sie aus, wenn du deine Eingaben sprichst: Buchstaben, Ziffern und Zeichen lösen dann nichts aus.',
};
