import type { Interface } from 'node:readline';
import { createInterface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import type { OutputStream } from '../processStreams.ts';

interface Listener {
  isMeant(line: string): boolean;
  tell(line: string | undefined): void;
}

/** Queues lines, so that none is lost however fast they arrive. */
export class LineReader {
  readonly #open: () => Interface;
  #readline: Interface;
  readonly #waiting: string[] = [];
  #asked: ((line: string | undefined) => void) | undefined;
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
    const asked = this.#asked;
    this.#asked = undefined;
    if (asked !== undefined) asked(line);
    // Lines typed before the end are delivered first, except after Ctrl-C.
    else if (line === undefined && (this.interrupted || this.#waiting.length === 0)) this.#tell(undefined);
    else if (line !== undefined && this.#waiting.length === 0 && this.#listener?.isMeant(line) === true)
      this.#tell(line);
    else if (line !== undefined) this.#waiting.push(line);
  }

  #tell(line: string | undefined): void {
    const listener = this.#listener;
    this.#listener = undefined;
    listener?.tell(line);
  }

  listen(isMeant: Listener['isMeant'], tell: Listener['tell']): () => void {
    const own = { isMeant, tell };
    this.#listener = own;
    const [first] = this.#waiting;
    if (first === undefined && this.#ended) this.#tell(undefined);
    if (first !== undefined && isMeant(first)) this.#tell(this.#waiting.shift());
    return () => {
      if (this.#listener === own) this.#listener = undefined;
    };
  }

  /**
   * Yields first, so that signals and resizes are handled even if lines arrive faster than answers are
   * written.
   */
  async next(): Promise<string | undefined> {
    await setImmediate();
    const line = this.#waiting.shift();
    if (line !== undefined || this.#ended) return line;
    return new Promise((resolve) => (this.#asked = resolve));
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
