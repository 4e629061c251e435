/** Who looks at a match, and what each of them has before its eyes. One stream for each looker, however many windows show it. */
import type { Looker } from '@pithead/kernel';
import { bit } from '@pithead/kernel';
import type { Around, Look } from './look.ts';
import { fullState, lookAt, newsFor } from './look.ts';
import type { Situation } from './situation.ts';

/** A window of a person on a match. Messages come without their beginning: `"type":"state",…}`; the window adds its channel. */
export interface Listener {
  readonly person: string | null;
  send(rest: string): void;
}

interface Stream {
  readonly looker: Looker;
  readonly listeners: Set<Listener>;
  look: Look;
}

export class Streams {
  readonly #streams = new Map<Looker, Stream>();

  get isEmpty(): boolean {
    return this.#streams.size === 0;
  }

  add(situation: Situation, around: Around, listener: Listener, looker: Looker, since: number | undefined): void {
    const stream = this.#streams.get(looker) ?? { looker, listeners: new Set(), look: lookAt(situation, looker, around) };
    this.#streams.set(looker, stream);
    stream.listeners.add(listener);
    listener.send(rest('state', fullState(situation, looker, { ...around, ...this.presence() }, since)));
    this.sendPresence(listener);
  }

  remove(listener: Listener): void {
    for (const stream of this.#streams.values()) {
      if (!stream.listeners.delete(listener)) continue;
      if (stream.listeners.size === 0) this.#streams.delete(stream.looker);
    }
    this.sendPresence();
  }

  /** Tells everybody who may know what an event changed. Where it is known to one seat alone, the others hear nothing of it. */
  publish(situation: Situation, around: Around, event: { before: number; kept: number; by: number | undefined }): void {
    const { status, key } = around.table;
    const opened = status === 'over' || status === 'abandoned' ? key : '';
    for (const stream of this.#streams.values()) {
      if (event.by !== undefined && stream.looker !== event.by) continue;
      const look = lookAt(situation, stream.looker, around);
      const news = rest('news', newsFor(situation, stream.looker, stream.look, look, event, opened));
      stream.look = look;
      for (const listener of stream.listeners) listener.send(news);
    }
  }

  /** Everybody starts anew from what is in the log. */
  restart(situation: Situation, around: Around): void {
    for (const stream of this.#streams.values()) {
      stream.look = lookAt(situation, stream.looker, around);
      const state = rest('state', fullState(situation, stream.looker, around, undefined));
      for (const listener of stream.listeners) listener.send(state);
    }
  }

  /** Seats whose owners have a window open, as bits, and how many onlookers there are. */
  presence(): { online: number; watching: number } {
    let online = 0;
    let watching = 0;
    for (const { looker, listeners } of this.#streams.values()) {
      if (looker === undefined) watching = listeners.size;
      else online |= bit(looker);
    }
    return { online, watching };
  }

  /** To all but the one who knows it already. */
  sendPresence(except?: Listener): void {
    const message = rest('presence', this.presence());
    for (const { listeners } of this.#streams.values()) for (const listener of listeners) if (listener !== except) listener.send(message);
  }

  /** A message beside the match, to those lookers. */
  send(type: string, content: object, isMeant: (looker: Looker, person: string | null) => boolean): void {
    const message = rest(type, content);
    for (const { looker, listeners } of this.#streams.values()) {
      for (const listener of listeners) if (isMeant(looker, listener.person)) listener.send(message);
    }
  }
}

const rest = (type: string, content: object): string => `"type":"${type}",${JSON.stringify(content).slice(1)}`;
