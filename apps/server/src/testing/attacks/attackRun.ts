/**
 * Attacks a real server over real sockets: every attack must be refused with a reason and change nothing
 * (promise P6), and the match must go on.
 */
import { LOADED_GAMES } from '@pithead/games/loaded';
import { canonicalJson, hashOf, hexFromKey, isOver, keyFromSeed } from '@pithead/kernel';
import type { ServerMessage } from '@pithead/protocol';
import { PROTOCOL_REASONS } from '@pithead/protocol';
import { bearerHeader, RawClient } from '../clients/rawClient.ts';
import type { RawSocket } from '../clients/rawSocket.ts';
import type { ValidPlay } from '../access-matrix/malformedMessages.ts';
import { IDLE_BOTS } from '../access-matrix/accessFixture.ts';
import type { MatchSession } from '../../match/matchSession.ts';
import type { RunningServer } from '../../server.ts';
import type { IllegalAction, AttackerRole } from './illegalActions.ts';
import { illegalActionsOn, randomValidPlay } from './illegalActions.ts';
import { TestClient } from '../clients/testClient.ts';
import { newTestFolder, startTestServer, removeTestFolders } from '../servers/testServer.ts';
import { TestRandom } from '../testRandom.ts';

/** At the first position all attacks are tried. */
const ATTACKS_PER_POSITION = 40;
const PLAYS_PER_TABLE = 60;
const ANSWER_TIMEOUT_MS = 2_000;

export class AttackRun {
  readonly findings: string[] = [];
  readonly reasons = new Map<string, number>();
  attacks = 0;
  plays = 0;
  readonly #server: RunningServer;
  readonly #random: TestRandom;
  readonly #people: readonly TestClient[];
  readonly #sockets: ReadonlyMap<AttackerRole, RawSocket>;

  private constructor(
    server: RunningServer,
    random: TestRandom,
    people: readonly TestClient[],
    sockets: ReadonlyMap<AttackerRole, RawSocket>,
  ) {
    this.#server = server;
    this.#random = random;
    this.#people = people;
    this.#sockets = sockets;
  }

