/** A line to the server that comes back by itself, and notices when it is dead without being closed. */

/** The port of the net. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface WireTold {
  opened(): void;
  heard(text: string): void;
  closed(code: number): void;
}

export type OpenWire = (told: WireTold) => Wire;

/** Calls back later; the result calls it off. */
export type Later = (ms: number, call: () => void) => () => void;

export interface LineTold {
  /** Everything that was under way must be asked for again. */
  opened(): void;
  heard(text: string): void;
  online(isOnline: boolean): void;
  /** Closed for good. */
  ended(code: number): void;
  /** Whether an answer is due. */
  isWaiting(): boolean;
}

export const RETRY_MS = [100, 250, 500, 1000, 2000, 4000] as const;
/**
 * Where an answer is due and nothing at all is heard for so long, the line is said to be broken; so many
 * times, and another one is opened.
 */
const SILENT_MS = 3_000;
const MOST_SILENCES = 4;
/** The client is too old, or the session has ended. */
const FINAL_CODES = [4000, 4001];
/** What a socket says that was not closed by anybody. */
const NO_CODE = 1006;

export class Line {
  readonly #open: OpenWire;
  readonly #later: Later;
  readonly #told: LineTold;
  #wire: Wire | undefined;
  /** Of several wires the last one counts. */
  #wires = 0;
  #isOpen = false;
  #isClosed = false;
  #attempts = 0;
  #callOff: (() => void) | undefined;
  /** Messages heard, and how often in a row none came in time. */
  #messages = 0;
  #silences = 0;
  #stopListening: (() => void) | undefined;

  constructor(open: OpenWire, later: Later, told: LineTold) {
    this.#open = open;
    this.#later = later;
    this.#told = told;
    this.#connect();
  }

  /** What is said while the line is broken is not heard. */
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

  /** A telephone changes its net, a server hangs: the socket knows nothing of it. */
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
