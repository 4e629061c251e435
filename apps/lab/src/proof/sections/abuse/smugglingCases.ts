/**
 * A proxy and the server could disagree on the length of these bodies, so each must get one response or a
 * closed connection.
 */
import { requestHead, rawCase } from './httpCases.ts';
import type { AttackCase } from './attackTarget.ts';
import { statusCodesIn } from './attacker.ts';

const JSON_TYPE = 'Content-Type: application/json';
const hidden = (token: string): string =>
  `POST /api/logout-everywhere HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n\r\n`;

const smugglingCase = (
  name: string,
  expected: AttackCase['expected'],
  ...headers: readonly string[]
): AttackCase =>
  rawCase(name, expected, ({ host }) => {
    const body = hidden(host.token);
    return requestHead(
      'POST /api/guests',
      JSON_TYPE,
      ...headers.map((each) => each.replace('{n}', String(body.length))),
    ).concat(body);
  });

export const SMUGGLING_CASES: readonly AttackCase[] = [
  smugglingCase('a length and chunks', '400', 'Content-Length: {n}', 'Transfer-Encoding: chunked'),
  smugglingCase('chunks and a length', '400', 'Transfer-Encoding: chunked', 'Content-Length: 4'),
  smugglingCase('two lengths', '400', 'Content-Length: {n}', 'Content-Length: 0'),
  smugglingCase('two lengths in one line', '400', 'Content-Length: 0, {n}'),
  smugglingCase('a length with a sign', '400', 'Content-Length: +{n}'),
  smugglingCase('a length below nought', '400', 'Content-Length: -1'),
  smugglingCase('a length in another number system', '400', 'Content-Length: 0x10'),
  smugglingCase('a space before the colon', '400', 'Content-Length : {n}'),
  smugglingCase('chunks by another name', '400', 'Transfer-Encoding: xchunked'),
  smugglingCase('chunks that are none', '400', 'Transfer-Encoding: chunked, identity'),
  smugglingCase('a vertical tab before chunks', '400', 'Transfer-Encoding: \x0bchunked'),
  smugglingCase('a header in two lines', '400', 'X-Folded: a', ' b', 'Content-Length: {n}'),
  smugglingCase('NUL in a header', '400', 'X-Nul: a\0b', 'Content-Length: {n}'),
  smugglingCase('a line without a colon', '400', 'Content-Length {n}'),
  smugglingCase('a request as a body', '400', 'Content-Length: {n}'),
  rawCase(
    'a chunk beyond all numbers',
    /^(?:400|413)$/,
    `${requestHead('POST /api/guests', JSON_TYPE, 'Transfer-Encoding: chunked')}FFFFFFFFFFFFFFFFF\r\n{}\r\n0\r\n\r\n`,
  ),
  rawCase(
    'a chunk of negative length',
    '400',
    `${requestHead('POST /api/guests', JSON_TYPE, 'Transfer-Encoding: chunked')}-1\r\n{}\r\n0\r\n\r\n`,
  ),
  rawCase('lines that end with LF alone', '400', requestHead('GET /api/games').replaceAll('\r\n', '\n')),
  rawCase('a request in the body of a GET', /^(?:200|400)$/, ({ host }) =>
    requestHead('GET /api/games', `Content-Length: ${hidden(host.token).length}`).concat(hidden(host.token)),
  ),
  {
    name: 'fifty pipelined requests',
    expected: Array.from({ length: 50 }, () => '200').join(' '),
    attack: async (attacker) =>
      statusCodesIn(
        await attacker.sendBytes(
          `${'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(49)}${requestHead('GET /healthz')}`,
        ),
      ),
  },
];
