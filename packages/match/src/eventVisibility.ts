/**
 * Which viewer may know of which event, and how each viewer numbers the events.
 *
 * The log numbers them 1, 2, 3, … (`logSeq`); a viewer counts only those that it may know of, because a gap would
 * reveal that others have acted. Example: event 2 is a secret bid of seat 1, the others are public.
 *
 *     log              1  2  3  4
 *     seat 1           1  2  3  4
 *     everybody else   1     2  3
 */
import type { Fact, LogEntry, Match, Viewer } from '@pithead/kernel';
import type { Applied } from './events.ts';

/** The only seat that may know of an event, or `EVERYBODY`. */
type KnownTo = number;
export const EVERYBODY: KnownTo = -1;

const isKnownTo = (knownTo: KnownTo, viewer: Viewer): boolean => knownTo === EVERYBODY || knownTo === viewer;

export const isVisibleTo = (
  { isPublic, seat }: Pick<Applied, 'isPublic' | 'seat'>,
  viewer: Viewer,
): boolean => isPublic || viewer === seat;

/** `game.seen(fact, viewer)` returns what a viewer may know of a fact, or undefined. */
type FactLog = Pick<Match, 'game' | 'factLog'>;

export class EventVisibility {
  /** Who may know of each event; event 1 comes first. */
  readonly knownTo: KnownTo[] = [];
  /** For each fact of `match.factLog`: the `logSeq` of the event that caused it; 0 for the setup. */
  #factSeqs: number[];
  /** How often each value is in `knownTo`, so that long logs need not be counted after every event. */
  readonly #counts = new Map<KnownTo, number>();

  constructor(factSeqs: readonly number[], knownTo: readonly KnownTo[] = []) {
    this.#factSeqs = [...factSeqs];
    for (const to of knownTo) this.#add(to);
  }

  get factSeqs(): readonly number[] {
    return this.#factSeqs;
  }

  /** The number of the last event in the log. */
  get logSeq(): number {
    return this.knownTo.length;
  }

  /** The viewer's number of event `logSeq`, or of the last one before it that the viewer may know of. */
  seqFor(viewer: Viewer, logSeq = this.logSeq): number {
    if (logSeq < this.logSeq)
      return this.knownTo.slice(0, logSeq).filter((to) => isKnownTo(to, viewer)).length;
    const secretCount = viewer === undefined ? 0 : (this.#counts.get(viewer) ?? 0);
    const publicCount = this.#counts.get(EVERYBODY) ?? 0;
    return secretCount + publicCount;
  }

  /** The facts that a viewer may know, each with the viewer's number of the event that caused it. */
  factsFor({ game, factLog }: FactLog, viewer: Viewer): [seq: number, fact: Fact][] {
    // The viewer's number of each event of the log; the setup has number 0 in both.
    let seq = 0;
    const viewerSeqs = [0, ...this.knownTo.map((to) => (isKnownTo(to, viewer) ? ++seq : seq))];
    return factLog.flatMap(({ fact }, i): [number, Fact][] => {
      const visible = game.seen(fact, viewer);
      return visible === undefined ? [] : [[viewerSeqs[this.factSeqs[i] as number] as number, visible]];
    });
  }

  /**
   * Appends an event. `match.factLog` now has `factCount` facts: the first ones keep the event numbers `keptSeqs`,
   * the rest get the number of the new event.
   */
  append(knownTo: KnownTo, keptSeqs: readonly number[], factCount: number): void {
    this.#add(knownTo);
    // Usually all are kept, and a long list need not be copied after every event.
    if (keptSeqs !== this.#factSeqs) this.#factSeqs = [...keptSeqs];
    while (this.#factSeqs.length < factCount) this.#factSeqs.push(this.logSeq);
  }

  #add(knownTo: KnownTo): void {
    this.knownTo.push(knownTo);
    this.#counts.set(knownTo, (this.#counts.get(knownTo) ?? 0) + 1);
  }
}

/** How many of the first `until` facts a viewer may know. */
export function visibleFactCount({ game, factLog }: FactLog, viewer: Viewer, until = factLog.length): number {
  let visible = 0;
  for (let i = 0; i < until; i++)
    if (game.seen((factLog[i] as LogEntry<Fact>).fact, viewer) !== undefined) visible++;
  return visible;
}
