import { describe, expect, it } from 'vitest';
import type { NamedPanel } from './namedPanels.ts';
import { statisticsCsv } from './statisticsCsv.ts';

const head = { note: '', amount: String };
const PANELS: readonly NamedPanel[] = [
  {
    ...head,
    kind: 'stack',
    id: 'score',
    title: 'Points by source',
    unit: 'points',
    parts: [
      { id: 'a', name: 'Orders, delivered', values: [12, 7] },
      { id: 'b', name: 'Imbalance', values: [-2, 0] },
    ],
    totals: [10, 7],
  },
  {
    ...head,
    kind: 'lines',
    id: 'money',
    title: 'Money',
    unit: 'seconds',
    axis: 'Turn',
    moments: ['Start', 'Turn 1'],
    sections: [],
    lines: [
      {
        id: 'money',
        name: 'Money',
        values: [
          [1.5, 2],
          [3, 1234.25],
        ],
      },
    ],
  },
];

/** A parser of RFC 4180, written apart from the code under test. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === '\r\n') {
      rows.push(row);
      row = [];
    }
    if (pattern.lastIndex === text.length) return rows;
  }
  throw new Error('not a CSV file');
}

describe('statistics as CSV', () => {
  it('a header row names the columns, and every figure has a row', () => {
    expect(parseCsv(statisticsCsv(PANELS, ['Ida', 'Ben']))).toEqual([
      ['panel', 'item', 'moment', 'seat', 'player', 'unit', 'value'],
      ['Points by source', 'Orders, delivered', '', '1', 'Ida', 'points', '12'],
      ['Points by source', 'Orders, delivered', '', '2', 'Ben', 'points', '7'],
      ['Points by source', 'Imbalance', '', '1', 'Ida', 'points', '-2'],
      ['Points by source', 'Imbalance', '', '2', 'Ben', 'points', '0'],
      ['Money', 'Money', 'Start', '1', 'Ida', 'seconds', '1.5'],
      ['Money', 'Money', 'Start', '2', 'Ben', 'seconds', '2'],
      ['Money', 'Money', 'Turn 1', '1', 'Ida', 'seconds', '3'],
      ['Money', 'Money', 'Turn 1', '2', 'Ben', 'seconds', '1234.25'],
    ]);
  });

  it('rows end with CR LF, and commas, quotes and line breaks in names are quoted', () => {
    const csv = statisticsCsv(PANELS.slice(0, 1), ['Ida "the pick", Sr.', 'Ben\nBen']);
    expect(csv).toContain('"Ida ""the pick"", Sr."');
    expect(parseCsv(csv).map((row) => row.length)).toEqual([7, 7, 7, 7, 7]);
    expect(parseCsv(csv)[2]?.[4]).toBe('Ben\nBen');
    expect(
      csv
        .replaceAll('Ben\nBen', '')
        .split('\n')
        .every((line) => line === '' || line.endsWith('\r')),
    ).toBe(true);
  });

  it.each(['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\tx'])(
    'a name that begins as a formula stays text: %j',
    (name) => {
      expect(parseCsv(statisticsCsv(PANELS.slice(0, 1), [name, 'Ben']))[1]?.[4]).toBe(`'${name}`);
    },
  );

  it('without panels only the header is left', () => {
    expect(statisticsCsv([], ['Ida'])).toBe('panel,item,moment,seat,player,unit,value\r\n');
  });
});
