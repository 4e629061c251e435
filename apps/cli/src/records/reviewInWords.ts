import type { GameParts } from '@pithead/games/loaded';
import type { Ply, Seat } from '@pithead/kernel';
import { playPly, refuse } from '@pithead/kernel';
import type { LedgerRow, Review, ReviewedDecision, ReviewEngine } from '@pithead/review';
import { displayWidth, padLeft, padRight, truncate } from '@pithead/terminal';
import type { GameText } from '@pithead/text';
import { displayedName, readRecordedName } from '../bots/botNames.ts';
import type { CommandContext } from '../commandContext.ts';

const MAX_NAME_WIDTH = 16;
const GAP = '   ';
/** The largest draws that are listed. */
const MAX_DRAWS = 5;

type Row = readonly string[];

export function reviewInWords(
  review: Review,
  engine: ReviewEngine,
  gameParts: GameParts,
  { language, translate }: Pick<CommandContext, 'language' | 'translate'>,
): string[] {
  const text = gameParts.text(language);
  const names = engine.record.seats.map((name) =>
    displayedName(name, readRecordedName(name, gameParts).kind, gameParts, translate),
  );
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const percent = (share: number): string => number.format(100 * share);
  const change = (share: number): string => signed.format(100 * share);

  const ledgerRow = (label: string, row: LedgerRow | 'errors' | 'residual'): Row => [
    label,
    ...review.seats.map(({ ledger }) => change(ledger[row].amount)),
  ];
  const ledger: Row[] = [
    ['', ...names.map((name) => truncate(name, MAX_NAME_WIDTH))],
    [translate('reviewStart'), ...review.seats.map((seat) => percent(seat.ledger.start.amount))],
    ledgerRow(translate('reviewLuck'), 'luck'),
    ledgerRow(translate('reviewOwn'), 'own'),
    ledgerRow(translate('reviewErrors'), 'errors'),
    ledgerRow(translate('reviewResidual'), 'residual'),
    ledgerRow(translate('reviewOthers'), 'others'),
    ledgerRow(translate('reviewSecrets'), 'secrets'),
    [translate('reviewResult'), ...review.seats.map((seat) => percent(seat.ledger.result))],
    [
      translate('reviewAccuracy'),
      ...review.seats.map(({ accuracy }) => (accuracy === undefined ? '–' : number.format(accuracy))),
    ],
  ];

  const turningPoint = (decision: ReviewedDecision): string[] => {
    const { seat, played, mark, verdict, firstPly } = decision;
    if (mark === undefined || verdict?.better === undefined) return [];
    const words = (plies: readonly Ply[]): string => decisionInWords(engine, decision, plies, text, names);
    return [
      '',
      translate('reviewPoint', {
        ply: firstPly + 1,
        name: names[seat] ?? '',
        mark: translate(mark),
        cost: percent(verdict.error),
        uncertainty: percent(2 * verdict.standardError),
      }),
      `   ${translate('reviewPlayed', { move: words(played) })}`,
      `   ${translate('reviewBetter', { move: words(verdict.better) })}`,
    ];
  };
  const points = review.decisions.flatMap(turningPoint);
  const draws = review.luck
    .map(({ ply, amounts }) => ({ ply, amounts, size: Math.max(...amounts.map(Math.abs)) }))
    .toSorted((a, b) => b.size - a.size)
    .slice(0, MAX_DRAWS)
    .map(({ ply, amounts }) =>
      [
        ply === 0 ? translate('reviewDeal') : translate('reviewDraw', { ply }),
        amounts.map((amount, seat) => `${names[seat]} ${change(amount)}`).join(', '),
      ].join(': '),
    );
  return [
    `${text.title} · ${names.join(', ')}`,
    translate('reviewUnit', { engine: review.engine }),
    '',
    ...tableLines(ledger),
    '',
    translate('reviewPoints'),
    ...(points.length === 0 ? [translate('reviewNoPoints')] : points),
    '',
    translate('reviewDraws'),
    ...draws.map((line) => `   ${line}`),
  ];
}

/** Each ply as the seat saw it. */
function decisionInWords(
  { game, groups }: ReviewEngine,
  { seat, momentBefore }: { readonly seat: Seat; readonly momentBefore: number },
  plies: readonly Ply[],
  text: GameText,
  names: readonly string[],
): string {
  const before = groups[momentBefore]?.before;
  if (before === undefined) return '';
  const state = game.copy(before);
  const words: string[] = [];
  for (const ply of plies) {
    if (refuse(game, state, seat, ply) !== undefined) break;
    words.push(text.ply(ply, game.view(state, seat), names));
    playPly(game, state, seat, ply, undefined);
  }
  return words.join(' · ');
}

function tableLines(rows: readonly Row[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((cells) => displayWidth(cells[column] ?? ''))),
  );
  return rows.map((cells) =>
    cells
      .map((cell, column) => (column === 0 ? padRight : padLeft)(cell, widths[column] ?? 0))
      .join(GAP)
      .trimEnd(),
  );
}
