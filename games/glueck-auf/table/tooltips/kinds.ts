/** Kinds of components that the table draws, with the elements that stand for them. */
import type { ComponentKind } from '@pithead/ui';
import type { GlueckAufFact } from '../../rules/index.ts';

const inArea = (area: string, element: string): string => `[data-area="${area}"] ${element}`;
const drawn = (tray: string): string => `.ga-tray-${tray} :is([data-at^="drawn-"], [data-at^="returned-"])`;

export const KINDS = {
  lockedSpace: { selector: '.ga-locked', rule: 'GA-2.1' },
  drawTiles: { selector: inArea('factory', '.ga-draw'), rule: 'GA-5.5' },
  drawOrders: { selector: inArea('orders', '.ga-draw'), rule: 'GA-9.2' },
  emptySpace: { selector: '.ga-bare', rule: 'GA-4.2' },
  order: { selector: `.ga-order, .ga-order-space, ${drawn('orders')}`, rule: 'GA-7.4' },
  tunnelTile: {
    selector: `${inArea('factory', '.ga-space')}, ${drawn('tiles')}, .ga-tunnel:not(.ga-printed, .ga-ghost-tile)`,
    rule: 'GA-5.2',
  },
  slot: { selector: '.ga-slot', rule: 'GA-6.8' },
  miningSpace: { selector: inArea('mining', '.ga-space'), rule: 'GA-6.1' },
  deliverySpace: { selector: inArea('delivery', '.ga-space'), rule: 'GA-7.3' },
  moneySpace: { selector: inArea('money', '.ga-space'), rule: 'GA-8.1' },
  bank: { selector: '[data-at="bank"]', rule: 'GA-4.5' },
  canteen: { selector: '.ga-canteen', rule: 'GA-4.4' },
  coalSupply: { selector: '[data-at^="supply-"]', rule: 'GA-5.8' },
  cube: { selector: '.ga-loose, .ga-strip-piece', rule: 'GA-6.1' },
  cage: { selector: '.ga-shaft', rule: 'GA-6.2' },
  cart: { selector: '.ga-cart-place', rule: 'GA-5.9' },
  level: { selector: '.ga-level', rule: 'GA-5.4' },
  storage: { selector: '.ga-bunker', rule: 'GA-6.6' },
  balance: { selector: '.ga-balance', rule: 'GA-12.4' },
  element: { selector: '.ga-element', rule: 'GA-10.3' },
  clock: { selector: '.ga-clock-open', rule: 'GA-10.2' },
  purse: { selector: '.ga-purse', rule: 'GA-3.2' },
  delivered: { selector: '.ga-pile', rule: 'GA-7.5' },
  forecast: { selector: '.ga-ledger', rule: 'GA-12.1' },
} as const satisfies Readonly<Record<string, ComponentKind>>;

export type GlueckAufKind = keyof typeof KINDS;

export const KINDS_OF_FACTS: Readonly<Partial<Record<GlueckAufFact['type'], GlueckAufKind>>> = {
  workersDisplaced: 'canteen',
  bankUsed: 'bank',
  tilesDrawn: 'drawTiles',
  ordersDrawn: 'drawOrders',
  cartsLeftEmpty: 'coalSupply',
  coalStored: 'storage',
  orderDelivered: 'delivered',
  elementScored: 'element',
};
