import type { Fact, Game, Viewer, Ply, Refusal, Seat, State } from './game.ts';
import { BadInput, refusal, resolveOptions } from './game.ts';
import type { MatchSetup } from './matchSetup.ts';
import { checkBranches, checkKey, checkNames } from './matchSetup.ts';
import { offersFor } from './offers.ts';
import type { RefusedPly } from './play.ts';
import { shareUnchanged } from './sharing.ts';
import { playPly, redealtCopy, refuse, advanceToDecision } from './play.ts';
import { bit, isOver, isPending, pendingSeats, currentStep } from './steps.ts';

export type RecordedPly = readonly [seat: Seat, verb: string, noun: number];

/** A fact, and the number of the ply that caused it (0 for the setup, 1 for the first ply). */
export interface LogEntry<F extends Fact> {
  readonly ply: number;
  readonly fact: F;
}

/** A match as plain data, to go on without a replay. It is a cache: setup and plies determine all of it. */
export interface SavedMatch<S extends State = State, F extends Fact = Fact> {
  readonly plies: readonly RecordedPly[];
  /** `factLog`, under the name that stored snapshots have. */
  readonly log: readonly LogEntry<F>[];
  readonly state: S;
  readonly limit: UndoLimit<S>;
}

/** The point that undo can go back to: the beginning of the current decision. Stored in snapshots. */
interface UndoLimit<S extends State> {
  /** The numbers of plies and facts up to here. */
  readonly plies: number;
  readonly facts: number;
  readonly state: S;
}

export class Match<S extends State = State, F extends Fact = Fact, V = unknown> {
  readonly game: Game<S, F, V>;
  readonly setup: MatchSetup;
  state: S;
  plies: RecordedPly[] = [];
  /** The facts of the setup and of all plies, secret ones included. */
  factLog: LogEntry<F>[] = [];
  #limit: UndoLimit<S>;

  private constructor(game: Game<S, F, V>, setup: MatchSetup) {
    this.game = game;
    this.setup = setup;
    const tell = (fact: F): void => void this.factLog.push({ ply: 0, fact });
    const firstKey = setup.branches?.[0]?.key ?? setup.key;
    this.state = game.setup(setup.names.length, setup.options, firstKey, tell);
    advanceToDecision(game, this.state, tell);
    this.#limit = this.#toUndoLimit();
    this.#branch();
  }

  static start<S extends State, F extends Fact, V>(game: Game<S, F, V>, setup: MatchSetup): Match<S, F, V> {
    checkNames(setup.names);
    checkKey(setup.key);
    checkBranches(setup);
    const seats = setup.names.length;
    if (seats < game.minSeats || seats > game.maxSeats) {
      throw new BadInput('badSeatCount', { seats, min: game.minSeats, max: game.maxSeats });
    }
    return new Match(game, {
      names: [...setup.names],
      options: resolveOptions(game, setup.options),
      key: [...setup.key],
      ...(setup.branches !== undefined &&
        setup.branches.length > 0 && {
          branches: setup.branches.map(({ key, plies, seat }) => ({ key: [...key], plies, seat })),
        }),
    });
  }

  /** The number of plies that a branch has from its origin. Nothing goes back behind them. */
  get originPlies(): number {
    return this.setup.branches?.at(-1)?.plies ?? 0;
  }

