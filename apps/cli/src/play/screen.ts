/** Where a game is shown and typed: a whole terminal, or plain lines for a pipe, a screen reader, a test. */
import type { Paint } from '../ansi.ts';
import { paintFor, printable } from '../ansi.ts';
import type { Io } from '../io.ts';
import type { Say } from '../text/index.ts';
import { FullScreen } from './fullScreen.ts';
import { LineReader } from './lineReader.ts';
import type { Page } from './page.ts';

export interface Screen {
  readonly width: number;
  readonly colour: boolean;
  readonly paint: Paint;
  /** Ended by Ctrl-C. */
  readonly interrupted: boolean;
  /** Longer texts are shown on a page of their own. */
  readonly pages: boolean;
  /** Draws; a whole terminal draws again when its size changes. */
  show(render: () => Page, say: Say): void;
  /** A page of text alone; if it is too long, from its beginning or from its end. */
  showText(render: () => readonly string[], say: Say, from: 'beginning' | 'end'): void;
  /** What was typed; undefined at the end of the input. */
  read(): Promise<string | undefined>;
  /** Gives the terminal back; the lines stay on it. */
  close(last: readonly string[]): void;
}

const PLAIN_WIDTH = 100;
const WIDEST = 140;
const NARROWEST = 60;

export const usableWidth = (columns: number | undefined): number => Math.min(WIDEST, Math.max(NARROWEST, columns ?? PLAIN_WIDTH));

export function openScreen(io: Io): Screen {
  const colour = (io.env['NO_COLOR'] ?? '') === '' && io.env['TERM'] !== 'dumb';
  const full = io.stdin.isTTY === true && io.stdout.isTTY === true && io.env['TERM'] !== 'dumb';
  return full ? new FullScreen(io, colour) : new PlainScreen(io);
}

/** No escape codes, nothing repeated that has not changed. */
class PlainScreen implements Screen {
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

  /** Everything has been printed already. */
  close(): void {
    this.#lines.close();
  }
}
