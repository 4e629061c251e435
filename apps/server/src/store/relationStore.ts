import type { InvitationInfo, RelatedPerson } from '@pithead/protocol';

export interface InvitationRow extends InvitationInfo {
  readonly person: string;
}

/** `refused`: a list is full, or one of the two has blocked the other. */
export type FriendshipResult = 'done' | 'gone' | 'refused';

export interface StoredRelations {
  readonly friends: readonly RelatedPerson[];
  readonly requestsReceived: readonly RelatedPerson[];
  readonly requestsSent: readonly RelatedPerson[];
  readonly invitations: readonly InvitationInfo[];
  readonly playedWith: readonly RelatedPerson[];
  readonly blocked: readonly RelatedPerson[];
  readonly muted: readonly Pick<RelatedPerson, 'id' | 'name'>[];
}

export interface FriendStore {
  /** Makes both friends at once if the other one has asked already. */
  addFriendRequest(person: string, other: string, at: number): Promise<FriendshipResult>;
  /** Also withdraws or declines requests between the two. */
  removeFriend(person: string, other: string): Promise<void>;
  areFriends(person: string, other: string): Promise<boolean>;
  havePlayedTogether(person: string, other: string): Promise<boolean>;
  relationsOf(person: string, now: number): Promise<StoredRelations>;
}

export interface InvitationStore {
  /** Also deletes expired invitations of this person. False if there are too many others. */
  addInvitation(invitation: InvitationRow): Promise<boolean>;
  findInvitation(id: string, now: number): Promise<InvitationRow | undefined>;
  /** Uses the invitation up: both are friends afterwards. */
  takeInvitation(invitation: InvitationRow, person: string, now: number): Promise<FriendshipResult>;
  removeInvitation(id: string, person: string): Promise<void>;
}

interface BlockPair {
  readonly person: string;
  readonly blocked: string;
}

export interface BlockStore {
  /** Without `since` the block ends. A new block ends friendship and requests. */
  setBlocked(person: string, other: string, since: number | undefined): Promise<FriendshipResult>;
  /** In either direction. */
  isBlockedBetween(person: string, other: string): Promise<boolean>;
  /** Every block that one of these people has against another of them. */
  blocksAmong(people: readonly string[]): Promise<BlockPair[]>;
  /** Whose chat this person does not get: the muted, the blocked, and those who have blocked this person. */
  hiddenFrom(person: string): Promise<string[]>;
}

export interface OperatorRow {
  readonly id: string;
  readonly name: string;
  readonly since: number;
}

export interface OperatorStore {
  /** False if there is no such person. */
  addOperator(person: string, since: number): Promise<boolean>;
  removeOperator(person: string): Promise<void>;
  isOperator(person: string): Promise<boolean>;
  operators(): Promise<OperatorRow[]>;
}
