import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { XssFault } from './xssFaults.ts';
import type { GuestSession } from '../attacker.ts';

const TRAP_SCRIPT = readFileSync(join(import.meta.dirname, 'trap.js'), 'utf8');
const TIMEOUT_MS = 20_000;

export class XssVisitor {
  readonly page: Page;
  readonly #context: BrowserContext;
  readonly #address: string;
  readonly #foreignRequests: string[] = [];

  private constructor(context: BrowserContext, page: Page, address: string) {
    this.#context = context;
    this.page = page;
    this.#address = address;
    page.setDefaultTimeout(TIMEOUT_MS);
    page.on('request', (request) => this.#checkRequest(request.url()));
    page.on('dialog', (dialog) => {
      this.#foreignRequests.push(`a dialog: ${dialog.type()}`);
      void dialog.dismiss();
    });
  }

  static async open(
    browser: Browser,
    address: string,
    who?: GuestSession,
    fault?: XssFault,
  ): Promise<XssVisitor> {
    const context = await browser.newContext({
      locale: 'en-GB',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      bypassCSP: fault?.isWithoutPolicy === true,
    });
    await context.addInitScript({ content: TRAP_SCRIPT });
    if (fault !== undefined) await context.addInitScript({ content: fault.code });
    if (who !== undefined) {
      await context.addCookies([
        { name: 'pithead', value: who.token, url: address, httpOnly: true, sameSite: 'Lax' },
      ]);
      await context.addInitScript({
        content: `localStorage.setItem('pithead.person', ${JSON.stringify(who.name)})`,
      });
    }
    return new XssVisitor(context, await context.newPage(), address);
  }

  #checkRequest(url: string): void {
    if (!url.startsWith(`${this.#address}/`) && !/^(?:data|blob):/.test(url))
      this.#foreignRequests.push(`a request: ${url.slice(0, 120)}`);
  }

  async go(path: string): Promise<void> {
    await this.page.goto(this.#address + path);
  }

  async navigate(path: string): Promise<void> {
    await this.page.evaluate(
      `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
    );
  }

  async #findMissing(texts: readonly string[]): Promise<string[]> {
    const unseen = `(texts) => {
      const all = document.body.textContent;
      return texts.filter((text) => !all.includes(text));
    }`;
    const look = (): Promise<string[]> =>
      this.page.evaluate<string[]>(`(${unseen})(${JSON.stringify(texts)})`);
    const end = performance.now() + TIMEOUT_MS;
    let left = await look();
    while (
      left.length > 0 &&
      performance.now() < end &&
      !(await this.page.evaluate<boolean>('window.caught.length > 0'))
    ) {
      await this.page.waitForTimeout(50);
      left = await look();
    }
    return left;
  }

  async #takeCaught(): Promise<string[]> {
    const inPage = await this.page
      .evaluate<string[]>('window.caught.splice(0)')
      .catch(() => ['the page is gone']);
    return [...inPage, ...this.#foreignRequests.splice(0)];
  }

  async findings(where: string, texts: readonly string[] = []): Promise<string[]> {
    const missing = await this.#findMissing(texts);
    const caught = await this.#takeCaught();
    return [
      ...caught.map((each) => `${where}: ${each}`),
      ...missing.map((each) => `${where}: not shown as text: ${each.slice(0, 120)}`),
    ];
  }

  close(): Promise<void> {
    return this.#context.close();
  }
}
