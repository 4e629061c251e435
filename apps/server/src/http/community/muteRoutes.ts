import * as z from 'zod/mini';
import { RequestError } from '../../requestError.ts';
import type { ServerContext } from '../../serverContext.ts';
import { requirePerson } from '../authentication.ts';
import type { HttpApp } from '../httpApp.ts';

const MuteParams = z.strictObject({ person: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)) });

export function muteRoutes(app: HttpApp, context: ServerContext): void {
  const { store, connections } = context;

  app.get(
    '/api/me/mutes',
    { schema: { summary: 'Whom I do not want to hear', tags: ['chat'] } },
    async (request) => ({
      muted: await store.mutedBy((await requirePerson(context, request)).id),
    }),
  );

  for (const [method, isMuted] of [
    ['put', true],
    ['delete', false],
  ] as const) {
    app[method](
      '/api/me/mutes/:person',
      { schema: { summary: isMuted ? 'Mute somebody' : 'Listen again', tags: ['chat'], params: MuteParams } },
      async (request, reply) => {
        const { id } = await requirePerson(context, request);
        if (isMuted && (await store.findPerson(request.params.person)) === undefined)
          throw new RequestError('notFound');
        await store.setMuted(id, request.params.person, isMuted);
        await connections.updateMutes(id, () => store.hiddenFrom(id));
        return reply.code(204).send();
      },
    );
  }
}
