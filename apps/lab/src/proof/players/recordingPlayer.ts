import type { Ply } from '@pithead/kernel';
import type { Act, RequestRefusal } from '@pithead/protocol';
import { TestPlayer } from '@pithead/server/testing/clients/testPlayer';
import type { TestClient } from '@pithead/server/testing/clients/testClient';
import type { TestRandom } from '@pithead/server/testing/testRandom';
import type { ClientHistory } from './clientHistory.ts';

const TEMPORARY_REFUSALS: readonly RequestRefusal['reason'][] = [
  'busy',
  'databaseGone',
  'shuttingDown',
  'diskFull',
  'readOnly',
];
const OUTDATED_REFUSALS: readonly RequestRefusal['reason'][] = ['stale', 'tableOver'];

const PAUSE_MS = 100;
const NEXT_STATE_MS = 250;
/** One command in this many loses its connection before the answer. */
const CONNECTION_LOSS_RATE = 25;

export class RecordingPlayer extends TestPlayer {
  readonly #history: ClientHistory;
  #isBusy = false;

  constructor(
    client: TestClient,
    table: string,
    seat: number | null,
    history: ClientHistory,
    onState: () => void = () => undefined,
  ) {
    let before = 0;
    super(client, table, seat, {
      onUpdate: ({ state }) => {
        if (state === undefined) return;
        history.recordView([table, seat ?? undefined], state, before);
        before = state.seq;
        onState();
      },
      onRefused: (refused) => history.recordViolation(`a window is refused: ${JSON.stringify(refused)}`),
    });
    this.#history = history;
  }

  async send(act: Act): Promise<{ seq: number } | RequestRefusal> {
    const command = this.#history.recordCommand(this.table, act);
    const answer = await this.client.act(this.table, act);
    this.#history.recordAnswer(command, answer);
    return answer;
  }

  playAct([verb, noun]: Ply, id = this.client.newCommandId()): Act {
    return { act: 'play', seat: this.seat, id, seq: this.state?.seq ?? 0, plies: [[verb, noun]] };
  }

  /** All clients of this seat choose this move in this state, under the same id. */
  #commonAct(): Act {
    const seq = this.state?.seq ?? 0;
    // Clients may have received the offers in different orders.
    const offers = this.offers.toSorted(
      ([verb, noun], [otherVerb, otherNoun]) => verb.localeCompare(otherVerb) || noun - otherNoun,
    );
    return this.playAct(offers[(seq * 7) % offers.length] ?? ['', 0], `common-${seq}`);
  }

  get isReady(): boolean {
    return !this.#isBusy && !this.isOver && this.offers.length > 0;
  }

  get isIdle(): boolean {
    return !this.#isBusy;
  }

  async playMove(random: TestRandom, isCommon: boolean, isEnough: () => boolean): Promise<void> {
    this.#isBusy = true;
    await this.#sendUntilDecided(
      isCommon ? this.#commonAct() : this.playAct(random.pickPly(this.offers)),
      random,
      isEnough,
    );
    this.#isBusy = false;
  }

  async #sendUntilDecided(act: Act, random: TestRandom, isEnough: () => boolean): Promise<void> {
    const answering = this.send(act);
    if (random.oneIn(CONNECTION_LOSS_RATE))
      setTimeout(() => this.client.dropConnections(), 1 + random.below(4));
    for (let answer = await answering; 'reason' in answer; answer = await this.send(act)) {
      if (OUTDATED_REFUSALS.includes(answer.reason))
        return void (await this.waitFor(({ seq }) => seq > act.seq, NEXT_STATE_MS).catch(() => undefined));
      if (!TEMPORARY_REFUSALS.includes(answer.reason))
        return this.#history.recordViolation(`refused: ${JSON.stringify([act, answer])}`);
      // Most clients give up, so that some commands stay undecided.
      if (isEnough() || !random.oneIn(3)) return;
      await new Promise((resolve) => void setTimeout(resolve, PAUSE_MS));
    }
  }
}
