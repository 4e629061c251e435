import type { Language } from '@pithead/text';
import { SeatGlyph } from '@pithead/ui';
import type { JSX } from 'preact';
import type { StatisticsPageTexts } from '../../text/statistics/index.ts';
import { formatFigure } from '../reviewFormats.ts';
import type { NamedPanel } from './namedPanels.ts';

interface Props {
  readonly panel: NamedPanel;
  readonly names: readonly string[];
  readonly language: Language;
  readonly texts: StatisticsPageTexts;
}

interface TableRow {
  readonly key: string;
  readonly name: string;
  readonly values: readonly number[];
  readonly isTotal?: boolean;
}

interface TableBlock {
  readonly key: string;
  /** Undefined for a table of one block. */
  readonly name: string | undefined;
  readonly rows: readonly TableRow[];
}

function blocksOf(panel: NamedPanel, texts: StatisticsPageTexts): TableBlock[] {
  const single = (rows: readonly TableRow[]): TableBlock[] => [{ key: panel.id, name: undefined, rows }];
  if (panel.kind === 'stack')
    return single([
      ...panel.parts.map((part) => ({ key: part.id, ...part })),
      { key: 'total', name: texts.total, values: panel.totals, isTotal: true },
    ]);
  if (panel.kind === 'bars') return single(panel.rows.map((row) => ({ key: row.id, ...row })));
  return panel.lines.map(({ id, name, values }) => ({
    key: id,
    name: panel.lines.length > 1 ? name : undefined,
    rows: values.map((each, i) => ({ key: String(i), name: panel.moments[i] ?? '', values: each })),
  }));
}

/** A long or wide table scrolls within its panel; the keyboard can reach it for that. */
export function PanelTable({ panel, names, language, texts }: Props): JSX.Element {
  return (
    <div class="statistics-scroll" tabIndex={0} role="region" aria-label={`${panel.title}, ${panel.unit}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              {panel.kind === 'lines' ? panel.axis : <span class="unseen">{panel.title}</span>}
            </th>
            {names.map((name, seat) => (
              <th key={seat} scope="col">
                <SeatGlyph seat={seat} /> <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        {blocksOf(panel, texts).map(({ key, name, rows }) => (
          <tbody key={key}>
            {name !== undefined && (
              <tr>
                <th class="statistics-block" scope="rowgroup" colSpan={names.length + 1}>
                  {name}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <tr key={row.key} class={row.isTotal === true ? 'is-total' : ''}>
                <th scope="row">{row.name}</th>
                {names.map((_, seat) => (
                  <td key={seat}>{formatFigure(language, row.values[seat] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** Says which glyph is whose. */
export const SeatKey = ({ names }: { readonly names: readonly string[] }): JSX.Element => (
  <ul class="statistics-key">
    {names.map((name, seat) => (
      <li key={seat}>
        <SeatGlyph seat={seat} />
        <bdi>{name}</bdi>
      </li>
    ))}
  </ul>
);
