/**
 * Plays a random match over real sockets and searches for anything that tells a viewer what it may not know
 * (P4).
 */
import type { Game, Looker, Seat, State } from '@pithead/kernel';
import {
  canonical,
  hexFromKey,
  isOver,
  isSecretVerb,
  keyFromHex,
  Match,
  pendingSeats,
  playPly,
  redealt,
  refuse,
} from '@pithead/kernel';
import { parting } from '@pithead/testkit';
import type { Company } from './company.ts';
import type { DryStore } from './dryStore.ts';
import type { Command } from './lots.ts';
import { Lots, randomCommand, seatsIn } from './lots.ts';
import { probe, questionsOf } from './probe.ts';
import { enterTwin } from './twin.ts';

export interface Wanted {
  readonly pairs: number;
  readonly news: number;
  /** Average number of commands between two comparisons. */
  readonly every: number;
  readonly isToTheEnd?: boolean;
}

const TWINS = 4;

export class Hunt {
  readonly findings: string[] = [];
  pairs = 0;
  silences = 0;
  news = 0;
  refused = 0;
  readonly #company: Company;
  readonly #dry: DryStore;
  readonly #random: Lots;
  readonly #secrets: readonly string[];

  constructor(company: Company, dry: DryStore, seed: string) {
    this.#company = company;
    this.#dry = dry;
    this.#random = new Lots(seed);
    this.#secrets = secretsOf(company.live.table.key);
  }

  async run({ pairs, news, every, isToTheEnd = false }: Wanted): Promise<this> {
    const isDone = (): boolean => !isToTheEnd && this.pairs >= pairs && this.news >= news;
    while (this.findings.length === 0 && !isOver(this.#company.situation.state) && !isDone()) {
      if (this.pairs < pairs && this.#random.oneIn(every)) await this.#lookTwice();
      if (this.news < news && this.#random.oneIn(every)) await this.#hearTwice();
      const { seq } = this.#company.situation;
      await this.#goOn();
      if (this.#company.situation.seq !== seq + 1) this.refused++;
    }
    return this;
  }

  /** Plays or takes back. Nobody else may notice a sealed choice, neither by news nor by asking. */
  async #goOn(): Promise<void> {
    const { situation, honest } = this.#company;
    const { match } = situation;
    const seat = this.#random.pick(seatsIn(pendingSeats(situation.state)));
    if (match.undoable(seat) > 0 && this.#random.oneIn(6)) return this.#takeBack(seat);
    const command = this.#oftenSealed(seat);
    const play = (): Promise<void> => this.#company.play(seat, command.plies);
    if (isSealed(honest, situation.state, command)) await this.#silently(seat, play);
    else await play();
  }

  /**
   * Prefers sealed choices: a random player would finish the sealing step too soon to test what precedes it.
   */
  #oftenSealed(seat: Seat): Command {
    const { situation, honest } = this.#company;
    const commands = [1, 2, 3].map(() => randomCommand(honest, situation.state, this.#random, [seat]));
    return commands.find((command) => isSealed(honest, situation.state, command)) ?? (commands[0] as Command);
  }

  async #takeBack(seat: Seat): Promise<void> {
    const { situation, honest } = this.#company;
    const { match } = situation;
    const reach = this.#random.oneIn(2) ? 'turn' : 'step';
    const seq = situation.seqFor(seat);
    const own = match.plies.slice(match.settled).filter(([by]) => by === seat);
    const plies = (reach === 'turn' ? own : own.slice(-1)).map(([, verb, noun]) => [verb, noun] as const);
    const without = Match.resume(honest, match.table, {
      ...match.save(),
      plies: [...match.plies],
      log: [...match.log],
    });
    without.undo(seat, reach);
    const undo = (): Promise<void> =>
      this.#company.act({ act: 'undo', seat, id: this.#company.newId(), seq, reach });
    if (isSealed(honest, situation.state, { seat, plies, after: without.state }))
      await this.#silently(seat, undo);
    else await undo();
  }

  async #silently(seat: Seat, happen: () => Promise<void>): Promise<void> {
    const company = this.#company;
    const others = company.lookers.filter((viewer) => viewer !== seat);
    const viewer = this.#random.pick(others);
    const questions = this.#random.oneIn(2) ? questionsOf(company, viewer, this.#random) : undefined;
    await company.drain();
    const before = questions && (await probe(company, viewer, questions));
    await company.drain();
    await happen();
    await Promise.all(others.map((other) => company.earOf(other).ping()));
    for (const other of others)
      this.#compare(`${nameOf(other)} hears of a sealed choice`, [], company.earOf(other).take());
    if (questions !== undefined)
      this.#compare(
        `${nameOf(viewer)} sees a sealed choice`,
        before ?? [],
        await probe(company, viewer, questions),
      );
    this.silences++;
  }

  /** Sends the same probes in the true world and in worlds that the viewer can't distinguish from it. */
  async #lookTwice(): Promise<void> {
    const company = this.#company;
    const viewer = this.#random.pick(company.lookers);
    const questions = questionsOf(company, viewer, this.#random);
    await company.drain();
    const truth = await probe(company, viewer, questions);
    this.#searchKey(viewer, truth);
    for (let twin = 0; twin < TWINS; twin++) {
      const leave = enterTwin(company, viewer, this.#random.key());
      const seen = await probe(company, viewer, questions).finally(leave);
      this.#compare(`${nameOf(viewer)} can tell a world from its twin`, truth, seen);
      this.pairs++;
    }
  }

  /**
   * Tries one command in both worlds. If the viewer sees the same afterwards, the news must be equal as well.
   */
  async #hearTwice(): Promise<void> {
    const company = this.#company;
    const { honest, situation } = company;
    const viewer = this.#random.pick(company.lookers);
    const command = randomCommand(honest, situation.state, this.#random);
    const key = this.#random.key();
    if (!looksAlikeAfter(honest, redealt(honest, situation.state, viewer, key), command, viewer)) return;
    const truth = await this.#onTrial(viewer, command);
    enterTwin(company, viewer, key);
    const heard = await this.#onTrial(viewer, command);
    this.#searchKey(viewer, truth);
    this.#compare(`${nameOf(viewer)} hears something else in another world`, truth, heard);
    this.news++;
  }

  /** Discards the command afterwards by reloading the match from the store. */
  async #onTrial(viewer: Looker, { seat, plies }: Command): Promise<string[]> {
    const company = this.#company;
    await company.drain();
    this.#dry.begin(company.table);
    await company.play(seat, plies, 'trial');
    await company.earOf(viewer).ping();
    const heard = company.earOf(viewer).take();
    this.#dry.end(company.table);
    await company.live.reload();
    await company.drain();
    return heard;
  }

  #compare(what: string, expected: readonly string[], found: readonly string[]): void {
    if (expected.length === found.length && expected.every((text, i) => text === found[i])) return;
    const at = expected.findIndex((text, i) => text !== found[i]);
    const { table, situation } = this.#company;
    const { game, plies } = situation.match;
    const place = `${game.id}, ${plies.length} plies, ${situation.state.steps.at(-1)?.at}, ${table}`;
    const difference = parting(expected[at] ?? '', found[at < 0 ? expected.length : at] ?? '');
    this.findings.push(`${what} (${place}): ${expected.length} or ${found.length} messages, ${difference}`);
  }

  #searchKey(viewer: Looker, texts: readonly string[]): void {
    for (const secret of this.#secrets) {
      if (texts.some((text) => text.includes(secret)))
        this.findings.push(`${nameOf(viewer)} can read of the key: ${secret}`);
    }
  }
}

