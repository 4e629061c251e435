/**
 * The components as tables in rulebook order. Data, no behaviour.
 * Sources (../data/components.json has them by group, ../rulebook.md, section 14, the reasons):
 * rulebook – numbers of cubes, tiles, figures, blocking tiles, steps, limits, end conditions;
 * reviews – 14 manager tiles, two investment tiles per action, 14 territories, five two-sided exchange tiles;
 * RECONSTRUCTED – the split of the 56 person/resource tiles (TILE_MIX), the map (TERRITORIES, ENTRIES), the
 * cities and prices (CITIES, all but Frankfurt and Tokyo's gas). An owner of the printed game can correct
 * these three tables and nothing else.
 */

export const RESOURCES = ['gas', 'coal', 'oil', 'gold', 'diamond'] as const;
export type Resource = (typeof RESOURCES)[number];
export type ByResource<T> = Readonly<Record<Resource, T>>;

export const PERSONS = ['manager', 'logistics', 'salesman', 'worker', 'investor'] as const;
export type Person = (typeof PERSONS)[number];

/** The ten actions of a player board (persons, then resources), with two fields each. SB-1.6 */
export const ACTIONS = [...PERSONS, ...RESOURCES] as const;
export type Action = (typeof ACTIONS)[number];
export const MANAGER = 0;
export const LOGISTICS = 1;
export const SALESMAN = 2;
export const WORKER = 3;
export const INVESTOR = 4;
/** The action of resource r is action FIRST_RESOURCE + r. */
export const FIRST_RESOURCE = PERSONS.length;
export const FIELDS_PER_ACTION = 2;

/** Cubes of each resource (SB-1.2), and those laid in each territory (SB-2.2). */
export const CUBES = [18, 16, 14, 12, 10] as const;
export const CUBES_PER_TERRITORY = 2;

const TILE_MIX = [4, 3, 3, 2, 2] as const;

export interface TileKind {
  readonly id: string;
  readonly person: number;
  readonly resource: number;
  readonly count: number;
}

export const NO_RESOURCE = -1;

/** 70 action tiles of 21 kinds: the manager, then each other person with each resource (TILE_MIX). SB-1.3 */
export const TILES: readonly TileKind[] = [
  { id: 'manager', person: MANAGER, resource: NO_RESOURCE, count: 14 },
  ...PERSONS.slice(1).flatMap((person, i) =>
    RESOURCES.map((name, resource) => ({
      id: `${person}-${name}`,
      person: i + 1,
      resource,
      count: TILE_MIX[resource] as number,
    })),
  ),
];
export const MANAGER_TILE = 0;

/** Investment tiles of each action, and how many lie face up. SB-1.4, SB-2.6 */
export const INVESTMENTS_PER_ACTION = 2;
export const FACE_UP = 4;

/** Territories in the order of filling, with their neighbours. SB-1.1, SB-2.2; reconstructed */
const BORDERS = {
  yamal: ['ob', 'taymyr'],
  ob: ['yamal', 'altai', 'taymyr', 'yenisei'],
  altai: ['ob', 'yenisei', 'sayan'],
  taymyr: ['yamal', 'ob', 'yenisei', 'olenyok'],
  yenisei: ['ob', 'altai', 'taymyr', 'sayan', 'olenyok', 'vilyuy'],
  sayan: ['altai', 'yenisei', 'vilyuy', 'baikal'],
  olenyok: ['taymyr', 'yenisei', 'vilyuy', 'yana'],
  vilyuy: ['yenisei', 'sayan', 'olenyok', 'baikal', 'yana', 'aldan'],
  baikal: ['sayan', 'vilyuy', 'aldan', 'amur'],
  yana: ['olenyok', 'vilyuy', 'aldan', 'kolyma'],
  aldan: ['vilyuy', 'baikal', 'yana', 'amur', 'kolyma', 'okhotsk'],
  amur: ['baikal', 'aldan', 'okhotsk'],
  kolyma: ['yana', 'aldan', 'okhotsk'],
  okhotsk: ['aldan', 'amur', 'kolyma'],
} as const;
export type Territory = keyof typeof BORDERS;
export const TERRITORIES = Object.keys(BORDERS) as readonly Territory[];
/** Where the two arrows out of Vladivostok lead. SB-7.8; reconstructed */
const ENTRIES: readonly Territory[] = ['amur', 'okhotsk'];
export const VLADIVOSTOK = TERRITORIES.length;
export const PLACES = [...TERRITORIES, 'vladivostok'] as const;

const bitsOf = (names: readonly Territory[]): number =>
  names.reduce((bits, name) => bits | (1 << TERRITORIES.indexOf(name)), 0);
/** Neighbours by place, as bits; those of Vladivostok are its arrows. */
export const NEIGHBOURS: readonly number[] = [
  ...TERRITORIES.map((name) => bitsOf(BORDERS[name])),
  bitsOf(ENTRIES),
];
export const ALL_TERRITORIES = (1 << TERRITORIES.length) - 1;

/**
 * Prices per cube in the order of RESOURCES; 0 if the city does not buy. SB-1.7; reconstructed but for two
 */
export interface City {
  readonly id: string;
  readonly prices: readonly number[];
}

/**
 * Frankfurt, then both sides of the five other exchange tiles: tile t has the cities 2t − 1 and 2t. SB-1.7
 */
export const CITIES: readonly City[] = [
  { id: 'frankfurt', prices: [1000, 1000, 1000, 2000, 2000] },
  { id: 'tokyo', prices: [3000, 2000, 0, 0, 6000] },
  { id: 'mumbai', prices: [3000, 0, 3000, 4000, 0] },
  { id: 'shanghai', prices: [2000, 3000, 0, 5000, 0] },
  { id: 'hongKong', prices: [0, 3000, 3000, 0, 5000] },
  { id: 'newYork', prices: [2000, 0, 4000, 0, 5000] },
  { id: 'singapore', prices: [0, 2000, 4000, 5000, 0] },
  { id: 'zurich', prices: [3000, 0, 2000, 5000, 0] },
  { id: 'london', prices: [0, 2000, 0, 5000, 6000] },
  { id: 'toronto', prices: [2000, 3000, 0, 0, 6000] },
  { id: 'johannesburg', prices: [0, 0, 3000, 4000, 6000] },
];
/** Exchange fields; Frankfurt's is field 0. SB-1.1 */
export const EXCHANGES = 6;
export const FRANKFURT = 0;
export const fieldOfCity = (city: number): number => (city + 1) >> 1;
export const sidesOfField = (field: number): readonly [number, number] => [2 * field - 1, 2 * field];

/** Numbers of these rules, in this order: SB-1.5, SB-1.8, SB-10.2, SB-4.1, SB-8.2, SB-7.7. */
export const FIGURES = 6;
export const BLOCKING_TILES = 8;
export const EMPTY_SUPPLIES_TO_END = 3;
export const DRAWN_EACH_ROUND = 6;
export const TILES_KEPT = 10;
export const LOGISTICS_STEPS = 3;
/** Ends a game that would not end by itself; 0 is no limit. SB-10.7 */
export const ROUND_LIMITS = [60, 30, 120, 0] as const;
