import type { Match, Ply, Refusal, Seat } from '@pithead/kernel';
import type { GameText } from '@pithead/text';
import type { Say } from '../text/index.ts';
import type { Choices, Scene } from './choices.ts';
import { refusedNow } from './choices.ts';
import { findMeant } from './meant.ts';

export const MOST_EXPLAINED = 8;

export const refusalText = (refusal: Refusal, text: GameText): string =>
  refusal.rule === '' ? text.refusal(refusal) : `${text.refusal(refusal)} (${refusal.rule})`;

export function explain(match: Match, seat: Seat, scene: Scene, say: Say, typed: string): string[] {
  if (typed === '') return explainAll(match, seat, scene.text, say, scene.choices);
  const asked = askedAbout(scene, say, typed);
  if ('notice' in asked) return [asked.notice];
  const lines = asked.plies
    .slice(0, MOST_EXPLAINED)
    .map((ply) => explainPly(scene, say, ply, match.refuse(seat, ply)));
  const more = asked.plies.length - lines.length;
  return more > 0 ? [...lines, say('andMore', { count: more })] : lines;
}

export function askedAbout(
  scene: Scene,
  say: Say,
  typed: string,
): { readonly plies: readonly Ply[] } | { readonly notice: string } {
  const meant = findMeant(scene, typed);
  if ('number' in meant) return { notice: say('noSuchNumber', { number: meant.number }) };
  if ('noun' in meant)
    return { notice: say('noSuchNoun', { noun: meant.noun, options: meant.near.join(', ') }) };
  return meant.plies.length === 0 ? { notice: say('whyWhat', { text: typed }) } : meant;
}

/** Up to this many things or sentences are listed; of more, a few examples. */
const MAX_NAMED = 6;
const EXAMPLE_COUNT = 3;

type RefusedPlyReason = ReturnType<typeof refusedNow>[number];

/**
 * One line for each verb and reason. If the sentences of a reason differ, one line for each, unless there are
 * too many.
 */
function explainAll(match: Match, seat: Seat, text: GameText, say: Say, choices: Choices): string[] {
  const kinds = groupBy(
    refusedNow(match, seat),
    ({ ply, refusal }) => `${ply[0]} ${refusal.reason} ${refusal.rule}`,
  );
  if (kinds.length === 0) return [say('nothingRefused')];
  return kinds.flatMap((kind) => {
    const sentences = groupBy(kind, ({ refusal }) => refusalText(refusal, text));
    const groups = sentences.length <= MAX_NAMED ? sentences : [kind];
    return groups.map((group) => {
      const reason = refusalText((group[0] as RefusedPlyReason).refusal, text);
      return say('reason', { thing: listRefused(group, match, seat, text, say, choices), reason });
    });
  });
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return [...groups.values()];
}

function listRefused(
  group: readonly RefusedPlyReason[],
  match: Match,
  seat: Seat,
  text: GameText,
  say: Say,
  { refused }: Choices,
): string {
  const view = match.view(seat);
  const labels = group.map(({ ply }) => {
    const number = refused.find((choice) => isSamePly(choice.ply, ply))?.number;
    return `${number === undefined ? '' : `${number}) `}${text.ply(ply, view)}`;
  });
  // Plies can have equal labels as long as none of them is possible.
  const things = [...new Set(labels)];
  if (things.length <= MAX_NAMED) return things.join('; ');
  return [...things.slice(0, EXAMPLE_COUNT), say('andMore', { count: things.length - EXAMPLE_COUNT })].join(
    '; ',
  );
}

const isSamePly = (one: Ply, other: Ply): boolean => one[0] === other[0] && one[1] === other[1];

export function explainPly(
  { text, view, choices: { offered } }: Scene,
  say: Say,
  ply: Ply,
  refusal: Refusal | undefined,
): string {
  const thing = text.ply(ply, view);
  if (refusal !== undefined) return say('reason', { thing, reason: refusalText(refusal, text) });
  return say('possible', {
    thing,
    number: offered.find((choice) => isSamePly(choice.ply, ply))?.number ?? 0,
  });
}