  /** Deals what is hidden again, if a branch begins here. */
  #branch(): void {
    const { branches = [], key } = this.setup;
    branches.forEach(({ plies, seat }, i) => {
      if (plies !== this.plies.length) return;
      this.state = redealtCopy(this.game, this.state, seat, branches[i + 1]?.key ?? key);
      this.#limit = this.#toUndoLimit();
    });
  }

  #toUndoLimit(): UndoLimit<S> {
    // No copy is needed: each ply is played on a copy of the state before it.
    return { plies: this.plies.length, facts: this.factLog.length, state: this.state };
  }

  get isOver(): boolean {
    return isOver(this.state);
  }

  /** Plays a command (a decision or a part of it): all of its plies, or none and the reason why. */
  play(seat: Seat, plies: readonly Ply[]): RefusedPly | undefined {
    if (!Array.isArray(plies) || plies.length === 0) return { refusal: refusal('malformed', ''), ply: 0 };
    const before = {
      state: this.state,
      plies: this.plies.length,
      facts: this.factLog.length,
      limit: this.#limit,
    };
    const restore = (): void => {
      this.state = before.state;
      this.plies.length = before.plies;
      this.factLog.length = before.facts;
      this.#limit = before.limit;
    };
    try {
      for (let i = 0; i < plies.length; i++) {
        // A command ends where chance was used or something was revealed: otherwise the refusal of a later
        // ply would reveal the result, and nothing would have been played.
        const refused =
          this.#limit === before.limit ? this.#playOne(seat, plies[i] as Ply) : refusal('notNow', '');
        if (refused === undefined) continue;
        restore();
        return { refusal: refused, ply: i };
      }
    } catch (error) {
      // A bug in a rule must not leave half a command behind.
      restore();
      throw error;
    }
    return undefined;
  }

  /** Plays one ply on a copy of the state. The undo limit moves if the ply ends the current decision. */
  #playOne(seat: Seat, ply: Ply): Refusal | undefined {
    const before = this.state;
    const refused = refuse(this.game, before, seat, ply);
    if (refused !== undefined) return refused;
    this.state = this.game.copy(before);
    this.plies.push([seat, ply[0], ply[1]]);
    const played = this.plies.length;
    playPly(this.game, this.state, seat, ply, (fact) => void this.factLog.push({ ply: played, fact }));
    shareUnchanged(before, this.state);
    if (!isSameDecision(before, seat, this.state)) this.#limit = this.#toUndoLimit();
    this.#branch();
    return undefined;
  }

  #replayPly([seat, verb, noun]: RecordedPly): void {
    if (this.#playOne(seat, [verb, noun]) !== undefined)
      throw new Error(`the match does not replay: ${verb} ${noun}`);
  }

  /** The number of plies that no undo can take back. */
  get undoLimit(): number {
    return this.#limit.plies;
  }

  /** The number of facts that no undo can take back: those of the setup and of the plies before the limit. */
  get factCountAtUndoLimit(): number {
    return this.#limit.facts;
  }

  /** The number of plies that the seat can undo now. */
  undoable(seat: Seat): number {
    if (isOver(this.state)) return 0;
    const own = this.plies.slice(this.#limit.plies).filter(([by]) => by === seat);
    const canDecide =
      isPending(this.state, seat) || this.game.phases[currentStep(this.state).at]?.reopens === true;
    return canDecide ? own.length : 0;
  }

  /**
   * Takes back the seat's last ply, or all since the undo limit. Plies of others in the same simultaneous
   * step stay: the order of arrival makes no difference there.
   */
  undo(seat: Seat, reach: 'step' | 'turn' = 'step'): RefusedPly | undefined {
    const undoableCount = this.undoable(seat);
    if (undoableCount === 0) return { refusal: refusal('nothingToUndo', ''), ply: 0 };
    const since = this.plies.slice(this.#limit.plies);
    const kept = since.filter(([by], place) => {
      if (by !== seat) return true;
      const own = since.slice(0, place).filter(([earlier]) => earlier === seat).length;
      return reach === 'step' && own < undoableCount - 1;
    });
    this.state = this.game.copy(this.#limit.state);
    this.plies.length = this.#limit.plies;
    this.factLog.length = this.#limit.facts;
    for (const ply of kept) this.#replayPly(ply);
    return undefined;
  }

  /**
   * Goes back to this number of plies, also behind the undo limit. The caller has the consent of all players, or
   * there is nobody to ask.
   */
  rewind(plyCount: number): void {
    this.#replaceByReplay(this.plies.slice(0, Math.max(plyCount, this.originPlies)));
  }

  /**
   * Goes back, with the consent of all players, to where a seat had played `kept` plies. What others chose in
   * this simultaneous decision stays: neither the order of arrival nor the number of those choices may
   * make a difference, because both are secret. Everything after that decision is undone.
   */
  rewindSeat(seat: Seat, kept: number): void {
    let own = 0;
    const target = this.plies.findIndex(([by]) => by === seat && own++ === kept);
    const from = target === -1 ? this.plies.length : Math.max(target, this.originPlies);
    const replayed = Match.start(this.game, this.setup);
    for (const ply of this.plies.slice(0, from)) replayed.#replayPly(ply);
    const start = replayed.undoLimit;
    let end = from;
    while (end < this.plies.length && replayed.undoLimit === start)
      replayed.#replayPly(this.plies[end++] as RecordedPly);
    const isKept = ([by]: RecordedPly, place: number): boolean => by !== seat || place < from;
    this.#replaceByReplay(this.plies.slice(0, end).filter(isKept));
  }

  #replaceByReplay(plies: readonly RecordedPly[]): void {
    const replayed = Match.start(this.game, this.setup);
    for (const ply of plies) replayed.#replayPly(ply);
    this.state = replayed.state;
    this.plies = replayed.plies;
    this.factLog = replayed.factLog;
    this.#limit = replayed.#limit;
  }

  save(): SavedMatch<S, F> {
    return { plies: this.plies, log: this.factLog, state: this.state, limit: this.#limit };
  }

  static resume<S extends State, F extends Fact, V>(
    game: Game<S, F, V>,
    setup: MatchSetup,
    saved: SavedMatch<S, F>,
  ): Match<S, F, V> {
    const match = Match.start(game, setup);
    match.state = saved.state;
    match.plies = [...saved.plies];
    match.factLog = [...saved.log];
    match.#limit = saved.limit;
    return match;
  }

  refuse(seat: Seat, ply: Ply): Refusal | undefined {
    return refuse(this.game, this.state, seat, ply);
  }

  offers(seat: Seat): Ply[] {
    return offersFor(this.game, this.state, seat);
  }

  view(viewer: Viewer): V {
    return this.game.view(this.state, viewer);
  }

  /** The facts that a viewer may know, each without the parts that it may not know. */
  factLogFor(viewer: Viewer): LogEntry<F>[] {
    const seen: LogEntry<F>[] = [];
    for (const { ply, fact } of this.factLog) {
      const known = this.game.seen(fact, viewer);
      if (known !== undefined) seen.push({ ply, fact: known });
    }
    return seen;
  }
}

/**
 * The ply did not end a decision: nothing became final (`seals`) or was drawn, and at most this seat is no longer
 * pending.
 */
export function isSameDecision(before: State, seat: Seat, after: State): boolean {
  if (after.seals !== before.seals || after.chance.drawn !== before.chance.drawn) return false;
  const pendingBefore = pendingSeats(before);
  const pendingAfter = pendingSeats(after);
  return (
    pendingAfter === pendingBefore || (pendingAfter !== 0 && pendingAfter === (pendingBefore & ~bit(seat)))
  );
}
