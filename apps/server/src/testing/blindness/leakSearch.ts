/**
 * Plays a random match over real sockets and searches for anything that reveals to a viewer what it may not
 * know (promise P4).
 */
import type { Game, Viewer, Seat, State } from '@pithead/kernel';
import {
  canonicalJson,
  hexFromKey,
  isOver,
  isSecretVerb,
  keyFromHex,
  Match,
  pendingSeats,
  playPly,
  redealtCopy,
  refuse,
} from '@pithead/kernel';
import { firstDifference } from '@pithead/testkit';
import type { ObservedTable } from './observedTable.ts';
import type { DiscardingStore } from '../fakes/discardingStore.ts';
import type { RandomCommand } from '../testRandom.ts';
import { TestRandom, randomCommand, seatsOfMask } from '../testRandom.ts';
import { runProbe, createProbe } from './viewerProbe.ts';
import { enterIndistinguishableMatch } from './indistinguishableMatch.ts';

export interface LeakSearchGoal {
  readonly pairs: number;
  readonly updates: number;
  /** Average number of commands between two comparisons. */
  readonly every: number;
  readonly playsToEnd?: boolean;
}

const INDISTINGUISHABLE_WORLDS = 4;

export class LeakSearch {
  readonly findings: string[] = [];
  pairs = 0;
  unnoticedChoices = 0;
  updates = 0;
  refused = 0;
  readonly #observed: ObservedTable;
  readonly #store: DiscardingStore;
  readonly #random: TestRandom;
  readonly #secrets: readonly string[];

  constructor(observed: ObservedTable, store: DiscardingStore, seed: string) {
    this.#observed = observed;
    this.#store = store;
    this.#random = new TestRandom(seed);
    this.#secrets = secretsOf(observed.session.table.key);
  }

  async run({ pairs, updates, every, playsToEnd = false }: LeakSearchGoal): Promise<this> {
    const isDone = (): boolean => !playsToEnd && this.pairs >= pairs && this.updates >= updates;
    while (this.findings.length === 0 && !isOver(this.#observed.matchState.gameState) && !isDone()) {
      if (this.pairs < pairs && this.#random.oneIn(every)) await this.#compareProbes();
      if (this.updates < updates && this.#random.oneIn(every)) await this.#compareUpdates();
      const before = this.#observed.matchState.logSeq;
      await this.#playNext();
      if (this.#observed.matchState.logSeq !== before + 1) this.refused++;
    }
    return this;
  }

  async #playNext(): Promise<void> {
    const { matchState, correctRules } = this.#observed;
    const { match } = matchState;
    const seat = this.#random.pick(seatsOfMask(pendingSeats(matchState.gameState)));
    if (match.undoable(seat) > 0 && this.#random.oneIn(6)) return this.#takeBack(seat);
    const command = this.#oftenSealed(seat);
    const play = (): Promise<void> => this.#observed.play(seat, command.plies);
    if (isHiddenFromOthers(correctRules, matchState.gameState, command))
      await this.#expectUnnoticed(seat, play);
    else await play();
  }

  /** Prefers sealed choices: random play would finish the sealing step too soon to test what precedes it. */
  #oftenSealed(seat: Seat): RandomCommand {
    const { matchState, correctRules } = this.#observed;
    const commands = [1, 2, 3].map(() =>
      randomCommand(correctRules, matchState.gameState, this.#random, [seat]),
    );
    return (
      commands.find((command) => isHiddenFromOthers(correctRules, matchState.gameState, command)) ??
      (commands[0] as RandomCommand)
    );
  }

  async #takeBack(seat: Seat): Promise<void> {
    const { matchState, correctRules } = this.#observed;
    const { match } = matchState;
    const reach = this.#random.oneIn(2) ? 'turn' : 'step';
    const seq = matchState.seqFor(seat);
    const own = match.plies.slice(match.undoLimit).filter(([by]) => by === seat);
    const plies = (reach === 'turn' ? own : own.slice(-1)).map(([, verb, noun]) => [verb, noun] as const);
    const without = Match.resume(correctRules, match.setup, {
      ...match.save(),
      plies: [...match.plies],
      log: [...match.factLog],
    });
    without.undo(seat, reach);
    const undo = (): Promise<void> =>
      this.#observed.act({ act: 'undo', seat, id: this.#observed.newId(), seq, reach });
    if (isHiddenFromOthers(correctRules, matchState.gameState, { seat, plies, after: without.state }))
      await this.#expectUnnoticed(seat, undo);
    else await undo();
  }

  async #expectUnnoticed(seat: Seat, happen: () => Promise<void>): Promise<void> {
    const observed = this.#observed;
    const others = observed.viewers.filter((viewer) => viewer !== seat);
    const viewer = this.#random.pick(others);
    const questions = this.#random.oneIn(2) ? createProbe(observed, viewer, this.#random) : undefined;
    await observed.discardReceived();
    const before = questions && (await runProbe(observed, viewer, questions));
    await observed.discardReceived();
    await happen();
    await Promise.all(others.map((other) => observed.socketOf(other).ping()));
    for (const other of others)
      this.#compare(`${nameOf(other)} hears of a sealed choice`, [], observed.socketOf(other).takeReceived());
    if (questions !== undefined)
      this.#compare(
        `${nameOf(viewer)} sees a sealed choice`,
        before ?? [],
        await runProbe(observed, viewer, questions),
      );
    this.unnoticedChoices++;
  }

  async #compareProbes(): Promise<void> {
    const observed = this.#observed;
    const viewer = this.#random.pick(observed.viewers);
    const questions = createProbe(observed, viewer, this.#random);
    await observed.discardReceived();
    const expected = await runProbe(observed, viewer, questions);
    this.#searchKey(viewer, expected);
    for (let world = 0; world < INDISTINGUISHABLE_WORLDS; world++) {
      const leave = enterIndistinguishableMatch(observed, viewer, this.#random.key());
      const seen = await runProbe(observed, viewer, questions).finally(leave);
      this.#compare(`${nameOf(viewer)} can tell a world from an indistinguishable one`, expected, seen);
      this.pairs++;
    }
  }

  /**
   * Tries one command in both worlds. If the viewer's state is the same afterwards, the updates must be
   * equal, too.
   */
  async #compareUpdates(): Promise<void> {
    const observed = this.#observed;
    const { correctRules, matchState } = observed;
    const viewer = this.#random.pick(observed.viewers);
    const command = randomCommand(correctRules, matchState.gameState, this.#random);
    const key = this.#random.key();
    if (
      !looksAlikeAfter(
        correctRules,
        redealtCopy(correctRules, matchState.gameState, viewer, key),
        command,
        viewer,
      )
    )
      return;
    const expected = await this.#tryAndDiscard(viewer, command);
    enterIndistinguishableMatch(observed, viewer, key);
    const received = await this.#tryAndDiscard(viewer, command);
    this.#searchKey(viewer, expected);
    this.#compare(`${nameOf(viewer)} hears something else in another world`, expected, received);
    this.updates++;
  }

  async #tryAndDiscard(viewer: Viewer, { seat, plies }: RandomCommand): Promise<string[]> {
    const observed = this.#observed;
    await observed.discardReceived();
    this.#store.startDiscarding(observed.table);
    await observed.play(seat, plies, 'trial');
    await observed.socketOf(viewer).ping();
    const received = observed.socketOf(viewer).takeReceived();
    this.#store.stopDiscarding(observed.table);
    await observed.session.reload();
    await observed.discardReceived();
    return received;
  }

  #compare(what: string, expected: readonly string[], found: readonly string[]): void {
    if (expected.length === found.length && expected.every((text, i) => text === found[i])) return;
    const at = expected.findIndex((text, i) => text !== found[i]);
    const { table, matchState } = this.#observed;
    const { game, plies } = matchState.match;
    const place = `${game.id}, ${plies.length} plies, ${matchState.gameState.steps.at(-1)?.at}, ${table}`;
    const difference = firstDifference(expected[at] ?? '', found[at < 0 ? expected.length : at] ?? '');
    this.findings.push(`${what} (${place}): ${expected.length} or ${found.length} messages, ${difference}`);
  }

