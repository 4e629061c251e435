/**
 * The components as tables in rulebook order. Data, no behaviour. Figures are stated in the text of the
 * English, German or Dutch rulebook, unless marked RECONSTRUCTED: those are printed only in pictures, and
 * ours are a balanced stand-in that fits every statement and example of the text (../rulebook.md, section
 * 26). An owner of the printed game can correct them here and in cards.ts.
 */

/** From cheapest to dearest, with prices in dollars. RW-1.3 */
export const RESOURCES = ['zinc', 'copper', 'silver', 'gold'] as const;
export type Resource = (typeof RESOURCES)[number];
export type ByResource<T> = Readonly<Record<Resource, T>>;
export const PRICES = [400, 600, 800, 1000] as const;
export type Cubes = readonly [zinc: number, copper: number, silver: number, gold: number];

/** The smallest note; money is a multiple of it. RW-1.4 */
export const NOTE = 100;

/** RW-2.6 */
export const STARTING_CUBES: Cubes = [3, 2, 1, 0];
export const STARTING_MONEY = 3000;

/** Pieces and levels of a company. RW-1.10 */
export const CREWS = 4;
export const VPS = 2;
export const SHAFTS = 3;
export const MOST_POWER = 4;
export const MOST_MOBILITY = 3;
export const MOST_SAFETY = 3;

/** Both on board I (RW-1.8); hiring fees by the power of the die (RW-10.1). */
export const BRIBERY_TILES = 3;
export const DICE = 3;
export const FEES = [0, 1000, 1500, 2000, 2500] as const;

/** From outside in: eight tiles per ring (RW-1.1), four entrances (RW-1.2), the greatest die (RW-10.4). */
export const STRATA = ['A', 'B', 'C', 'D'] as const;
export type Stratum = (typeof STRATA)[number];
export const RING = 8;
export const SPACES = STRATA.length * RING;
export const ENTRANCES = 4;
export const DIE_LIMITS = [1, 2, 3, 4] as const;

export const ROUNDS = 4;

/** How the rings lie against each other. RW-2.3; RECONSTRUCTED */
export const LAYOUTS = ['staggered', 'aligned'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** RW-1.5; RECONSTRUCTED: six of the 48 cards in each pile */
export const PILES = 8;
export const CARDS_PER_PILE = 6;

export interface Delivery {
  readonly cost: Cubes;
  readonly prestige: number;
}

const delivery = (prestige: number, ...cost: Cubes): Delivery => ({ cost, prestige });

/**
 * The cheapest tile is on top. RW-1.6, RW-2.9; RECONSTRUCTED, except that there are 28 tiles, one of them 6
 * zinc for 2.
 */
export const DELIVERY_PILES = [
  {
    id: 'zinc',
    tiles: [
      delivery(2, 5, 0, 0, 0),
      delivery(2, 6, 0, 0, 0),
      delivery(2, 7, 0, 0, 0),
      delivery(2, 8, 0, 0, 0),
    ],
  },
  {
    id: 'copper',
    tiles: [
      delivery(3, 0, 5, 0, 0),
      delivery(3, 0, 6, 0, 0),
      delivery(3, 0, 7, 0, 0),
      delivery(3, 0, 8, 0, 0),
    ],
  },
  {
    id: 'silver',
    tiles: [
      delivery(4, 0, 0, 5, 0),
      delivery(4, 0, 0, 6, 0),
      delivery(4, 0, 0, 7, 0),
      delivery(4, 0, 0, 8, 0),
    ],
  },
  {
    id: 'gold',
    tiles: [
      delivery(5, 0, 0, 0, 5),
      delivery(5, 0, 0, 0, 6),
      delivery(5, 0, 0, 0, 7),
      delivery(5, 0, 0, 0, 8),
    ],
  },
  {
    id: 'baseMetals',
    tiles: [
      delivery(4, 4, 4, 0, 0),
      delivery(4, 5, 4, 0, 0),
      delivery(4, 5, 5, 0, 0),
      delivery(4, 6, 6, 0, 0),
    ],
  },
  {
    id: 'preciousMetals',
    tiles: [
      delivery(6, 0, 0, 3, 4),
      delivery(6, 0, 0, 4, 4),
      delivery(6, 0, 0, 4, 5),
      delivery(6, 0, 0, 5, 5),
    ],
  },
  {
    id: 'assortment',
    tiles: [
      delivery(6, 2, 2, 2, 2),
      delivery(6, 3, 3, 2, 2),
      delivery(6, 3, 3, 3, 2),
      delivery(6, 3, 3, 3, 3),
    ],
  },
] as const;
export type DeliveryKind = (typeof DELIVERY_PILES)[number]['id'];
export const DELIVERIES_PER_PILE = 4;

/**
 * By tier, whose number is the prestige of its top tile; as many tiles of each as players. RW-1.7, RW-17.1
 */
export const ACHIEVEMENTS = [
  'zincCopperStock',
  'sixExtractions',
  'silverStock',
  'threeCrewsPower2',
  'goldStock',
  'allCrewsDeep',
  'sixOfEach',
  'twoCrewsPower4',
  'coreReached',
] as const;
export type Achievement = (typeof ACHIEVEMENTS)[number];
export const TIERS = [4, 4, 4, 5, 5, 5, 6, 6, 6] as const;
export const LAST_TIER = 6;
/** Cubes needed at once; null for conditions about crews, cards and the core. RW-17.1 */
export const ACHIEVEMENT_STOCKS: readonly (Cubes | null)[] = [
  [8, 8, 0, 0],
  null,
  [0, 0, 10, 0],
  null,
  [0, 0, 0, 12],
  null,
  [6, 6, 6, 6],
  null,
  null,
];
export const SIX_EXTRACTIONS = 1;
export const THREE_CREWS_POWER_2 = 3;
export const ALL_CREWS_DEEP = 5;
export const TWO_CREWS_POWER_4 = 7;
export const CORE_ACHIEVEMENT = 8;
export const CARDS_NEEDED = 6;
export const CREWS_OF_POWER_2 = 3;
export const CREWS_OF_POWER_4 = 2;
/**
 * By number of players: what the first, second … tile is worth less than its tier. RW-17.1, RW-20.3, RW-21.1
 */
export const ACHIEVEMENT_STEPS: Readonly<Record<number, readonly number[]>> = {
  2: [0, 2],
  3: [0, 1, 2],
  4: [0, 1, 2, 3],
};

export const BOARDS = ['controlCentre', 'stockExchange', 'workshop'] as const;
export type Board = (typeof BOARDS)[number];
export const CONTROL_CENTRE = 0;
export const STOCK_EXCHANGE = 1;
export const WORKSHOP = 2;
/** Per board in the state, used or not. */
export const SLOTS = 4;
/**
 * What each slot grants from left to right, by number of players: on board I an advantage, on II
 * transactions, on III actions. RW-1.9, RW-20.1; RECONSTRUCTED: II and III, and that I does not change with
 * fewer players.
 */
export const BRIBERY = 1;
export const SUBCONTRACTING = 2;
export const GRANTS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  2: [
    [1, 1, 2, 2],
    [4, 3, 2],
    [4, 3, 2],
  ],
  3: [
    [1, 1, 2, 2],
    [4, 3, 2],
    [4, 3, 2],
  ],
  4: [
    [1, 1, 2, 2],
    [4, 3, 2, 1],
    [4, 3, 3, 2],
  ],
};

