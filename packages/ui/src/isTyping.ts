/** Letter keys are shortcuts of the page except in fields. */
const WRITTEN =
  'textarea, select, [contenteditable], input:not([type=radio], [type=checkbox], [type=range], [type=button])';

export const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.matches(WRITTEN);
