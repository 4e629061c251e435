/**
 * The rules of all games in a real browser, minified as a page would have them, far from this machine's
 * language and time zone.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBrowser } from '@pithead/web/e2e/browser';
import type { Browser, Page } from '@playwright/test';
import type { Plugin } from 'esbuild';
import { build } from 'esbuild';
import type { Walk } from './walk.ts';

const ENTRY = join(import.meta.dirname, 'inPage.ts');
/** Where an i is not always an I, and an hour does not begin at a full one. */
const ELSEWHERE = { locale: 'tr-TR', timezoneId: 'Asia/Kolkata' };

/** Some text of a source file that is another one in the bundle. */
export interface Change {
  /** How the path of the file ends. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

export class WalkingPage {
  readonly #browser: Browser;
  #page: Page | undefined;

  private constructor(browser: Browser) {
    this.#browser = browser;
  }

  static async open(): Promise<WalkingPage> {
    return new WalkingPage(await openBrowser());
  }

  /** A new page with the rules as they are, or with something changed in them. */
  async load(change?: Change): Promise<void> {
    const script = await bundle(change);
    await this.#page?.context().close();
    const context = await this.#browser.newContext(ELSEWHERE);
    this.#page = await context.newPage();
    await this.#page.addScriptTag({ content: script });
  }

  async walk(record: string): Promise<Walk> {
    if (this.#page === undefined) throw new Error('the page is not loaded');
    return this.#page.evaluate(
      (text) => (globalThis as unknown as { walk(record: string): Walk }).walk(text),
      record,
    );
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }
}

async function bundle(change: Change | undefined): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2023',
    plugins: change === undefined ? [] : [changing(change)],
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error('nothing was bundled');
  return file.text;
}

/** Fails where the text is not there any more: a fault that is not planted can't be caught. */
const changing = ({ file, from, to }: Change): Plugin => ({
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
