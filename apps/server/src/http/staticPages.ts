import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import staticFiles from '@fastify/static';
import type { FastifyReply } from 'fastify';
import type { ServerContext } from '../serverContext.ts';
import { isOperatorRequest } from './community/moderationRoutes.ts';
import { respectGzipRefusal } from './headers.ts';
import type { HttpApp } from './httpApp.ts';

const FOLDER = fileURLToPath(
  new URL(import.meta.url.endsWith('.js') ? './page' : '../../page', import.meta.url),
);

export const CLIENT_PATHS = [
  '/table/:table',
  '/local/:match',
  '/replay',
  '/replay/*',
  '/review',
  '/review/*',
  '/rules/:game',
  '/rules/:game/try/:example',
  '/learn/:game',
  '/learn/:game/:chapter',
  '/settings',
  '/account',
  '/notifications',
  '/people/:person',
  '/ratings',
  '/ratings/:game',
  '/friends',
  '/friends/invitation/:token',
  '/confirm',
  '/recover',
  '/unsubscribe/:token',
];

export const readIndexPage = (): string => readFileSync(join(FOLDER, 'index.html'), 'utf8');

export async function serveStaticPages(app: HttpApp, context: ServerContext): Promise<void> {
  app.addHook('onRequest', respectGzipRefusal);
  await app.register(staticFiles, {
    root: FOLDER,
    wildcard: false,
    cacheControl: false,
    setHeaders: setCacheControl,
    // The build writes compressed copies of the files; neither they nor source maps have a URL.
    preCompressed: true,
    globIgnore: ['**/*.gz', '**/*.map'],
  });
  for (const path of CLIENT_PATHS)
    app.get(path, { schema: { hide: true } }, (_, reply) => reply.sendFile('index.html'));
  app.get('/moderation', { schema: { hide: true } }, async (request, reply) => {
    return (await isOperatorRequest(context, request)) ? reply.sendFile('index.html') : reply.callNotFound();
  });
}

/** Files with a hash in their name never change; all others are revalidated. */
function setCacheControl(reply: Pick<FastifyReply, 'header'>, path: string): void {
  reply.header(
    'cache-control',
    /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
}
