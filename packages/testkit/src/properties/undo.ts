import type { Fact, LogEntry, Viewer, Match, Ply, RecordedPly, Seat, State } from '@pithead/kernel';
import { canonicalJson, playPly, redealtCopy, refuse } from '@pithead/kernel';
import { SeededRandom } from '../seededRandom.ts';
import { viewersOf, moveOf, viewerName, playOnCopy, viewText } from '../viewerOutput.ts';
import type { RandomChoice } from '../randomPlay.ts';
import { RandomPlayers, startMatch } from '../randomPlay.ts';
import type { GameProperty, PropertyRun } from '../propertyRun.ts';
import { checkRewind } from './rewind.ts';
import { isSealedStep } from './sealedChoices.ts';

const UNDO_EVERY = 4;
/** Rarer than undo, because a rewind replays the match several times. */
const REWIND_EVERY = 200;
const REDEALS = 2;

export const undoGoesBackExactly: GameProperty = {
  name: 'undo goes back exactly and never behind a reveal',
  check(run) {
    for (const seed of run.seedsFor('undos')) new UndoGame(run, seed).play();
  },
};

type Reach = 'step' | 'turn';

class UndoGame<S extends State, F extends Fact, V> {
  readonly #run: PropertyRun<S, F, V>;
  readonly #match: Match<S, F, V>;
  readonly #players: RandomPlayers<S, F, V>;
  readonly #dice: SeededRandom;
  /** State and log length after each ply, kept independently of the match. */
  readonly #trail: { state: S; facts: number }[];

  constructor(run: PropertyRun<S, F, V>, seed: number) {
    run.seed = seed;
    run.ply = 0;
    this.#run = run;
    this.#match = startMatch(run, seed);
    this.#players = new RandomPlayers(run.game, seed);
    this.#dice = new SeededRandom(seed, 'undo');
    this.#trail = [this.#here()];
  }

  #here(): { state: S; facts: number } {
    return { state: this.#run.game.copy(this.#match.state), facts: this.#match.factLog.length };
  }

