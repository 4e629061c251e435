/** A state of a game for the gallery, which lets quick bots play until it is reached. */
export interface GalleryState<M> {
  readonly players: number;
  /**
   * What the viewing seat plays as soon as it is offered, after `after` plies: a verb and the id of a noun.
   */
  readonly forcedPly?: readonly [verb: string, id: string];
  readonly minPlies?: number;
  readonly isRandom?: boolean;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  isReached(match: M, seat: number): boolean;
}
