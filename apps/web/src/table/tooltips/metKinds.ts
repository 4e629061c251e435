/** Kinds of components that the player has met, by game: the guide or a tooltip has explained them. */
import { recall, remember } from '../../rememberedSettings.ts';

const nameOf = (game: string): string => `met.${game}`;

export const metKinds = (game: string): ReadonlySet<string> =>
  new Set((recall(nameOf(game)) ?? '').split(' ').filter((kind) => kind !== ''));

export function markMet(game: string, kinds: readonly string[]): void {
  const known = metKinds(game);
  if (kinds.every((kind) => known.has(kind))) return;
  remember(nameOf(game), [...known, ...kinds.filter((kind) => !known.has(kind))].join(' '));
}
