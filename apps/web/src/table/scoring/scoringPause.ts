/**
 * A match source that stops at scoring moments: it goes on showing the state before the moment until
 * `proceed` is called. Updates that arrive meanwhile wait in their order.
 */
import type { Fact, Ply } from '@pithead/kernel';
import type { RequestRefusal, ViewerState, WatchedTable } from '@pithead/protocol';
import type { MatchSource, ScoringMoment, SeatAct } from '@pithead/ui';

type UpdateListener = Parameters<MatchSource['listen']>[0];

interface ShownTable {
  readonly shown: WatchedTable | undefined;
  /** At a shared device the viewer changes with the state. */
  readonly viewer: number | null;
}

interface WaitingUpdate extends ShownTable {
  readonly facts: readonly Fact[];
}

export interface PausedMoment extends Omit<ScoringMoment, 'names'> {
  /** Counts the moments since the table was opened. */
  readonly number: number;
}

const factCountOf = (shown: WatchedTable | undefined): number => shown?.state?.factCount ?? 0;

const shownTableOf = ({ viewer }: MatchSource, shown: WatchedTable | undefined): ShownTable => ({
  shown,
  viewer,
});

export class ScoringPause implements MatchSource {
  readonly #source: MatchSource;
  readonly #isScoringFact: (fact: Fact) => boolean;
  readonly #listeners = new Set<UpdateListener>();
  /** What is on the table; differs from the source's state while updates wait. */
  #shownTable: ShownTable;
  #waiting: WaitingUpdate[] = [];
  #unlisten: (() => void) | undefined;
  #momentCount = 0;
  moment: PausedMoment | undefined;
  act?: (act: SeatAct) => Promise<RequestRefusal | undefined>;

  constructor(source: MatchSource, isScoringFact: (fact: Fact) => boolean) {
    this.#source = source;
    this.#isScoringFact = isScoringFact;
    this.#shownTable = shownTableOf(source, source.current());
    if (source.act !== undefined) this.act = (act) => source.act?.(act) ?? Promise.resolve(undefined);
  }

  get viewer(): number | null {
    return this.moment === undefined ? this.#source.viewer : this.#shownTable.viewer;
  }

  current(): WatchedTable | undefined {
    const live = this.#source.current();
    const { shown } = this.#shownTable;
    if (this.moment === undefined || shown?.state === undefined || live?.state === undefined) return live;
    return { table: shown.table, state: toPausedState(shown.state, live.state) };
  }

  /** The seats that have to decide in the newest state, as bits. */
  livePendingSeats(): number {
    return this.#source.current()?.state?.asked ?? 0;
  }

  play = (plies: readonly Ply[]): Promise<RequestRefusal | undefined> => this.#source.play(plies);
  whyNot = (ply: Ply): Promise<RequestRefusal | undefined> => this.#source.whyNot(ply);
  close = (): void => this.#source.close();

  listen(listener: UpdateListener): () => void {
    this.#listeners.add(listener);
    if (this.moment === undefined) this.#shownTable = shownTableOf(this.#source, this.#source.current());
    this.#unlisten ??= this.#source.listen((shown, facts) =>
      this.#receive({ ...shownTableOf(this.#source, shown), facts }),
    );
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#unlisten?.();
      this.#unlisten = undefined;
    };
  }

  /** Shows the state after the moment, and everything that came later up to the next moment. */
  proceed = (): void => {
    if (this.moment === undefined) return;
    this.moment = undefined;
    this.#release(1);
  };

  #receive(update: WaitingUpdate): void {
    this.#waiting.push(update);
    if (this.moment === undefined) return this.#release(0);
    if (this.#isUndone(update)) this.moment = undefined;
    if (this.moment === undefined) this.#release(this.#waiting.length);
    else this.#notify([]);
  }

  /**
   * Somebody took back the turn that led to the moment. After a change of viewer the numbers of facts can't be
   * compared, because viewers know different ones.
   */
  #isUndone({ shown, viewer }: WaitingUpdate): boolean {
    const before = this.#shownTable;
    return viewer === before.viewer && factCountOf(shown) <= factCountOf(before.shown);
  }

  /** The first `withoutPause` updates don't open a moment: it was shown already, or undone. */
  #release(withoutPause: number): void {
    const facts: Fact[] = [];
    for (let released = 0; ; released++) {
      const [next] = this.#waiting;
      if (next === undefined) break;
      if (released >= withoutPause) this.moment = this.#momentOf(next);
      if (this.moment !== undefined) break;
      this.#waiting.shift();
      this.#shownTable = next;
      facts.push(...next.facts);
    }
    this.#notify(facts);
  }

  #momentOf({ shown, facts }: WaitingUpdate): PausedMoment | undefined {
    const { shown: now, viewer } = this.#shownTable;
    const after = shown?.state;
    if (now?.state === undefined || after === undefined) return undefined;
    // After a change of viewer `facts` is empty, so the facts of both states are compared; all viewers know those of
    // scorings.
    const isNew =
      facts.some(this.#isScoringFact) || this.#scoredSeqs(after).length > this.#scoredSeqs(now.state).length;
    if (!isNew) return undefined;
    return {
      number: ++this.#momentCount,
      facts: this.#factsOfSection(after),
      before: now.state.view,
      after: after.view,
      viewer,
    };
  }

  #scoredSeqs({ facts }: ViewerState): number[] {
    return facts.filter(([, fact]) => this.#isScoringFact(fact)).map(([seq]) => seq);
  }

  /** The facts after the last moment but one, up to those that came with the last. */
  #factsOfSection(state: ViewerState): Fact[] {
    const seqs = this.#scoredSeqs(state);
    const end = seqs.at(-1) ?? state.seq;
    const start = seqs.findLast((seq) => seq < end) ?? -1;
    return state.facts.filter(([seq]) => seq > start && seq <= end).map(([, fact]) => fact);
  }

  #notify(facts: readonly Fact[]): void {
    const shown = this.current();
    if (shown !== undefined) for (const listener of this.#listeners) listener(shown, facts);
  }
}

/** Nothing can be decided during a pause; clocks, presence and requests are those of now. */
function toPausedState(before: ViewerState, live: ViewerState): ViewerState {
  return {
    ...before,
    offers: {},
    undoable: 0,
    clocks: live.clocks,
    online: live.online,
    watching: live.watching,
    standIns: live.standIns,
    resigned: live.resigned,
    ...(live.onVacation !== undefined && { onVacation: live.onVacation }),
    undoRequest: live.undoRequest,
    pauseRequest: live.pauseRequest,
    isPaused: live.isPaused,
  };
}
