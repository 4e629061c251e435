import type { Translation } from '@pithead/text';
import type { statisticsPageEn } from './en.ts';

export const statisticsPageDe: Translation<typeof statisticsPageEn> = {
  title: 'Statistik',
  loading: 'Es wird gezählt …',
  failed: 'Die Statistik ließ sich nicht laden.',
  again: 'Erneut versuchen',
  none: 'Für dieses Spiel gibt es noch keine Statistik.',
  showTable: 'Als Tabelle zeigen',
  showChart: 'Als Diagramm zeigen',
  total: 'Summe',
  sentence: '{title}: {list}.',
  seatAmount: '{name} {amount}',
  seatMost: '{name} {amount}, vor allem {row}',
  seatEnd: '{name} am Ende {amount}',
  timesTitle: 'Zeit pro Entscheidung',
  decisions: 'Entscheidungen',
  decisionCount: '{count, plural, one {# Entscheidung} other {# Entscheidungen}}',
  timesNote: 'Typisch: {list}.',
  noTimes: 'Zu dieser Partie ist nicht gespeichert, wie lange die Entscheidungen gedauert haben.',
  typicalTime: '{name} {time}, höchstens {longest}',
  seconds: '{count, number} s',
  minutes: '{count, number} min',
  timeRows: {
    under5: 'Unter 5 s',
    under15: '5 bis 15 s',
    under60: '15 bis 60 s',
    under300: '1 bis 5 min',
    longer: 'Über 5 min',
  },
};
