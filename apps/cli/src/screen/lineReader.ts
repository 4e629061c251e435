import type { Interface } from 'node:readline';
import { createInterface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import type { OutputStream } from '../processStreams.ts';

interface Listener {
  accepts(line: string): boolean;
  onLine(line: string | undefined): void;
}

/** Queues lines, so that none is lost however fast they arrive. */
export class LineReader {
  readonly #open: () => Interface;
  #readline: Interface;
  readonly #waiting: string[] = [];
  #reader: ((line: string | undefined) => void) | undefined;
  #listener: Listener | undefined;
  #ended = false;
  /** True at the end of the stream; after Ctrl-C or Ctrl-D reading can resume. */
  #exhausted = false;
  interrupted = false;

  /** With a terminal, lines can be edited, and Ctrl-C arrives here. */
  constructor(input: NodeJS.ReadableStream, terminal?: OutputStream) {
    input.once('end', () => (this.#exhausted = true));
    this.#open = () =>
      this.#listen(
        createInterface({
          input,
          ...(terminal === undefined
            ? { terminal: false }
            : { output: terminal as OutputStream & NodeJS.WritableStream, terminal: true }),
          crlfDelay: Infinity,
          prompt: '> ',
        }),
      );
    this.#readline = this.#open();
  }

  #listen(readline: Interface): Interface {
    readline.on('line', (line) => this.#deliver(line));
    readline.on('close', () => {
      this.#ended = true;
      this.#deliver(undefined);
    });
    readline.on('SIGINT', () => {
      this.interrupted = true;
      readline.close();
    });
    // Ctrl-Z would stop this process only and leave its parent with an unusable terminal.
    readline.on('SIGTSTP', () => undefined);
    return readline;
  }

  #deliver(line: string | undefined): void {
    const reader = this.#reader;
    this.#reader = undefined;
    if (reader !== undefined) reader(line);
    // Lines typed before the end are delivered first, except after Ctrl-C.
    else if (line === undefined && (this.interrupted || this.#waiting.length === 0))
      this.#notifyListener(undefined);
    else if (line !== undefined && this.#waiting.length === 0 && this.#listener?.accepts(line) === true)
      this.#notifyListener(line);
    else if (line !== undefined) this.#waiting.push(line);
  }

  #notifyListener(line: string | undefined): void {
    const listener = this.#listener;
    this.#listener = undefined;
    listener?.onLine(line);
  }

  listen(accepts: Listener['accepts'], onLine: Listener['onLine']): () => void {
    const own = { accepts, onLine };
    this.#listener = own;
    const [first] = this.#waiting;
    if (first === undefined && this.#ended) this.#notifyListener(undefined);
    if (first !== undefined && accepts(first)) this.#notifyListener(this.#waiting.shift());
    return () => {
      if (this.#listener === own) this.#listener = undefined;
    };
  }

  /** Yields first, so that signals and resizes are handled even if lines arrive without a pause. */
  async next(): Promise<string | undefined> {
    await setImmediate();
    const line = this.#waiting.shift();
    if (line !== undefined || this.#ended) return line;
    return new Promise((resolve) => (this.#reader = resolve));
  }

  clearHistory(): void {
    if (!this.#ended) this.resume();
  }

  resume(): boolean {
    if (this.#exhausted) return false;
    this.#readline.close();
    this.#ended = false;
    this.interrupted = false;
    this.#readline = this.#open();
    return true;
  }

  prompt(): void {
    if (!this.#ended) this.#readline.prompt(true);
  }

  close(): void {
    this.#readline.close();
  }
}
