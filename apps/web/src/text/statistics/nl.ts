import type { Translation } from '@pithead/text';
import type { statisticsPageEn } from './en.ts';

export const statisticsPageNl: Translation<typeof statisticsPageEn> = {
  title: 'Statistieken',
  loading: 'Even tellen …',
  failed: 'De statistieken konden niet worden geladen.',
  again: 'Opnieuw proberen',
  none: 'Voor dit spel zijn er nog geen statistieken.',
  showTable: 'Als tabel tonen',
  showChart: 'Als grafiek tonen',
  total: 'Totaal',
  sentence: '{title}: {list}.',
  seatAmount: '{name} {amount}',
  seatMost: '{name} {amount}, vooral {row}',
  seatEnd: '{name} eindigt met {amount}',
  timesTitle: 'Tijd per beslissing',
  decisions: 'beslissingen',
  decisionCount: '{count, plural, one {# beslissing} other {# beslissingen}}',
  timesNote: 'Meestal: {list}.',
  noTimes: 'Van deze partij is niet opgeslagen hoelang de beslissingen duurden.',
  typicalTime: '{name} {time}, hoogstens {longest}',
  seconds: '{count, number} s',
  minutes: '{count, number} min',
  timeRows: {
    under5: 'Minder dan 5 s',
    under15: '5 tot 15 s',
    under60: '15 tot 60 s',
    under300: '1 tot 5 min',
    longer: 'Meer dan 5 min',
  },
};
