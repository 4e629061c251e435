/** Why not: the failed condition in words, with the number of its rule. */
import type { Match, Ply, Refusal, Seat } from '@pithead/kernel';
import type { GameText } from '@pithead/text';
import type { Say } from '../text/index.ts';
import type { Choices } from './choices.ts';
import { refusedNow } from './choices.ts';
import { findMeant } from './meant.ts';

/** So many things that one word may mean are explained one by one. */
const MOST_EXPLAINED = 8;

export const refusalText = (refusal: Refusal, text: GameText): string =>
  refusal.rule === '' ? text.refusal(refusal) : `${text.refusal(refusal)} (${refusal.rule})`;

export function explain(match: Match, seat: Seat, text: GameText, say: Say, choices: Choices, typed: string): string[] {
  if (typed === '') return explainAll(match, seat, text, say, choices);
  const meant = findMeant(match, seat, text, choices, typed);
  if ('number' in meant) return [say('noSuchNumber', { number: meant.number })];
  if ('noun' in meant) return [say('noSuchNoun', { noun: meant.noun, options: meant.near.join(', ') })];
  if (meant.plies.length === 0) return [say('whyWhat', { text: typed })];
  const lines = meant.plies.slice(0, MOST_EXPLAINED).map((ply) => explainPly(match, seat, text, say, choices, ply));
  const more = meant.plies.length - lines.length;
  return more > 0 ? [...lines, say('andMore', { count: more })] : lines;
}

/** So many things or sentences are all named; of more, a few examples. */
const MOST_NAMED = 6;
const EXAMPLES = 3;

type Refused = ReturnType<typeof refusedNow>[number];

/** One line for every verb and reason; where the sentence differs from thing to thing, one for each, unless they are many. */
function explainAll(match: Match, seat: Seat, text: GameText, say: Say, choices: Choices): string[] {
  const kinds = groupedBy(refusedNow(match, seat), ({ ply, refusal }) => `${ply[0]} ${refusal.reason} ${refusal.rule}`);
  if (kinds.length === 0) return [say('nothingRefused')];
  return kinds.flatMap((kind) => {
    const sentences = groupedBy(kind, ({ refusal }) => refusalText(refusal, text));
    const groups = sentences.length <= MOST_NAMED ? sentences : [kind];
    return groups.map((group) => {
      const reason = refusalText((group[0] as Refused).refusal, text);
      return say('reason', { thing: someOf(group, match, seat, text, say, choices), reason });
    });
  });
}

function groupedBy<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return [...groups.values()];
}

function someOf(group: readonly Refused[], match: Match, seat: Seat, text: GameText, say: Say, { refused }: Choices): string {
  const view = match.view(seat);
  const labels = group.map(({ ply }) => {
    const number = refused.find((choice) => isSame(choice.ply, ply))?.number;
    return `${number === undefined ? '' : `${number}) `}${text.ply(ply, view)}`;
  });
  // Many plies may look alike before the first of them is possible.
  const things = [...new Set(labels)];
  if (things.length <= MOST_NAMED) return things.join('; ');
  return [...things.slice(0, EXAMPLES), say('andMore', { count: things.length - EXAMPLES })].join('; ');
}

const isSame = (one: Ply, other: Ply): boolean => one[0] === other[0] && one[1] === other[1];

function explainPly(match: Match, seat: Seat, text: GameText, say: Say, { offered }: Choices, ply: Ply): string {
  const thing = text.ply(ply, match.view(seat));
  const refusal = match.refuse(seat, ply);
  if (refusal !== undefined) return say('reason', { thing, reason: refusalText(refusal, text) });
  return say('possible', { thing, number: offered.find((choice) => isSame(choice.ply, ply))?.number ?? 0 });
}
