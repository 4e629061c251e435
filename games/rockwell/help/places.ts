/** Where a rule is on the table, by the beginning of its number. */
import { CORE } from '../rules/index.ts';

const EARTH = '[data-area="earth"]';
const SLOTS_OF_BOARD_I = '[data-area="slots-0"]';
const TRACKS = '[data-area="tracks"]';

export const PLACES = {
  'RW-1.1': EARTH,
  'RW-1.3': '[data-area="prices"]',
  'RW-1.6': '[data-area="deliveries"]',
  'RW-1.9': SLOTS_OF_BOARD_I,
  'RW-1.10': TRACKS,
  'RW-2.1': EARTH,
  'RW-2.5': EARTH,
  'RW-2.6': '[data-at="money"]',
  'RW-3.1': '[data-at="money"]',
  'RW-4': '[data-area="form"]',
  'RW-5': SLOTS_OF_BOARD_I,
  'RW-6.2': '[data-at="insurance"]',
  'RW-6.3': '[data-at="insurance"]',
  'RW-6.4': SLOTS_OF_BOARD_I,
  'RW-7': EARTH,
  'RW-8': EARTH,
  'RW-9': SLOTS_OF_BOARD_I,
  'RW-10': SLOTS_OF_BOARD_I,
  'RW-11': EARTH,
  'RW-12.4': TRACKS,
  'RW-12.5': '[data-at="insurance"]',
  'RW-13': TRACKS,
  'RW-14': '[data-area="prices"]',
  'RW-15': TRACKS,
  'RW-15.1': '[data-area="slots-2"]',
  'RW-15.8': '[data-area="deliveries"]',
  'RW-16': `[data-at="space-${CORE}"]`,
  'RW-17': '[data-at="achievement-0"]',
  'RW-19.1': '[data-at="money"]',
  'RW-21.3': EARTH,
} as const;
