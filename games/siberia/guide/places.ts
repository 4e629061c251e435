/** Parts of the table that steps point at, as CSS selectors. */
import type { GuidePlace } from '@pithead/guide';
import { RESEARCH, TERRITORIES, TILES, VLADIVOSTOK } from '../rules/index.ts';

export const MAP = '[data-area="map"]';
export const EXCHANGES = '[data-area="exchanges"]';
export const INVESTMENTS = '[data-area="investments"]';
export const NEW_TILES = '[data-area="hand"]';
export const BOARD = '[data-area="actions"]';
export const RESEARCH_AREA = '[data-area="research"]';
/** On phones the player board has no room for the money; the card of the seat shows it. */
export const MONEY = '.sb-money, .seat-card.is-own';
export const CLOSED_GAUGE = '.sb-gauge:first-child';
export const EMPTY_GAUGE = '.sb-gauge:last-child';
export const OPPONENT = '.seat-card:not(.is-own)';

export const SUPPLY = '[data-area="supply"]';

export const OWN_FIGURES = '[data-at="own-supply"]';
export const OWN_WORKER = `[data-at="worker-0-${VLADIVOSTOK}"]`;
export const OWN_SALESMAN = '[data-at="salesman-0-0"]';
/** What a round that is played without help depends on. */
export const WHOLE_TABLE = [BOARD, RESEARCH_AREA, NEW_TILES, MAP, EXCHANGES, INVESTMENTS];
/** Where new workers arrive. */
export const HOME = `[data-at="place-${VLADIVOSTOK}"]`;

export const territory = (name: string): string =>
  `[data-at="place-${TERRITORIES.findIndex((each) => each === name)}"]`;

const newTile = (tile: string): string => `[data-at="hand-${TILES.findIndex(({ id }) => id === tile)}"]`;
/** The first of these tiles that is still in the hand. */
export const newTiles = (...tiles: readonly string[]): string => tiles.map(newTile).join(', ');

export const exchange = (field: number): string => `[data-at="exchange-${field}"]`;

interface TilePlaces {
  readonly point: string;
  readonly also: readonly GuidePlace[];
  readonly show: { readonly from: string; readonly to: string };
}

/** Lights tiles of the hand and draws the first of them on the next free field of their action. */
export function tilesTo(index: number, ...tiles: readonly string[]): TilePlaces {
  const [from, to] = [newTiles(...tiles), freeField(index)];
  // In the research area the copy of a tile would cover what is written there.
  const also = index === RESEARCH ? [] : [{ at: to, ghost: from }];
  return { point: from, also, show: { from, to } };
}

const freeField = (index: number): string =>
  index === RESEARCH ? RESEARCH_AREA : `[data-drop="action-${index}"] .sb-free`;
