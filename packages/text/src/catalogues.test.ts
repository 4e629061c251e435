/** Formats every message of games and programs in its language with our formatter and with lingui's. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Language } from './formatMessage.ts';
import { messageFormatter } from './formatMessage.ts';
import { linguiFormatter, parametersOf, sampleValues } from './testing/linguiFormatter.ts';

const ROOT = join(import.meta.dirname, '../../..');
const CATALOGUE =
  /^(?:games\/[^/]+\/(?:text|table|terminal|statistics)|apps\/(?:cli|web)\/src\/text)\/(?:\w+\/|words\.)?(?:de|en|nl)(?:\.\w+)?\.ts$/;

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

const catalogues = ['games', 'apps/cli/src/text', 'apps/web/src/text'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((path) => CATALOGUE.test(path)),
);

const shapeOf = (node: unknown, path = ''): string[] =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([key, each]) => shapeOf(each, `${path}/${key}`))
    : [`${path}: ${typeof node === 'string' ? parametersOf(node).join() : typeof node}`];

const exportsOf = async (path: string): Promise<unknown[]> =>
  Object.values((await import(join(ROOT, path))) as object);

const english = catalogues.filter((path) => /[/.]en\./.test(path));

test.each(english)('the translations of %s have its keys and parameters', async (path) => {
  const expected = (await exportsOf(path)).flatMap((each) => shapeOf(each)).toSorted();
  expect(expected.length).toBeGreaterThan(0);
  for (const language of ['de', 'nl']) {
    const translated = await exportsOf(path.replace(/([/.])en\./, `$1${language}.`));
    expect(translated.flatMap((each) => shapeOf(each)).toSorted()).toEqual(expected);
  }
});

test.each(catalogues)('the messages of %s are formatted as by lingui', async (path) => {
  const messages = textsIn({ ...((await import(join(ROOT, path))) as object) });
  expect(messages.length).toBeGreaterThan(0);
  const language = (/(?:^|[/.])(de|en|nl)\./.exec(path.slice(path.lastIndexOf('/')))?.[1] ?? '') as Language;
  const [format, lingui] = [messageFormatter(language), linguiFormatter(language)];
  for (const message of messages)
    for (const values of sampleValues(message)) expect(format(message, values)).toBe(lingui(message, values));
});
