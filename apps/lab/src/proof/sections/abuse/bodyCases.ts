import { gzipSync } from 'node:zlib';
import { requestCase, statusCell, requestHead, rawCase } from './httpCases.ts';
import type { AttackCase } from './attackTarget.ts';
import { TARGET_GAME, GUEST_BODY } from './attackTarget.ts';
import { bearerHeader } from '@pithead/server/testing/clients/rawClient';
import type { Attacker } from './attacker.ts';

const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'nonsense',
];

const enters = (
  name: string,
  expected: AttackCase['expected'],
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
  cells = statusCell,
): AttackCase =>
  requestCase(
    name,
    expected,
    'POST',
    '/api/guests',
    () => ({ body, headers: { 'content-type': 'application/json', ...headers } }),
    cells,
  );

const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const bomb = gzipSync(Buffer.alloc(10_000_000, ' '));

export const BODY_CASES: readonly AttackCase[] = [
  {
    name: 'content of another type',
    expected: '400 malformed',
    async attack(attacker: Attacker) {
      const cells = new Set<string>();
      for (const type of TYPES)
        cells.add(
          (
            await attacker.request('POST', '/api/guests', {
              body: JSON.stringify(GUEST_BODY),
              headers: { 'content-type': type },
            })
          ).cell,
        );
      return [...cells].join(', ');
    },
  },
  enters('a body of 16,385 bytes', '413 tooLarge', `"${'x'.repeat(16_383)}"`),
  rawCase(
    'a body that grows and grows',
    '413',
    requestHead('POST /api/guests', 'Content-Type: application/json', 'Transfer-Encoding: chunked') +
      `1000\r\n${' '.repeat(4096)}\r\n`.repeat(6),
  ),
  enters('a body that unfolds to ten million bytes', /^(?:400 malformed|413 tooLarge)$/, bomb, {
    'content-encoding': 'gzip',
  }),
  enters('8,000 brackets', '400 malformed', `{"name":${deep(8_000)},"language":"de"}`),
  enters('__proto__', '400 malformed', '{"name":"A","language":"de","__proto__":{"isAdmin":true}}'),
  enters(
    'constructor.prototype',
    '400 malformed',
    '{"name":"A","language":"de","constructor":{"prototype":{"isAdmin":true}}}',
  ),
  enters(
    'the same key twice',
    '201 Second',
    '{"name":"First","name":"Second","language":"de"}',
    {},
    ({ status, text }) => `${status} ${/"name":"(\w+)"/.exec(text)?.[1] ?? ''}`,
  ),
  enters('bytes that are no UTF-8', '400 malformed', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])),
  enters('UTF-16', '400 malformed', Buffer.from(JSON.stringify(GUEST_BODY), 'utf16le')),
  enters('a fault tells nothing of the server', '{"reason":"malformed"}', '{', {}, ({ text }) => text),
  requestCase('a body where none is read', '400 malformed', 'POST', '/api/logout', ({ host }) => ({
    headers: bearerHeader(host.token),
    body: { everywhere: true },
  })),
  requestCase('somebody else as the actor', '400 malformed', 'POST', '/api/tables', ({ host, opponent }) => ({
    headers: bearerHeader(opponent.token),
    body: { game: TARGET_GAME, seats: 2, host: host.id },
  })),
  rawCase(
    'a body that ends too soon',
    /^(?:400|nothing)$/,
    `${requestHead('POST /api/guests', 'Content-Type: application/json', 'Content-Length: 5000')}{"name":`,
  ),
];
