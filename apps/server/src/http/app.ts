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
import type { Refused } from '@pithead/protocol';
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
import type { Context } from '../context.ts';
import { Refuse, refusedOf } from '../refuse.ts';
import { SOCKET_PATH, socketRoute } from '../socket/route.ts';
import { auditor } from './audit.ts';
import { limitConnections, limitsFor } from './connectionLimits.ts';
import { docRoutes } from './docs.ts';
import { statusOf } from './errors.ts';
import { BARE_HEADERS, keepNothing, obeyRefusedGzip } from './headers.ts';
import { MOST_REQUESTS, refuseHeaps } from './heaps.ts';
import { peopleRoutes } from './people.ts';
import { policyFor } from './policy.ts';
import { checkOrigin } from './session.ts';
import { tableRoutes } from './tables.ts';

export type App = FastifyInstance<
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

export async function openApp(context: Context): Promise<App> {
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
    maxRequestsPerSocket: MOST_REQUESTS,
    // For a client that sends a request and does not read the response. An upgrade removes this timeout.
    connectionTimeout: 30_000,
    // Longer than the 60 seconds of common proxies, so that the proxy closes first and never sends into a
    // closing connection.
    keepAliveTimeout: 72_000,
    forceCloseConnections: true,
    return503OnClosing: true,
    // A malformed URL is answered before any route is chosen.
    frameworkErrors: (error, _request, reply) =>
      void (reply as unknown as FastifyReply).code(400).headers(BARE_HEADERS).send(ofFastify(error)),
  }).withTypeProvider<ZodTypeProvider>() as App;
  refuseHeaps(app.server, context.time);
  limitConnections(app.server, limitsFor(config), context.log);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  listRoutes(app);
  answerErrors(app, context);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: policyFor(readFileSync(join(PAGE, 'index.html'), 'utf8')),
    },
    hsts: config.publicUrl.startsWith('https:'),
  });
  await app.register(cookie);
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: 60_000,
    errorResponseBuilder: () => new Refuse('tooMany'),
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
    if (request.ws && request.routeOptions.url !== SOCKET_PATH) throw new Refuse('notFound');
  });
  await app.register((scope) => {
    scope.addHook('onRequest', keepNothing);
    scope.addHook('preValidation', refuseNeedlessBody);
    scope.addHook('onResponse', auditor(context));
    peopleRoutes(scope as App, context);
    tableRoutes(scope as App, context);
    docRoutes(scope as App);
    socketRoute(scope as App, context);
    healthRoutes(scope as App, context);
    return Promise.resolve();
  });
  app.addHook('onRequest', obeyRefusedGzip);
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
  if (typeof body !== 'object' || Object.keys(body).length > 0) throw new Refuse('malformed');
}

function listRoutes(app: App): void {
  const routes: Route[] = [];
  app.decorate('routes', routes);
  app.addHook(
    'onRoute',
    ({ method, url }) => void routes.push(...[method].flat().map((each) => ({ method: each, path: url }))),
  );
}

function answerErrors(app: App, context: Context): void {
  const answer = (error: unknown): Refused => {
    const refused = refusedOf(error) ?? ofFastify(error as FastifyError);
    if (refused.reason === 'internal') {
      context.log.error({ error: error instanceof Error ? error.stack : String(error) }, 'request failed');
    }
    context.metrics.refused.inc({ reason: refused.reason });
    return refused;
  };
  app.setErrorHandler((error, _request, reply) => {
    const refused = answer(error);
    return reply.code(statusOf(refused.reason)).send(refused);
  });
}

/** Unknown paths count against the rate limit, too. */
function answerNotFound(app: App): void {
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    // A browser gets the page that says so, everything else JSON.
    const isPerson = request.method === 'GET' && request.headers.accept?.includes('text/html') === true;
    if (isPerson && !request.url.startsWith('/api/')) return reply.code(404).sendFile('index.html');
    return reply.code(404).send({ reason: 'notFound' } satisfies Refused);
  });
}

/** Translates errors of Fastify. */
function ofFastify({ statusCode = 500, code = '' }: FastifyError): Refused {
  if (statusCode === 413 || code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { reason: 'tooLarge' };
  if (statusCode === 429) return { reason: 'tooMany' };
  if (statusCode === 404) return { reason: 'notFound' };
  if (statusCode === 503) return { reason: 'shuttingDown' };
  return { reason: statusCode < 500 ? 'malformed' : 'internal' };
}

function healthRoutes(app: App, { store }: Context): void {
  app.get('/healthz', { schema: { summary: 'The process lives', tags: ['operating'] } }, () => ({
    ok: true,
  }));
  app.get('/readyz', { schema: { summary: 'The database answers', tags: ['operating'] } }, async () => {
    await store.ping();
    return { ok: true };
  });
}
