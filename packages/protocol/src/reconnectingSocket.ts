/** A socket that reconnects by itself, and also notices a connection that is dead without being closed. */

export interface SocketTransport {
  send(text: string): void;
  close(): void;
}

export interface SocketTransportEvents {
  onOpen(): void;
  onMessage(text: string): void;
  onClose(code: number): void;
}

export type OpenSocketTransport = (listener: SocketTransportEvents) => SocketTransport;

export type ScheduleCall = (ms: number, call: () => void) => () => void;

export interface ReconnectingSocketEvents {
  /** Everything that is pending must be sent again. */
  onOpen(): void;
  onMessage(text: string): void;
  onOnlineChange(isOnline: boolean): void;
  onEnd(code: number): void;
  hasPendingRequests(): boolean;
}

export const RETRY_MS = [100, 250, 500, 1000, 2000, 4000] as const;
/**
 * If an answer is due and nothing arrives for this time, the socket counts as offline; after several times it
 * is replaced.
 */
const SILENCE_TIMEOUT_MS = 3_000;
const MAX_SILENCES = 4;
/** The client is too old, or the session has ended. */
const FINAL_CODES = [4000, 4001];
const NO_CODE = 1006;

export class ReconnectingSocket {
  readonly #open: OpenSocketTransport;
  readonly #schedule: ScheduleCall;
  readonly #listener: ReconnectingSocketEvents;
  #transport: SocketTransport | undefined;
  /** The number of the current transport: events of older ones are ignored. */
  #transportNumber = 0;
  #isOpen = false;
  #isClosed = false;
  #attempts = 0;
  #cancelReconnect: (() => void) | undefined;
  /** Messages received, and how often in a row none arrived in time. */
  #messages = 0;
  #silences = 0;
  #cancelSilenceTimer: (() => void) | undefined;

  constructor(open: OpenSocketTransport, schedule: ScheduleCall, listener: ReconnectingSocketEvents) {
    this.#open = open;
    this.#schedule = schedule;
    this.#listener = listener;
    this.#connect();
  }

  /** Does nothing while disconnected: the owner sends again in `onOpen`. */
  send(text: string): void {
    if (!this.#isOpen) return;
    this.#transport?.send(text);
    this.#startSilenceTimer();
  }

  close(): void {
    this.#isClosed = true;
    this.#cancelReconnect?.();
    this.#cancelSilenceTimer?.();
    this.#transport?.close();
  }

  #connect(): void {
    const number = ++this.#transportNumber;
    const isOurs = (): boolean => number === this.#transportNumber;
    this.#transport = this.#open({
      onOpen: () => isOurs() && this.#onOpen(),
      onMessage: (text) => isOurs() && this.#onMessage(text),
      onClose: (code) => isOurs() && this.#onDisconnect(code),
    });
  }

  #onOpen(): void {
    this.#isOpen = true;
    this.#attempts = 0;
    this.#silences = 0;
    this.#listener.onOnlineChange(true);
    this.#listener.onOpen();
  }

  #onMessage(text: string): void {
    this.#messages++;
    if (this.#silences > 0) this.#listener.onOnlineChange(true);
    this.#silences = 0;
    this.#listener.onMessage(text);
  }

  #onDisconnect(code: number): void {
    this.#isOpen = false;
    this.#listener.onOnlineChange(false);
    if (FINAL_CODES.includes(code)) {
      this.#isClosed = true;
      this.#listener.onEnd(code);
    }
    if (this.#isClosed) return;
    const wait = RETRY_MS[Math.min(this.#attempts++, RETRY_MS.length - 1)] as number;
    this.#cancelReconnect = this.#schedule(wait, () => this.#connect());
  }

  /**
   * A phone that changes its network, or a server that hangs, closes no socket: only missing answers show it.
   */
  #startSilenceTimer(): void {
    if (this.#cancelSilenceTimer !== undefined || !this.#isOpen || !this.#listener.hasPendingRequests())
      return;
    const messagesBefore = this.#messages;
    this.#cancelSilenceTimer = this.#schedule(SILENCE_TIMEOUT_MS, () => {
      this.#cancelSilenceTimer = undefined;
      if (messagesBefore === this.#messages && this.#isOpen) this.#onSilence();
      this.#startSilenceTimer();
    });
  }

  #onSilence(): void {
    this.#silences++;
    if (this.#silences === 1) this.#listener.onOnlineChange(false);
    if (this.#silences < MAX_SILENCES) return;
    const dead = this.#transport;
    this.#transportNumber++;
    dead?.close();
    this.#onDisconnect(NO_CODE);
  }
}
