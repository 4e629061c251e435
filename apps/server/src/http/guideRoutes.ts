import type { AccountGuides } from '@pithead/protocol';
import { GuideParams, SaveGuides } from '@pithead/protocol';
import { RequestError } from '../requestError.ts';
import type { ServerContext } from '../serverContext.ts';
import { requirePerson } from './authentication.ts';
import type { HttpApp } from './httpApp.ts';

export function guideRoutes(app: HttpApp, context: ServerContext): void {
  const { store, games } = context;
  const guidesOf = async (person: string): Promise<AccountGuides> => ({
    guides: await store.guidesOf(person),
  });

  app.get(
    '/api/me/guides',
    { schema: { summary: 'My progress in guided games', tags: ['people'] } },
    async (request) => guidesOf((await requirePerson(context, request)).id),
  );

  app.put(
    '/api/me/guides',
    { schema: { summary: 'Add progress in guided games', tags: ['people'], body: SaveGuides } },
    async (request) => {
      const { id } = await requirePerson(context, request);
      const { guides } = request.body;
      const unknown = guides.find(({ game }) => !Object.hasOwn(games, game));
      if (unknown !== undefined) throw new RequestError('unknownGame', { game: unknown.game });
      await store.saveGuides(id, guides);
      return guidesOf(id);
    },
  );

  app.delete(
    '/api/me/guides/:game',
    { schema: { summary: 'Forget my progress in a guided game', tags: ['people'], params: GuideParams } },
    async (request, reply) => {
      const { id } = await requirePerson(context, request);
      await store.removeGuide(id, request.params.game);
      return reply.code(204).send();
    },
  );
}
