import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBrowser } from '@pithead/web/e2e/browser';
import type { Browser, Page } from '@playwright/test';
import type { Plugin } from 'esbuild';
import { build } from 'esbuild';
import { GAMES } from '@pithead/games';
import { GAMES_FOLDER } from './records.ts';
import type { ReplayTrace } from './replayTrace.ts';

/** Manifests would bring tables and texts along. */
const PAGE_SOURCE = `
  import { traceReplay } from ${JSON.stringify(join(import.meta.dirname, 'replayTrace.ts'))};
  ${GAMES.map(({ id }, i) => `import * as rules${i} from './${id}/rules/index.ts';`).join('\n')}
  const modules = [${GAMES.map((_, i) => `rules${i}`).join(', ')}];
  const games = modules.map((exports) => Object.values(exports).find((value) => value?.setup !== undefined));
  const gamesById = Object.fromEntries(games.map((game) => [game.id, game]));
  globalThis.traceReplay = (record) => traceReplay(gamesById, record);`;

/** A locale with a dotted i and a time zone with a half-hour offset. */
const FOREIGN_LOCALE = { locale: 'tr-TR', timezoneId: 'Asia/Kolkata' };

export interface SourceChange {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

export class ReplayPage {
  readonly #browser: Browser;
  #page: Page | undefined;

  private constructor(browser: Browser) {
    this.#browser = browser;
  }

  static async open(): Promise<ReplayPage> {
    return new ReplayPage(await openBrowser());
  }

  async load(change?: SourceChange): Promise<void> {
    const script = await bundle(change);
    await this.#page?.context().close();
    const context = await this.#browser.newContext(FOREIGN_LOCALE);
    this.#page = await context.newPage();
    await this.#page.addScriptTag({ content: script });
  }

  async trace(record: string): Promise<ReplayTrace> {
    if (this.#page === undefined) throw new Error('the page is not loaded');
    return this.#page.evaluate(
      (text) => (globalThis as unknown as { traceReplay(record: string): ReplayTrace }).traceReplay(text),
      record,
    );
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }
}

async function bundle(change: SourceChange | undefined): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: PAGE_SOURCE, resolveDir: GAMES_FOLDER, loader: 'js' },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2023',
    plugins: change === undefined ? [] : [changePlugin(change)],
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error('nothing was bundled');
  return file.text;
}

/** Fails if the text is not found, because a fault that is not planted can't be caught. */
const changePlugin = ({ file, from, to }: SourceChange): Plugin => ({
  name: 'changing',
  setup({ onLoad, onEnd }) {
    let isChanged = false;
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      if (!path.endsWith(file)) return undefined;
      const text = await readFile(path, 'utf8');
      isChanged ||= text.includes(from);
      return { contents: text.replace(from, to), loader: 'ts' };
    });
    onEnd(() => {
      if (!isChanged) throw new Error(`${file} has no “${from}”`);
    });
  },
});
