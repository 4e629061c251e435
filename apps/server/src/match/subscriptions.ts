/**
 * Who looks at a match, and what each of them has before its eyes. One stream for each viewer, however many
 * windows show it.
 */
import type { Viewer } from '@pithead/kernel';
import { bit } from '@pithead/kernel';
import type { MatchStatus } from '@pithead/protocol';
import type { ViewContext, ViewerSnapshot } from './viewerState.ts';
import { viewerState, viewerSnapshot, viewerUpdate } from './viewerState.ts';
import type { MatchState } from './matchState.ts';

/**
 * A window of a person on a match. Messages come without their beginning: `"type":"state",…}`; the window
 * adds its channel.
 */
export interface Subscriber {
  readonly person: string | null;
  /** From then on it hears nothing. */
  readonly isClosed: boolean;
  send(rest: string): void;
}

interface Stream {
  readonly viewer: Viewer;
  readonly listeners: Set<Subscriber>;
  look: ViewerSnapshot;
  /** How many facts of the log this viewer knows. */
  factCount: number;
  /** The number of the last message. */
  seq: number;
}

/** Seats whose owners have a window open, as bits, and how many onlookers there are. */
export interface Presence {
  readonly online: number;
  readonly watching: number;
}

export class Subscriptions {
  readonly #streams = new Map<Viewer, Stream>();
  readonly #cameOrWent: (here: Presence) => void;
  /** Who looks on at other processes. */
  #elsewhere: Presence = { online: 0, watching: 0 };

  /** `cameOrWent` hears who looks on here, whenever that changes. */
  constructor(cameOrWent: (here: Presence) => void) {
    this.#cameOrWent = cameOrWent;
  }

  get isEmpty(): boolean {
    return this.#streams.size === 0;
  }

  subscribe(
    situation: MatchState,
    around: ViewContext,
    listener: Subscriber,
    viewer: Viewer,
    since: number | undefined,
  ): void {
    // It may have been closed while the match was loaded, or while this waited for its turn.
    if (listener.isClosed) return;
    const stream = this.#streams.get(viewer) ?? this.#begun(situation, around, viewer);
    stream.listeners.add(listener);
    listener.send(rest('state', viewerState(situation, viewer, { ...around, ...this.presence() }, since)));
    this.sendPresence(listener);
    this.#cameOrWent(this.localPresence());
  }

  #begun(situation: MatchState, around: ViewContext, viewer: Viewer): Stream {
    const stream: Stream = {
      viewer,
      listeners: new Set(),
      look: viewerSnapshot(situation, viewer, around),
      factCount: factCountFor(situation, viewer),
      seq: situation.seqFor(viewer),
    };
    this.#streams.set(viewer, stream);
    return stream;
  }

  unsubscribe(listener: Subscriber): void {
    const stream = [...this.#streams.values()].find(({ listeners }) => listeners.delete(listener));
    if (stream === undefined) return;
    if (stream.listeners.size === 0) this.#streams.delete(stream.viewer);
    this.sendPresence();
    this.#cameOrWent(this.localPresence());
  }

  /**
   * Tells everybody who may know what an event changed. Where it is known to one seat alone, the others hear
   * nothing of it.
   */
  publish(
    situation: MatchState,
    around: ViewContext,
    event: { before: number; kept: number; by: number | undefined },
  ): void {
    const { status, key } = around.table;
    const opened = status === 'over' || status === 'abandoned' ? key : '';
    for (const stream of this.#streams.values()) {
      if (event.by !== undefined && stream.viewer !== event.by) continue;
      const look = viewerSnapshot(situation, stream.viewer, around);
      const keep = this.keptFacts(situation, stream, event);
      const news = viewerUpdate(
        situation,
        stream.viewer,
        { before: stream.look, after: look },
        { kept: event.kept, keep },
        opened,
      );
      const message = rest('news', news);
      stream.look = look;
      stream.factCount = (keep ?? stream.factCount) + (news.facts?.length ?? 0);
      stream.seq = news.seq;
      for (const listener of stream.listeners) listener.send(message);
    }
  }

  /**
   * How many of the facts that a viewer knows still stand, if some of them were taken back. Facts that it
   * does not know don't count: that they were taken back would tell that there were any.
   */
  keptFacts(
    situation: MatchState,
    stream: Pick<Stream, 'viewer' | 'factCount'>,
    event: { before: number; kept: number },
  ): number | undefined {
    if (event.kept >= event.before) return undefined;
    const keep = factCountFor(situation, stream.viewer, event.kept);
    return keep < stream.factCount ? keep : undefined;
  }

  /**
   * Everybody starts anew from what is in the log. Whom it tells nothing new is left alone: a message alone
   * would tell of sealed choices.
   */
  resetAll(situation: MatchState, around: ViewContext): void {
    for (const stream of this.#streams.values()) {
      const { look, seq } = stream;
      stream.look = viewerSnapshot(situation, stream.viewer, around);
      stream.factCount = factCountFor(situation, stream.viewer);
      stream.seq = situation.seqFor(stream.viewer);
      if (stream.seq === seq && isSameStanding(look.standing, stream.look.standing)) continue;
      const state = rest('state', viewerState(situation, stream.viewer, around, undefined));
      for (const listener of stream.listeners) listener.send(state);
    }
  }

  /** Here and at other processes. */
  presence(): Presence {
    const { online, watching } = this.localPresence();
    return { online: online | this.#elsewhere.online, watching: watching + this.#elsewhere.watching };
  }

  /** Other processes say who looks on there. */
  setRemotePresence({ online, watching }: Presence): void {
    if (online === this.#elsewhere.online && watching === this.#elsewhere.watching) return;
    this.#elsewhere = { online, watching };
    this.sendPresence();
  }

  localPresence(): Presence {
    let online = 0;
    let watching = 0;
    for (const { viewer, listeners } of this.#streams.values()) {
      if (viewer === undefined) watching = listeners.size;
      else online |= bit(viewer);
    }
    return { online, watching };
  }

  /** To all but the one who knows it already. */
  sendPresence(except?: Subscriber): void {
    const message = rest('presence', this.presence());
    for (const { listeners } of this.#streams.values())
      for (const listener of listeners) if (listener !== except) listener.send(message);
  }

  /** A message beside the match, to those viewers. */
  send(type: string, content: object, isMeant: (viewer: Viewer, person: string | null) => boolean): void {
    const message = rest(type, content);
    for (const { viewer, listeners } of this.#streams.values()) {
      for (const listener of listeners) if (isMeant(viewer, listener.person)) listener.send(message);
    }
  }
}

const factCountFor = ({ telling }: MatchState, viewer: Viewer, until?: number): number =>
  telling.newFacts(viewer, 0, until).length;

/** Clocks run on, and that is not news. */
const isSameStanding = (one: MatchStatus, other: MatchStatus): boolean =>
  JSON.stringify({ ...one, clocks: null }) === JSON.stringify({ ...other, clocks: null });

const rest = (type: string, content: object): string =>
  `"type":"${type}",${JSON.stringify(content).slice(1)}`;
