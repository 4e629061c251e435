/**
 * Compiles every message of games and programs in every language with our parser and with lingui's compiler.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { compileMessage } from './compileMessage.ts';

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
  for (const message of messages) expect(compileMessage(message)).toEqual(compileMessageOrThrow(message));
});
