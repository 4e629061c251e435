import type { RecordDifference, GameRecord, RecordedPly } from '@pithead/kernel';
import { seatLetter } from '@pithead/kernel';
import type { GameText } from '@pithead/text';
import { printableLine } from '@pithead/terminal';
import type { TranslateCliMessage } from '../text/index.ts';

/** After the first difference all later hashes differ too. */
const MAX_LINES = 20;

export function recordDifferenceLines(
  differences: readonly RecordDifference[],
  record: GameRecord,
  file: string,
  text: GameText,
  translate: TranslateCliMessage,
): string[] {
  const lines = differences
    .slice(0, MAX_LINES)
    .map((difference) => differenceLine(difference, record, file, text, translate));
  const omitted = differences.length - lines.length;
  return omitted > 0 ? [...lines, translate('moreDifferences', { file, count: omitted })] : lines;
}

/** Plies that do not exist in the game, as opposed to illegal ones. */
const UNKNOWN_PLY_REASONS: readonly string[] = ['noSuchSeat', 'unknownVerb', 'unknownNoun', 'malformed'];

function differenceLine(
  difference: RecordDifference,
  record: GameRecord,
  file: string,
  text: GameText,
  translate: TranslateCliMessage,
): string {
  switch (difference.kind) {
    case 'commitment':
      return translate('otherCommitment', { file });
    case 'refused': {
      const { ply, refusal } = difference;
      const values = {
        file,
        ply: ply + 1,
        what: rawPly(record.plies[ply] as RecordedPly),
        reason: text.refusal(refusal),
      };
      return UNKNOWN_PLY_REASONS.includes(refusal.reason)
        ? translate('unknownPly', values)
        : translate('illegalPly', { ...values, rule: refusal.rule || '–' });
    }
    case 'hash':
      return translate('otherHash', {
        file,
        ply: difference.ply,
        recorded: printableLine(difference.recorded) || '–',
        computed: difference.computed,
      });
  }
}

/** The notation can't print unknown plies. */
const rawPly = ([seat, verb, noun]: RecordedPly): string =>
  printableLine(`${seat >= 0 && seat < 26 ? seatLetter(seat) : seat}: ${verb} ${noun}`);
