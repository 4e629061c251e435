/** Every message of the games and the programs, in every language: our small reader takes it, and as lingui's compiler would. */
import { fileURLToPath } from 'node:url';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { compileMessage } from '../packages/text/src/compile.ts';
import { sourcesBelow } from './arrows.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CATALOGUE = /^(?:games\/[^/]+\/(?:text|table|terminal)|apps\/cli\/src\/text)\/(?:\w+\/|words\.)?(?:de|en|nl)(?:\.\w+)?\.ts$/;

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];

const catalogues = sourcesBelow(ROOT).flatMap(({ path }) => (CATALOGUE.test(path) ? [path] : []));

test.each(catalogues)('%s', async (path) => {
  const messages = textsIn({ ...((await import(`${ROOT}${path}`)) as object) });
  expect(messages.length).toBeGreaterThan(0);
  for (const message of messages) expect(compileMessage(message)).toEqual(compileMessageOrThrow(message));
});
