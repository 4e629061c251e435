import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import staticFiles from '@fastify/static';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import { LIMITS } from '@pithead/protocol';
import type { RequestRefusal } from '@pithead/protocol';
import Fastify from 'fastify';
import type {
  FastifyBaseLogger,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { ServerContext } from '../serverContext.ts';
import { RequestError, refusalOf } from '../requestError.ts';
import { SOCKET_PATH, socketRoute } from '../socket/socketRoute.ts';
import { auditLog } from './auditLog.ts';
import { limitConnections, connectionLimitsFor } from './connectionLimits.ts';
import { apiDocRoutes } from './apiDocRoutes.ts';
import { httpStatusOf } from './httpStatus.ts';
import { FALLBACK_HEADERS, preventCaching, respectGzipRefusal } from './headers.ts';
import { MAX_REQUESTS_PER_CONNECTION, limitPipelining } from './limitPipelining.ts';
import { peopleRoutes } from './peopleRoutes.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { checkOrigin } from './authentication.ts';
import { tableRoutes } from './tableRoutes.ts';

export type HttpApp = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
> & {
  /** Every method and path that is served, for the access tests. */
  readonly routes: readonly Route[];
};

interface Route {
  readonly method: string;
  readonly path: string;
}

/** The built pages; in a bundle they are in the same folder. */
const PAGE = fileURLToPath(
  new URL(import.meta.url.endsWith('.js') ? './page' : '../../page', import.meta.url),
);

const SOCKET_OPTIONS = {
  maxPayload: LIMITS.message,
  perMessageDeflate: false,
  clientTracking: false,
  autoPong: false,
  // A client that does not answer a close frame is disconnected after this long.
  closeTimeout: 2_000,
};

export async function createHttpApp(context: ServerContext): Promise<HttpApp> {
  const { config } = context;
  const app = Fastify({
    bodyLimit: LIMITS.message,
    // Trusts one proxy: entries further left in X-Forwarded-For come from the client.
    trustProxy: config.isBehindProxy && ((_address: string, hop: number) => hop === 0),
    routerOptions: { maxParamLength: 100 },
    requestTimeout: 30_000,
    // Must be shorter than requestTimeout: Node applies the longer of the two to the whole request. Its
    // default check runs only twice a minute.
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
    maxRequestsPerSocket: MAX_REQUESTS_PER_CONNECTION,
    // For a client that sends a request and does not read the response. An upgrade removes this timeout.
    connectionTimeout: 30_000,
    // Longer than the 60 seconds of common proxies, so that the proxy closes first and never sends into a
    // closing connection.
    keepAliveTimeout: 72_000,
    forceCloseConnections: true,
    return503OnClosing: true,
    // A malformed URL is answered before any route is chosen.
    frameworkErrors: (error, _request, reply) =>
      void (reply as unknown as FastifyReply).code(400).headers(FALLBACK_HEADERS).send(ofFastify(error)),
  }).withTypeProvider<ZodTypeProvider>() as HttpApp;
  limitPipelining(app.server, context.time);
  limitConnections(app.server, connectionLimitsFor(config), context.log);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  listRoutes(app);
  answerErrors(app, context);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: contentSecurityPolicy(readFileSync(join(PAGE, 'index.html'), 'utf8')),
    },
    hsts: config.publicUrl.startsWith('https:'),
  });
  await app.register(cookie);
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: 60_000,
    errorResponseBuilder: () => new RequestError('tooMany'),
    // A first visit loads dozens of static files, which cost little.
    allowList: ({ url, is404 }) => !is404 && url.startsWith('/assets/'),
  });
  answerNotFound(app);
  await app.register(swagger, {
    openapi: {
      info: { title: 'Pithead', version: '1' },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(websocket, { options: SOCKET_OPTIONS });
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') checkOrigin(context, request);
    // The plugin would upgrade on every route, bypassing the limits of the socket's route.
    if (request.ws && request.routeOptions.url !== SOCKET_PATH) throw new RequestError('notFound');
  });
  await app.register((scope) => {
    scope.addHook('onRequest', preventCaching);
    scope.addHook('preValidation', refuseNeedlessBody);
    scope.addHook('onResponse', auditLog(context));
    peopleRoutes(scope as HttpApp, context);
    tableRoutes(scope as HttpApp, context);
    apiDocRoutes(scope as HttpApp);
    socketRoute(scope as HttpApp, context);
    healthRoutes(scope as HttpApp, context);
    return Promise.resolve();
  });
  app.addHook('onRequest', respectGzipRefusal);
  await app.register(staticFiles, {
    root: PAGE,
    wildcard: false,
    cacheControl: false,
    setHeaders: sayHowLong,
    // The build writes compressed copies of the files; neither they nor source maps have a URL.
    preCompressed: true,
    globIgnore: ['**/*.gz', '**/*.map'],
  });
  for (const path of CLIENT_PAGES)
    app.get(path, { schema: { hide: true } }, (_, reply) => reply.sendFile('index.html'));
  return app;
}

