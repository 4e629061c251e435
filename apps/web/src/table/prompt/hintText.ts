import type { PlyAssessment } from '@pithead/bots';
import type { GameText, Language } from '@pithead/text';
import type { GameTable, HintReason } from '@pithead/ui';
import type { Texts } from '../../text/index.ts';
import type { LoadedGame } from '../useGameTable.ts';

/** Plies with a smaller share of the best one's visits are too uncertain to compare. */
const MIN_VISIT_SHARE = 0.02;
/** Differences below this share of the expected score are noise. */
const NOISE_SHARE = 0.01;

interface Position {
  readonly view: unknown;
  readonly names: readonly string[];
  readonly isGuided?: boolean;
}

/** The recommended ply with its chance of winning, unless that is left out, and one reason from the evaluation. */
export function hintText(
  assessed: readonly PlyAssessment[],
  { table, text }: LoadedGame,
  { view, names, isGuided = false }: Position,
  texts: Texts,
): string {
  const [best] = assessed;
  if (best === undefined) return texts.failed;
  const move = text.ply(best.ply, view, names);
  const percent = isGuided ? 0 : Math.round(best.value * 100);
  const reason =
    evaluatedReason(best, table, table.reasonOf?.(best.ply, view, text.language), text.language) ??
    comparison(assessed, text, texts);
  return reason === undefined
    ? texts.hintIs({ move, percent })
    : texts.hintBecause({ move, percent, reason });
}

/** A term whose gain is smaller than this share of the largest is not what the recommendation rests on. */
const CONFIRMED_SHARE = 0.5;

/** The largest gain of the evaluation, in the words of what the ply brings at once if that is the gain. */
function evaluatedReason(
  { gains = {}, sources }: PlyAssessment,
  { gainText }: GameTable,
  known: HintReason | undefined,
  language: Language,
): string | undefined {
  const all = Object.values(sources).reduce((total, points) => total + points, 0);
  const counting = Object.entries(gains)
    .filter(([, points]) => points > 2 * NOISE_SHARE * all)
    .toSorted((a, b) => b[1] - a[1]);
  const most = counting[0]?.[1] ?? 0;
  if (known !== undefined && (gains[known.term] ?? 0) >= CONFIRMED_SHARE * most) return known.text;
  for (const [term] of counting) {
    const said = gainText?.(term, language);
    if (said !== undefined) return said;
  }
  return known?.text;
}

/** The score source in which the best ply is furthest ahead of the next best, if the difference counts. */
function comparison(
  [best, ...others]: readonly PlyAssessment[],
  text: GameText,
  texts: Texts,
): string | undefined {
  const next = others.find(({ visits }) => visits >= MIN_VISIT_SHARE * (best?.visits ?? 0));
  if (best === undefined || next === undefined) return undefined;
  const ahead = Object.entries(best.sources).map(
    ([source, points]) => [source, points - (next.sources[source] ?? 0)] as const,
  );
  const sum = ahead.reduce((total, [, points]) => total + points, 0);
  const all = Object.values(best.sources).reduce((total, points) => total + points, 0);
  const rounded = Math.round(Number(sum.toPrecision(2)));
  const [most] = ahead.toSorted((a, b) => b[1] - a[1]);
  if (most === undefined || rounded <= 0 || sum < NOISE_SHARE * all) return undefined;
  const score = text.scoreInWords(rounded);
  return most[1] * 2 >= sum
    ? texts.hintAheadIn({ score, source: text.source(most[0]) })
    : texts.hintAhead({ score });
}
