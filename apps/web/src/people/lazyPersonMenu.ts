import { lazyPart } from '../lazy/lazyPart.tsx';
import type { PersonMenuProps } from './PersonMenu.tsx';

/** Loaded when a name with a menu is first shown: no page needs it for its first picture. */
export const LazyPersonMenu = lazyPart<PersonMenuProps>(
  async () => (await import('./PersonMenu.tsx')).PersonMenu,
);

/** Bots, free seats and one's own seats have no menu. */
export const hasPersonMenu = (seat: {
  readonly person: string | null;
}): seat is { readonly person: string } => seat.person !== null && seat.person !== '';
