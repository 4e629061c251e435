/** Times of day in minutes since midnight, on a dial with noon at the top and midnight at the bottom. */
const DAY_MINUTES = 24 * 60;
const STEP_MINUTES = 15;

export const toTimeText = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Undefined for an empty or unfinished field. */
export function fromTimeText(text: string): number | undefined {
  const found = /^(\d\d):(\d\d)$/.exec(text);
  return found === null ? undefined : Number(found[1]) * 60 + Number(found[2]);
}

/** From `from` to `until`, across midnight if needed. */
export const quietLength = (from: number, until: number): number =>
  (until - from + DAY_MINUTES) % DAY_MINUTES;

/** The angle on the dial in radians, clockwise from the top. */
export const angleOf = (minute: number): number => (2 * Math.PI * (minute - DAY_MINUTES / 2)) / DAY_MINUTES;

/** The nearest quarter of an hour to a place, given from the centre of the dial, x to the right and y down. */
export function minuteAt(x: number, y: number): number {
  const turn = Math.atan2(x, -y) / (2 * Math.PI);
  const minute = turn * DAY_MINUTES + DAY_MINUTES / 2;
  const rounded = Math.round(minute / STEP_MINUTES) * STEP_MINUTES;
  return ((rounded % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
}
