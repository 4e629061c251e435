import { paintFor, printable } from '../ansi.ts';
import type { Io } from '../io.ts';
import { LineReader } from './lineReader.ts';
import type { Page } from './page.ts';
import type { Screen } from './screen.ts';
import { usableWidth } from './screen.ts';

/** No escape codes, nothing repeated that has not changed. */
export class PlainScreen implements Screen {
  readonly colour = false;
  readonly pages = false;
  readonly interrupted = false;
  readonly paint = paintFor(false);
  readonly width: number;
  readonly #io: Io;
  readonly #lines: LineReader;

  constructor(io: Io) {
    this.#io = io;
    this.#lines = new LineReader(io.stdin);
    const columns = Number(io.env['COLUMNS']);
    this.width = usableWidth(Number.isInteger(columns) && columns > 0 ? columns : undefined);
  }

  show(render: () => Page): void {
    const { table, tableSeen, fresh, prompt, offers, notice, onlyNotice } = render();
    this.#print(onlyNotice ? notice : [...(tableSeen ? [] : ['', ...table]), '', ...fresh, ...notice, ...prompt, ...offers]);
  }

  showText(render: () => readonly string[]): void {
    this.#print(render());
  }

  #print(lines: readonly string[]): void {
    for (const line of lines) this.#io.stdout.write(`${line}\n`);
  }

  /** What came through a pipe is written behind the prompt, so that the output reads like a protocol. */
  async read(): Promise<string | undefined> {
    this.#io.stdout.write('> ');
    const line = await this.#lines.next();
    this.#io.stdout.write(this.#io.stdin.isTTY === true && line !== undefined ? '' : `${printable(line ?? '')}\n`);
    return line;
  }

  /** What comes through a pipe is read where it is asked for, and Ctrl-C ends the program by itself. */
  listen(): () => void {
    return () => undefined;
  }

  resume(): boolean {
    return false;
  }

  /** Lines are not kept. */
  forget(): void {}

  /** Everything has been printed already. */
  close(): void {
    this.#lines.close();
  }
}
