import type { GameRecord } from '@pithead/kernel';
import type { SourceChange } from './replayPage.ts';

export interface BrowserFault extends SourceChange {
  readonly name: string;
}

export const PLANTED_BROWSER_FAULTS: readonly BrowserFault[] = [
  {
    name: 'the page has another starting capital',
    file: 'rockwell/rules/components.ts',
    from: 'STARTING_MONEY = 3000',
    to: 'STARTING_MONEY = 3100',
  },
  {
    name: 'the page counts other points at the end',
    file: 'glueck-auf/rules/components.ts',
    from: 'MARKS_PER_POINT = 5',
    to: 'MARKS_PER_POINT = 4',
  },
  {
    name: 'the page reduces random numbers by modulo',
    file: 'kernel/src/chance.ts',
    from: 'return product >>> 16;',
    to: 'return product % n;',
  },
  {
    name: 'the page shuffles by another method',
    file: 'kernel/src/chance.ts',
    from: 'randomBelow(chance, last + 1)',
    to: 'randomBelow(chance, last)',
  },
  {
    name: 'the page splits words with a signed shift',
    file: 'kernel/src/chance.ts',
    from: 'word >>> 16;',
    to: 'word >> 16;',
  },
  {
    name: 'the page reuses the key stream of the previous match',
    file: 'kernel/src/chance.ts',
    from: 'if (key === blockKey && number === blockNumber) return;',
    to: 'if (number === blockNumber) return;',
  },
  {
    name: 'the page sometimes changes a random draw',
    file: 'kernel/src/chance.ts',
    from: 'const half = chance.drawn++;',
    to: 'const half = chance.drawn++ ^ (Math.random() < 0.01 ? 1 : 0);',
  },
  {
    name: 'the page uses 9 instead of 10 double rounds',
    file: 'kernel/src/crypto/chacha.ts',
    from: 'round < 10',
    to: 'round < 9',
  },
  {
    name: 'the page hashes keys in the order in which they came',
    file: 'kernel/src/canonical.ts',
    from: '.toSorted()',
    to: '',
  },
  {
    name: 'the page hashes less than all',
    file: 'kernel/src/canonical.ts',
    from: 'i < value.length; i++',
    to: 'i < value.length; i += 2',
  },
  {
    name: 'the page shows a tile too many in the bag',
    file: 'siberia/rules/view.ts',
    from: 'bagSize: sum(state.bag)',
    to: 'bagSize: 1 + sum(state.bag)',
  },
];

export interface RecordTampering {
  readonly name: string;
  readonly change: (record: GameRecord) => object;
}

const anotherDigit = (hex: string): string => `${hex.startsWith('0') ? '1' : '0'}${hex.slice(1)}`;
const middleOf = (list: readonly unknown[]): number => list.length >> 1;

export const PLANTED_TAMPERINGS: readonly RecordTampering[] = [
  {
    name: 'one hash of a record is another',
    change: (record) => ({ ...record, hashes: record.hashes.with(middleOf(record.hashes), '0'.repeat(32)) }),
  },
  {
    name: 'the key of a record is another',
    change: (record) => ({ ...record, key: anotherDigit(record.key) }),
  },
  {
    name: 'the commitment of a record is another',
    change: (record) => ({ ...record, commitment: anotherDigit(record.commitment) }),
  },
  {
    name: 'one ply of a record is missing',
    change: (record) => ({
      ...record,
      plies: record.plies.toSpliced(middleOf(record.plies), 1),
      hashes: record.hashes.toSpliced(middleOf(record.plies), 1),
    }),
  },
  { name: 'a record is of other rules', change: (record) => ({ ...record, version: record.version + 1 }) },
];
