import type { PageStyler, GameScreen } from './gameScreen.ts';
import { createPageStyler, clampWidth } from './gameScreen.ts';
import type { ProcessStreams } from '../processStreams.ts';
import type { TranslateCliMessage } from '../text/index.ts';
import { LineReader } from './lineReader.ts';
import type { PageLayout, GamePage } from './gamePage.ts';
import { layOutPage } from './gamePage.ts';

const ENTER_ALTERNATE_SCREEN = '\x1b[?1049h';
const LEAVE_ALTERNATE_SCREEN = '\x1b[?1049l\x1b[?7h\x1b[?25h';

/** Automatic wrapping is off while drawing, so that a line that is too long can't shift the others. */
const BEGIN_DRAWING = '\x1b[?25l\x1b[?7l\x1b[H';
const END_DRAWING = '\x1b[J\x1b[?7h\x1b[?25h';

/**
 * The default action of a signal would skip the `exit` handler that restores the terminal. SIGTSTP is
 * ignored, because a stopped process would leave the alternate screen on.
 */
const SIGNALS: readonly (readonly [signal: NodeJS.Signals, listener: () => void])[] = [
  ['SIGTERM', () => process.exit(128 + 15)],
  ['SIGHUP', () => process.exit(128 + 1)],
  ['SIGTSTP', () => undefined],
];

export class FullScreen implements GameScreen {
  readonly pages = true;
  readonly colour: boolean;
  readonly style: PageStyler;
  readonly #io: ProcessStreams;
  readonly #lines: LineReader;
  #draw: () => void = () => undefined;
  /** Lines scrolled by keys, relative to the initial position. */
  #moved = 0;
  #open = true;

  constructor(io: ProcessStreams, colour: boolean) {
    this.#io = io;
    this.colour = colour;
    this.style = createPageStyler(colour);
    this.#lines = new LineReader(io.stdin, io.stdout);
    io.stdout.write(ENTER_ALTERNATE_SCREEN);
    io.stdout.on?.('resize', this.#redraw);
    io.stdin.on('keypress', this.#onKey);
    process.once('exit', this.#leave);
    for (const [signal, listener] of SIGNALS) process.on(signal, listener);
  }

  get interrupted(): boolean {
    return this.#lines.interrupted;
  }

  get width(): number {
    return clampWidth(this.#io.stdout.columns);
  }

  get #rows(): number {
    return Math.max(8, this.#io.stdout.rows ?? 24);
  }

  show(render: () => GamePage, translate: TranslateCliMessage): void {
    this.#present(translate, () => layOutPage(render(), this.#rows - 1, translate, this.style));
  }

  showText(render: () => readonly string[], translate: TranslateCliMessage, from: 'beginning' | 'end'): void {
    this.#present(translate, () => ({
      head: '',
      body: render(),
      start: from === 'beginning' ? 0 : Infinity,
    }));
  }

  #present(translate: TranslateCliMessage, render: () => PageLayout): void {
    this.#moved = 0;
    this.#draw = () => {
      const page = render();
      const head = page.head === '' ? [] : [page.head];
      const lines = [...head, ...this.#window(page, this.#rows - 1 - head.length, translate)];
      this.#io.stdout.write(
        `${BEGIN_DRAWING}${lines.map((line) => `\x1b[2K${line}\r\n`).join('')}${END_DRAWING}`,
      );
    };
    this.#draw();
  }

  #window({ body, start }: PageLayout, height: number, translate: TranslateCliMessage): readonly string[] {
    const hidden = body.length - height;
    if (hidden <= 0) return body;
    const first = Math.min(Math.max(0, start - 1), hidden);
    const above = Math.min(Math.max(0, first + this.#moved), hidden);
    this.#moved = above - first;
    const below = hidden - above;
    const shown = body.slice(above, above + height);
    if (above > 0) shown[0] = this.style('dim', `▲ ${translate('scrollHint', { lines: above + 1 })}`);
    if (below > 0)
      shown[shown.length - 1] = this.style('dim', `▼ ${translate('scrollHint', { lines: below + 1 })}`);
    return shown;
  }

  readonly #redraw = (): void => {
    this.#draw();
    this.#lines.prompt();
  };

  readonly #onKey = (_text: string | undefined, key: { readonly name?: string } | undefined): void => {
    if (key?.name !== 'pageup' && key?.name !== 'pagedown') return;
    this.#moved += (key.name === 'pageup' ? -1 : 1) * Math.max(1, this.#rows - 5);
    this.#redraw();
  };

  prompt(): void {
    this.#lines.prompt();
  }

  read(): Promise<string | undefined> {
    this.#lines.prompt();
    return this.#lines.next();
  }

  listen(accepts: (line: string) => boolean, onLine: (line: string | undefined) => void): () => void {
    return this.#lines.listen(accepts, onLine);
  }

  resume(): boolean {
    return this.#lines.resume();
  }

  clearHistory(): void {
    this.#lines.clearHistory();
  }

  readonly #leave = (): void => {
    if (!this.#open) return;
    this.#open = false;
    this.#io.stdout.write(LEAVE_ALTERNATE_SCREEN);
  };

  close(last: readonly string[]): void {
    process.off('exit', this.#leave);
    for (const [signal, listener] of SIGNALS) process.off(signal, listener);
    this.#io.stdout.off?.('resize', this.#redraw);
    this.#io.stdin.off('keypress', this.#onKey);
    this.#lines.close();
    this.#leave();
    for (const line of last) this.#io.stdout.write(`${line}\n`);
  }
}
