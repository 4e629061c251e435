import type { AccountReviews } from '@pithead/protocol';
import { LIMITS, ReviewParams, SaveReview } from '@pithead/protocol';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../limits/networkOf.ts';
import { TokenBucket } from '../limits/tokenBucket.ts';
import { RequestError } from '../requestError.ts';
import type { ServerContext } from '../serverContext.ts';
import type { PersonRow } from '../store/store.ts';
import { requirePerson } from './authentication.ts';
import type { HttpApp } from './httpApp.ts';

/** Of one address. A review takes a browser about a minute, and is sent once. */
const SAVES = { burst: 20, perSecond: 1 / 60 };

/** For the other fields of the body. */
const BODY_LIMIT = LIMITS.review + 1_000;

/** Guests have no stored reviews: anybody can become any number of guests. */
async function requireAccount(context: ServerContext, request: FastifyRequest): Promise<PersonRow> {
  const person = await requirePerson(context, request);
  if (person.accountKey === null) throw new RequestError('isGuest');
  return person;
}

export function reviewRoutes(app: HttpApp, context: ServerContext): void {
  const { store, games, time } = context;
  const saves = new TokenBucket(time, SAVES.burst, SAVES.perSecond);
  const path = '/api/me/reviews/:engine/:record';

  app.get(
    '/api/me/reviews',
    { schema: { summary: 'My reviews, without their parts', tags: ['people'] } },
    async (request): Promise<AccountReviews> => {
      const { id } = await requireAccount(context, request);
      return { reviews: await store.reviewsOf(id) };
    },
  );

  app.get(
    path,
    { schema: { summary: 'The parts of a review of mine', tags: ['people'], params: ReviewParams } },
    async (request) => {
      const { id } = await requireAccount(context, request);
      const data = await store.reviewData(id, request.params);
      if (data === undefined) throw new RequestError('notFound');
      return { data };
    },
  );

  app.put(
    path,
    {
      bodyLimit: BODY_LIMIT,
      schema: { summary: 'Store a review', tags: ['people'], params: ReviewParams, body: SaveReview },
    },
    async (request, reply) => {
      const { id } = await requireAccount(context, request);
      const { game } = request.body;
      if (!Object.hasOwn(games, game)) throw new RequestError('unknownGame', { game });
      if (!saves.take(networkOf(request.ip))) throw new RequestError('tooFast');
      await store.saveReview(id, { ...request.params, ...request.body }, time.now());
      return reply.code(204).send();
    },
  );

  app.delete(
    path,
    { schema: { summary: 'Forget a review of mine', tags: ['people'], params: ReviewParams } },
    async (request, reply) => {
      const { id } = await requireAccount(context, request);
      await store.removeReview(id, request.params);
      return reply.code(204).send();
    },
  );
}
