import type { CreatedInvitation, InvitationSender } from '@pithead/protocol';
import { InvitationParams, InvitationTokenParams, LIMITS } from '@pithead/protocol';
import { randomId, sha256Hex } from '../../ids.ts';
import { networkOf } from '../../limits/networkOf.ts';
import { TokenBucket } from '../../limits/tokenBucket.ts';
import { findVisiblePerson } from '../../people/visiblePerson.ts';
import { RequestError } from '../../requestError.ts';
import type { ServerContext } from '../../serverContext.ts';
import type { InvitationRow, PersonRow } from '../../store/store.ts';
import { findIdentity } from '../authentication.ts';
import type { HttpApp } from '../httpApp.ts';
import { requireAccount, throwUnlessDone } from './relationRoutes.ts';

const LIFETIME_MS = 7 * 24 * 3_600_000;
/** A token has 128 random bits; this keeps guesses cheap for the database, too. */
const LOOKUPS = { burst: 30, perSecond: 0.5 };

export function invitationRoutes(app: HttpApp, context: ServerContext): void {
  const { store, time } = context;
  const lookups = new TokenBucket(time, LOOKUPS.burst, LOOKUPS.perSecond);

  async function find(
    token: string,
    viewer: string | null,
    address: string,
  ): Promise<{ readonly invitation: InvitationRow; readonly sender: PersonRow }> {
    if (!lookups.take(networkOf(address))) throw new RequestError('tooFast');
    const invitation = await store.findInvitation(sha256Hex(token), time.now());
    if (invitation === undefined) throw new RequestError('notFound');
    return { invitation, sender: await findVisiblePerson(store, viewer, invitation.person) };
  }

  app.post(
    '/api/me/invitations',
    { schema: { summary: 'Invite a friend by a link that works once', tags: ['people'] } },
    async (request, reply): Promise<CreatedInvitation> => {
      const { id: person } = await requireAccount(context, request);
      const token = randomId();
      const createdAt = time.now();
      const invitation = { id: sha256Hex(token), createdAt, expiresAt: createdAt + LIFETIME_MS };
      if (!(await store.addInvitation({ ...invitation, person })))
        throw new RequestError('listFull', { most: LIMITS.invitations });
      reply.code(201);
      return { ...invitation, token };
    },
  );

  app.delete(
    '/api/me/invitations/:invitation',
    { schema: { summary: 'Revoke an invitation', tags: ['people'], params: InvitationParams } },
    async (request, reply) => {
      const { id } = await requireAccount(context, request);
      await store.removeInvitation(request.params.invitation, id);
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/invitations/:token',
    { schema: { summary: 'Who invites me', tags: ['people'], params: InvitationTokenParams } },
    async (request): Promise<InvitationSender> => {
      const viewer = (await findIdentity(context, request))?.person.id ?? null;
      const { sender } = await find(request.params.token, viewer, request.ip);
      return { id: sender.id, name: sender.name };
    },
  );

  app.post(
    '/api/invitations/:token/accept',
    { schema: { summary: 'Become friends', tags: ['people'], params: InvitationTokenParams } },
    async (request, reply) => {
      const { id } = await requireAccount(context, request);
      const { invitation, sender } = await find(request.params.token, id, request.ip);
      if (sender.id === id) throw new RequestError('notFound');
      if (!(await store.areFriends(id, sender.id)))
        throwUnlessDone(await store.takeInvitation(invitation, id, time.now()), LIMITS.friends);
      return reply.code(204).send();
    },
  );
}
