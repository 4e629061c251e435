/** Tables of three whose players are connected to processes drawn at random, as behind a proxy. */
import { setTimeout as delay } from 'node:timers/promises';
import { seatPlayers } from '@pithead/server/testing/clients/seatPlayers';
import { TestClient } from '@pithead/server/testing/clients/testClient';
import type { TestPlayer } from '@pithead/server/testing/clients/testPlayer';
import { TestRandom } from '@pithead/server/testing/testRandom';
import type { RequestHandlers } from '../../processes/serveRequests.ts';

const SEATS = ['Ada', 'Ben', 'Cem'];
const GAME = 'glueck-auf';
const ANSWER_MS = 10_000;

export interface PacedPlay {
  readonly moves: number;
  /** From sending a move until all three players have it. */
  readonly shownMs: readonly number[];
}

interface PacedTable {
  readonly players: readonly TestPlayer[];
  isBusy: boolean;
}

export function startClusterClients(): RequestHandlers {
  const random = new TestRandom('cluster');
  const tables: PacedTable[] = [];

  async function openTable(urls: readonly string[]): Promise<void> {
    const clients = await Promise.all(SEATS.map((name) => TestClient.createGuest(random.pick(urls), name)));
    const players = await seatPlayers(clients, { game: GAME, seats: SEATS.length });
    tables.push({ players, isBusy: false });
  }

  async function playMove(table: PacedTable, shownMs: number[]): Promise<void> {
    const player = table.players.find(({ offers }) => offers.length > 0);
    if (player === undefined) return;
    table.isBusy = true;
    const began = performance.now();
    const answer = await player.play(random.pickPly(player.offers));
    if ('reason' in answer) throw new Error(`refused: ${JSON.stringify(answer)}`);
    await Promise.all(table.players.map((each) => each.waitFor(({ seq }) => seq >= answer.seq, ANSWER_MS)));
    shownMs.push(performance.now() - began);
    table.isBusy = false;
  }

  return {
    async open({ urls, count }: { urls: readonly string[]; count: number }) {
      for (let i = 0; i < count; i++) await openTable(urls);
    },
    /** Moves are due at fixed times; a table whose last move is not shown yet is left out. */
    async play({ perSecond, seconds }: { perSecond: number; seconds: number }): Promise<PacedPlay> {
      const shownMs: number[] = [];
      const underway: Promise<void>[] = [];
      const began = performance.now();
      for (let due = 0, turn = 0; due < perSecond * seconds; due++) {
        const wait = began + (due * 1000) / perSecond - performance.now();
        if (wait > 0) await delay(wait);
        for (let tried = 0; tried < tables.length; tried++) {
          const table = tables[turn++ % tables.length] as PacedTable;
          if (table.isBusy || table.players.some(({ isOver }) => isOver)) continue;
          underway.push(playMove(table, shownMs));
          break;
        }
      }
      await Promise.all(underway);
      return { moves: shownMs.length, shownMs };
    },
  };
}
