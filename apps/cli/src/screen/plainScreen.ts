import { printableLine } from '@pithead/terminal';
import { createPageStyler, clampWidth } from './gameScreen.ts';
import type { ProcessStreams } from '../processStreams.ts';
import { LineReader } from './lineReader.ts';
import type { GamePage } from './gamePage.ts';
import type { GameScreen } from './gameScreen.ts';

export class PlainScreen implements GameScreen {
  readonly colour = false;
  readonly pages = false;
  readonly interrupted = false;
  readonly style = createPageStyler(false);
  readonly width: number;
  readonly #io: ProcessStreams;
  readonly #lines: LineReader;
  readonly #listens: boolean;
  #isPrompting = false;

  constructor(io: ProcessStreams, listens: boolean) {
    this.#io = io;
    this.#listens = listens;
    this.#lines = new LineReader(io.stdin);
    const columns = Number(io.env['COLUMNS']);
    this.width = clampWidth(Number.isInteger(columns) && columns > 0 ? columns : undefined);
  }

  show(render: () => GamePage): void {
    const { table, tableSeen, fresh, prompt, offers, notice, onlyNotice } = render();
    this.#print(
      onlyNotice
        ? notice
        : [...(tableSeen ? [] : ['', ...table]), '', ...fresh, ...notice, ...prompt, ...offers],
    );
  }

  showText(render: () => readonly string[]): void {
    this.#print(render());
  }

  #print(lines: readonly string[]): void {
    if (lines.length > 0 && this.#isPrompting) this.#io.stdout.write('\n');
    if (lines.length > 0) this.#isPrompting = false;
    for (const line of lines) this.#io.stdout.write(`${line}\n`);
  }

  prompt(): void {
    if (!this.#isPrompting) this.#io.stdout.write('> ');
    this.#isPrompting = true;
  }

  async read(): Promise<string | undefined> {
    this.prompt();
    const line = await this.#lines.next();
    this.#echo(line);
    return line;
  }

  /** Echoes piped input, so that the output reads like a transcript. */
  #echo(line: string | undefined): void {
    const wasPrompting = this.#isPrompting;
    this.#isPrompting = false;
    if (this.#io.stdin.isTTY === true && line !== undefined) return;
    if (wasPrompting) this.#io.stdout.write(`${printableLine(line ?? '')}\n`);
    else if (line !== undefined) this.#io.stdout.write(`> ${printableLine(line)}\n`);
  }

  /** In a local game piped lines wait until input is expected. */
  listen(accepts: (line: string) => boolean, onLine: (line: string | undefined) => void): () => void {
    if (!this.#listens) return () => undefined;
    return this.#lines.listen(accepts, (line) => {
      this.#echo(line);
      onLine(line);
    });
  }

  resume(): boolean {
    return false;
  }

  clearHistory(): void {}

  close(): void {
    this.#lines.close();
  }
}
