/** Turn-based play of two people who are never seen at their table. */
import { bit } from '@pithead/kernel';
import { AbsentPlayer } from '@pithead/server/testing/clients/absentPlayer';
import { SHORT_MATCH_OPTIONS } from '@pithead/server/testing/clients/seatPlayers';
import type { TestClient } from '@pithead/server/testing/clients/testClient';
import type { TestRandom } from '@pithead/server/testing/testRandom';
import type { ExpectedNotification } from './notificationViolations.ts';

export class AbsentTable {
  readonly id: string;
  readonly #players: readonly AbsentPlayer[];

  private constructor(id: string, players: readonly AbsentPlayer[]) {
    this.id = id;
    this.#players = players;
  }

  /** Muted before the start, which would notify already. */
  static async open(
    clients: readonly [TestClient, TestClient],
    game: string,
    isMuted: boolean,
  ): Promise<AbsentTable> {
    const [host, guest] = clients;
    const options = SHORT_MATCH_OPTIONS[game];
    const { id } = await host.createTable({
      game,
      seats: 2,
      pace: 'turns',
      clock: { kind: 'none' },
      ...(options !== undefined && { options }),
    });
    await guest.request('POST', `/api/tables/${id}/join`, {});
    if (isMuted)
      for (const client of clients)
        await client.request('PUT', `/api/tables/${id}/mute`, { for: 'untilEnd' });
    await host.request('POST', `/api/tables/${id}/start`);
    return new AbsentTable(
      id,
      clients.map((client, seat) => new AbsentPlayer(client, id, seat)),
    );
  }

  /** What the start causes; the host knows of it. */
  async startNotifications(): Promise<ExpectedNotification[]> {
    return this.#turnsOf(await this.#asked(), this.#players[0]?.client.id);
  }

  /** Returns what the turn causes. */
  async playTurn(random: TestRandom): Promise<{ expected: ExpectedNotification[]; isOver: boolean }> {
    const before = await this.#asked();
    for (const player of this.#players) {
      if (!(await player.playTurn(random))) continue;
      const { asked, outcome } = await player.state();
      if (outcome === null)
        return { expected: this.#turnsOf(asked & ~before, player.client.id), isOver: false };
      const others = this.#players.filter((each) => each !== player);
      return { expected: others.map((each) => this.#notification(each, 'gameEnded')), isOver: true };
    }
    throw new Error(`nobody can play at table ${this.id}`);
  }

  async #asked(): Promise<number> {
    return (await (this.#players[0] as AbsentPlayer).state()).asked;
  }

  #turnsOf(seats: number, actor: string | undefined): ExpectedNotification[] {
    const asked = this.#players.filter(
      ({ seat, client }) => (seats & bit(seat)) !== 0 && client.id !== actor,
    );
    return asked.map((each) => this.#notification(each, 'yourTurn'));
  }

  #notification({ client }: AbsentPlayer, kind: ExpectedNotification['kind']): ExpectedNotification {
    return { person: client.id, table: this.id, kind };
  }
}
