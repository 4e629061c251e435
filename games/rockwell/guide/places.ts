/** Parts of the table that steps point at, as CSS selectors. */
export const EARTH = '[data-area="earth"]';
export const STOCK = '.rw-screen';
export const ACHIEVEMENTS = '.rw-achievements';
/** The learner’s prestige, in the heading of the company. */
export const PRESTIGE = '[data-at="prestige"]';
export const DELIVERIES = '[data-area="deliveries"]';
export const BOARDS = '.rw-boards';
export const CONTROL_CENTRE = '.rw-board-0';
export const STOCK_EXCHANGE = '.rw-board-1';
export const WORKSHOP = '.rw-board-2';
export const PRICES = '[data-area="prices"]';
export const TRADE_FORM = '.rw-trade';
export const TRACKS = '[data-area="tracks"]';
export const BID = '.rw-bid';
export const INSURANCE = '.rw-form';
export const SHARES = '.rw-shares';
export const DANGER_CARD = '[data-at="card"]';
export const MANAGEMENT = '.rw-order:first-child';
export const CONTROL = '.rw-order:last-child';
export const SHAFT_TRACK = '.rw-track:last-child';

export const space = (number: number): string => `[data-at="space-${number}"]`;
export const crew = (number: number): string => `[data-at="crew-${number}"]`;
export const achievement = (number: number): string => `[data-at="achievement-${number}"]`;
export const deliveryPile = (pile: number): string => `[data-at="delivery-${pile}"]`;
