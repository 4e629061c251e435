import type { Match, Ply, Refusal, Seat } from '@pithead/kernel';
import type { GameText } from '@pithead/text';
import type { FormatCliMessage } from '../text/index.ts';
import type { NumberedPlies, InputContext } from './numberedPlies.ts';
import { refusedPlies } from './numberedPlies.ts';
import { matchPlies } from './matchPlies.ts';

export const MAX_EXPLAINED = 8;

export const refusalWithRule = (refusal: Refusal, text: GameText): string =>
  refusal.rule === '' ? text.refusal(refusal) : `${text.refusal(refusal)} (${refusal.rule})`;

export function explainRefusals(
  match: Match,
  seat: Seat,
  scene: InputContext,
  say: FormatCliMessage,
  typed: string,
): string[] {
  if (typed === '') return explainAll(match, seat, scene.text, say, scene.choices);
  const asked = pliesAskedAbout(scene, say, typed);
  if ('notice' in asked) return [asked.notice];
  const lines = asked.plies
    .slice(0, MAX_EXPLAINED)
    .map((ply) => explainPly(scene, say, ply, match.refuse(seat, ply)));
  const more = asked.plies.length - lines.length;
  return more > 0 ? [...lines, say('andMore', { count: more })] : lines;
}

export function pliesAskedAbout(
  scene: InputContext,
  say: FormatCliMessage,
  typed: string,
): { readonly plies: readonly Ply[] } | { readonly notice: string } {
  const meant = matchPlies(scene, typed);
  if ('number' in meant) return { notice: say('noSuchNumber', { number: meant.number }) };
  if ('noun' in meant)
    return { notice: say('noSuchNoun', { noun: meant.noun, options: meant.near.join(', ') }) };
  return meant.plies.length === 0 ? { notice: say('whyWhat', { text: typed }) } : meant;
}

/** Up to this many things or sentences are listed; of more, a few examples. */
const MAX_NAMED = 6;
const EXAMPLE_COUNT = 3;

type RefusedPlyReason = ReturnType<typeof refusedPlies>[number];

/**
 * One line for each verb and reason. If the sentences of a reason differ, one line for each, unless there are
 * too many.
 */
function explainAll(
  match: Match,
  seat: Seat,
  text: GameText,
  say: FormatCliMessage,
  choices: NumberedPlies,
): string[] {
  const kinds = groupBy(
    refusedPlies(match, seat),
    ({ ply, refusal }) => `${ply[0]} ${refusal.reason} ${refusal.rule}`,
  );
  if (kinds.length === 0) return [say('nothingRefused')];
  return kinds.flatMap((kind) => {
    const sentences = groupBy(kind, ({ refusal }) => refusalWithRule(refusal, text));
    const groups = sentences.length <= MAX_NAMED ? sentences : [kind];
    return groups.map((group) => {
      const reason = refusalWithRule((group[0] as RefusedPlyReason).refusal, text);
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
  say: FormatCliMessage,
  { refused }: NumberedPlies,
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
  { text, view, choices: { offered } }: InputContext,
  say: FormatCliMessage,
  ply: Ply,
  refusal: Refusal | undefined,
): string {
  const thing = text.ply(ply, view);
  if (refusal !== undefined) return say('reason', { thing, reason: refusalWithRule(refusal, text) });
  return say('possible', {
    thing,
    number: offered.find((choice) => isSamePly(choice.ply, ply))?.number ?? 0,
  });
}
