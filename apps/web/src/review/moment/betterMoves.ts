/**
 * What is said about the options of a decision. Only the better move was measured in worlds that did not select it; the
 * lead of any other option is a rough estimate, so it is sorted into a few classes and never shown as a gain.
 */
import type { Ply } from '@pithead/kernel';
import type { JudgedDecision, JudgedOption } from '@pithead/review';

export type OptionClass = 'played' | 'measured' | 'equal' | 'better' | 'close' | 'worse';

/** Half of a 95 % interval, in standard errors. */
const INTERVAL = 1.96;

const nameOf = (plies: readonly Ply[]): string => plies.map((ply) => ply.join(' ')).join();

const isSameMove = (a: readonly Ply[], b: readonly Ply[]): boolean => nameOf(a) === nameOf(b);

export function classOf({ better, options }: JudgedDecision, option: JudgedOption): OptionClass {
  if (option === options[0]) return 'played';
  if (better !== undefined && isSameMove(option.plies, better)) return 'measured';
  const nominated = options.find(({ plies }) => better !== undefined && isSameMove(plies, better));
  if (nominated !== undefined && option.lead > 0) {
    const uncertainty = Math.max(option.standardError, nominated.standardError);
    if (nominated.lead - option.lead <= uncertainty) return 'equal';
  }
  if (Math.abs(option.lead) <= INTERVAL * option.standardError) return 'close';
  if (option.lead < 0) return 'worse';
  // Without a better move the search preferred what was played, whatever the rough estimate says.
  return better === undefined ? 'close' : 'better';
}

/** The measured better move first, then those that the comparison can't tell from it. */
export function betterMoves(verdict: JudgedDecision): (readonly Ply[])[] {
  const { better, options } = verdict;
  if (better === undefined) return [];
  const equal = options.filter((option) => classOf(verdict, option) === 'equal');
  return [better, ...equal.map(({ plies }) => plies)];
}

/** The deciding seat's chances as it could estimate them: their difference is the measured error. */
export function estimatedChances({
  seat,
  options,
  error,
}: JudgedDecision): { readonly played: number; readonly better: number } | undefined {
  const played = options[0]?.chances[seat];
  return played === undefined ? undefined : { played, better: Math.min(1, played + error) };
}
