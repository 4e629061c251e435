import type { GuideStatus } from '@pithead/protocol';

export interface GuideStore {
  guidesOf(person: string): Promise<GuideStatus[]>;
  /**
   * Adds finished chapters, and replaces the furthest step only by a further one or one of a newer version.
   * Does nothing if the person is gone.
   */
  saveGuides(person: string, guides: readonly GuideStatus[]): Promise<void>;
  removeGuide(person: string, game: string): Promise<void>;
}
