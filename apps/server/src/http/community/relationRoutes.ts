import type { FriendshipState, PersonRelations } from '@pithead/protocol';
import { LIMITS, RelationParams } from '@pithead/protocol';
import type { FastifyRequest } from 'fastify';
import { TokenBucket } from '../../limits/tokenBucket.ts';
import { findVisiblePerson } from '../../people/visiblePerson.ts';
import { RequestError } from '../../requestError.ts';
import type { ServerContext } from '../../serverContext.ts';
import type { FriendshipResult, PersonRow } from '../../store/store.ts';
import { requirePerson } from '../authentication.ts';
import type { HttpApp } from '../httpApp.ts';

const REQUESTS = { burst: 20, perSecond: 1 / 60 };

export async function requireAccount(context: ServerContext, request: FastifyRequest): Promise<PersonRow> {
  const person = await requirePerson(context, request);
  if (person.accountKey === null) throw new RequestError('isGuest');
  return person;
}

export function throwUnlessDone(result: FriendshipResult, most: number): void {
  if (result === 'gone') throw new RequestError('notFound');
  if (result === 'refused') throw new RequestError('listFull', { most });
}

export function relationRoutes(app: HttpApp, context: ServerContext): void {
  const { store, time } = context;
  app.get(
    '/api/me/relations',
    { schema: { summary: 'Friends, requests, invitations, blocks and mutes', tags: ['people'] } },
    async (request): Promise<PersonRelations> =>
      store.relationsOf((await requirePerson(context, request)).id, time.now()),
  );
  friendRoutes(app, context);
  blockRoutes(app, context);
}

function friendRoutes(app: HttpApp, context: ServerContext): void {
  const { store, time } = context;
  const requests = new TokenBucket(time, REQUESTS.burst, REQUESTS.perSecond);

  app.put(
    '/api/me/friends/:person',
    { schema: { summary: 'Ask to be friends, or agree', tags: ['people'], params: RelationParams } },
    async (request): Promise<FriendshipState> => {
      const { id } = await requireAccount(context, request);
      const other = await findVisiblePerson(store, id, request.params.person);
      if (other.id === id) throw new RequestError('notFound');
      if (other.accountKey === null) throw new RequestError('otherIsGuest');
      const { requestsReceived } = await store.relationsOf(id, time.now());
      const isAnswer = requestsReceived.some((each) => each.id === other.id);
      if (!isAnswer && !(await store.havePlayedTogether(id, other.id)))
        throw new RequestError('notPlayedTogether');
      if (!requests.take(id)) throw new RequestError('tooFast');
      throwUnlessDone(
        await store.addFriendRequest(id, other.id, time.now()),
        isAnswer ? LIMITS.friends : LIMITS.friendRequests,
      );
      return { status: (await store.areFriends(id, other.id)) ? 'friends' : 'requested' };
    },
  );

  app.delete(
    '/api/me/friends/:person',
    {
      schema: { summary: 'End a friendship, or a request', tags: ['people'], params: RelationParams },
    },
    async (request, reply) => {
      const { id } = await requirePerson(context, request);
      await store.removeFriend(id, request.params.person);
      return reply.code(204).send();
    },
  );
}

function blockRoutes(app: HttpApp, context: ServerContext): void {
  const { store, time, connections } = context;
  for (const [method, isBlocked] of [
    ['put', true],
    ['delete', false],
  ] as const) {
    app[method](
      '/api/me/blocks/:person',
      {
        schema: {
          summary: isBlocked ? 'Block somebody' : 'End a block',
          tags: ['people'],
          params: RelationParams,
        },
      },
      async (request, reply) => {
        const { id } = await requirePerson(context, request);
        const { person } = request.params;
        if (isBlocked && person === id) throw new RequestError('notFound');
        const since = isBlocked ? time.now() : undefined;
        throwUnlessDone(await store.setBlocked(id, person, since), LIMITS.blocks);
        for (const each of [id, person]) await connections.updateMutes(each, () => store.hiddenFrom(each));
        return reply.code(204).send();
      },
    );
  }
}
