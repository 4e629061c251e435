/** Keys as shortcuts of the page, and as text in fields. */

/** Letter keys are shortcuts of the page except in fields. */
const WRITTEN =
  'textarea, select, [contenteditable], input:not([type=radio], [type=checkbox], [type=range], [type=button])';

export const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.matches(WRITTEN);

/** Set by the page: the person has turned off shortcuts of a single letter, digit or sign (WCAG 2.1.4). */
export const areCharacterShortcutsOff = (): boolean =>
  document.documentElement.dataset['shortcuts'] === 'off';

/** The key is no shortcut: it is text for a field, or shortcuts of a single character are turned off. */
export const isShortcutIgnored = (event: KeyboardEvent): boolean =>
  isTyping(event) || (event.key.length === 1 && event.key !== ' ' && areCharacterShortcutsOff());

/** The value of `aria-keyshortcuts` for a key of one character: absent while such keys do nothing. */
export const characterShortcut = (key: string | undefined): string | undefined =>
  areCharacterShortcutsOff() ? undefined : key;

/** A tooltip that names the key of one character, if such keys do anything. */
export const titleWithShortcut = (title: string, key: string): string =>
  areCharacterShortcutsOff() ? title : `${title} (${key})`;
