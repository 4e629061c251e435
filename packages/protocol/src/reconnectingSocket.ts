/** A socket that reconnects by itself, and also notices a connection that is dead without being closed. */

export interface SocketTransport {
  send(text: string): void;
  close(): void;
}

export interface SocketTransportEvents {
  opened(): void;
  heard(text: string): void;
  closed(code: number): void;
}

export type OpenSocketTransport = (told: SocketTransportEvents) => SocketTransport;

/** Calls back later; the result cancels that. */
export type ScheduleCall = (ms: number, call: () => void) => () => void;

export interface ReconnectingSocketEvents {
  /** Everything that is pending must be sent again. */
  opened(): void;
  heard(text: string): void;
  online(isOnline: boolean): void;
  ended(code: number): void;
  isWaiting(): boolean;
}

export const RETRY_MS = [100, 250, 500, 1000, 2000, 4000] as const;
/**
 * If an answer is due and nothing arrives for this time, the socket counts as offline; after several times it
 * is replaced.
 */
const SILENT_MS = 3_000;
const MOST_SILENCES = 4;
/** The client is too old, or the session has ended. */
const FINAL_CODES = [4000, 4001];
const NO_CODE = 1006;

export class ReconnectingSocket {
  readonly #open: OpenSocketTransport;
  readonly #later: ScheduleCall;
  readonly #told: ReconnectingSocketEvents;
  #wire: SocketTransport | undefined;
  /** The number of the current transport: events of older ones are ignored. */
  #wires = 0;
  #isOpen = false;
  #isClosed = false;
  #attempts = 0;
  #callOff: (() => void) | undefined;
  /** Messages received, and how often in a row none arrived in time. */
  #messages = 0;
  #silences = 0;
  #stopListening: (() => void) | undefined;

  constructor(open: OpenSocketTransport, later: ScheduleCall, told: ReconnectingSocketEvents) {
    this.#open = open;
    this.#later = later;
    this.#told = told;
    this.#connect();
  }

  /** Does nothing while disconnected: the owner sends again in `opened`. */
  send(text: string): void {
    if (!this.#isOpen) return;
    this.#wire?.send(text);
    this.#listen();
  }

  close(): void {
    this.#isClosed = true;
    this.#callOff?.();
    this.#stopListening?.();
    this.#wire?.close();
  }

  #connect(): void {
    const number = ++this.#wires;
    const isOurs = (): boolean => number === this.#wires;
    this.#wire = this.#open({
      opened: () => isOurs() && this.#opened(),
      heard: (text) => isOurs() && this.#heard(text),
      closed: (code) => isOurs() && this.#broken(code),
    });
  }

  #opened(): void {
    this.#isOpen = true;
    this.#attempts = 0;
    this.#silences = 0;
    this.#told.online(true);
    this.#told.opened();
  }

  #heard(text: string): void {
    this.#messages++;
    if (this.#silences > 0) this.#told.online(true);
    this.#silences = 0;
    this.#told.heard(text);
  }

  #broken(code: number): void {
    this.#isOpen = false;
    this.#told.online(false);
    if (FINAL_CODES.includes(code)) {
      this.#isClosed = true;
      this.#told.ended(code);
    }
    if (this.#isClosed) return;
    const wait = RETRY_MS[Math.min(this.#attempts++, RETRY_MS.length - 1)] as number;
    this.#callOff = this.#later(wait, () => this.#connect());
  }

  /**
   * A phone that changes its network, or a server that hangs, closes no socket: only missing answers show it.
   */
  #listen(): void {
    if (this.#stopListening !== undefined || !this.#isOpen || !this.#told.isWaiting()) return;
    const heard = this.#messages;
    this.#stopListening = this.#later(SILENT_MS, () => {
      this.#stopListening = undefined;
      if (heard === this.#messages && this.#isOpen) this.#silent();
      this.#listen();
    });
  }

  #silent(): void {
    this.#silences++;
    if (this.#silences === 1) this.#told.online(false);
    if (this.#silences < MOST_SILENCES) return;
    const dead = this.#wire;
    this.#wires++;
    dead?.close();
    this.#broken(NO_CODE);
  }
}
