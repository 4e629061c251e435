/** Fixtures of all checks. A message in the console of a page fails the test. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect, test as base } from '@playwright/test';
import { dealKey, fixDeal } from './servers/fixedDeal.ts';
import type { PageServer } from './servers/pageServer.ts';
import { startPageServerWithFixedDeals } from './servers/pageServer.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
}

/**
 * Figures printed on a piece of the board are part of a picture, not the name of a button. tables.spec.ts checks
 * the words.
 */
export const ON_A_BOARD = { rules: { 'label-content-name-mismatch': { enabled: false } } };

interface TestFixtures {
  readonly expectedErrors: RegExp | undefined;
  /** The number of the deal of games that are begun on this device; undefined for a random one. */
  readonly deal: number | undefined;
  readonly checkAccessibility: (page: Page, state: string, options?: object) => Promise<void>;
}

interface WorkerFixtures {
  readonly server: PageServer;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  expectedErrors: [undefined, { option: true }],
  deal: [undefined, { option: true }],
  server: [
    async ({}, use) => {
      const server = await startPageServerWithFixedDeals();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  context: async ({ context, deal }, use) => {
    await context.addInitScript(() => localStorage.setItem('pithead.botDelay', '0'));
    if (deal !== undefined) await fixDeal(context, dealKey(deal));
    await use(context);
  },
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await use(page);
    expect(
      errors.filter((error) => expectedErrors?.test(error) !== true),
      'errors of the page',
    ).toEqual([]);
  },
  checkAccessibility: async ({}, use) => {
    // Describing every element that passes a rule would take a sixth of the time.
    const resultTypes = ['violations'];
    await use(async (page, state, options = {}) => {
      if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
      // A prompt that waits for an answer is dimmed for that moment.
      await expect(page.locator('[data-busy="true"] .prompt-buttons')).toHaveCount(0);
      const violations = await page.evaluate(
        async (rules) => {
          const found = await (window as unknown as { axe: Axe }).axe.run(rules);
          return found.violations.map(
            ({ id, nodes }) =>
              `${id}: ${nodes.map((node) => `${node.html.slice(0, 120)} ${node.failureSummary}`).join(' | ')}`,
          );
        },
        { ...options, resultTypes },
      );
      expect(violations, state).toEqual([]);
    });
  },
});

export { expect } from '@playwright/test';
