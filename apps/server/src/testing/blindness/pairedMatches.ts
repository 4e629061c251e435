/**
 * Compares two matches that one viewer must not be able to tell apart: dealt alike, or differing only in what
 * is hidden from the viewer. Others play and take back secret plies in one of them alone. The viewer does the
 * same in both (legal and illegal plays, undo, requests, leaving and returning, with current and old sequence
 * numbers, new and used ids); all answers and updates must be equal.
 */
import type { Viewer, Ply, Seat, State } from '@pithead/kernel';
import {
  bit,
  canonicalJson,
  isOver,
  isPending,
  Match,
  pendingSeats,
  playPly,
  redealtCopy,
  refuse,
} from '@pithead/kernel';
import { ownPliesBeforeLastRun } from '@pithead/match';
import type { Act, ActBody } from '@pithead/protocol';
import { firstDifference } from '@pithead/testkit';
import type { ObservedTable } from './observedTable.ts';
import { isHiddenFromOthers } from './leakSearch.ts';
import type { RandomCommand } from '../testRandom.ts';
import { TestRandom, randomCommand, seatsOfMask } from '../testRandom.ts';
import { runProbe, createProbe } from './viewerProbe.ts';

export type MatchPair = readonly [ObservedTable, ObservedTable];

/** Beyond this the rate limit refuses by time, and time differs between the matches. */
const MOST_SIDE_ACTS = 10;
const LONGEST_PREFIX = 60;
const TRIES = 8;

export class PairedMatches {
  readonly findings: string[] = [];
  compared = 0;
  secrets = 0;
  readonly #worlds: MatchPair;
  readonly #viewer: Viewer;
  readonly #random: TestRandom;
  readonly #sideActs = new Map<Seat, number>();
  readonly #sent: Act[] = [];
  #isRedealt = false;

  constructor(worlds: MatchPair, viewer: Viewer, seed: string) {
    this.#worlds = worlds;
    this.#viewer = viewer;
    this.#random = new TestRandom(seed);
  }

  async run(steps: number): Promise<this> {
    await this.#playPrefix();
    if (this.#random.oneIn(3)) this.#redealSecondWorld();
    await Promise.all(this.#worlds.map((world) => world.discardReceived()));
    for (let step = 0; step < steps && this.findings.length === 0 && !isOver(this.#state); step++) {
      const what = await this.#step();
      await this.#compareNews(what);
    }
    return this;
  }

  get #state(): State {
    return this.#worlds[0].matchState.gameState;
  }

  get #correctRules() {
    return this.#worlds[0].correctRules;
  }

  async #playPrefix(): Promise<void> {
    const [world] = this.#worlds;
    const wanted = this.#random.oneIn(2) ? 0 : this.#random.below(LONGEST_PREFIX);
    for (
      let played = 0;
      played < wanted || world.matchState.match.undoLimit !== world.matchState.match.plies.length;
      played++
    ) {
      const { seat, plies, after } = randomCommand(this.#correctRules, this.#state, this.#random);
      if (isOver(after)) return;
      for (const each of this.#worlds) await each.play(seat, plies, `prefix-${played}`);
    }
  }

  /** Only where nothing can be undone, because an undo would restore the true deal. */
  #redealSecondWorld(): void {
    const { matchState } = this.#worlds[1];
    const { match } = matchState;
    if (match.undoLimit !== match.plies.length) return;
    const saved = match.save();
    const state = redealtCopy(this.#correctRules, saved.state, this.#viewer, this.#random.key());
    const other = Match.resume(match.game, match.setup, {
      ...saved,
      state,
      limit: { ...saved.limit, state },
    });
    Object.assign(matchState, { match: other });
    this.#isRedealt = true;
  }

  async #step(): Promise<string> {
    const roll = this.#random.below(20);
    if (roll < 6) return this.#inSecret();
    if (roll < 7) return this.#lookAround();
    if (roll < 8) return this.#requestWithdrawnInSecret();
    if (roll < 12) return this.#others();
    return this.#viewer === undefined ? this.#others() : this.#act(this.#viewer);
  }

  async #inSecret(): Promise<string> {
    const world = this.#random.pick(this.#worlds);
    const { matchState } = world;
    const seats = seatsOfMask(pendingSeats(matchState.gameState)).filter((seat) => seat !== this.#viewer);
    if (seats.length === 0 || matchState.seatStatus.isPaused) return 'nothing';
    const seat = this.#random.pick(seats);
    if (this.#random.oneIn(2) && canTakeBackInSecret(world, seat))
      await this.#secretly(world, seat, { act: 'undo', reach: 'step' });
    else {
      const command = this.#secretCommand(matchState.gameState, seat);
      if (command === undefined) return 'nothing';
      await this.#secretly(world, seat, {
        act: 'play',
        plies: command.plies.map(([verb, noun]) => [verb, noun]),
      });
    }
    this.secrets++;
    return `seat ${seat} chose in secret`;
  }

