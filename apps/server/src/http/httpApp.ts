import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import { LIMITS } from '@pithead/protocol';
import Fastify from 'fastify';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Config } from '../config.ts';
import { LoginThrottle } from '../people/loginThrottle.ts';
import { RequestError } from '../requestError.ts';
import type { ServerContext } from '../serverContext.ts';
import { SOCKET_PATH, socketRoute } from '../socket/socketRoute.ts';
import { accountRoutes } from './accountRoutes.ts';
import { apiDocRoutes } from './apiDocRoutes.ts';
import { auditLog } from './auditLog.ts';
import { checkOrigin } from './authentication.ts';
import { channelRoutes } from './channels/channelRoutes.ts';
import { emailRoutes } from './channels/emailRoutes.ts';
import { connectionLimitsFor, limitConnections } from './connectionLimits.ts';
import { invitationRoutes } from './community/invitationRoutes.ts';
import { moderationRoutes } from './community/moderationRoutes.ts';
import { profileRoutes } from './community/profileRoutes.ts';
import { relationRoutes } from './community/relationRoutes.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { fastifyRefusal, handleErrors, handleNotFound } from './errorResponses.ts';
import { FALLBACK_HEADERS, preventCaching } from './headers.ts';
import { guideRoutes } from './guideRoutes.ts';
import { limitPipelining, MAX_REQUESTS_PER_CONNECTION } from './limitPipelining.ts';
import { loginRoutes } from './loginRoutes.ts';
import { matchRoutes } from './matchRoutes.ts';
import { muteRoutes } from './community/muteRoutes.ts';
import { reviewRoutes } from './reviewRoutes.ts';
import { notificationRoutes } from './channels/notificationRoutes.ts';
import { poolRoutes } from './community/poolRoutes.ts';
import { recoveryRoutes } from './channels/recoveryRoutes.ts';
import { readIndexPage, serveStaticPages } from './staticPages.ts';
import { vacationRoutes } from './channels/vacationRoutes.ts';
import { tableRoutes } from './tableRoutes.ts';

export type HttpApp = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
> & {
  readonly routes: readonly Route[];
};

interface Route {
  readonly method: string;
  readonly path: string;
}

const SOCKET_OPTIONS = {
  maxPayload: LIMITS.message,
  perMessageDeflate: false,
  clientTracking: false,
  autoPong: false,
  // For a client that does not answer a close frame.
  closeTimeout: 2_000,
};

export async function createHttpApp(context: ServerContext): Promise<HttpApp> {
  const app = newFastify(context.config);
  limitPipelining(app.server, context.time);
  limitConnections(app.server, connectionLimitsFor(context.config), context.log);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  listRoutes(app);
  handleErrors(app, context);
  await registerPlugins(app, context.config);
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') checkOrigin(context, request);
    // The plugin would upgrade on every route, bypassing the limits of the socket's route.
    if (request.ws && request.routeOptions.url !== SOCKET_PATH) throw new RequestError('notFound');
  });
  await app.register((scope) => {
    scope.addHook('onRequest', preventCaching);
    scope.addHook('preValidation', refuseUnreadBody);
    scope.addHook('onResponse', auditLog(context));
    addRoutes(scope as HttpApp, context);
    return Promise.resolve();
  });
  await serveStaticPages(app, context);
  return app;
}

const newFastify = ({ isBehindProxy }: Config): HttpApp =>
  Fastify({
    bodyLimit: LIMITS.message,
    // Trusts one proxy: entries further left in X-Forwarded-For come from the client.
    trustProxy: isBehindProxy && ((_address: string, hop: number) => hop === 0),
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
    frameworkErrors: (error, _request, reply) =>
      void (reply as unknown as FastifyReply).code(400).headers(FALLBACK_HEADERS).send(fastifyRefusal(error)),
  }).withTypeProvider<ZodTypeProvider>() as HttpApp;

async function registerPlugins(app: HttpApp, { publicUrl, requestsPerMinute }: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(readIndexPage()) },
    hsts: publicUrl.startsWith('https:'),
  });
  await app.register(cookie);
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: 60_000,
    errorResponseBuilder: () => new RequestError('tooMany'),
    // A first visit loads dozens of static files, which cost little.
    allowList: ({ url, is404 }) => !is404 && url.startsWith('/assets/'),
  });
  handleNotFound(app);
  await app.register(swagger, {
    openapi: {
      info: { title: 'Pithead', version: '1' },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(websocket, { options: SOCKET_OPTIONS });
}

function addRoutes(app: HttpApp, context: ServerContext): void {
  const throttle = new LoginThrottle(context.time);
  loginRoutes(app, context, throttle);
  accountRoutes(app, context, throttle);
  muteRoutes(app, context);
  guideRoutes(app, context);
  reviewRoutes(app, context);
  profileRoutes(app, context);
  relationRoutes(app, context);
  invitationRoutes(app, context);
  moderationRoutes(app, context);
  notificationRoutes(app, context);
  vacationRoutes(app, context);
  channelRoutes(app, context);
  emailRoutes(app, context, throttle);
  recoveryRoutes(app, context);
  tableRoutes(app, context);
  poolRoutes(app, context);
  matchRoutes(app, context);
  apiDocRoutes(app);
  socketRoute(app, context);
  healthRoutes(app, context);
}

async function refuseUnreadBody({ body, routeOptions }: FastifyRequest): Promise<void> {
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

function healthRoutes(app: HttpApp, { store }: ServerContext): void {
  app.get('/healthz', { schema: { summary: 'The process lives', tags: ['operating'] } }, () => ({
    ok: true,
  }));
  app.get('/readyz', { schema: { summary: 'The database answers', tags: ['operating'] } }, async () => {
    await store.ping();
    return { ok: true };
  });
}
