/** Duration of an answer on PostgreSQL while a seat plays in secret, at the same table or at another one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { TestPostgres } from '@pithead/server/store/testing/testPostgres';
import { queryOnce } from '@pithead/server/store/testing/testPostgres';
import { TestClient } from '@pithead/server/testing/clients/testClient';
import { TestRandom } from '@pithead/server/testing/testRandom';
import { ServerProcess } from '../../../servers/serverProcess.ts';
import type { TimingSamples } from './distinguisher.ts';
import { collectSamples } from './distinguisher.ts';

const WARM_UP = 100;
/** The request must arrive while the command is being committed. */
const MAX_DELAY_MS = 3;
const BETWEEN_MS = 3;
/** Without slow commits most would be over before a chat line is written. */
const SLOW_COMMITS = `
  CREATE FUNCTION commit_slowly() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(0.015); RETURN NULL; END';
  CREATE CONSTRAINT TRIGGER slow_commit AFTER INSERT ON events DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION commit_slowly()`;

/** Burst size of the chat limit per person. */
const LINES_AT_ONCE = 5;

interface Prober {
  prepare(): Promise<void>;
  probe(): Promise<unknown>;
  leave(): void;
}

/** In an auction of two the second seat can bid and undo in secret as often as it likes. */
class Auction {
  readonly #playing: TestClient;
  readonly table: string;
  #seq = 0;
  #hasBid = false;

  private constructor(playing: TestClient, table: string) {
    this.#playing = playing;
    this.table = table;
  }

  static async begin(host: TestClient, playing: TestClient): Promise<Auction> {
    const { id } = await host.createTable({ game: 'rockwell', seats: 2 });
    await playing.request('POST', `/api/tables/${id}/join`, {});
    await host.request('POST', `/api/tables/${id}/start`);
    return new Auction(playing, id);
  }

  async playInSecret(): Promise<void> {
    const base = { seat: 1, id: this.#playing.newCommandId(), seq: this.#seq };
    const answer = await this.#playing.act(
      this.table,
      this.#hasBid ? { act: 'undo', reach: 'step', ...base } : { act: 'play', plies: [['bid', 0]], ...base },
    );
    if ('reason' in answer) throw new Error(`not played: ${JSON.stringify(answer)}`);
    this.#seq = answer.seq;
    this.#hasBid = !this.#hasBid;
  }
}

const whyNotProber = ({ socketClient }: TestClient, table: string): Prober => ({
  prepare: () => Promise.resolve(),
  probe: () => socketClient.whyNot(table, 0, ['sealBid', 0]),
  leave: () => undefined,
});

/** Several people, because each may write only as much as the chat limit allows. */
class ChattingSpectators implements Prober {
  readonly #url: string;
  readonly #table: string;
  #speaker: TestClient | undefined;
  #said = 0;

  constructor(url: string, table: string) {
    this.#url = url;
    this.#table = table;
  }

  async prepare(): Promise<void> {
    if (this.#said++ % LINES_AT_ONCE !== 0) return;
    this.leave();
    this.#speaker = await TestClient.createGuest(this.#url, 'Dag');
    await this.#speaker.socketClient.whyNot(this.#table, 0, ['sealBid', 0]);
  }

  async probe(): Promise<void> {
    const refused = await this.#speaker?.socketClient.chat(
      this.#table,
      'spectators',
      'Hm',
      `line-${this.#said}`,
    );
    if (refused !== undefined) throw new Error(`not said: ${JSON.stringify(refused)}`);
  }

  leave(): void {
    this.#speaker?.close();
  }
}

export type ProbeKind = 'whyNot' | 'chat';

/** For the first kind the secret play happens at another table, so that the server is equally busy. */
export async function timeProbes(
  kind: ProbeKind,
  postgres: TestPostgres,
  wanted: number,
  seed: string,
  fault?: string,
): Promise<TimingSamples> {
  const data = mkdtempSync(join(tmpdir(), 'pithead-timing-'));
  const databaseUrl = await postgres.addDatabase();
  const server = await ServerProcess.start({ data, databaseUrl, ...(fault !== undefined && { fault }) });
  await queryOnce(databaseUrl, SLOW_COMMITS);
  const visitors = await Promise.all(
    ['Ada', 'Ben', 'Cem'].map((name) => TestClient.createGuest(server.url, name)),
  );
  try {
    const [ada, ben, cem] = visitors as [TestClient, TestClient, TestClient];
    const here = await Auction.begin(ada, ben);
    const prober =
      kind === 'chat' ? new ChattingSpectators(server.url, here.table) : whyNotProber(ada, here.table);
    const loop = new ProbeLoop(here, await Auction.begin(cem, ben), prober, new TestRandom(seed));
    return await collectSamples(loop.samples, wanted, (count) => loop.until(count)).finally(() =>
      prober.leave(),
    );
  } finally {
    for (const visitor of visitors) visitor.close();
    await server.close();
    rmSync(data, { recursive: true, force: true });
  }
}

class ProbeLoop {
  readonly samples: TimingSamples = { first: [], second: [] };
  readonly #here: Auction;
  readonly #elsewhere: Auction;
  readonly #prober: Prober;
  readonly #random: TestRandom;
  #probes = 0;

  constructor(here: Auction, elsewhere: Auction, prober: Prober, random: TestRandom) {
    this.#here = here;
    this.#elsewhere = elsewhere;
    this.#prober = prober;
    this.#random = random;
  }

  async until(wanted: number): Promise<void> {
    const { first, second } = this.samples;
    while (Math.min(first.length, second.length) < wanted) await this.#ask();
  }

  async #ask(): Promise<void> {
    await this.#prober.prepare();
    const isHere = this.#random.oneIn(2);
    const played = (isHere ? this.#here : this.#elsewhere).playInSecret();
    await delay(this.#random.below(MAX_DELAY_MS + 1));
    const began = performance.now();
    await this.#prober.probe();
    const took = performance.now() - began;
    if (++this.#probes > WARM_UP) (isHere ? this.samples.second : this.samples.first).push(took);
    await played;
    await delay(BETWEEN_MS + this.#random.below(BETWEEN_MS));
  }
}
