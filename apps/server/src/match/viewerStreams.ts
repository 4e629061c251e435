/**
 * Who watches a match, and what each viewer was last sent. All subscriptions of one viewer share one stream, so
 * that its updates are computed once.
 */
import type { Viewer } from '@pithead/kernel';
import { bit } from '@pithead/kernel';
import type { Applied, MatchState, SentUpdate, ViewContext, LastSent } from '@pithead/match';
import { lastSentTo, viewerUpdate } from '@pithead/match';
import type { MatchFields } from '@pithead/protocol';

export interface Subscriber {
  readonly person: string | null;
  readonly isClosed: boolean;
  /** Takes a message made by `encodeWithoutChannel`, and puts its own channel first. */
  send(withoutChannel: string): void;
}

export interface ViewerStream {
  readonly viewer: Viewer;
  readonly subscribers: Set<Subscriber>;
  lastSent: LastSent;
}

export interface Presence {
  /** Bit set of the seats whose owners have a subscription. */
  readonly online: number;
  /** The number of spectators' subscriptions. */
  readonly watching: number;
}

export class ViewerStreams {
  readonly #streams = new Map<Viewer, ViewerStream>();
  readonly #onPresence: (local: Presence) => void;
  #remote: Presence = { online: 0, watching: 0 };

  constructor(onPresence: (local: Presence) => void) {
    this.#onPresence = onPresence;
  }

  get isEmpty(): boolean {
    return this.#streams.size === 0;
  }

  subscribe(
    matchState: MatchState,
    context: ViewContext,
    subscriber: Subscriber,
    viewer: Viewer,
    since: number | undefined,
  ): void {
    if (subscriber.isClosed) return;
    const stream = this.#streams.get(viewer) ?? {
      viewer,
      subscribers: new Set(),
      lastSent: lastSentTo(matchState, viewer, context),
    };
    this.#streams.set(viewer, stream);
    stream.subscribers.add(subscriber);
    const presence = this.presence();
    subscriber.send(
      encodeWithoutChannel('state', matchState.viewerState(viewer, { ...context, ...presence }, since)),
    );
    this.sendPresence(subscriber);
    this.#onPresence(this.localPresence());
  }

  unsubscribe(subscriber: Subscriber): void {
    const stream = [...this.#streams.values()].find(({ subscribers }) => subscribers.delete(subscriber));
    if (stream === undefined) return;
    if (stream.subscribers.size === 0) this.#streams.delete(stream.viewer);
    this.sendPresence();
    this.#onPresence(this.localPresence());
  }

  publish(matchState: MatchState, context: ViewContext, applied: Applied): void {
    for (const stream of this.#streams.values()) {
      const sent = this.updateFor(stream, matchState, applied, context);
      if (sent === undefined) continue;
      stream.lastSent = sent.lastSent;
      const message = encodeWithoutChannel('news', sent.update);
      for (const subscriber of stream.subscribers) subscriber.send(message);
    }
  }

  updateFor(
    { viewer, lastSent }: ViewerStream,
    matchState: MatchState,
    applied: Applied,
    context: ViewContext,
  ): SentUpdate | undefined {
    return viewerUpdate(matchState, viewer, lastSent, applied, context);
  }

  /**
   * After a reload. A viewer for whom nothing changed is sent nothing: a message would reveal others' secret
   * choices.
   */
  resetAll(matchState: MatchState, context: ViewContext): void {
    for (const stream of this.#streams.values()) {
      const before = stream.lastSent;
      stream.lastSent = lastSentTo(matchState, stream.viewer, context);
      if (stream.lastSent.seq === before.seq && haveSameFields(before.fields, stream.lastSent.fields))
        continue;
      const message = encodeWithoutChannel('state', matchState.viewerState(stream.viewer, context));
      for (const subscriber of stream.subscribers) subscriber.send(message);
    }
  }

  presence(): Presence {
    const { online, watching } = this.localPresence();
    return { online: online | this.#remote.online, watching: watching + this.#remote.watching };
  }

  setRemotePresence({ online, watching }: Presence): void {
    if (online === this.#remote.online && watching === this.#remote.watching) return;
    this.#remote = { online, watching };
    this.sendPresence();
  }

  localPresence(): Presence {
    let online = 0;
    let watching = 0;
    for (const { viewer, subscribers } of this.#streams.values()) {
      if (viewer === undefined) watching = subscribers.size;
      else online |= bit(viewer);
    }
    return { online, watching };
  }

  sendPresence(except?: Subscriber): void {
    const message = encodeWithoutChannel('presence', this.presence());
    for (const { subscribers } of this.#streams.values())
      for (const subscriber of subscribers) if (subscriber !== except) subscriber.send(message);
  }
}

/** Ignores running clocks, which change all the time. */
const haveSameFields = (one: MatchFields, other: MatchFields): boolean =>
  JSON.stringify({ ...one, clocks: null }) === JSON.stringify({ ...other, clocks: null });

/**
 * A message as text without its beginning: `"type":"state",…}`. It is encoded once for all subscribers of a
 * stream, which differ only in their channel.
 */
export const encodeWithoutChannel = (type: string, content: object): string =>
  `"type":"${type}",${JSON.stringify(content).slice(1)}`;
