import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CLIENT_PATHS } from './staticPages.ts';

const PAGES = join(import.meta.dirname, '../../../web/src');

/** The first parts of the addresses that the router of the pages knows. */
const pagesIn = (file: string): string[] =>
  [...readFileSync(join(PAGES, file), 'utf8').matchAll(/^ {2}(\w+): lazyPage\(/gm)].map(
    ([, page]) => page ?? '',
  );

it('each page of the client is a page of the server, which answers other addresses with 404', () => {
  const pages = [...pagesIn('app.tsx'), ...pagesIn('otherPages.tsx')];
  expect(pages.length).toBeGreaterThan(10);
  const served = new Set(CLIENT_PATHS.map((path) => path.split('/')[1]));
  // Moderation exists for operators alone.
  expect(pages.filter((page) => !served.has(page) && page !== 'moderation')).toEqual([]);
});