  play(): void {
    const match = this.#match;
    const maxPlies = this.#run.maxPlies;
    for (let tries = 0; tries < 2 * maxPlies && !this.#run.hasEnoughFindings; tries++) {
      this.#run.ply = match.plies.length;
      const next = this.#players.choose(match.state);
      if (next === undefined || match.plies.length > maxPlies) return;
      match.play(next.seat, [next.ply]);
      if (this.#someUndoable()) this.#checkNoReveal(next);
      this.#trail.push(this.#here());
      if (this.#dice.below(REWIND_EVERY) === 0) checkRewind(this.#run, match, next.seat, this.#dice);
      if (this.#dice.below(UNDO_EVERY) === 0) this.#changeMind();
    }
  }

  #someUndoable(): boolean {
    return viewersOf(this.#run.seats).some((seat) => seat !== undefined && this.#match.undoable(seat) > 0);
  }

  #checkNoReveal({ seat, ply }: RandomChoice): void {
    const { game } = this.#run;
    const before = (this.#trail.at(-1) as { state: S }).state;
    const drew = before.chance.drawn !== this.#match.state.chance.drawn;
    this.#run.expect(!drew, `${ply.join(' ')} of seat ${seat} drew chance and can be taken back`);
    for (const viewer of [seat, this.#dice.pick(viewersOf(this.#run.seats))]) {
      const view = viewText(game, this.#match.state, viewer);
      for (let i = 0; i < REDEALS; i++) {
        const twin = redealtCopy(game, before, viewer, this.#dice.key());
        if (refuse(game, twin, seat, ply) !== undefined) {
          // Legal in only one of the worlds, so a viewer who sees the ply learns something.
          const shows = viewer !== seat && !moveOf(game, ply).secret && !isSealedStep(this.#run, before);
          if (shows && !this.#expectNoReveal(false, seat, ply, viewer)) return;
          continue;
        }
        const hidden = viewText(game, playOnCopy(game, twin, seat, ply).state, viewer) === view;
        if (!this.#expectNoReveal(hidden, seat, ply, viewer)) return;
      }
    }
  }

  #expectNoReveal(hidden: boolean, seat: Seat, ply: Ply, viewer: Viewer): boolean {
    return this.#run.expect(
      hidden,
      `${ply.join(' ')} of seat ${seat} shows ${viewerName(viewer)} something new and can be taken back`,
    );
  }

  #changeMind(): void {
    this.#run.ply = this.#match.plies.length;
    const reach = this.#dice.pick<Reach>(['step', 'turn']);
    for (const seat of this.#dice.shuffled(viewersOf(this.#run.seats))) {
      if (seat === undefined) continue;
      if (this.#match.undoable(seat) > 0) return this.#undo(seat, reach);
      this.#checkRefused(seat, reach);
    }
  }

  #checkRefused(seat: Seat, reach: Reach): void {
    const before = canonicalJson([this.#match.state, this.#match.plies.length, this.#match.factLog.length]);
    const refused = this.#match.undo(seat, reach);
    this.#run.expect(
      refused !== undefined && refused.refusal.reason !== '',
      `seat ${seat} has nothing to take back, and undo is not refused`,
    );
    const after = canonicalJson([this.#match.state, this.#match.plies.length, this.#match.factLog.length]);
    this.#run.expect(before === after, `a refused undo of seat ${seat} changed the match`);
  }

  #undo(seat: Seat, reach: Reach): void {
    const match = this.#match;
    this.#run.counts.undos++;
    const own = match.plies.flatMap(([by], place) => (by === seat ? [place] : []));
    const removed = own.slice(reach === 'step' ? -1 : -match.undoable(seat));
    const before = { plies: [...match.plies], log: [...match.factLog] };
    const expected = this.#expectedAfterUndo(removed);
    const what = `undo of a ${reach} by seat ${seat}`;
    match.undo(seat, reach);
    this.#run.expect(
      isSame(match.plies, expected.plies, before.plies),
      `${what}: other plies are left than expected`,
    );
    this.#run.expect(
      canonicalJson(match.state) === canonicalJson(expected.state),
      `${what}: the state is not the one of before`,
    );
    this.#run.expect(
      isSame(match.factLog, expected.log, before.log),
      `${what}: the log is not the one of before`,
    );
    if (reach === 'turn')
      this.#run.expect(match.undoable(seat) === 0, `${what}: something is left to take back`);
  }

  /**
   * The expected match: the removed plies are left out, plies of others in between stay. Shortens the trail.
   */
  #expectedAfterUndo(removed: readonly number[]): { state: S; plies: RecordedPly[]; log: LogEntry<F>[] } {
    const from = removed[0] as number;
    const { game } = this.#run;
    const kept = this.#match.plies.slice(from).filter((_, place) => !removed.includes(from + place));
    const start = this.#trail[from] as { state: S; facts: number };
    const state = game.copy(start.state);
    const plies = this.#match.plies.slice(0, from);
    const log = this.#match.factLog.slice(0, start.facts);
    this.#trail.length = from + 1;
    for (const [by, verb, noun] of kept) {
      plies.push([by, verb, noun]);
      playPly(game, state, by, [verb, noun], (fact) => void log.push({ ply: plies.length, fact }));
      this.#trail.push({ state: game.copy(state), facts: log.length });
    }
    return { state, plies, log };
  }
}

/** Compares from the first item that is not identical to the one in `before`. */
function isSame<T>(now: readonly T[], expected: readonly T[], before: readonly T[]): boolean {
  if (now.length !== expected.length) return false;
  const from = now.findIndex((item, place) => item !== before[place] || item !== expected[place]);
  return from < 0 || canonicalJson(now.slice(from)) === canonicalJson(expected.slice(from));
}
