/** Friends, invitations, and people somebody has blocked or muted. */
import * as z from 'zod/mini';

export const PersonId = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));
export const RelationParams = z.strictObject({ person: PersonId });
/** The secret part of an invitation link. The server stores its hash only, which is the invitation's id. */
export const InvitationTokenParams = z.strictObject({
  token: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)),
});
export const InvitationParams = z.strictObject({
  invitation: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

export interface RelatedPerson {
  readonly id: string;
  readonly name: string;
  readonly since: number;
}

export interface InvitationInfo {
  readonly id: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** The token is told once, to the person who invites. */
export interface CreatedInvitation extends InvitationInfo {
  readonly token: string;
}

export interface InvitationSender {
  readonly id: string;
  readonly name: string;
}

export interface PersonRelations {
  readonly friends: readonly RelatedPerson[];
  readonly requestsReceived: readonly RelatedPerson[];
  readonly requestsSent: readonly RelatedPerson[];
  readonly invitations: readonly InvitationInfo[];
  /** Accounts met at a table lately who are not friends yet. */
  readonly playedWith: readonly RelatedPerson[];
  readonly blocked: readonly RelatedPerson[];
  readonly muted: readonly Pick<RelatedPerson, 'id' | 'name'>[];
}

export interface FriendshipState {
  readonly status: 'requested' | 'friends';
}