const nameOf = (viewer: Looker): string => (viewer === undefined ? 'the onlooker' : `seat ${viewer}`);

/** The key as hex and as the words of the state. Short words occur by chance and are left out. */
function secretsOf(key: string): string[] {
  const words = keyFromHex(key)
    .map(String)
    .filter((word) => word.length >= 8);
  return [hexFromKey(keyFromHex(key)), ...words];
}

/** Secret plies after which everybody else sees the same and the same seats are asked. */
export function isSealed(game: Game, before: State, { seat, plies, after }: Command): boolean {
  if (!plies.every(([verb]) => isSecretVerb(game, verb))) return false;
  if (
    pendingSeats(after) !== pendingSeats(before) ||
    after.seals !== before.seals ||
    after.steps.length !== before.steps.length
  )
    return false;
  const lookers: Looker[] = [undefined, ...seatsIn((1 << before.seats) - 1).filter((each) => each !== seat)];
  return lookers.every(
    (viewer) => canonical(game.view(before, viewer)) === canonical(game.view(after, viewer)),
  );
}

function looksAlikeAfter(game: Game, twin: State, { seat, plies, after }: Command, viewer: Looker): boolean {
  for (const ply of plies) {
    if (refuse(game, twin, seat, ply) !== undefined) return false;
    playPly(game, twin, seat, ply, undefined);
  }
  return (
    !isOver(after) &&
    !isOver(twin) &&
    canonical(game.view(after, viewer)) === canonical(game.view(twin, viewer))
  );
}
