/**
 * In the order of the rulebook. Tiles, places, cities and resources are indices into their tables. Only the
 * seat itself is told `tilePlaced`, and the `tiles` of `tilesDrawn`. SB-11.3
 */
export type SiberiaFact =
  | { readonly type: 'startPlayerDrawn'; readonly seat: number }
  | { readonly type: 'cubesLaid'; readonly territory: number; readonly resources: readonly number[] }
  | { readonly type: 'sidesChosen'; readonly seat: number; readonly cities: readonly number[] }
  | { readonly type: 'sidesDrawn'; readonly cities: readonly number[] }
  | { readonly type: 'investmentRevealed'; readonly action: number }
  | { readonly type: 'roundBegun'; readonly round: number; readonly seat: number }
  | {
      readonly type: 'tilesDrawn';
      readonly seat: number;
      readonly count: number;
      readonly tiles: readonly number[];
    }
  | { readonly type: 'tilePlaced'; readonly seat: number; readonly tile: number; readonly place: number }
  | { readonly type: 'placementConfirmed'; readonly seat: number }
  | {
      readonly type: 'placementRevealed';
      readonly seat: number;
      readonly tiles: readonly number[];
      readonly places: readonly number[];
    }
  | { readonly type: 'actionExecuted'; readonly seat: number; readonly action: number }
  | { readonly type: 'noEffect'; readonly seat: number }
  | { readonly type: 'forgone'; readonly seat: number }
  | { readonly type: 'passed'; readonly seat: number; readonly byItself: boolean }
  | { readonly type: 'researchBegun'; readonly seat: number; readonly tiles: readonly number[] }
  | { readonly type: 'researchVoid'; readonly seat: number; readonly tile: number }
  | {
      readonly type: 'cubePlaced';
      readonly seat: number;
      readonly resource: number;
      readonly territory: number;
    }
  | { readonly type: 'jokerPlaced'; readonly seat: number; readonly action: number }
  | { readonly type: 'workerMoved'; readonly seat: number; readonly from: number; readonly to: number }
  | {
      readonly type: 'salesmanSent';
      readonly seat: number;
      readonly source: number;
      /** City of the exchange that the figure left, if any. */
      readonly left?: number;
      readonly field: number;
      readonly city: number;
    }
  | { readonly type: 'workerSent'; readonly seat: number; readonly source: number; readonly left?: number }
  | { readonly type: 'invested'; readonly seat: number; readonly action: number }
  | {
      readonly type: 'sold';
      readonly seat: number;
      readonly resource: number;
      readonly cubes: number;
      readonly city: number;
      readonly price: number;
      readonly income: number;
      readonly territories: readonly number[];
    }
  | { readonly type: 'territoryClosed'; readonly territory: number; readonly closed: number }
  | {
      readonly type: 'workersReturned';
      readonly seat: number;
      readonly territory: number;
      readonly workers: number;
    }
  | { readonly type: 'supplyEmptied'; readonly resource: number }
  | { readonly type: 'turnEnded'; readonly seat: number }
  | { readonly type: 'tileReturned'; readonly seat: number; readonly tile: number; readonly action: number }
  | { readonly type: 'endConditionMet'; readonly condition: 'territoriesClosed' | 'supplyFieldsEmpty' }
  | { readonly type: 'roundLimitReached'; readonly round: number }
  | { readonly type: 'gameEnded'; readonly winners: readonly number[]; readonly money: readonly number[] };
