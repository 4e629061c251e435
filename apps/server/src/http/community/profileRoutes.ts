import {
  ChangeVisibility,
  LadderParams,
  LadderQuery,
  OwnProfileQuery,
  ProfileParams,
  ProfileQuery,
  RatedGamesQuery,
  TableParams,
} from '@pithead/protocol';
import { LadderService } from '../../profiles/ladderService.ts';
import { ProfileService } from '../../profiles/profileService.ts';
import type { ServerContext } from '../../serverContext.ts';
import { findIdentity, requirePerson } from '../authentication.ts';
import type { HttpApp } from '../httpApp.ts';

export function profileRoutes(app: HttpApp, context: ServerContext): void {
  const profiles = new ProfileService(context);

  app.get(
    '/api/people/:person/profile',
    {
      schema: {
        summary: 'What somebody shows: ratings, head to head, last games',
        tags: ['profiles'],
        params: ProfileParams,
        querystring: ProfileQuery,
      },
    },
    async (request) => {
      const viewer = (await findIdentity(context, request))?.person.id ?? null;
      return profiles.profileFor(viewer, request.params.person, request.query.game);
    },
  );

  app.get(
    '/api/people/:person/games',
    {
      schema: {
        summary: 'Rated games, newest first, 50 at a time',
        tags: ['profiles'],
        params: ProfileParams,
        querystring: RatedGamesQuery,
      },
    },
    async (request) => {
      const viewer = (await findIdentity(context, request))?.person.id ?? null;
      const { game, before } = request.query;
      return profiles.ratedGames(viewer, request.params.person, game, before);
    },
  );

  app.get(
    '/api/me/profile',
    {
      schema: {
        summary: 'My profile, also as others see it',
        tags: ['profiles'],
        querystring: OwnProfileQuery,
      },
    },
    async (request) => {
      const person = await requirePerson(context, request);
      return profiles.ownProfile(person, request.query.game, request.query.as);
    },
  );

  app.put(
    '/api/me/profile/visibility',
    { schema: { summary: 'Who sees which panel of my profile', tags: ['profiles'], body: ChangeVisibility } },
    async (request) => {
      const { id } = await requirePerson(context, request);
      return { visibility: await profiles.changeVisibility(id, request.body) };
    },
  );

  ladderRoutes(app, context);
}

function ladderRoutes(app: HttpApp, context: ServerContext): void {
  const ladders = new LadderService(context);

  app.get(
    '/api/ladder/:game',
    {
      schema: {
        summary: 'Ratings of people and bots, 50 people a page',
        tags: ['profiles'],
        params: LadderParams,
        querystring: LadderQuery,
      },
    },
    async (request) => {
      const viewer = (await findIdentity(context, request))?.person;
      const { players, page = 1 } = request.query;
      return ladders.ladder(viewer, request.params.game, players, page);
    },
  );

  app.get(
    '/api/tables/:table/result',
    {
      schema: { summary: 'What a finished match has changed', tags: ['profiles'], params: TableParams },
    },
    async (request) => {
      const viewer = (await findIdentity(context, request))?.person.id ?? null;
      return ladders.resultOf(viewer, request.params.table);
    },
  );
}
