/**
 * In rulebook order. Places, tiles, cards, crews and resources are indices into their tables, `cubes` counts
 * by resource. An owner is a seat, or Al as the index after the seats.
 */
type Cubes = readonly number[];

export type RockwellFact =
  | {
      readonly type: 'ordersDrawn';
      readonly management: readonly number[];
      readonly control: readonly number[];
    }
  | { readonly type: 'turnBegun'; readonly turn: number }
  /** The next three facts are told to their seat only. RW-4.2, RW-6.2 */
  | { readonly type: 'moneyBid'; readonly seat: number; readonly money: number }
  | { readonly type: 'cubesBid'; readonly seat: number; readonly resource: number; readonly cubes: number }
  | { readonly type: 'bidSealed'; readonly seat: number }
  | {
      readonly type: 'bidRevealed';
      readonly seat: number;
      readonly money: number;
      readonly cubes: Cubes;
      readonly value: number;
    }
  | { readonly type: 'managementOrder'; readonly order: readonly number[] }
  | { readonly type: 'vpPlaced'; readonly seat: number; readonly board: number; readonly slot: number }
  | { readonly type: 'vpStayedHome'; readonly seat: number }
  | {
      readonly type: 'cubesToInsure';
      readonly seat: number;
      readonly resource: number;
      readonly cubes: number;
    }
  | { readonly type: 'insuranceSealed'; readonly seat: number }
  | { readonly type: 'insured'; readonly seat: number; readonly cubes: Cubes; readonly tiles: number }
  | { readonly type: 'controlOrder'; readonly order: readonly number[] }
  | { readonly type: 'roundBegun'; readonly round: number }
  | { readonly type: 'crewStayed'; readonly owner: number; readonly crew: number; readonly place: number }
  | {
      readonly type: 'crewMoved';
      readonly owner: number;
      readonly crew: number;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly type: 'dieTakenAlong';
      readonly seat: number;
      readonly crew: number;
      readonly power: number;
      readonly fee: number;
    }
  | { readonly type: 'dieReturned'; readonly seat: number; readonly crew: number }
  | { readonly type: 'coreEntered'; readonly seat: number; readonly crew: number }
  | {
      readonly type: 'crewBribed';
      readonly seat: number;
      readonly owner: number;
      readonly crew: number;
      readonly from: number;
      readonly to: number;
      readonly fee: number;
    }
  | {
      readonly type: 'dieHired';
      readonly seat: number;
      readonly crew: number;
      readonly power: number;
      readonly fee: number;
    }
  | {
      readonly type: 'dieReset';
      readonly seat: number;
      readonly crew: number;
      readonly power: number;
      readonly fee: number;
    }
  | { readonly type: 'noAdvantage'; readonly seat: number }
  | { readonly type: 'extractionOrdered'; readonly seat: number; readonly space: number }
  | {
      readonly type: 'crewPulled';
      readonly owner: number;
      readonly crew: number;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly type: 'tileRevealed';
      readonly owner: number;
      readonly space: number;
      readonly tile: number;
      readonly power: number;
    }
  | { readonly type: 'cardDrawn'; readonly owner: number; readonly card: number }
  /** `leftovers` and `priority` are set for one owner only. RW-11.5, RW-11.6 */
  | {
      readonly type: 'bootyShared';
      readonly owner: number;
      readonly share: Cubes;
      readonly leftovers: Cubes;
      readonly priority: 'none' | 'mineshaft' | 'power' | 'trigger';
    }
  | { readonly type: 'insuranceDecided'; readonly seat: number }
  /** `saved` by the safety level, then `insurance`. RW-12.3 to RW-12.6 */
  | {
      readonly type: 'dangerStruck';
      readonly seat: number;
      readonly loss: number;
      readonly saved: number;
      readonly insurance: number;
      readonly lost: Cubes;
    }
  | { readonly type: 'bootyTaken'; readonly seat: number; readonly cubes: Cubes }
  | { readonly type: 'cardKept'; readonly seat: number; readonly cards: number }
  | { readonly type: 'cardDiscarded' }
  | { readonly type: 'incomeReceived'; readonly seat: number; readonly space: number; readonly cubes: Cubes }
  | {
      readonly type: 'bought' | 'sold';
      readonly seat: number;
      readonly resource: number;
      readonly cubes: number;
      readonly money: number;
    }
  /** With the hidden log; the others are told resource −1 and zeros. RW-3.6 */
  | {
      readonly type: 'tradedUnseen';
      readonly seat: number;
      readonly buys: boolean;
      readonly resource: number;
      readonly cubes: number;
      readonly money: number;
    }
  | { readonly type: 'renounced'; readonly seat: number; readonly board: number }
  | {
      readonly type: 'powerImproved';
      readonly seat: number;
      readonly crew: number;
      readonly power: number;
      readonly price: number;
    }
  | {
      readonly type: 'mobilityImproved';
      readonly seat: number;
      readonly level: number;
      readonly price: number;
    }
  | { readonly type: 'safetyImproved'; readonly seat: number; readonly level: number; readonly price: number }
  | {
      readonly type: 'shaftBuilt';
      readonly seat: number;
      readonly stage: number;
      readonly space: number;
      readonly price: number;
    }
  | {
      readonly type: 'shaftMoved';
      readonly seat: number;
      readonly stage: number;
      readonly from: number;
      readonly to: number;
      readonly price: number;
    }
  | {
      readonly type: 'delivered';
      readonly seat: number;
      readonly tile: number;
      readonly cubes: Cubes;
      readonly prestige: number;
    }
  | {
      readonly type: 'achievementReached';
      readonly seat: number;
      readonly achievement: number;
      readonly prestige: number;
    }
  /** `seat` is −1 if there was only one choice. RW-21.10 */
  | { readonly type: 'alImproved'; readonly seat: number; readonly crew: number; readonly power: number }
  | { readonly type: 'cleanedUp'; readonly turn: number }
  | {
      readonly type: 'endConditionMet';
      readonly seat: number;
      readonly condition: 'coreReached' | 'achievements';
    }
  | { readonly type: 'turnLimitReached'; readonly turn: number }
  | {
      readonly type: 'bonusScored';
      readonly bonus: number;
      readonly holdings: readonly number[];
      readonly prestige: readonly number[];
    }
  | { readonly type: 'gameEnded'; readonly winners: readonly number[]; readonly totals: readonly number[] };
