import type { RequestRefusal } from '@pithead/protocol';
import type { FastifyError } from 'fastify';
import { refusalOf } from '../requestError.ts';
import type { ServerContext } from '../serverContext.ts';
import type { HttpApp } from './httpApp.ts';
import { httpStatusOf } from './httpStatus.ts';

export function handleErrors(app: HttpApp, { log, metrics }: ServerContext): void {
  app.setErrorHandler((error, _request, reply) => {
    const refusal = refusalOf(error) ?? fastifyRefusal(error as FastifyError);
    if (refusal.reason === 'internal')
      log.error({ error: error instanceof Error ? error.stack : String(error) }, 'request failed');
    metrics.refused.inc({ reason: refusal.reason });
    return reply.code(httpStatusOf(refusal.reason)).send(refusal);
  });
}

/** Unknown paths count against the rate limit, too: else they could be requested without end. */
export function handleNotFound(app: HttpApp): void {
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const isBrowser = request.method === 'GET' && request.headers.accept?.includes('text/html') === true;
    if (isBrowser && !request.url.startsWith('/api/')) return reply.code(404).sendFile('index.html');
    return reply.code(404).send({ reason: 'notFound' } satisfies RequestRefusal);
  });
}

export function fastifyRefusal({ statusCode = 500, code = '' }: FastifyError): RequestRefusal {
  if (statusCode === 413 || code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { reason: 'tooLarge' };
  if (statusCode === 429) return { reason: 'tooMany' };
  if (statusCode === 404) return { reason: 'notFound' };
  if (statusCode === 503) return { reason: 'shuttingDown' };
  return { reason: statusCode < 500 ? 'malformed' : 'internal' };
}
