import type { Interface } from 'node:readline';
import { createInterface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import type { Sink } from '../io.ts';

/** Lines one by one, none of them lost however fast they come. */
export class LineReader {
  readonly #readline: Interface;
  readonly #waiting: string[] = [];
  #asked: ((line: string | undefined) => void) | undefined;
  #ended = false;
  interrupted = false;

  /** With a terminal, lines can be edited and Ctrl-C comes here. */
  constructor(input: NodeJS.ReadableStream, terminal?: Sink) {
    this.#readline = createInterface({
      input,
      ...(terminal === undefined ? { terminal: false } : { output: terminal as Sink & NodeJS.WritableStream, terminal: true }),
      crlfDelay: Infinity,
      prompt: '> ',
    });
    this.#readline.on('line', (line) => this.#deliver(line));
    this.#readline.on('close', () => {
      this.#ended = true;
      this.#deliver(undefined);
    });
    this.#readline.on('SIGINT', () => {
      this.interrupted = true;
      this.#readline.close();
    });
  }

  #deliver(line: string | undefined): void {
    const asked = this.#asked;
    this.#asked = undefined;
    if (asked !== undefined) asked(line);
    else if (line !== undefined) this.#waiting.push(line);
  }

  /** Lets signals and resizing have their turn even where lines come faster than they are answered. */
  async next(): Promise<string | undefined> {
    await setImmediate();
    const line = this.#waiting.shift();
    if (line !== undefined || this.#ended) return line;
    return new Promise((resolve) => (this.#asked = resolve));
  }

  /** After Ctrl-Z and its end the screen has to be drawn again. */
  onContinue(listener: () => void): void {
    this.#readline.on('SIGCONT', listener);
  }

  /** Writes the prompt, and behind it what has been typed so far. */
  prompt(): void {
    if (!this.#ended) this.#readline.prompt(true);
  }

  close(): void {
    this.#readline.close();
  }
}
