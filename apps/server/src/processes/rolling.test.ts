/** Rolling restart: every process is replaced while people play, and no command fails. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import type { Visitor } from '../testing/hall.ts';
import { Lots } from '../testing/lots.ts';
import type { Player } from '../testing/player.ts';
import { playOn } from '../testing/player.ts';
import type { Porter } from '../testing/porter.ts';
import { startPorter } from '../testing/porter.ts';
import { askState, lasting, seated } from '../testing/seated.ts';
import { ask } from '../store/testing/postgres.ts';
import { Town } from '../testing/town.ts';
import { countDone } from '../testing/twenty.ts';

const town = new Town(2);
let porter: Porter;

const portOf = ({ url }: RunningServer): number => Number(new URL(url).port);

beforeAll(async () => {
  porter = await startPorter();
  porter.doors.push(...town.halls.map(portOf));
});
afterAll(() => porter.close());

/** The new process starts before the old one stops. */
async function replaceOne(): Promise<void> {
  const [old] = town.halls as [RunningServer];
  porter.doors.push(portOf(await town.open()));
  porter.doors.splice(porter.doors.indexOf(portOf(old)), 1);
  await town.close(old);
}

async function sit(visitors: readonly Visitor[], game: string, i: number): Promise<Player[]> {
  return seated(visitors.slice(i % 2, (i % 2) + 2), { game, seats: 3, bots: ['hewer'] });
}

describe('a rolling restart', () => {
  it('fails no command, doubles none and loses none; bots play on; everybody sees the truth', async () => {
    const visitors = await Promise.all(['Ada', 'Ben', 'Cem'].map((name) => town.enterAt(porter.url, name)));
    const games = ['glueck-auf', 'rockwell', 'siberia', 'rockwell'];
    const tables: Player[][] = [];
    for (const [i, game] of games.entries()) tables.push(await sit(visitors, game, i));
    const players = tables.flat();
    const refused: unknown[] = [];
    for (const player of players) {
      const honest = player.act.bind(player);
      player.act = async (...deed) => {
        const answer = await honest(...deed);
        if ('reason' in answer) refused.push(answer);
        return answer;
      };
    }
    const lots = new Lots('rolling');
    let isEnough = false;
    const playing = playOn(players, lots, () => isEnough);
    for (let i = 0; i < 4; i++) {
      const goal = countDone(players) + 40;
      while (countDone(players) < goal && players.some((player) => !player.isOver)) await pause(10);
      await replaceOne();
    }
    isEnough = true;
    await playing;
    expect(refused).toEqual([]);
    const { store } = town.hall(0).context;
    for (const seats of tables) {
      const events = await store.events((seats[0] as Player).table, 0);
      expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i + 1));
      const own = events.map(({ commandId }) => commandId).filter((id) => /^\d/.test(id));
      expect(own.toSorted()).toEqual(
        seats.flatMap(({ done }) => done.map(({ act }) => `${act.seat}:${act.id}`)).toSorted(),
      );
      // Bots have played on: it is a person's turn, or the match is over.
      await seats[0]?.until(
        ({ outcome, asked }) => outcome !== null || seats.some(({ seat }) => asked & (1 << seat)),
      );
      for (const player of seats) {
        const truth = await askState(player);
        expect(lasting(await player.until(({ seq }) => seq === truth.seq))).toEqual(lasting(truth));
      }
    }
  });

  it('a socket is told to come back (1012) only after what it had asked for is answered', async () => {
    const hall = await town.open();
    const visitor = await town.enterAt(hall.url, 'Dora');
    const [dora] = (await seated([visitor], { game: 'rockwell', seats: 2, bots: ['hewer'] })) as [Player];
    const raw = visitor.socket();
    const heard: string[] = [];
    const code = new Promise<number>((resolve) => void raw.on('close', resolve));
    raw.on(
      'message',
      (data: Buffer) => void heard.push((JSON.parse(data.toString()) as { type: string }).type),
    );
    await new Promise((resolve) => raw.once('open', resolve));
    const { seq, offers } = await askState(dora);
    const plies = [['bid', offers['bid']?.[0]]];
    raw.send(
      JSON.stringify({ type: 'chat', ask: 7, table: dora.table, room: 'players', text: 'bis gleich' }),
    );
    raw.send(
      JSON.stringify({
        type: 'act',
        table: dora.table,
        act: { act: 'play', seat: 0, id: 'last', seq, plies },
      }),
    );
    // The server had received both messages: those it had not received are repeated by the client.
    const answered = (): number => heard.filter((type) => type === 'done' || type === 'answer').length;
    await expect.poll(() => hall.context.connections.underway + answered(), { interval: 1 }).toBe(2);
    visitor.client.close();
    await town.close(hall);
    expect(await code).toBe(1012);
    expect(heard).toContain('done');
    expect(heard).toContain('answer');
  });
});

describe('a process of version 0.1, which would misread what newer ones write,', () => {
  const living = (forMs: number): Promise<unknown> =>
    ask(
      town.databaseUrl,
      `INSERT INTO processes (id, until) VALUES ('older', ${Date.now() + forMs}) ON CONFLICT (id) DO UPDATE SET until = excluded.until`,
    );

  it('keeps a newer one from starting as long as it lives', async () => {
    await living(60_000);
    await expect(town.open()).rejects.toThrow('a process of an older version is running');
  });

  it('that was killed is waited for until its time is over', async () => {
    await living(500);
    await town.close(await town.open());
  });
});
