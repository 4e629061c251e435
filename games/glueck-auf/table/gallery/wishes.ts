/**
 * What is touched next, among what glows: whole games are played so in a browser. With each selector how
 * often it is taken.
 */

const BAR = '.prompt [data-action]';

/**
 * A second touch where one is asked for; a place for the cube in the hand; now and then a button of the
 * prompt bar; else anything.
 */
export const WISHES: readonly (readonly [selector: string, odds: number])[] = [
  ['.ga-chosen:has(.ga-again)', 1],
  ['.ga-table button.ga-slot.is-offered, .ga-table .ga-put, .ga-strip .ga-button', 1],
  [BAR, 1 / 12],
  // Coal that can go somewhere comes first, else hardly any order would ever be filled by chance.
  ['.ga-table .ga-strip-piece.is-offered', 3 / 4],
  ['.ga-table .ga-loose.is-offered', 3 / 4],
  ['.ga-table .ga-cart-place.is-offered', 3 / 4],
  ['.ga-table .ga-shaft-0 .ga-stop.is-offered', 3 / 4],
  ['.ga-table [data-stop].is-offered', 1],
  [BAR, 1],
];
