import type { Ply } from '@pithead/kernel';
import type { JudgedDecision } from '@pithead/review';

/** The measured better move first, then those that the comparison can't tell from it. */
export function betterMoves({ better, options }: JudgedDecision): (readonly Ply[])[] {
  if (better === undefined) return [];
  const name = (plies: readonly Ply[]): string => plies.map((ply) => ply.join(' ')).join();
  const [, ...others] = options;
  const nominated = others.find(({ plies }) => name(plies) === name(better));
  if (nominated === undefined) return [better];
  const equal = others.filter(
    (option) =>
      option !== nominated &&
      option.lead > 0 &&
      nominated.lead - option.lead <= Math.max(option.standardError, nominated.standardError),
  );
  return [better, ...equal.map(({ plies }) => plies)];
}
