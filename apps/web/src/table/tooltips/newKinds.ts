/** Which kind of component a newcomer meets for the first time. */
import { recall, remember } from '../../rememberedSettings.ts';

export interface DrawnKind {
  readonly kind: string;
  /** One of its components can be selected now. */
  readonly isOffered: boolean;
}

/** What has just happened comes first, then what can be selected, then what else is to be seen. */
export function firstNewKind(
  met: ReadonlySet<string>,
  happened: readonly string[],
  drawn: readonly DrawnKind[],
): string | undefined {
  const offered = drawn.filter(({ isOffered }) => isOffered);
  return [...happened, ...offered.map(({ kind }) => kind), ...drawn.map(({ kind }) => kind)].find(
    (kind) => !met.has(kind),
  );
}

const nameOf = (game: string): string => `met.${game}`;

/** Kinds that the player has met, by game: the guide or a tooltip has explained them. */
export const metKinds = (game: string): ReadonlySet<string> =>
  new Set((recall(nameOf(game)) ?? '').split(' ').filter((kind) => kind !== ''));

export function markMet(game: string, kinds: readonly string[]): void {
  const known = metKinds(game);
  if (kinds.every((kind) => known.has(kind))) return;
  remember(nameOf(game), [...known, ...kinds.filter((kind) => !known.has(kind))].join(' '));
}