  static async start(seed: string): Promise<AttackRun> {
    let deals = 0;
    const newKey = (): string => hexFromKey(keyFromSeed(`siege ${deals++} ${seed}`));
    const server = await startTestServer(newTestFolder(), {}, { newKey, pool: IDLE_BOTS });
    const people = await Promise.all(
      ['Ada', 'Ben', 'Cem'].map((name) => TestClient.createGuest(server.url, name)),
    );
    const [ada, ben, cem] = await Promise.all(
      people.map(({ token }) => new RawClient(server.url, bearerHeader(token)).openSocket()),
    );
    if (ada === undefined || ben === undefined || cem === undefined) throw new Error('guests missing');
    const nobody = await new RawClient(server.url).openSocket();
    const sockets = new Map<AttackerRole, RawSocket>([
      [0, ada],
      [1, ben],
      ['stranger', cem],
      ['nobody', nobody],
    ]);
    return new AttackRun(server, new TestRandom(`siege ${seed}`), people, sockets);
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets.values()) socket.close();
    await this.#server.close();
    removeTestFolders();
  }

  async run(attacks: number): Promise<this> {
    const games = Object.keys(LOADED_GAMES);
    for (let table = 0; this.attacks < attacks && this.findings.length === 0; table++)
      await this.#attackGame(games[table % games.length] ?? '', attacks);
    return this;
  }

  async #attackGame(game: string, attacks: number): Promise<void> {
    const session = await this.#newTable(game);
    const release = session.hold();
    let last: ValidPlay | undefined;
    for (let played = 0; played < PLAYS_PER_TABLE && !isOver(session.matchState.gameState); played++) {
      if (this.attacks >= attacks || this.findings.length > 0) break;
      const good = randomValidPlay(session, `good-${played}`, this.#random);
      const possible = illegalActionsOn(session, good, last, this.#random);
      await this.#attack(
        session,
        last === undefined
          ? possible
          : Array.from({ length: ATTACKS_PER_POSITION }, () => this.#random.pick(possible)),
      );
      last = good;
      await this.#play(session, good);
    }
    await this.#reload(session);
    release();
    await this.#end(session);
  }

  async #newTable(game: string): Promise<MatchSession> {
    const [host, opponent] = this.#people;
    if (host === undefined || opponent === undefined) throw new Error('nobody sits down');
    const { id } = await host.createTable({ game, seats: 2 });
    await opponent.request('POST', `/api/tables/${id}/join`, {});
    await host.request('POST', `/api/tables/${id}/start`);
    return this.#server.context.matches.open(id);
  }

  async #attack(session: MatchSession, attacks: readonly IllegalAction[]): Promise<void> {
    const before = fingerprintOf(session);
    for (const { by, text } of attacks) {
      this.attacks++;
      const wrong =
        (await this.#wrongAnswer(by, text)) ??
        (fingerprintOf(session) === before ? undefined : 'changed the match');
      if (wrong === undefined) continue;
      const { match, logSeq } = session.matchState;
      this.findings.push(`${match.game.id}, ${by}, after ${logSeq} events: ${text.slice(0, 300)} ${wrong}`);
      return;
    }
  }

  async #wrongAnswer(by: AttackerRole, text: string): Promise<string | undefined> {
    const socket = this.#socketOf(by);
    socket.clear();
    socket.send(text);
    const answer = await socket.nextMessage(() => true, ANSWER_TIMEOUT_MS).catch(() => undefined);
    if (answer === undefined) return 'got no answer';
    if (answer.type !== 'refused') return `was not refused: ${JSON.stringify(answer).slice(0, 200)}`;
    this.reasons.set(answer.reason, (this.reasons.get(answer.reason) ?? 0) + 1);
    return hasReason(answer)
      ? undefined
      : `was refused without a reason: ${JSON.stringify(answer).slice(0, 200)}`;
  }

  #socketOf(by: AttackerRole): RawSocket {
    const socket = this.#sockets.get(by);
    if (socket === undefined) throw new Error(`nobody is called ${by}`);
    return socket;
  }

  async #play(session: MatchSession, good: ValidPlay): Promise<void> {
    if (this.findings.length > 0) return;
    const socket = this.#socketOf(good.seat);
    socket.clear();
    socket.send({ type: 'act', table: session.id, act: good });
    const answer = await socket.nextMessage(() => true, ANSWER_TIMEOUT_MS).catch(() => undefined);
    if (answer?.type !== 'done')
      this.findings.push(`${JSON.stringify(good)} was not played: ${JSON.stringify(answer)}`);
    this.plays++;
  }

  async #reload(session: MatchSession): Promise<void> {
    const before = fingerprintOf(session);
    await session.reload();
    if (fingerprintOf(session) !== before)
      this.findings.push(`the log of ${session.matchState.match.game.id} leads elsewhere`);
  }

  /** A person may have at most a hundred tables. */
  async #end(session: MatchSession): Promise<void> {
    for (const [seat, person] of this.#people.slice(0, 2).entries())
      await person.request('POST', `/api/tables/${session.id}/acts`, {
        act: 'resign',
        seat,
        id: 'enough',
        seq: session.matchState.seqFor(seat),
      });
  }
}

function fingerprintOf({ matchState, table }: MatchSession): string {
  const { match, logSeq, seatStatus } = matchState;
  const { length: plies } = match.plies;
  const { length: facts } = match.factLog;
  return `${logSeq} ${hashOf(match.state)} ${plies} ${facts} ${table.status} ${canonicalJson(seatStatus)}`;
}

function hasReason({ reason, why }: ServerMessage & { type: 'refused' }): boolean {
  if (reason === 'internal' || !PROTOCOL_REASONS.includes(reason)) return false;
  return reason !== 'refusedByRules' || (why !== undefined && why !== '');
}
