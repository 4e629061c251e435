import { parseSeatPly } from '@pithead/guide';
import { atVersion } from '@pithead/kernel';
import type { MatchEvent } from '@pithead/match';
import { isRefused } from '@pithead/match';
import { createLocalMatchHead } from './createLocalMatchHead.ts';
import type { LoadedRules } from './loadRules.ts';
import { LocalMatch } from './localMatch.ts';
import type { LocalRepository } from './localRepository.ts';
import { toSummary } from './localTableInfo.ts';
import type { NewExampleMatch } from './storedMatch.ts';
import { toStoredEvent } from './storedMatch.ts';

/** A match in the position of an example: the first seat belongs to the reader, the others to the Apprentice. */
export async function storeExampleMatch(
  { game }: LoadedRules,
  repository: LocalRepository,
  { rules, seats, options, key, plies, name }: NewExampleMatch,
  { id, now }: { readonly id: string; readonly now: number },
): Promise<string> {
  const names = atVersion(game, rules);
  const bots = Array.from({ length: seats - 1 }, () => 'apprentice' as const);
  const head = createLocalMatchHead(names, { game: game.id, seats, options, bots, name }, { id, key, now });
  const local = new LocalMatch(game, head);
  await repository.create(head, toSummary(local, now));
  for (const text of plies) {
    const [seat, verb, noun] = parseSeatPly(names, seats, text);
    const event: MatchEvent = { seat, kind: 'play', body: [[verb, noun]] };
    const number = local.logSeq;
    if (isRefused(local.apply(event))) throw new Error(`an example plays ${text} where it is not allowed`);
    await repository.append(number, toStoredEvent(event), toSummary(local, now));
  }
  return id;
}
