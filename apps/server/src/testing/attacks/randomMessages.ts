/**
 * Sends random JSON and mutated messages to a match whose seats all belong to the sender. Every message must
 * be answered, and the match may change only if the answer says so.
 */
import type { Act } from '@pithead/protocol';
import * as fc from 'fast-check';
import type { RawSocket } from '../clients/rawSocket.ts';
import { stateHash } from '../../match/stateHash.ts';
import { TEST_GAME, MISSING_ID } from '../access-matrix/actors.ts';
import { AccessFixture } from '../access-matrix/accessFixture.ts';
import type { MatchSession } from '../../match/matchSession.ts';
import { mutateMessage, mutations } from './mutateMessage.ts';
import { removeTestFolders } from '../servers/testServer.ts';

const MESSAGES = 15;
export const ACT_KINDS = 8;

export class RandomMessages {
  readonly fixture: AccessFixture;
  readonly session: MatchSession;
  readonly #socket: RawSocket;
  accepted = 0;
  #ids = 0;

  private constructor(fixture: AccessFixture, session: MatchSession, socket: RawSocket) {
    this.fixture = fixture;
    this.session = session;
    this.#socket = socket;
  }

  static async open(): Promise<RandomMessages> {
    const fixture = await AccessFixture.open();
    // With both seats it is always the host's turn.
    const { host } = fixture.clients;
    const { id } = await host.createTable({ game: TEST_GAME, seats: 2, isHotSeat: true });
    await host.request('POST', `/api/tables/${id}/start`);
    const session = await fixture.server.context.matches.open(id);
    session.hold();
    return new RandomMessages(fixture, session, await fixture.openSocket('host'));
  }

  async close(): Promise<void> {
    this.#socket.close();
    await this.fixture.server.close();
    removeTestFolders();
  }

  get fingerprint(): string {
    const { matchState } = this.session;
    return `${matchState.logSeq} ${stateHash(matchState.gameState)} ${JSON.stringify(matchState.seatStatus)}`;
  }

  async run(runs: number, seed?: number): Promise<void> {
    const how = { numRuns: runs, ...(seed === undefined ? {} : { seed }) };
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 6 }), (text) => this.#say(text)),
      how,
    );
    await fc.assert(
      fc.asyncProperty(fc.nat(MESSAGES - 1), mutations, (kind, by) =>
        this.#say(mutateMessage(this.#goodMessage(kind), by)),
      ),
      how,
    );
  }

  async #say(text: string): Promise<void> {
    const before = this.fingerprint;
    this.#socket.clear();
    this.#socket.send(text);
    await this.#settled();
    const { received } = this.#socket;
    if (received.some((message) => message.type === 'refused' && message.reason === 'internal'))
      throw new Error('a mistake of the server');
    const wasDone = received.some(({ type }) => type === 'done');
    this.accepted += Number(wasDone);
    if (!wasDone && this.fingerprint !== before) throw new Error('something was done, and nothing was said');
    if (!this.#socket.isOpen) throw new Error('the socket was closed');
  }

  async #settled(): Promise<void> {
    await this.#socket.ping();
    await this.session.run(() => undefined);
    await this.#socket.ping();
  }

  validAct(kind: number): Act {
    const { matchState } = this.session;
    const seat = matchState.pendingSeats === 2 ? 1 : 0;
    const base = { seat, id: `r${++this.#ids}`, seq: matchState.seqFor(seat) };
    const [verb, noun] = matchState.match.offers(seat)[kind] ?? ['chooseSide', kind];
    if (kind < 4) return { act: 'play', ...base, plies: [[verb, noun]] };
    if (kind === 4) return { act: 'undo', ...base, reach: 'turn' };
    if (kind === 5) return { act: 'answerPause', ...base, agree: false };
    return kind === 6 ? { act: 'askUndo', ...base } : { act: 'askPause', ...base };
  }

  #goodMessage(kind: number): object {
    const table = this.session.id;
    if (kind < ACT_KINDS) return { type: 'act', table, act: this.validAct(kind) };
    const label = ++this.#ids % 20;
    const more = { ask: label, table, seat: label % 2 };
    if (kind === 8) return { type: 'whyNot', ...more, ply: ['chooseSide', label] };
    if (kind === 9) return { type: 'nudge', ...more };
    if (kind === 10)
      return { type: 'chat', ask: label, table, room: 'players', text: 'x', id: `r${this.#ids}` };
    if (kind === 11) return { type: 'ping', ask: label };
    if (kind === 12) return { type: 'unsubscribe', channel: label };
    return {
      type: 'subscribe',
      channel: label,
      table: kind === 13 ? MISSING_ID : table,
      as: label % 2,
      since: 0,
    };
  }
}
