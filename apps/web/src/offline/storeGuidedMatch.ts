import { findGame } from '@pithead/games';
import { pliesBefore } from '@pithead/guide';
import { atVersion } from '@pithead/kernel';
import type { MatchEvent } from '@pithead/match';
import { isRefused } from '@pithead/match';
import { numberRepeatedNames } from '../displayNames.ts';
import { createLocalMatchHead } from './createLocalMatchHead.ts';
import type { LoadedRules } from './loadRules.ts';
import { LocalMatch } from './localMatch.ts';
import type { LocalRepository } from './localRepository.ts';
import { toSummary } from './localTableInfo.ts';
import type { LocalMatchHead } from './storedMatch.ts';
import { toStoredEvent } from './storedMatch.ts';

interface NewGuidedMatch {
  readonly chapter: number;
  readonly name: string;
  readonly id: string;
  readonly now: number;
}

/** Stores a match on the deal of the guide, played as its script says up to the beginning of a chapter. */
export async function storeGuidedMatch(
  { game }: LoadedRules,
  repository: LocalRepository,
  { chapter, name, id, now }: NewGuidedMatch,
): Promise<string> {
  const guide = await findGame(game.id)?.guide?.();
  if (guide === undefined) throw new Error(`no guide of ${game.id}`);
  const rules = atVersion(game, guide.rules);
  const bots = Array.from({ length: guide.seats - 1 }, () => 'apprentice' as const);
  const request = { game: game.id, seats: guide.seats, options: guide.options, bots, name };
  const ordinary = createLocalMatchHead(rules, request, { id, key: guide.key, now });
  // The sentences call bots by their names alone; the table shows their level beside them.
  const names = ordinary.names.map((each, seat) =>
    ordinary.bots[seat] === null ? each : each.replace(/^Bot /, ''),
  );
  const head: LocalMatchHead = { ...ordinary, names: numberRepeatedNames(names), isGuided: true };
  const local = new LocalMatch(game, head);
  await repository.create(head, toSummary(local, now));
  for (const [seat, verb, noun] of pliesBefore(guide, rules, chapter)) {
    const event: MatchEvent = { seat, kind: 'play', body: [[verb, noun]] };
    const number = local.logSeq;
    if (isRefused(local.apply(event))) throw new Error(`the guide plays ${verb} where it is not allowed`);
    await repository.append(number, toStoredEvent(event), toSummary(local, now));
  }
  return id;
}