  #secretCommand(state: State, seat: Seat): RandomCommand | undefined {
    for (let i = 0; i < TRIES; i++) {
      const command = randomCommand(this.#correctRules, state, this.#random, [seat]);
      if (isHiddenFromOthers(this.#correctRules, state, command)) return command;
    }
    return undefined;
  }

  async #secretly(world: ObservedTable, seat: Seat, action: ActBody): Promise<void> {
    const before = world.matchState.logSeq;
    await world.act({ ...action, seat, id: world.newId(), seq: world.matchState.seqFor(seat) } as Act);
    if (world.matchState.logSeq !== before + 1)
      this.findings.push(`a legal secret choice of seat ${seat} was refused in ${world.correctRules.id}`);
  }

  async #lookAround(): Promise<string> {
    const [one, other] = this.#worlds;
    const { messages, paths } = createProbe(one, this.#viewer, this.#random);
    // Acts change the match while a request is open; they have steps of their own.
    const looks = messages.filter(({ type }) => type !== 'act');
    const asked = {
      messages: looks,
      paths: paths.filter((path) => path.startsWith(`/api/tables/${one.table}/`)),
    };
    const there = JSON.parse(JSON.stringify(asked).replaceAll(one.table, other.table)) as typeof asked;
    const answers = [
      await runProbe(one, this.#viewer, asked),
      await runProbe(other, this.#viewer, there),
    ] as const;
    this.#compare('the viewer looks around', answers);
    return 'a look around';
  }

  async #others(): Promise<string> {
    const { seatStatus, pendingSeats: pending } = this.#worlds[0].matchState;
    if (this.#viewer !== undefined && (seatStatus.standIns & bit(this.#viewer)) !== 0) return 'nothing';
    const seat = this.#random.pick(
      this.#worlds[0].viewers.filter((viewer) => viewer !== undefined && viewer !== this.#viewer),
    ) as Seat;
    const action = this.#actionOfOther(seat, pending);
    if (action === undefined) return 'nothing';
    const id = `other-${this.#worlds[0].newId()}`;
    for (const world of this.#worlds)
      await world.act({ ...action, seat, id, seq: world.matchState.seqFor(seat) } as Act);
    return `seat ${seat}: ${JSON.stringify(action)}`;
  }

  async #requestWithdrawnInSecret(): Promise<string> {
    const { seatStatus } = this.#worlds[0].matchState;
    const seats = this.#worlds[0].viewers.filter(
      (seat): seat is Seat =>
        seat !== undefined &&
        this.#worlds.every((world) => canTakeBackInSecret(world, seat)) &&
        this.#goesBackAlike(seat),
    );
    if (
      this.#isRedealt ||
      seatStatus.isPaused ||
      seatStatus.undoRequest !== null ||
      seatStatus.standIns !== 0 ||
      seats.length === 0
    )
      return 'nothing';
    const seat = this.#random.pick(seats);
    if (!this.#maySideAct(seat)) return 'nothing';
    const id = `withdrawn-${this.#worlds[0].newId()}`;
    for (const world of this.#worlds) {
      const act = (by: Seat, action: ActBody): Promise<void> =>
        world.act({
          ...action,
          seat: by,
          id: `${id}-${action.act}`,
          seq: world.matchState.seqFor(by),
        } as Act);
      await act(seat, { act: 'askUndo' });
      await act(seat, { act: 'undo', reach: 'turn' });
      for (const other of world.viewers)
        if (other !== undefined && other !== seat) await act(other, { act: 'answerUndo', agree: true });
    }
    return `seat ${seat} asked to go back to where it was already`;
  }

  #actionOfOther(seat: Seat, pending: number): ActBody | undefined {
    const { seatStatus } = this.#worlds[0].matchState;
    if (seatStatus.isPaused) return { act: 'resume' };
    if (seatStatus.undoRequest !== null && (seatStatus.undoRequest.agreed & bit(seat)) === 0)
      return { act: 'answerUndo', agree: !this.#isRedealt && !this.#random.oneIn(4) };
    if (seatStatus.pauseRequest !== null && (seatStatus.pauseRequest.agreed & bit(seat)) === 0)
      return { act: 'answerPause', agree: this.#random.oneIn(2) };
    const roll = this.#random.below(6);
    if (roll === 5 && this.#maySideAct(seat) && seatStatus.pauseRequest === null) return { act: 'askPause' };
    if (roll <= 2 && seatStatus.undoRequest === null && this.#goesBackAlike(seat) && this.#maySideAct(seat))
      return { act: 'askUndo' };
    return (pending & bit(seat)) === 0 ? undefined : this.#openPlay(seat);
  }

  /**
   * An undo request of this seat must lead to the same public state in both matches; otherwise the seat
   * itself would reveal the difference.
   */
  #goesBackAlike(seat: Seat): boolean {
    const [one, other] = this.#worlds.map(({ matchState: { match } }) => {
      const keep = ownPliesBeforeLastRun(match, seat);
      const settled = match.plies.slice(0, match.undoLimit).filter(([by]) => by === seat).length;
      return keep === undefined ? -1 : Math.min(keep, settled);
    });
    return one !== undefined && one >= 0 && one === other;
  }

  #openPlay(seat: Seat): ActBody | undefined {
    for (let i = 0; i < TRIES; i++) {
      const ply = this.#random.pickPly(this.#worlds[0].matchState.match.offers(seat));
      if (this.#looksAlikeAfter(seat, [ply])) return { act: 'play', plies: [[ply[0], ply[1]]] };
    }
    return undefined;
  }

  #looksAlikeAfter(seat: Seat, plies: readonly Ply[]): boolean {
    const views = this.#worlds.map(({ matchState: { gameState } }) =>
      viewAfter(this.#correctRules, gameState, seat, plies, this.#viewer),
    );
    return views[0] !== undefined && views[0] === views[1];
  }

  #maySideAct(seat: Seat): boolean {
    const done = (this.#sideActs.get(seat) ?? 0) + 1;
    if (done > MOST_SIDE_ACTS) return false;
    this.#sideActs.set(seat, done);
    return true;
  }

  async #act(seat: Seat): Promise<string> {
    const act = this.#usedId(seat) ?? this.#newAct(seat);
    if (act === undefined) return 'nothing';
    this.#sent.push(act);
    for (const world of this.#worlds) await world.act(act);
    return `the viewer sends ${JSON.stringify(act)}`;
  }

  #usedId(seat: Seat): Act | undefined {
    if (this.#sent.length === 0 || !this.#random.oneIn(6)) return undefined;
    const first = this.#random.pick(this.#sent);
    if (this.#random.oneIn(2)) return this.#isHarmlessAgain(first) ? first : undefined;
    return { act: 'play', seat, id: first.id, seq: first.seq, plies: [['nothing', 0]] };
  }

  /** An act that was refused the first time may be accepted now, with another effect in each match. */
  #isHarmlessAgain(act: Act): boolean {
    if (act.act === 'leave' || act.act === 'askPause' || act.act === 'askUndo' || act.act === 'resign')
      return false;
    if (act.act === 'answerUndo' && this.#isRedealt) return false;
    return act.act !== 'play' || this.#isHarmless(act.seat, act.plies);
  }

  #newAct(seat: Seat): Act | undefined {
    const action = this.#actionOfViewer(seat);
    if (action === undefined) return undefined;
    const known = this.#worlds[0].matchState.seqFor(seat);
    const seq = this.#random.pick([known, known, known - 1, known - 2, known - 3, 0, known + 1]);
    return { ...action, seat, id: this.#worlds[0].newId(), seq: Math.max(0, seq) } as Act;
  }

  #actionOfViewer(seat: Seat): ActBody | undefined {
    const { seatStatus, pendingSeats: pending } = this.#worlds[0].matchState;
    const mustDecide = (pending & bit(seat)) !== 0;
    const isAway = (seatStatus.standIns & bit(seat)) !== 0;
    const mayAnswer = seatStatus.undoRequest !== null && (seatStatus.undoRequest.agreed & bit(seat)) === 0;
    if (mayAnswer && !isAway && this.#random.oneIn(3))
      return { act: 'answerUndo', agree: !this.#isRedealt && !this.#random.oneIn(4) };
    const roll = this.#random.below(12);
    if (roll < 4) return this.#illegalPlay(seat);
    if (isAway) return roll < 8 ? { act: 'return' } : { act: 'undo', reach: 'turn' };
    if (roll === 4) return { act: 'undo', reach: this.#random.oneIn(2) ? 'step' : 'turn' };
    if (roll === 5) return { act: 'answerUndo', agree: !this.#isRedealt && this.#random.oneIn(2) };
    if (roll === 6) return { act: 'answerPause', agree: this.#random.oneIn(2) };
    if (roll === 7) return { act: 'resume' };
    if (roll === 8) return this.#maySideAct(seat) ? { act: 'askPause' } : undefined;
    if (roll === 9) return !this.#isRedealt && this.#maySideAct(seat) ? { act: 'askUndo' } : undefined;
    // A pending seat must not leave: its stand-in would play differently in each match.
    if (roll === 10) return !mustDecide && this.#maySideAct(seat) ? { act: 'leave' } : { act: 'return' };
    return mustDecide ? this.#ownPlay(seat) : undefined;
  }

  #illegalPlay(seat: Seat): ActBody | undefined {
    const { verb, nouns } = this.#random.pick(this.#correctRules.moves);
    const ply: [string, number] = [verb, this.#random.below(Math.min(4096, nouns.length))];
    return this.#isHarmless(seat, [ply]) ? { act: 'play', plies: [ply] } : undefined;
  }

  #ownPlay(seat: Seat): ActBody | undefined {
    const { plies } = randomCommand(this.#correctRules, this.#state, this.#random, [seat]);
    return this.#isHarmless(seat, plies)
      ? { act: 'play', plies: plies.map(([verb, noun]) => [verb, noun]) }
      : undefined;
  }

  /**
   * Illegal in both matches, or legal in both with the same view afterwards: only then must the answers be
   * equal.
   */
  #isHarmless(seat: Seat, plies: readonly Ply[]): boolean {
    const isLegal = this.#worlds.map(
      ({ matchState: { gameState } }) =>
        viewAfter(this.#correctRules, gameState, seat, plies, this.#viewer) !== undefined,
    );
    return (!isLegal[0] && !isLegal[1]) || this.#looksAlikeAfter(seat, plies);
  }

  async #compareNews(what: string): Promise<void> {
    const [one, other] = this.#worlds;
    await Promise.all([one.socketOf(this.#viewer).ping(), other.socketOf(this.#viewer).ping()]);
    this.#compare(what, [
      one.socketOf(this.#viewer).takeReceived(),
      other.socketOf(this.#viewer).takeReceived(),
    ]);
  }

  #compare(what: string, received: readonly [readonly string[], readonly string[]]): void {
    const one = withoutIds(this.#worlds[0], received[0]);
    const other = withoutIds(this.#worlds[1], received[1]);
    this.compared += one.length;
    if (one.length === other.length && one.every((text, i) => text === other[i])) return;
    const at = one.findIndex((text, i) => text !== other[i]);
    const { match, gameState } = this.#worlds[0].matchState;
    const viewer = this.#viewer === undefined ? 'a spectator' : `seat ${this.#viewer}`;
    const place = `${match.game.id}, ${match.plies.length} plies, ${gameState.steps.at(-1)?.at}`;
    this.findings.push(
      `${viewer} can tell two worlds apart (${place}; ${what}): ${one.length} or ${other.length} messages, ` +
        firstDifference(one[at] ?? '', other[at < 0 ? one.length : at] ?? ''),
    );
  }
}

/** Ids and the times of creation, start and end differ between the matches. */
function withoutIds(world: ObservedTable, texts: readonly string[]): string[] {
  const ids = [world.table, ...world.viewers.map((viewer) => world.clientOf(viewer).id)];
  const replaced = (text: string): string =>
    ids.reduce((result, id, place) => result.replaceAll(id, `id-${place}`), text);
  return texts.map((text) => replaced(text).replaceAll(/"(created|started|ended)At":\d+/g, '"$1At":0'));
}

function viewAfter(
  game: ObservedTable['correctRules'],
  state: State,
  seat: Seat,
  plies: readonly Ply[],
  viewer: Viewer,
): string | undefined {
  const after = game.copy(state);
  for (const ply of plies) {
    if (!isPending(after, seat) || refuse(game, after, seat, ply) !== undefined) return undefined;
    playPly(game, after, seat, ply, undefined);
  }
  return isOver(after) ? undefined : canonicalJson([game.view(after, viewer), pendingSeats(after)]);
}

function canTakeBackInSecret({ correctRules, matchState }: ObservedTable, seat: Seat): boolean {
  const { match } = matchState;
  if (match.undoable(seat) === 0) return false;
  const own = match.plies.slice(match.undoLimit).filter(([by]) => by === seat);
  const plies = own.slice(-1).map(([, verb, noun]) => [verb, noun] as const);
  const without = Match.resume(correctRules, match.setup, {
    ...match.save(),
    plies: [...match.plies],
    log: [...match.factLog],
  });
  without.undo(seat, 'step');
  return isHiddenFromOthers(correctRules, matchState.gameState, { seat, plies, after: without.state });
}
