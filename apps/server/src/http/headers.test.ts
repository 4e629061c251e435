import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { respectGzipRefusal } from './headers.ts';

it.each([
  ['gzip;q=0, *', 'identity'],
  ['*, GZIP; q=0.00', 'identity'],
  ['gzip;q=0.5, *', 'gzip;q=0.5, *'],
  ['br, gzip', 'br, gzip'],
  ['*', '*'],
])('a client that accepts “%s” is sent a file as for “%s”', async (said, obeyed) => {
  const request = { headers: { 'accept-encoding': said } };
  await respectGzipRefusal(request as unknown as FastifyRequest);
  expect(request.headers['accept-encoding']).toBe(obeyed);
});
