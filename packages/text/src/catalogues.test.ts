/** Formats every message of games and programs in its language with our formatter and with lingui's. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Language } from './formatMessage.ts';
import { messageFormatter } from './formatMessage.ts';
import { linguiFormatter, sampleValues } from './testing/linguiFormatter.ts';

const ROOT = join(import.meta.dirname, '../../..');
const CATALOGUE =
  /^(?:games\/[^/]+\/(?:text|table|terminal)|apps\/cli\/src\/text)\/(?:\w+\/|words\.)?(?:de|en|nl)(?:\.\w+)?\.ts$/;

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

const catalogues = ['games', 'apps/cli/src/text'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((path) => CATALOGUE.test(path)),
);

test.each(catalogues)('%s', async (path) => {
  const messages = textsIn({ ...((await import(join(ROOT, path))) as object) });
  expect(messages.length).toBeGreaterThan(0);
  const language = (/(?:^|[/.])(de|en|nl)\./.exec(path.slice(path.lastIndexOf('/')))?.[1] ?? '') as Language;
  const [format, lingui] = [messageFormatter(language), linguiFormatter(language)];
  for (const message of messages)
    for (const values of sampleValues(message)) expect(format(message, values)).toBe(lingui(message, values));
});
