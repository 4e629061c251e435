const BAR = '.prompt [data-action]';

/** Pairs of selector and probability, most specific first, so that random games make progress. */
export const CLICK_PREFERENCES: readonly (readonly [selector: string, odds: number])[] = [
  ['.ga-chosen:has(.ga-again)', 1],
  // A selected slot waits for its cube.
  ['.ga-own:has(.ga-aimed) .ga-strip-piece.is-offered, .ga-own:has(.ga-aimed) .ga-loose.is-offered', 1],
  ['.ga-table button.ga-slot.is-offered, .ga-table .ga-put, .ga-strip .ga-button', 3 / 4],
  [BAR, 1 / 12],
  // Coal comes first; otherwise random play would hardly ever fill an order.
  ['.ga-table .ga-strip-piece.is-offered', 3 / 4],
  ['.ga-table .ga-loose.is-offered', 3 / 4],
  ['.ga-table .ga-cart-place.is-offered', 3 / 4],
  ['.ga-table .ga-shaft-0 .ga-stop.is-offered', 3 / 4],
  ['.ga-table [data-stop].is-offered', 1],
  [BAR, 1],
];
