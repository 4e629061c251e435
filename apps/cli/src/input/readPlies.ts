import type { Ply } from '@pithead/kernel';
import { printableLine } from '@pithead/terminal';
import type { InputContext } from '@pithead/text/input';
import { findOffer, matchPlies } from '@pithead/text/input';
import type { TranslateCliMessage } from '../text/index.ts';

type ReadPliesResult =
  | { readonly plies: readonly Ply[] }
  | { readonly notice: string }
  /** A near match that is not offered; the caller explains why. */
  | { readonly unclear: Ply };

/** An empty line plays the only offer. Of an unreadable line the first problem is returned. */
export function readPlies(
  context: InputContext,
  translate: TranslateCliMessage,
  line: string,
): ReadPliesResult {
  if (line.trim() === '') {
    const { offered } = context.choices;
    return { plies: offered.length === 1 ? offered.map(({ ply }) => ply) : [] };
  }
  const plies: Ply[] = [];
  for (const part of line.split(',')) {
    const read = readPly(context, translate, part);
    if (!('ply' in read)) return read;
    plies.push(read.ply);
  }
  return { plies };
}

function readPly(
  context: InputContext,
  translate: TranslateCliMessage,
  part: string,
): { readonly ply: Ply } | Exclude<ReadPliesResult, { plies: unknown }> {
  const meant = matchPlies(context, part);
  const typed = printableLine(part.trim());
  if ('number' in meant) return { notice: translate('noSuchNumber', { number: meant.number }) };
  if ('noun' in meant)
    return {
      notice: translate('noSuchNoun', { noun: printableLine(meant.noun), options: meant.near.join(', ') }),
    };
  const [ply] = meant.plies;
  if (ply === undefined) return { notice: translate('notUnderstood', { text: typed }) };
  if (meant.plies.length > 1)
    return {
      notice: translate('ambiguous', { text: typed, options: listPlies(context, translate, meant.plies) }),
    };
  if (meant.exact) return { ply };
  const offered = findOffer(context.choices, ply);
  return offered === undefined
    ? { unclear: ply }
    : { notice: translate('didYouMean', { number: offered.number, offer: offered.label }) };
}

const MAX_NAMED = 4;

function listPlies(
  { choices, text, view }: InputContext,
  translate: TranslateCliMessage,
  plies: readonly Ply[],
): string {
  const named = plies.slice(0, MAX_NAMED).map((ply) => {
    const offered = findOffer(choices, ply);
    return offered === undefined ? text.ply(ply, view) : `${offered.number}) ${offered.label}`;
  });
  const more = plies.length - named.length;
  return [...named, ...(more > 0 ? [translate('andMore', { count: more })] : [])].join('; ');
}
