import type { FastifyReply, FastifyRequest } from 'fastify';

/** API responses are personal and must not be cached, not even by the browser. */
export async function preventCaching(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
}

/** For malformed URLs, which are answered before any hook, including helmet's. */
export const FALLBACK_HEADERS = {
  'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** The static plugin treats `*` as gzip even if gzip itself is refused. */
export async function respectGzipRefusal({ headers }: FastifyRequest): Promise<void> {
  if (/\bgzip\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/i.test(headers['accept-encoding'] ?? ''))
    headers['accept-encoding'] = 'identity';
}
