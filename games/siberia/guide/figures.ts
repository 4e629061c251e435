/** What the sentences say about the learner's game, read from the view. */
import { LEARNER } from '@pithead/guide';
import { bit } from '@pithead/kernel';
import type { PlayerView, Resource, SiberiaFact, SiberiaView } from '../rules/index.ts';
import {
  countBits,
  countTiles,
  FIELDS_PER_ACTION,
  FRANKFURT,
  HAND,
  isExecutable,
  MANAGER_TILE,
  placeOfEntry,
  priceAt,
  RESOURCES,
  researchTiles,
  TERRITORIES,
  tileOfEntry,
} from '../rules/index.ts';

/** The exchange field of Tokyo in this deal. */
export const TOKYO = 1;

export const own = (view: SiberiaView): PlayerView => view.players[LEARNER] as PlayerView;

/** Tiles on an action, whether revealed or not. */
const tilesAt = (view: SiberiaView, place: number): number =>
  countTiles(own(view), place, false) + countTiles(own(view), place, true);

export const isPaired = (view: SiberiaView, action: number): boolean =>
  tilesAt(view, action) === FIELDS_PER_ACTION;

export const hasTilesAt = (view: SiberiaView, place: number): boolean => tilesAt(view, place) > 0;

export const isHandEmpty = (view: SiberiaView): boolean => !hasTilesAt(view, HAND);

export const hasManagerInHand = (view: SiberiaView): boolean =>
  own(view).tiles.some((entry) => placeOfEntry(entry) === HAND && tileOfEntry(entry) === MANAGER_TILE);

const isPlacing = ({ steps }: SiberiaView): boolean => steps[0]?.at === 'placing';

/** The learner takes turns in this round and has not passed. */
export const isActing = (view: SiberiaView): boolean =>
  !isPlacing(view) && view.steps.length > 0 && (view.passed & bit(LEARNER)) === 0;

export const isActionReady = (view: SiberiaView, action: number): boolean =>
  isActing(view) && isExecutable(own(view), action);

export const mustResearch = (view: SiberiaView): boolean => isActing(view) && researchTiles(own(view)) > 0;

export const stepsLeft = ({ steps }: SiberiaView): number =>
  steps.find(({ at }) => at === 'logistics')?.left ?? 0;

const indexOf = (territory: string): number => TERRITORIES.findIndex((each) => each === territory);

export const cubesAt = ({ cubes }: SiberiaView, territory: string): number =>
  countBits(cubes[indexOf(territory)] ?? 0);

export const hasWorkerIn = (view: SiberiaView, territory: string): boolean =>
  (own(view).workers[indexOf(territory)] ?? 0) > 0;

/** What Tokyo and Frankfurt pay for one cube. */
export const prices = (view: SiberiaView, resource: Resource): { tokyo: number; frankfurt: number } => ({
  tokyo: priceAt(view, TOKYO, RESOURCES.indexOf(resource)),
  frankfurt: priceAt(view, FRANKFURT, RESOURCES.indexOf(resource)),
});

export const hasRoundEnded = (facts: readonly SiberiaFact[]): boolean =>
  facts.some(({ type }) => type === 'roundBegun' || type === 'gameEnded');
