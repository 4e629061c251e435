/** Plays over HTTP and is never seen at the table, like somebody who follows notifications. */
import type { Ply } from '@pithead/kernel';
import type { NewTable, ViewerState } from '@pithead/protocol';
import { unpackOffers } from '@pithead/protocol';
import type { TestRandom } from '../testRandom.ts';
import { fetchState } from './seatPlayers.ts';
import type { TestClient } from './testClient.ts';

export class AbsentPlayer {
  readonly client: TestClient;
  readonly table: string;
  readonly seat: number;

  constructor(client: TestClient, table: string, seat: number) {
    this.client = client;
    this.table = table;
    this.seat = seat;
  }

  state(): Promise<ViewerState> {
    return fetchState(this);
  }

  async offers(): Promise<Ply[]> {
    return unpackOffers((await this.state()).offers);
  }

  async act(action: object): Promise<void> {
    const { seq } = await this.state();
    const body = { seat: this.seat, id: this.client.newCommandId(), seq, ...action };
    const answer = await this.client.request('POST', `/api/tables/${this.table}/acts`, body);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  }

  /** Until others are waited for. Returns whether there was anything to decide. */
  async playTurn(random: TestRandom): Promise<boolean> {
    let offers = await this.offers();
    const isAsked = offers.length > 0;
    for (; offers.length > 0; offers = await this.offers())
      await this.act({ act: 'play', plies: [random.pickPly(offers)] });
    return isAsked;
  }
}

/** The first client is the host. */
export async function seatAbsentPlayers(
  [host, ...others]: readonly TestClient[],
  table: Omit<NewTable, 'seats'>,
): Promise<AbsentPlayer[]> {
  const all = [host as TestClient, ...others];
  const { id } = await (host as TestClient).createTable({ ...table, seats: all.length });
  for (const other of others) await other.request('POST', `/api/tables/${id}/join`, {});
  await (host as TestClient).request('POST', `/api/tables/${id}/start`);
  return all.map((client, seat) => new AbsentPlayer(client, id, seat));
}
