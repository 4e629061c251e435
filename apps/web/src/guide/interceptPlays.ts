import type { GuidedMatch } from '@pithead/guide';
import type { Fact, Ply } from '@pithead/kernel';
import type { RequestRefusal, WatchedTable } from '@pithead/protocol';
import type { MatchSource, SeatAct } from '@pithead/ui';
import type { LocalSource } from '../offline/index.ts';

/** What the learner sees of the match. */
export function matchOf(source: MatchSource): GuidedMatch {
  const state = source.current()?.state;
  return {
    view: state?.view,
    facts: (state?.facts ?? []).map(([, fact]) => fact),
    offers: state?.offers ?? {},
    isOver: (state?.outcome ?? null) !== null,
  };
}

export const canUndo = (source: MatchSource): boolean => (source.current()?.state?.undoable ?? 0) > 0;

/** Like the source, but every ply goes through `onPlay`. */
export function interceptPlays(
  source: LocalSource,
  onPlay: (
    plies: readonly Ply[],
    play: () => Promise<RequestRefusal | undefined>,
  ) => Promise<RequestRefusal | undefined>,
  onRefused: () => void,
): MatchSource {
  return {
    get viewer() {
      return source.viewer;
    },
    current: () => source.current(),
    listen: (listener: (shown: WatchedTable, facts: readonly Fact[]) => void) => source.listen(listener),
    play: (plies) => onPlay(plies, () => source.play(plies)),
    async whyNot(ply) {
      const refusal = await source.whyNot(ply);
      if (refusal !== undefined) onRefused();
      return refusal;
    },
    act: (act: SeatAct) => source.act(act),
    close: () => source.close(),
  };
}
