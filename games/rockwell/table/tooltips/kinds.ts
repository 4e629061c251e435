/** Kinds of components that the table draws, with the elements that stand for them. */
import type { ComponentKind } from '@pithead/ui';
import type { RockwellFact } from '../../rules/index.ts';

export const KINDS = {
  tile: { selector: '.rw-tile:not(.rw-open)', rule: 'RW-11.1' },
  revealedTile: { selector: '.rw-tile.rw-open', rule: 'RW-13.1' },
  border: { selector: '.rw-knob', rule: 'RW-8.1' },
  core: { selector: '.rw-core', rule: 'RW-16.1' },
  entrance: { selector: '.rw-entrance', rule: 'RW-7.4' },
  subcontractor: { selector: '.rw-die, .rw-supply:last-child, .rw-chip[data-chip="hire"]', rule: 'RW-10.1' },
  briberyTile: { selector: '.rw-supply', rule: 'RW-9.1' },
  crew: { selector: '.rw-pawn, [data-at^="own-crew-"]', rule: 'RW-7.1' },
  mineshaft: { selector: '.rw-shaft', rule: 'RW-13.1' },
  danger: { selector: '.rw-dangerous strong, .rw-danger-form', rule: 'RW-12.3' },
  extractionCard: { selector: '.rw-card', rule: 'RW-11.5' },
  share: { selector: '[data-at^="share-"]', rule: 'RW-11.6' },
  bid: { selector: '.rw-bid', rule: 'RW-4.4' },
  management: { selector: '.rw-order:first-child', rule: 'RW-5.1' },
  control: { selector: '.rw-order', rule: 'RW-6.4' },
  slot: { selector: '.rw-slot', rule: 'RW-5.2' },
  round: { selector: '.rw-rounds', rule: 'RW-6.1' },
  controlCentre: { selector: '.rw-board-0 > header', rule: 'RW-6.4' },
  stockExchange: { selector: '.rw-board-1 > header', rule: 'RW-14.1' },
  workshop: { selector: '.rw-board-2 > header', rule: 'RW-15.1' },
  price: { selector: '.rw-price', rule: 'RW-14.3' },
  delivery: { selector: '.rw-delivery', rule: 'RW-15.8' },
  stock: { selector: '[data-at^="stock-"]', rule: 'RW-19.1' },
  money: { selector: '[data-at="money"]', rule: 'RW-1.11' },
  insurance: { selector: '[data-at="insurance"], .rw-insure', rule: 'RW-12.5' },
  delivered: { selector: '[data-at="delivered"]', rule: 'RW-3.1' },
  prestige: { selector: '[data-at="prestige"]', rule: 'RW-19.4' },
  mobility: { selector: '[data-track="mobility"]', rule: 'RW-15.3' },
  safety: { selector: '[data-track="safety"]', rule: 'RW-12.4' },
  shafts: { selector: '[data-track="shafts"]', rule: 'RW-15.5' },
  achievement: { selector: '[data-at^="achievement-"]', rule: 'RW-17.1' },
} as const satisfies Readonly<Record<string, ComponentKind>>;

export type RockwellKind = keyof typeof KINDS;

export const KINDS_OF_FACTS: Readonly<Partial<Record<RockwellFact['type'], RockwellKind>>> = {
  bidRevealed: 'bid',
  managementOrder: 'management',
  controlOrder: 'control',
  insured: 'insurance',
  crewBribed: 'briberyTile',
  dieHired: 'subcontractor',
  tileRevealed: 'revealedTile',
  cardDrawn: 'extractionCard',
  bootyShared: 'share',
  dangerStruck: 'danger',
  incomeReceived: 'mineshaft',
  shaftBuilt: 'mineshaft',
  bought: 'price',
  sold: 'price',
  delivered: 'delivery',
  achievementReached: 'achievement',
  coreEntered: 'core',
};
