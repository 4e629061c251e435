import type { End, ScoreSource } from './components.ts';

/** Facts in the order of the rulebook. Tiles, orders, spaces, coals are indices into their tables. */
export type GlueckAufFact =
  | { readonly type: 'startPlayerDrawn'; readonly seat: number }
  | { readonly type: 'orderDrafted'; readonly seat: number; readonly order: number }
  | { readonly type: 'orderRevealed'; readonly space: number; readonly order: number }
  | { readonly type: 'tileRevealed'; readonly space: number; readonly tile: number }
  | { readonly type: 'shiftBegun'; readonly shift: number; readonly seat: number }
  | {
      readonly type: 'workersDisplaced';
      readonly seat: number;
      readonly space: number;
      readonly workers: number;
    }
  | {
      readonly type: 'workersPlaced';
      readonly seat: number;
      readonly space: number;
      readonly workers: number;
    }
  | { readonly type: 'bankUsed'; readonly seat: number; readonly marks: number }
  | { readonly type: 'tileBought'; readonly seat: number; readonly tile: number; readonly marks: number }
  | {
      readonly type: 'cubesLoaded';
      readonly seat: number;
      readonly coal: number;
      readonly cubes: number;
      readonly level: number;
    }
  | { readonly type: 'cartsLeftEmpty'; readonly seat: number; readonly carts: number; readonly level: number }
  /**
   * Only the number: drawn tiles are in their seat's view while it decides, and nobody may look them up
   * later. GA-13.3, GA-13.8
   */
  | { readonly type: 'tilesDrawn'; readonly seat: number; readonly count: number }
  | { readonly type: 'noTileBought'; readonly seat: number }
  | { readonly type: 'tilesReturned'; readonly seat: number; readonly count: number; readonly end: End }
  | { readonly type: 'miningBegun'; readonly seat: number; readonly steps: number }
  | { readonly type: 'cageMoved'; readonly seat: number; readonly from: number; readonly to: number }
  | { readonly type: 'coalLoaded'; readonly seat: number; readonly coal: number; readonly level: number }
  | {
      readonly type: 'cubeLaid';
      readonly seat: number;
      readonly coal: number;
      readonly order: number;
      readonly slot: number;
      readonly source: 'cage' | 'storage';
      readonly filled: boolean;
    }
  | { readonly type: 'coalStored'; readonly seat: number; readonly coal: number }
  | { readonly type: 'miningEnded'; readonly seat: number; readonly unused: number }
  /** `order` is told to its owner only, unless delivered orders are open (`open`). GA-13.4 */
  | {
      readonly type: 'orderDelivered';
      readonly seat: number;
      readonly order: number;
      readonly transport: number;
      readonly points: number;
      readonly open: boolean;
    }
  | { readonly type: 'moneyTaken'; readonly seat: number; readonly marks: number }
  | { readonly type: 'orderTaken'; readonly seat: number; readonly order: number }
  | { readonly type: 'ordersDrawn'; readonly seat: number; readonly count: number }
  | { readonly type: 'orderKept'; readonly seat: number; readonly order: number }
  | { readonly type: 'noOrderKept'; readonly seat: number }
  | {
      readonly type: 'ordersReturned';
      readonly seat: number;
      readonly count: number;
      readonly end: End;
    }
  | { readonly type: 'turnEnded'; readonly seat: number }
  | { readonly type: 'shiftEnded'; readonly shift: number }
  /** Delivered orders that are laid open for the first time. GA-10.1 */
  | { readonly type: 'ordersRevealed'; readonly seat: number; readonly orders: readonly number[] }
  | {
      readonly type: 'elementScored';
      readonly element: number;
      readonly counts: readonly number[];
      readonly points: readonly number[];
    }
  | { readonly type: 'startPlayerChanged'; readonly seat: number; readonly workers: number }
  | {
      readonly type: 'finalPoints';
      readonly seat: number;
      readonly source: ScoreSource;
      readonly amount: number;
      readonly points: number;
    }
  | { readonly type: 'gameEnded'; readonly winners: readonly number[] };

export const HIDDEN_ORDER = -1;
