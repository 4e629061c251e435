/** Parts of the table that steps point at, as CSS selectors. */
export const DRAFT_ROW = '[data-area="orders"]';
export const OWN_ORDERS = '[data-area="orders-own"]';
export const PURSE = '.ga-purse';
export const MINE = '.ga-mine';
export const CLOCK = '[data-area="clock"]';
export const CANTEEN = '[data-area="canteen"]';
export const FACTORY = '[data-area="factory"]';
export const MINING = '[data-area="mining"]';
export const DELIVERY = '[data-area="delivery"]';
export const MONEY = '[data-area="money"]';
export const ORDER_SPACES = '[data-area="orders"]';
export const BANK = '[data-area="bank"]';
export const PROMPT = '.prompt';

export const space = (id: number): string => `[data-at="space-${id}"]`;
/** One side of a level. */
export const levelSide = (level: number, side: 'light' | 'dark'): string =>
  `[data-area="level-${level - 1}-${side}"]`;
/** Where the next tile of the light side goes; the table draws a ghost there while one is selected. */
export const nextOnLightSide = (level: number): string =>
  `${levelSide(level, 'light')} :is(.ga-rock-end, .ga-ghost)`;
export const order = (id: number): string => `[data-at="order-${id}"]`;