/**
 * Prices by the power, level or stage to be reached. RW-15.2 to RW-15.5; those of safety and mineshafts are
 * higher with two or three players (RW-20.2; RECONSTRUCTED), that of mobility is not (RW-20.6).
 */
export const POWER_PRICES = [0, 0, 1500, 2500, 3500] as const;
export const MOBILITY_PRICES: Readonly<Record<number, readonly number[]>> = {
  2: [0, 1500, 2000, 2500],
  3: [0, 1500, 2000, 2500],
  4: [0, 1500, 2000, 2500],
};
export const SAFETY_PRICES: Readonly<Record<number, readonly number[]>> = {
  2: [0, 2000, 2500, 3000],
  3: [0, 2000, 2500, 3000],
  4: [0, 1500, 2000, 2500],
};
export const SHAFT_PRICES: Readonly<Record<number, readonly number[]>> = {
  2: [0, 2000, 2500, 3000],
  3: [0, 2000, 2500, 3000],
  4: [0, 1500, 2000, 2500],
};
/** Cubes saved by safety level. RW-12.4 */
export const SAVED_BY_SAFETY = [0, 1, 3, Infinity] as const;

/**
 * The game ends with this number of players in the core, or of achievements of one player if all of the last
 * tier are among them. RW-18.2, RW-20.4, RW-21.2
 */
export const CORE_TO_END: Readonly<Record<number, number>> = { 2: 2, 3: 2, 4: 3 };
export const ACHIEVEMENTS_TO_END = 6;
/** Values of our own option; 0 is no limit. RW-18.4 */
export const TURN_LIMITS = [100, 50, 0] as const;

/** What is ranked at the end, and prestige by rank. RW-19.1, RW-20.5, RW-21.2 */
export const BONUSES = ['zinc', 'copper', 'silver', 'gold', 'money'] as const;
export const BONUS_PRESTIGE: Readonly<Record<number, readonly number[]>> = {
  2: [2, 0],
  3: [2, 1, 0],
  4: [3, 2, 1, 0],
};

/** Al joins two players. RW-21.3 */
export const SEATS_WITH_AL = 2;
