/** What can happen to a match (`MatchEvent`), and what an event has changed (`Applied`). */
import type { Ply, Refusal, Seat, SeatSet } from '@pithead/kernel';

/** The content of each kind of event, as the server stores it in the column `body`. */
interface EventBodies {
  /** One command: all of these plies, or none. */
  readonly play: readonly Ply[];
  /** Takes back the seat's last ply, or all of them since the undo limit. */
  readonly undo: 'step' | 'turn';
  /** Asks the others for an undo behind the undo limit. */
  readonly askUndo: UndoTarget;
  /** The answer to that: true if the seat agrees. */
  readonly answerUndo: boolean;
  readonly askPause: null;
  readonly answerPause: boolean;
  readonly resume: null;
  /**
   * A bot plays for the seat. The command `leave` produces it (`left`), and so does the server: after the
   * deletion of the owner (`left`), and when the seat's clock has run out (`time`).
   */
  readonly standIn: 'time' | 'left';
  /** The owner plays again. */
  readonly return: null;
  readonly resign: null;
  /** The owner's vacation begins (true) or ends: meanwhile the seat's clock stands still. The server produces it. */
  readonly vacation: boolean;
  /**
   * Back to this number of plies without asking. Only local matches in the browser produce it, instead of
   * `askUndo`: their other seats are bots or people at the same device.
   */
  readonly rewind: number;
}

/**
 * Where an undo request goes back to: the number of its own plies that the asking seat keeps. Logs of version
 * 0.1 contain a number of plies of all seats instead; they must replay as they were played.
 */
export type UndoTarget = { readonly keep: number } | number;

export type EventKind = keyof EventBodies;

export type MatchEvent = {
  readonly [K in EventKind]: { readonly seat: Seat; readonly kind: K; readonly body: EventBodies[K] };
}[EventKind];

/** Events that change who plays and what is asked for, but (unless an undo is granted) not the game. */
export type TableEvent = Exclude<MatchEvent, { kind: 'play' | 'undo' | 'rewind' }>;

/** Why an event can't happen; for a play also which of its plies is refused, counted from 0. */
export interface RefusedEvent {
  readonly refusal: Refusal;
  readonly ply?: number;
}

/** What an event has changed, returned by `MatchState.apply`. */
export interface Applied {
  readonly seat: Seat;
  /** Everybody may know of the event; otherwise only its seat may. */
  readonly isPublic: boolean;
  /** The seat has completed its decision. */
  readonly hasDecided: boolean;
  /** How many facts at the beginning of `match.factLog` are unchanged. The others are new or were replayed. */
  readonly keptFactCount: number;
  /** As it was before the event. */
  readonly before: {
    readonly pendingSeats: SeatSet;
    readonly clockSeats: SeatSet;
    readonly undoLimit: number;
    readonly factCount: number;
  };
}

export const isRefused = (result: Applied | RefusedEvent): result is RefusedEvent => 'refusal' in result;
