import type { BotRequest } from '@pithead/bots';
import { LOADED_GAMES } from '@pithead/games/loaded';
import type { Ply } from '@pithead/kernel';
import { offersFor, playPly } from '@pithead/kernel';
import { afterEach, expect, it } from 'vitest';
import { databaseFile } from '../config.ts';
import type { MatchSession } from '../match/matchSession.ts';
import type { RunningServer } from '../server.ts';
import { openSqliteStore } from '../store/index.ts';
import type { EventRow } from '../store/store.ts';
import { TestClient } from '../testing/clients/testClient.ts';
import { newTestFolder, startTestServer, removeTestFolders } from '../testing/servers/testServer.ts';
import { VirtualTime } from '../testing/fakes/virtualTime.ts';
import type { DecisionPool } from './botWorkerPool.ts';

const DELAY_MS = 700;
const TICK_MS = 10;
const PERSON = 0;
const BOT = 1;
const PERSON_BEGINS = '5'.repeat(64);

interface Released {
  readonly event: EventRow;
  readonly at: number;
}

class BotGame {
  readonly time = new VirtualTime();
  readonly released: Released[] = [];
  questions = 0;
  #askedAt = 0;
  server!: RunningServer;
  ada!: TestClient;
  session!: MatchSession;

  async open(
    pool: DecisionPool['ask'],
    game: string,
    change: { botDelayMs?: number; newKey?: () => string } = {},
  ): Promise<void> {
    const { botDelayMs = DELAY_MS, ...ports } = change;
    const data = newTestFolder();
    const store = await openSqliteStore(databaseFile({ data }));
    const append: typeof store.append = (event, after) => {
      if (event.commandId.startsWith('bot:')) this.released.push({ event, at: this.#now() });
      return store.append(event, after);
    };
    const ask: DecisionPool['ask'] = (question) => {
      if (this.questions++ === 0) this.#askedAt = this.time.monotonic();
      return pool(question);
    };
    const bots: DecisionPool = { ask, close: () => Promise.resolve() };
    this.server = await startTestServer(
      data,
      { botDelayMs },
      { time: this.time, store: { ...store, append }, pool: bots, ...ports },
    );
    this.ada = await TestClient.createGuest(this.server.url, 'Ada');
    const { id } = await this.ada.createTable({ game, seats: 2, bots: ['hewer'] });
    this.session = await this.server.context.matches.open(id);
  }

  #now(): number {
    return Math.round(this.time.monotonic() - this.#askedAt);
  }

  async firstQuestion(): Promise<void> {
    await expect.poll(() => this.questions, { timeout: 20_000 }).toBe(1);
  }

  async untilReleased(): Promise<Released> {
    while (this.released.length === 0 && this.#now() < 10 * DELAY_MS) await this.time.jump(TICK_MS);
    return this.released[0] as Released;
  }

  thought<T>(ms: number, answer: () => T): Promise<T> {
    return new Promise((resolve) => void this.time.later(ms, () => resolve(answer())));
  }

  act(act: 'askUndo' | 'askPause' | 'resume' | 'leave'): Promise<number> {
    return this.session.act(this.ada.id, {
      act,
      seat: PERSON,
      id: this.ada.newCommandId(),
      seq: this.session.matchState.seqFor(PERSON),
    });
  }

  play(ply: Ply): Promise<number> {
    const seq = this.session.matchState.seqFor(PERSON);
    return this.session.act(this.ada.id, {
      act: 'play',
      seat: PERSON,
      id: this.ada.newCommandId(),
      seq,
      plies: [[...ply]],
    });
  }
}

const botGames: BotGame[] = [];
afterEach(async () => {
  for (const { ada, server } of botGames.splice(0)) {
    ada.close();
    await server.close();
  }
  removeTestFolders();
});

function newBotGame(): BotGame {
  const botGame = new BotGame();
  botGames.push(botGame);
  return botGame;
}

const offersOf = ({ game, now, seat }: BotRequest): Ply[] =>
  offersFor((LOADED_GAMES[game] as (typeof LOADED_GAMES)[string]).game, now, seat);

interface Thinking {
  readonly waitMs: number;
  readonly msPerPly: number;
}

function bidIn(pieces: number, { game: id, now, seat }: BotRequest): Ply[] {
  const { game } = LOADED_GAMES[id] as (typeof LOADED_GAMES)[string];
  const state = game.copy(now);
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const verb = i < pieces ? 'bid' : 'sealBid';
    const ply = offersFor(game, state, seat).find(([offered]) => offered === verb) as Ply;
    playPly(game, state, seat, ply, undefined);
    return ply;
  });
}

function bidding(botGame: BotGame, pieces: number, { waitMs, msPerPly }: Thinking): DecisionPool['ask'] {
  return (question) => {
    const plies = bidIn(pieces, question);
    const tookMs = plies.length * msPerPly;
    return botGame.thought(waitMs + tookMs, () => ({ plies, tookMs }));
  };
}

it.each([
  [0, 0, 10, 1],
  [3, 0, 170, 1],
  [4, 0, 135, 1],
  // Released as soon as it was thought through, the empty bid of each pair would come a step earlier.
  [0, 300, 10, 1],
  [3, 300, 80, 1],
  [0, 600, 10, 2],
  [3, 600, 80, 2],
  [0, 1300, 10, 3],
  [3, 1300, 120, 3],
])(
  'a bid of %i plies that waits %i ms for a thread and takes %i ms per ply is released at grid point %i',
  async (pieces, waitMs, msPerPly, point) => {
    const botGame = newBotGame();
    await botGame.open(bidding(botGame, pieces, { waitMs, msPerPly }), 'rockwell');
    await botGame.firstQuestion();
    const { event, at } = await botGame.untilReleased();
    expect(at).toBe(point * DELAY_MS);
    expect((event.body as Ply[]).map(([verb]) => verb)).toEqual([
      ...Array<string>(pieces).fill('bid'),
      'sealBid',
    ]);
    expect(botGame.questions).toBe(1);
  },
);

it('secret plies of a person neither restart a bot’s decision nor delay it', async () => {
  const botGame = newBotGame();
  await botGame.open(bidding(botGame, 2, { waitMs: 100, msPerPly: 50 }), 'rockwell');
  await botGame.firstQuestion();
  await botGame.time.jump(150);
  await botGame.play(botGame.session.matchState.match.offers(PERSON).find(([verb]) => verb === 'bid') as Ply);
  const { at } = await botGame.untilReleased();
  expect([at, botGame.questions]).toEqual([DELAY_MS, 1]);
});

it('a bot whose worker does not answer makes its whole decision without it, and does not ask again', async () => {
  const botGame = newBotGame();
  await botGame.open(() => botGame.thought(50, () => undefined), 'rockwell');
  await botGame.firstQuestion();
  const { event, at } = await botGame.untilReleased();
  expect(at).toBe(DELAY_MS);
  expect((event.body as Ply[]).at(-1)?.[0]).toBe('sealBid');
  expect(botGame.questions).toBe(1);
});

async function botThinks(botGame: BotGame): Promise<void> {
  const firstOffer: DecisionPool['ask'] = (question) =>
    botGame.thought(100, () => ({ plies: [offersOf(question)[0] as Ply], tookMs: 0 }));
  await botGame.open(firstOffer, 'glueck-auf', { newKey: () => PERSON_BEGINS });
  for (let plies = 0; plies < 50 && botGame.questions === 0; plies++) {
    const [offer] = botGame.session.matchState.match.offers(PERSON);
    if (offer !== undefined) await botGame.play(offer);
    await botGame.session.run(() => undefined);
    await botGame.time.jump(0);
  }
}

it('a decision that is no longer asked for is dropped', async () => {
  const botGame = newBotGame();
  await botThinks(botGame);
  expect(botGame.session.matchState.pendingSeats).toBe(1 << BOT);
  await botGame.act('askUndo');
  expect(botGame.session.matchState.pendingSeats).toBe(1 << PERSON);
  await botGame.time.advance(5 * DELAY_MS);
  expect(botGame.released).toEqual([]);
});

it('a bot does not play while the match is paused, and goes on after that', async () => {
  const botGame = newBotGame();
  await botThinks(botGame);
  await botGame.act('askPause');
  expect(botGame.session.matchState.seatStatus.isPaused).toBe(true);
  await botGame.time.advance(5 * DELAY_MS);
  expect(botGame.released).toEqual([]);
  await botGame.act('resume');
  expect((await botGame.untilReleased()).event.seat).toBe(BOT);
});
