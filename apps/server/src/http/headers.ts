/** Headers beyond those that every answer of a route has from helmet. */
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * What is said of people, tables and matches is for whoever asked, at that moment: nobody keeps it, the
 * browser neither.
 */
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

/**
 * The plugin for files takes `*` for gzip, also where gzip itself is refused beside it: such a client gets
 * the file as it is.
 */
export async function obeyRefusedGzip({ headers }: FastifyRequest): Promise<void> {
  if (/\bgzip\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/i.test(headers['accept-encoding'] ?? ''))
    headers['accept-encoding'] = 'identity';
}
