/**
 * What is touched next, among what glows: whole games are played so in a browser. With each selector how
 * often it is taken.
 */

const BAR = '.prompt [data-action]';

/**
 * Now and then a button of the prompt bar; what is armed, where the thing in the hand may go, what moves the
 * game on; else anything.
 */
export const WISHES: readonly (readonly [selector: string, odds: number])[] = [
  [BAR, 1 / 9],
  ['.sb-table .sb-chosen > .sb-run.is-offered', 3 / 4],
  ['.sb-table .sb-field.sb-marked', 3 / 4],
  ['.sb-table .sb-research .sb-field.is-offered', 3 / 4],
  ['.sb-table .sb-spot.is-offered', 3 / 4],
  ['.sb-table .sb-row-touch.is-offered', 3 / 4],
  ['.sb-table [data-stop].is-offered', 1],
  [BAR, 1],
];
