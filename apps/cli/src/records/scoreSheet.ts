import type { Outcome } from '@pithead/kernel';
import type { GameText } from '@pithead/text';
import type { PageStyler } from '../screen/gameScreen.ts';
import { truncate, padLeft, padRight, displayWidth } from '@pithead/terminal';
import type { TranslateCliMessage } from '../text/index.ts';

const MAX_NAME_WIDTH = 16;
const MIN_NAME_WIDTH = 6;
const GAP = '   ';

/** A narrow screen cuts names, never labels and figures. */
export function scoreSheet(
  outcome: Outcome,
  names: readonly string[],
  text: GameText,
  translate: TranslateCliMessage,
  style: PageStyler,
  width = Number.POSITIVE_INFINITY,
): string[] {
  const sources = Object.keys(outcome.seats[0]?.sources ?? {});
  const widestLabel = Math.max(
    ...[translate('total'), translate('rank'), ...sources.map((id) => text.source(id))].map(displayWidth),
  );
  const room = Math.floor((width - widestLabel) / names.length) - GAP.length;
  const nameWidth = Math.min(MAX_NAME_WIDTH, Math.max(MIN_NAME_WIDTH, room));
  const row = (label: string, cells: readonly string[]): string[] => [label, ...cells];
  const rows = [
    row(
      '',
      names.map((name) => truncate(name, nameWidth)),
    ),
    ...sources.map((id) =>
      row(
        text.source(id),
        outcome.seats.map((seat) => text.score(seat.sources[id] ?? 0)),
      ),
    ),
    row(
      translate('total'),
      outcome.seats.map((seat) => text.score(seat.total)),
    ),
    row(
      translate('rank'),
      outcome.seats.map((seat) => translate('rankNumber', { rank: seat.rank })),
    ),
  ];
  const widths = rows[0]!.map((_, column) =>
    Math.max(...rows.map((cells) => displayWidth(cells[column] as string))),
  );
  const lines = rows.map((cells) =>
    cells
      .map((cell, column) => (column === 0 ? padRight : padLeft)(cell, widths[column] as number))
      .join(GAP),
  );
  const rule = style('dim', '─'.repeat(displayWidth(lines[0] as string)));
  const total = sources.length + 1;
  return [
    style('bold', lines[0] as string),
    rule,
    ...lines.slice(1, total),
    rule,
    style('bold', lines[total] as string),
    lines[total + 1] as string,
  ];
}

export function winnersLine(
  outcome: Outcome,
  names: readonly string[],
  translate: TranslateCliMessage,
): string {
  const winners = names.filter((_, seat) => outcome.seats[seat]?.rank === 1);
  return translate(winners.length > 1 ? 'sharedVictory' : 'wins', { names: winners.join(', ') });
}
