/**
 * Sends random JSON and mutated messages to a match whose seats all belong to the sender. Every message must
 * be answered, and the match may change only if the answer says so.
 */
import type { Act } from '@pithead/protocol';
import * as fc from 'fast-check';
import { GAME, NOBODY } from '../border/cast.ts';
import { Line, Scene } from '../border/scene.ts';
import type { LiveMatch } from '../match/live.ts';
import { changed, changes } from './changedMessages.ts';
import { removeFolders } from './hall.ts';

const MESSAGES = 15;
export const ACTS = 8;

export class Babble {
  readonly scene: Scene;
  readonly live: LiveMatch;
  readonly #line: Line;
  done = 0;
  #ids = 0;

  private constructor(scene: Scene, live: LiveMatch, line: Line) {
    this.scene = scene;
    this.live = live;
    this.#line = line;
  }

  static async open(): Promise<Babble> {
    const scene = await Scene.open();
    // With both seats it is always the host's turn.
    const { host } = scene.people;
    const { id } = await host.openTable({ game: GAME, seats: 2, isHotSeat: true });
    await host.call('POST', `/api/tables/${id}/start`);
    const live = await scene.hall.context.matches.open(id);
    live.hold();
    return new Babble(scene, live, await Line.open(scene.hall.url, scene.headersOf('host', 'bearer')));
  }

  async close(): Promise<void> {
    this.#line.leave();
    await this.scene.hall.close();
    removeFolders();
  }

  get found(): string {
    const { situation } = this.live;
    return `${situation.seq} ${situation.hash()} ${JSON.stringify(situation.beside)}`;
  }

  /** Throws with the shortest input that is answered wrongly. */
  async say(runs: number, seed?: number): Promise<void> {
    const how = { numRuns: runs, ...(seed === undefined ? {} : { seed }) };
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 6 }), (text) => this.#say(text)),
      how,
    );
    await fc.assert(
      fc.asyncProperty(fc.nat(MESSAGES - 1), changes, (kind, by) =>
        this.#say(changed(this.#goodMessage(kind), by)),
      ),
      how,
    );
  }

  async #say(text: string): Promise<void> {
    const before = this.found;
    const { heard, socket } = this.#line;
    heard.length = 0;
    socket.send(text);
    await this.#settled();
    if (heard.some((message) => message.type === 'refused' && message.reason === 'internal'))
      throw new Error('a mistake of the server');
    const wasDone = heard.some(({ type }) => type === 'done');
    this.done += Number(wasDone);
    if (!wasDone && this.found !== before) throw new Error('something was done, and nothing was said');
    if (socket.readyState !== socket.OPEN) throw new Error('the socket was closed');
  }

  /** Waits until the message has been handled and answered, also where it waits for the store. */
  async #settled(): Promise<void> {
    await this.#line.ping();
    await this.live.run(() => undefined);
    await this.#line.ping();
  }

  /** A legal act of this moment; acts that end the match are left to other tests. */
  goodAct(kind: number): Act {
    const { situation } = this.live;
    const seat = situation.asked === 2 ? 1 : 0;
    const base = { seat, id: `r${++this.#ids}`, seq: situation.seqFor(seat) };
    const [verb, noun] = situation.match.offers(seat)[kind] ?? ['chooseSide', kind];
    if (kind < 4) return { act: 'play', ...base, plies: [[verb, noun]] };
    if (kind === 4) return { act: 'undo', ...base, reach: 'turn' };
    if (kind === 5) return { act: 'answerPause', ...base, agree: false };
    return kind === 6 ? { act: 'askUndo', ...base } : { act: 'askPause', ...base };
  }

  #goodMessage(kind: number): object {
    const table = this.live.id;
    if (kind < ACTS) return { type: 'act', table, act: this.goodAct(kind) };
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
      table: kind === 13 ? NOBODY : table,
      as: label % 2,
      since: 0,
    };
  }
}
