const BAR = '.prompt [data-action]';

/** Pairs of selector and probability, most specific first, so that random games make progress. */
export const CLICK_PREFERENCES: readonly (readonly [selector: string, odds: number])[] = [
  [BAR, 1 / 9],
  ['.sb-table .sb-chosen > .sb-run.is-offered', 3 / 4],
  ['.sb-table .sb-field.sb-marked', 3 / 4],
  ['.sb-table .sb-research .sb-field.is-offered', 3 / 4],
  ['.sb-table .sb-spot.is-offered', 3 / 4],
  ['.sb-table .sb-row-touch.is-offered', 3 / 4],
  ['.sb-table [data-stop].is-offered', 1],
  [BAR, 1],
];
