/** Kinds of components that the table draws, with the elements that stand for them. */
import type { ComponentKind } from '@pithead/ui';
import type { SiberiaFact } from '../../rules/index.ts';

export const KINDS = {
  cube: { selector: '.sb-lying, [data-at^="market-"]', rule: 'SB-7.21' },
  worker: { selector: '[data-at^="worker-"]', rule: 'SB-7.21' },
  vladivostok: { selector: '.sb-harbour .sb-spot', rule: 'SB-7.8' },
  closedTerritory: { selector: '.sb-shut .sb-spot, .sb-ground:has(.sb-hatched)', rule: 'SB-9.3' },
  territory: { selector: '.sb-spot, .sb-ground', rule: 'SB-9.1' },
  /** A manager tile on the field of another action. */
  joker: {
    selector: '[data-at="hand-joker"], [data-at^="tile-0-"]:not([data-at="tile-0-0"])',
    rule: 'SB-7.2',
  },
  managerTile: { selector: ':is(.sb-new, .sb-field):has(.sb-tile-manager)', rule: 'SB-4.4' },
  investedTile: { selector: '.sb-invested', rule: 'SB-7.17' },
  actionTile: { selector: '.sb-new, .sb-field:has(.sb-tile)', rule: 'SB-4.3' },
  action: { selector: '.sb-action', rule: 'SB-5.5' },
  research: { selector: '.sb-research', rule: 'SB-5.2' },
  investment: { selector: '.sb-offer-tile', rule: 'SB-7.16' },
  salesman: { selector: '[data-at^="salesman-"]', rule: 'SB-7.22' },
  exchange: { selector: '.sb-row', rule: 'SB-7.23' },
  exchangeSide: { selector: '.sb-side', rule: 'SB-2.4' },
  reach: { selector: '.sb-reach', rule: 'SB-7.21' },
  supplyField: { selector: '.sb-deposit', rule: 'SB-6.2' },
  closedDial: { selector: '.sb-gauge:first-child', rule: 'SB-10.1' },
  supplyDial: { selector: '.sb-gauge', rule: 'SB-10.2' },
  bag: { selector: '.sb-bag-row', rule: 'SB-4.1' },
  figures: { selector: '.sb-my-figures', rule: 'SB-1.5' },
  tileLimit: { selector: '.sb-tile-gauge', rule: 'SB-8.2' },
  money: { selector: '.sb-money', rule: 'SB-10.4' },
} as const satisfies Readonly<Record<string, ComponentKind>>;

export type SiberiaKind = keyof typeof KINDS;

export const KINDS_OF_FACTS: Readonly<Partial<Record<SiberiaFact['type'], SiberiaKind>>> = {
  researchBegun: 'research',
  jokerPlaced: 'joker',
  invested: 'investment',
  salesmanSent: 'salesman',
  territoryClosed: 'closedTerritory',
  supplyEmptied: 'supplyDial',
  tileReturned: 'tileLimit',
};
