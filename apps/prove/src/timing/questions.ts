/** How long “why not?” takes on PostgreSQL: while somebody plays in secret at the same table, and while it is at another one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestPostgres } from '@pithead/server/store/testing/postgres';
import { Visitor } from '@pithead/server/testing/hall';
import { Lots } from '@pithead/server/testing/lots';
import { ServerProcess } from '../servers/serverProcess.ts';
import type { Samples } from './distinguisher.ts';
import { collectSamples } from './distinguisher.ts';

const WARM_UP = 100;
/** The question comes so long after the command, which is being committed then. */
const MOST_AFTER_MS = 3;
const BETWEEN_MS = 3;

/** An auction of two, in which the second seat can play in secret as often as it likes. */
class Auction {
  readonly #asking: Visitor;
  readonly #playing: Visitor;
  readonly #table: string;
  #seq = 0;
  #hasBid = false;

  private constructor(asking: Visitor, playing: Visitor, table: string) {
    this.#asking = asking;
    this.#playing = playing;
    this.#table = table;
  }

  static async begin(asking: Visitor, playing: Visitor): Promise<Auction> {
    const { id } = await asking.openTable({ game: 'rockwell', seats: 2 });
    await playing.call('POST', `/api/tables/${id}/join`, {});
    await asking.call('POST', `/api/tables/${id}/start`);
    return new Auction(asking, playing, id);
  }

  /** Bids, or takes the bid back: nobody else hears of either. */
  async playInSecret(): Promise<void> {
    const base = { seat: 1, id: this.#playing.newId(), seq: this.#seq };
    const answer = await this.#playing.act(
      this.#table,
      this.#hasBid ? { act: 'undo', reach: 'step', ...base } : { act: 'play', plies: [['bid', 0]], ...base },
    );
    if ('reason' in answer) throw new Error(`not played: ${JSON.stringify(answer)}`);
    this.#seq = answer.seq;
    this.#hasBid = !this.#hasBid;
  }

  async question(): Promise<number> {
    const began = performance.now();
    await this.#asking.client.whyNot(this.#table, 0, ['sealBid', 0]);
    return performance.now() - began;
  }
}

/**
 * The first kind are questions while the other person plays in secret at another table, so that the server has as much to do. So many of
 * each, at a server that may have a fault.
 */
export async function timeQuestions(postgres: TestPostgres, wanted: number, seed: string, fault?: string): Promise<Samples> {
  const data = mkdtempSync(join(tmpdir(), 'pithead-timing-'));
  const server = await ServerProcess.start({ data, databaseUrl: await postgres.addDatabase(), ...(fault !== undefined && { fault }) });
  const visitors = await Promise.all(['Ada', 'Ben', 'Cem'].map((name) => Visitor.enter(server.url, name)));
  try {
    const [ada, ben, cem] = visitors as [Visitor, Visitor, Visitor];
    const asking = new Asking(await Auction.begin(ada, ben), await Auction.begin(cem, ben), new Lots(seed));
    return await collectSamples(asking.samples, wanted, (many) => asking.until(many));
  } finally {
    for (const visitor of visitors) visitor.leave();
    await server.close();
    rmSync(data, { recursive: true, force: true });
  }
}

class Asking {
  readonly samples: Samples = { one: [], other: [] };
  readonly #here: Auction;
  readonly #elsewhere: Auction;
  readonly #lots: Lots;
  #asked = 0;

  constructor(here: Auction, elsewhere: Auction, lots: Lots) {
    this.#here = here;
    this.#elsewhere = elsewhere;
    this.#lots = lots;
  }

  async until(wanted: number): Promise<void> {
    const { one, other } = this.samples;
    while (Math.min(one.length, other.length) < wanted) await this.#ask();
  }

  async #ask(): Promise<void> {
    const isHere = this.#lots.oneIn(2);
    const played = (isHere ? this.#here : this.#elsewhere).playInSecret();
    await pause(this.#lots.below(MOST_AFTER_MS + 1));
    const took = await this.#here.question();
    if (++this.#asked > WARM_UP) (isHere ? this.samples.other : this.samples.one).push(took);
    await played;
    await pause(BETWEEN_MS + this.#lots.below(BETWEEN_MS));
  }
}