/** Paths that the client routes: all serve the same page. */
const CLIENT_PAGES = [
  '/table/:table',
  '/local/:match',
  '/replay',
  '/replay/*',
  '/rules/:game',
  '/settings',
  '/account',
];

/** Files with a hash in their name never change; all others are revalidated. */
function sayHowLong(reply: Pick<FastifyReply, 'header'>, path: string): void {
  reply.header(
    'cache-control',
    /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
}

/** A body that a route does not read is refused instead of ignored. */
async function refuseNeedlessBody({ body, routeOptions }: FastifyRequest): Promise<void> {
  if (routeOptions.schema?.body !== undefined || body === undefined || body === null) return;
  if (typeof body !== 'object' || Object.keys(body).length > 0) throw new RequestError('malformed');
}

function listRoutes(app: HttpApp): void {
  const routes: Route[] = [];
  app.decorate('routes', routes);
  app.addHook(
    'onRoute',
    ({ method, url }) => void routes.push(...[method].flat().map((each) => ({ method: each, path: url }))),
  );
}

function answerErrors(app: HttpApp, context: ServerContext): void {
  const answer = (error: unknown): RequestRefusal => {
    const refused = refusalOf(error) ?? ofFastify(error as FastifyError);
    if (refused.reason === 'internal') {
      context.log.error({ error: error instanceof Error ? error.stack : String(error) }, 'request failed');
    }
    context.metrics.refused.inc({ reason: refused.reason });
    return refused;
  };
  app.setErrorHandler((error, _request, reply) => {
    const refused = answer(error);
    return reply.code(httpStatusOf(refused.reason)).send(refused);
  });
}

/** Unknown paths count against the rate limit, too. */
function answerNotFound(app: HttpApp): void {
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    // A browser gets the page that says so, everything else JSON.
    const isPerson = request.method === 'GET' && request.headers.accept?.includes('text/html') === true;
    if (isPerson && !request.url.startsWith('/api/')) return reply.code(404).sendFile('index.html');
    return reply.code(404).send({ reason: 'notFound' } satisfies RequestRefusal);
  });
}

/** Translates errors of Fastify. */
function ofFastify({ statusCode = 500, code = '' }: FastifyError): RequestRefusal {
  if (statusCode === 413 || code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { reason: 'tooLarge' };
  if (statusCode === 429) return { reason: 'tooMany' };
  if (statusCode === 404) return { reason: 'notFound' };
  if (statusCode === 503) return { reason: 'shuttingDown' };
  return { reason: statusCode < 500 ? 'malformed' : 'internal' };
}

function healthRoutes(app: HttpApp, { store }: ServerContext): void {
  app.get('/healthz', { schema: { summary: 'The process lives', tags: ['operating'] } }, () => ({
    ok: true,
  }));
  app.get('/readyz', { schema: { summary: 'The database answers', tags: ['operating'] } }, async () => {
    await store.ping();
    return { ok: true };
  });
}
