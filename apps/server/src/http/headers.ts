/** Headers beyond those that every answer of a route has from helmet. */
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What is said of people, tables and matches is for whoever asked, at that moment: nobody keeps it, the browser neither. */
export async function keepNothing(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
}

/** An address that can't be read is answered before any hook runs, helmet's included. */
export const BARE_HEADERS = {
  'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
