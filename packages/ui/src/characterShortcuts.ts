/** How shortcuts of a single character are announced. */
import { areCharacterShortcutsOff } from './isTyping.ts';

/** The value of `aria-keyshortcuts` for a key of one character: absent while such keys do nothing. */
export const characterShortcut = (key: string | undefined): string | undefined =>
  areCharacterShortcutsOff() ? undefined : key;

/** A tooltip that names the key of one character, if such keys do anything. */
export const titleWithShortcut = (title: string, key: string): string =>
  areCharacterShortcutsOff() ? title : `${title} (${key})`;
