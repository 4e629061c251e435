/**
 * A moment of a game to stop at, for looking at the table: the gallery plays with quick bots until it is
 * reached.
 */
export interface Wanted<M> {
  readonly players: number;
  /**
   * What the looking seat plays as soon as it may, once enough plies are played: a verb, and the id of a
   * noun.
   */
  readonly wish?: readonly [verb: string, id: string];
  readonly after?: number;
  readonly isRandom?: boolean;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  /** `seat` is the one that looks. */
  reached(match: M, seat: number): boolean;
}
