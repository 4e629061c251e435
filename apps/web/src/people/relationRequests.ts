/** What a person asks of the server about others: friends, mutes, blocks, reports. */
import type {
  CreatedInvitation,
  FriendshipState,
  InvitationSender,
  NewReport,
  PersonRelations,
} from '@pithead/protocol';
import { request } from '../net/http.ts';
import { trackReachability } from '../net/session.ts';

const ask = <T>(method: string, path: string, body?: object): Promise<T> =>
  trackReachability(request<T>(method, path, body));
const of = (person: string): string => encodeURIComponent(person);

export const relationRequests = {
  load: () => ask<PersonRelations>('GET', 'me/relations'),
  befriend: (person: string) => ask<FriendshipState>('PUT', `me/friends/${of(person)}`),
  unfriend: (person: string) => ask<void>('DELETE', `me/friends/${of(person)}`),
  block: (person: string) => ask<void>('PUT', `me/blocks/${of(person)}`),
  unblock: (person: string) => ask<void>('DELETE', `me/blocks/${of(person)}`),
  mute: (person: string) => ask<void>('PUT', `me/mutes/${of(person)}`),
  unmute: (person: string) => ask<void>('DELETE', `me/mutes/${of(person)}`),
  invite: () => ask<CreatedInvitation>('POST', 'me/invitations'),
  revoke: (invitation: string) => ask<void>('DELETE', `me/invitations/${of(invitation)}`),
  invitation: (token: string) => ask<InvitationSender>('GET', `invitations/${of(token)}`),
  accept: (token: string) => ask<void>('POST', `invitations/${of(token)}/accept`),
  report: (report: NewReport) => ask<void>('POST', 'reports', report),
};
