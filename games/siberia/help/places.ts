/** Where a rule is on the table, by the beginning of its number. */
const MAP = '[data-area="map"]';
const ACTIONS = '[data-area="actions"]';
const RESEARCH = '[data-area="research"]';
const EXCHANGES = '[data-area="exchanges"]';
const INVESTMENTS = '[data-area="investments"]';
const SUPPLY = '[data-area="supply"]';

export const PLACES = {
  'SB-1.1': MAP,
  'SB-1.4': INVESTMENTS,
  'SB-1.5': '[data-area="figures"]',
  'SB-1.6': ACTIONS,
  'SB-1.7': EXCHANGES,
  'SB-2.2': MAP,
  'SB-2.3': SUPPLY,
  'SB-2.4': EXCHANGES,
  'SB-2.6': INVESTMENTS,
  'SB-2.7': '[data-area="figures"]',
  'SB-2.8': '[data-area="bag"]',
  'SB-2.10': EXCHANGES,
  'SB-4': '[data-area="hand"]',
  'SB-4.3': ACTIONS,
  'SB-4.5': RESEARCH,
  'SB-5': ACTIONS,
  'SB-5.2': RESEARCH,
  'SB-6': RESEARCH,
  'SB-6.2': MAP,
  'SB-6.3': SUPPLY,
  'SB-6.8': SUPPLY,
  'SB-7': ACTIONS,
  'SB-7.8': MAP,
  'SB-7.9': MAP,
  'SB-7.10': MAP,
  'SB-7.11': MAP,
  'SB-7.12': EXCHANGES,
  'SB-7.13': EXCHANGES,
  'SB-7.14': '[data-area="figures"]',
  'SB-7.15': '[data-area="figures"]',
  'SB-7.16': INVESTMENTS,
  'SB-7.17': INVESTMENTS,
  'SB-7.18': INVESTMENTS,
  'SB-7.19': INVESTMENTS,
  'SB-7.21': MAP,
  'SB-7.22': EXCHANGES,
  'SB-7.23': EXCHANGES,
  'SB-8.2': ACTIONS,
  'SB-9': MAP,
  'SB-10.1': '.sb-gauges',
  'SB-10.2': SUPPLY,
} as const;
