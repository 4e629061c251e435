/** Panels with all their words in one language. */
import type { StatisticsPanel, StatisticsText } from '@pithead/manifest/statistics';
import type { Language } from '@pithead/text';
import { messageFormatter } from '@pithead/text';

export interface NamedRow {
  readonly id: string;
  readonly name: string;
  readonly values: readonly number[];
}

export interface NamedLine {
  readonly id: string;
  readonly name: string;
  /** By moment, then by seat. */
  readonly values: readonly (readonly number[])[];
}

interface NamedPanelHead {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly unit: string;
  amount(count: number): string;
}

export interface NamedStack extends NamedPanelHead {
  readonly kind: 'stack';
  readonly parts: readonly NamedRow[];
  readonly totals: readonly number[];
}

export interface NamedBars extends NamedPanelHead {
  readonly kind: 'bars';
  readonly rows: readonly NamedRow[];
}

export interface NamedLines extends NamedPanelHead {
  readonly kind: 'lines';
  readonly axis: string;
  readonly moments: readonly string[];
  readonly sections: readonly { readonly name: string; readonly from: number }[];
  readonly lines: readonly NamedLine[];
}

export type NamedPanel = NamedStack | NamedBars | NamedLines;

export function namePanels(
  panels: readonly StatisticsPanel[],
  text: StatisticsText,
  language: Language,
): NamedPanel[] {
  const format = messageFormatter(language);
  return panels.map((panel) => {
    const nameOf = (id: string): string => capitalise(text.names[panel.id]?.[id] ?? id, language);
    const unit = text.units[panel.unit];
    const { title, note } = text.panels[panel.id] ?? { title: panel.id };
    const head: NamedPanelHead = {
      id: panel.id,
      title,
      ...(note !== undefined && { note }),
      unit: unit?.name ?? '',
      amount: (count) => format(unit?.amount ?? '{count}', { count }),
    };
    const named = <T extends { readonly id: string }>(each: T): T & { readonly name: string } => ({
      ...each,
      name: nameOf(each.id),
    });
    if (panel.kind === 'stack') {
      const { kind, parts, totals } = panel;
      return { ...head, kind, parts: parts.map(named), totals };
    }
    if (panel.kind === 'bars') return { ...head, kind: panel.kind, rows: panel.rows.map(named) };
    const axis = text.axes[panel.axis];
    const count = panel.lines[0]?.values.length ?? 0;
    const momentName = (number: number): string =>
      number === 0
        ? (axis?.start ?? '')
        : format(axis?.moment ?? '{number}', momentNumbers(number, panel.sections));
    return {
      ...head,
      kind: panel.kind,
      axis: axis?.name ?? '',
      moments: Array.from({ length: count }, (_, i) => momentName(i)),
      sections: panel.sections.map((from, i) => ({
        name: format(axis?.section ?? '{number}', { number: i + 1 }),
        from,
      })),
      lines: panel.lines.map(named),
    };
  });
}

/** Moments are counted within their section. A section begins after its first moment, which ends the one before. */
function momentNumbers(moment: number, sections: readonly number[]): { number: number; section: number } {
  const section = sections.filter((from) => from < moment).length;
  return { number: moment - (sections[section - 1] ?? 0), section };
}

const capitalise = (text: string, language: Language): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