  #searchKey(viewer: Viewer, texts: readonly string[]): void {
    for (const secret of this.#secrets) {
      if (texts.some((text) => text.includes(secret)))
        this.findings.push(`${nameOf(viewer)} can read of the key: ${secret}`);
    }
  }
}

const nameOf = (viewer: Viewer): string => (viewer === undefined ? 'the spectator' : `seat ${viewer}`);

/** As hex and as words of the state; short words would occur by chance. */
function secretsOf(key: string): string[] {
  const words = keyFromHex(key)
    .map(String)
    .filter((word) => word.length >= 8);
  return [hexFromKey(keyFromHex(key)), ...words];
}

export function isHiddenFromOthers(
  game: Game,
  before: State,
  { seat, plies, after }: RandomCommand,
): boolean {
  if (!plies.every(([verb]) => isSecretVerb(game, verb))) return false;
  if (
    pendingSeats(after) !== pendingSeats(before) ||
    after.seals !== before.seals ||
    after.steps.length !== before.steps.length
  )
    return false;
  const viewers: Viewer[] = [
    undefined,
    ...seatsOfMask((1 << before.seats) - 1).filter((each) => each !== seat),
  ];
  return viewers.every(
    (viewer) => canonicalJson(game.view(before, viewer)) === canonicalJson(game.view(after, viewer)),
  );
}

function looksAlikeAfter(
  game: Game,
  other: State,
  { seat, plies, after }: RandomCommand,
  viewer: Viewer,
): boolean {
  for (const ply of plies) {
    if (refuse(game, other, seat, ply) !== undefined) return false;
    playPly(game, other, seat, ply, undefined);
  }
  return (
    !isOver(after) &&
    !isOver(other) &&
    canonicalJson(game.view(after, viewer)) === canonicalJson(game.view(other, viewer))
  );
}
