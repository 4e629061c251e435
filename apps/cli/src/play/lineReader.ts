import type { Interface } from 'node:readline';
import { createInterface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import type { Sink } from '../io.ts';

/** Is told of a line that it cares for, and of the end of the input (undefined), while nobody is asked. */
interface Listener {
  isMeant(line: string): boolean;
  tell(line: string | undefined): void;
}

/** Lines one by one, none of them lost however fast they come. */
export class LineReader {
  readonly #open: () => Interface;
  #readline: Interface;
  readonly #waiting: string[] = [];
  #asked: ((line: string | undefined) => void) | undefined;
  #listener: Listener | undefined;
  #ended = false;
  /** Nothing can come any more, unlike after Ctrl-C and Ctrl-D. */
  #exhausted = false;
  interrupted = false;

  /** With a terminal, lines can be edited and Ctrl-C comes here. */
  constructor(input: NodeJS.ReadableStream, terminal?: Sink) {
    input.once('end', () => (this.#exhausted = true));
    this.#open = () =>
      this.#listen(
        createInterface({
          input,
          ...(terminal === undefined
            ? { terminal: false }
            : { output: terminal as Sink & NodeJS.WritableStream, terminal: true }),
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
    // Ctrl-Z would stop this process alone and leave whoever started it with a dead terminal.
    readline.on('SIGTSTP', () => undefined);
    return readline;
  }

  #deliver(line: string | undefined): void {
    const asked = this.#asked;
    this.#asked = undefined;
    if (asked !== undefined) asked(line);
    // What was typed before the end comes before it, unless somebody wants to leave at once.
    else if (line === undefined && (this.interrupted || this.#waiting.length === 0)) this.#tell(undefined);
    else if (line !== undefined && this.#waiting.length === 0 && this.#listener?.isMeant(line) === true)
      this.#tell(line);
    else if (line !== undefined) this.#waiting.push(line);
  }

  /** Whoever listens is told once: what comes before they listen again waits. */
  #tell(line: string | undefined): void {
    const listener = this.#listener;
    this.#listener = undefined;
    listener?.tell(line);
  }

  /** Listens for one line, until it comes or the result is called; what came before counts, too. */
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

  /** Lets signals and resizing have their turn even where lines come faster than they are answered. */
  async next(): Promise<string | undefined> {
    await setImmediate();
    const line = this.#waiting.shift();
    if (line !== undefined || this.#ended) return line;
    return new Promise((resolve) => (this.#asked = resolve));
  }

  /** Nothing that was typed before can be called back by a key. */
  forget(): void {
    if (!this.#ended) this.resume();
  }

  /** Reads on after Ctrl-C or Ctrl-D; false if nothing can come any more. */
  resume(): boolean {
    if (this.#exhausted) return false;
    this.#readline.close();
    this.#ended = false;
    this.interrupted = false;
    this.#readline = this.#open();
    return true;
  }

  /** Writes the prompt, and behind it what has been typed so far. */
  prompt(): void {
    if (!this.#ended) this.#readline.prompt(true);
  }

  close(): void {
    this.#readline.close();
  }
}
