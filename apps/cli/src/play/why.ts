/** Why not: the failed condition in words, with the number of its rule. */
import type { Match, Ply, Refusal, Seat } from '@pithead/kernel';
import type { GameText } from '@pithead/text';
import type { Say } from '../text/index.ts';
import type { Choices } from './choices.ts';
import { findMeant } from './choices.ts';

/** So many things that one word may mean are explained one by one. */
const MOST_EXPLAINED = 8;

export const refusalText = (refusal: Refusal, text: GameText): string =>
  refusal.rule === '' ? text.refusal(refusal) : `${text.refusal(refusal)} (${refusal.rule})`;

export function explain(match: Match, seat: Seat, text: GameText, say: Say, choices: Choices, typed: string): string[] {
  if (typed === '') return explainAll(choices, text, say);
  const meant = findMeant(match, text, choices, typed);
  if ('number' in meant) return [say('noSuchNumber', { number: meant.number })];
  if (meant.plies.length === 0) return [say('whyWhat', { text: typed })];
  const lines = meant.plies.slice(0, MOST_EXPLAINED).map((ply) => explainPly(match, seat, text, say, choices, ply));
  const more = meant.plies.length - lines.length;
  return more > 0 ? [...lines, say('andMore', { count: more })] : lines;
}

function explainAll({ refused }: Choices, text: GameText, say: Say): string[] {
  if (refused.length === 0) return [say('nothingRefused')];
  return refused.map(
    ({ number, label, refusal }) => `${number}) ${say('reason', { thing: label, reason: refusalText(refusal as Refusal, text) })}`,
  );
}

function explainPly(match: Match, seat: Seat, text: GameText, say: Say, { offered }: Choices, ply: Ply): string {
  const thing = text.ply(ply, match.view(seat));
  const refusal = match.refuse(seat, ply);
  if (refusal !== undefined) return say('reason', { thing, reason: refusalText(refusal, text) });
  const number = offered.find((choice) => choice.ply[0] === ply[0] && choice.ply[1] === ply[1])?.number ?? 0;
  return say('possible', { thing, number });
}
