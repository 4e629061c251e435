/** Which viewer may know of which event, and which event brought each fact of the log. */
import type { Fact, LogEntry, Match, Viewer } from '@pithead/kernel';

export const EVERYBODY = -1;

type FactLog = Pick<Match, 'game' | 'log'>;

/** The events of a match are numbered 1, 2, …; a viewer counts only those that it may know of. */
export class EventVisibility {
  /** For each event: EVERYBODY, or the only seat that may know of it. */
  readonly knownTo: number[] = [];
  /** For each fact of the log: the number of the event that brought it; 0 for the setup. */
  factSeqs: readonly number[];
  /** How often each value is in `knownTo`, so that long logs need not be counted after every event. */
  readonly #counts = new Map<number, number>();

  constructor(factSeqs: readonly number[], knownTo: readonly number[] = []) {
    this.factSeqs = factSeqs;
    for (const to of knownTo) this.#add(to);
  }

  get seq(): number {
    return this.knownTo.length;
  }

  /** The number that a viewer gives to event number `seq`, or to the last one before it that it knows. */
  seqFor(viewer: Viewer, seq = this.seq): number {
    if (seq < this.seq) return this.knownTo.slice(0, seq).filter((to) => isKnown(to, viewer)).length;
    const own = viewer === undefined ? 0 : (this.#counts.get(viewer) ?? 0);
    return own + (this.#counts.get(EVERYBODY) ?? 0);
  }

  /** Each fact with the viewer's number of the event that brought it. */
  factsFor({ game, log }: FactLog, viewer: Viewer): [seq: number, fact: Fact][] {
    const viewerSeqs = [0];
    for (const to of this.knownTo)
      viewerSeqs.push((viewerSeqs.at(-1) as number) + (isKnown(to, viewer) ? 1 : 0));
    return log.flatMap(({ fact }, i): [number, Fact][] => {
      const known = game.seen(fact, viewer);
      return known === undefined ? [] : [[viewerSeqs[this.factSeqs[i] as number] as number, known]];
    });
  }

  /**
   * How many of the first `unchangedFacts` facts of the log a viewer knows, if that is fewer than the
   * `sentFacts` that it was sent; undefined if none of those was taken back. Facts that it does not know
   * don't count: it must not learn that there were any.
   */
  keptFactCountFor(
    match: FactLog,
    viewer: Viewer,
    { unchangedFacts, sentFacts }: { readonly unchangedFacts: number; readonly sentFacts: number },
  ): number | undefined {
    const keep = knownFactCount(match, viewer, unchangedFacts);
    return keep < sentFacts ? keep : undefined;
  }

  /**
   * Appends an event. The log now has `factCount` facts; the first `factSeqs.length` keep these event numbers,
   * the rest belong to the new event.
   */
  append(knownTo: number, factSeqs: readonly number[], factCount: number): void {
    this.#add(knownTo);
    const added = Array.from({ length: factCount - factSeqs.length }, () => this.seq);
    this.factSeqs = [...factSeqs, ...added];
  }

  #add(knownTo: number): void {
    this.knownTo.push(knownTo);
    this.#counts.set(knownTo, (this.#counts.get(knownTo) ?? 0) + 1);
  }
}

const isKnown = (knownTo: number, viewer: Viewer): boolean => knownTo === EVERYBODY || knownTo === viewer;

export function knownFactCount({ game, log }: FactLog, viewer: Viewer, until = log.length): number {
  let known = 0;
  for (let i = 0; i < until; i++)
    if (game.seen((log[i] as LogEntry<Fact>).fact, viewer) !== undefined) known++;
  return known;
}
