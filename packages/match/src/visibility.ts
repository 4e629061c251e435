/** Which viewer may know of which event, and which event brought each fact of the log. */
import type { Fact, Game, LogEntry, Viewer, RecordedPly, Seat } from '@pithead/kernel';

export const EVERYBODY = -1;

/** The part of a kernel `Match` that visibility is computed from. */
export interface VisibleMatch {
  readonly game: Pick<Game, 'seen'>;
  readonly log: readonly LogEntry<Fact>[];
  readonly plies: readonly RecordedPly[];
  /** The number of plies that no undo can take back. */
  readonly undoLimit: number;
}

export class Visibility {
  /** For each fact of the log: the number of the event that brought it; 0 for the setup. */
  readonly factSeqs: number[];
  /** For each event: EVERYBODY, or the only seat that may know of it. */
  knownTo: number[];
  /**
   * Number of known events: at index 0 those known to everybody, at index seat + 1 those of that seat alone.
   * Covers the first `#counted` events of the array `#countedIn`; a replaced `knownTo` resets it.
   */
  #counts: number[] = [];
  #counted = 0;
  #countedIn: readonly number[] | undefined;

  constructor(factSeqs: readonly number[], knownTo: readonly number[] = []) {
    this.factSeqs = [...factSeqs];
    this.knownTo = [...knownTo];
  }

  get seq(): number {
    return this.knownTo.length;
  }

  /**
   * The viewer's own sequence number: how many of the events up to `until` it may know of. The number in the
   * log would reveal, by its gaps, that others have made sealed choices.
   */
  seqFor(viewer: Viewer, until = this.seq): number {
    if (until === this.seq) return this.#lastSeqFor(viewer);
    let known = 0;
    for (let i = 0; i < until; i++) if (this.#isKnown(i, viewer)) known++;
    return known;
  }

  /** Called several times per event, so counts are kept and only new events are added. */
  #lastSeqFor(viewer: Viewer): number {
    if (this.#countedIn !== this.knownTo) {
      this.#countedIn = this.knownTo;
      this.#counted = 0;
      this.#counts = [];
    }
    const counts = this.#counts;
    for (; this.#counted < this.knownTo.length; this.#counted++) {
      const index = (this.knownTo[this.#counted] as number) - EVERYBODY;
      counts[index] = (counts[index] ?? 0) + 1;
    }
    return (counts[0] ?? 0) + (viewer === undefined ? 0 : (counts[viewer - EVERYBODY] ?? 0));
  }

  #isKnown(event: number, viewer: Viewer): boolean {
    const to = this.knownTo[event];
    return to === EVERYBODY || to === viewer;
  }

  /** The facts that a viewer knows, each with the viewer's number of the event that brought it. */
  factsFor({ game, log }: VisibleMatch, viewer: Viewer): [seq: number, fact: Fact][] {
    const seqs: number[] = [0];
    for (let i = 0; i < this.knownTo.length; i++)
      seqs.push((seqs[i] as number) + (this.#isKnown(i, viewer) ? 1 : 0));
    return log.flatMap(({ fact }, i) => {
      const known = game.seen(fact, viewer);
      return known === undefined
        ? []
        : [[seqs[this.factSeqs[i] as number] as number, known] as [number, Fact]];
    });
  }

  /**
   * How many of the first `kept` facts of the log a viewer knows, if that is fewer than the `known` ones it
   * was shown; undefined if none of those was taken back. Facts that it does not know don't count: it must
   * not learn that there were any.
   */
  keptFactCountFor(match: VisibleMatch, viewer: Viewer, kept: number, known: number): number | undefined {
    const keep = knownFactCount(match, viewer, kept);
    return keep < known ? keep : undefined;
  }

  /**
   * Before an undo: for each seat, the events that brought its facts after the undo limit. An undo plays the
   * remaining plies again, and their facts must keep their event numbers.
   */
  undoableFactSeqs(match: VisibleMatch, seats: number): number[][] {
    const bySeat: number[][] = Array.from({ length: seats }, () => []);
    for (let i = settledFactCount(match, match.log.length); i < match.log.length; i++)
      bySeat[actorOf(match, i)]?.push(this.factSeqs[i] as number);
    return bySeat;
  }

  /**
   * Adds an event. It has brought all facts from index `kept` on, except after a secret undo: then facts of
   * the remaining plies keep the numbers in `earlierSeqs` (from `undoableFactSeqs`).
   */
  record(
    match: VisibleMatch,
    knownTo: Seat,
    kept: number,
    earlierSeqs: readonly number[][] | undefined,
  ): void {
    this.knownTo.push(knownTo);
    this.factSeqs.length = Math.min(kept, this.factSeqs.length);
    for (let i = this.factSeqs.length; i < match.log.length; i++) {
      const earlier = knownTo === EVERYBODY ? undefined : earlierSeqs?.[actorOf(match, i)]?.shift();
      this.factSeqs.push(earlier ?? this.seq);
    }
  }
}

/** How many of the first `until` facts of the log a viewer knows. */
export function knownFactCount(
  { game, log }: Pick<VisibleMatch, 'game' | 'log'>,
  viewer: Viewer,
  until = log.length,
): number {
  let known = 0;
  for (let i = 0; i < until; i++)
    if (game.seen((log[i] as LogEntry<Fact>).fact, viewer) !== undefined) known++;
  return known;
}

/** How many of the first `until` facts no undo can take back. */
export function settledFactCount({ log, undoLimit }: VisibleMatch, until: number): number {
  let kept = 0;
  while (kept < until && kept < log.length && (log[kept] as LogEntry<Fact>).ply <= undoLimit) kept++;
  return kept;
}

/** The seat whose ply caused a fact; −1 for the setup. */
const actorOf = ({ log, plies }: VisibleMatch, fact: number): Seat =>
  plies[(log[fact]?.ply ?? 0) - 1]?.[0] ?? -1;
