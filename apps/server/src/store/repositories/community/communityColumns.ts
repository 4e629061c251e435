/** Tables about people and what they are to each other. */
import type { ModerationKind, ReportPlace, ReportReason, Restriction } from '@pithead/protocol';

export interface ReportColumns {
  id: string;
  at: number;
  reporter: string;
  person: string;
  name: string;
  place: ReportPlace;
  reason: ReportReason;
  comment: string;
  table_id: string | null;
  text: string | null;
  closed_at: number | null;
}

export interface ModerationActionColumns {
  id: string;
  at: number;
  operator: string;
  kind: ModerationKind;
  person: string;
  report: string | null;
  until: number | null;
  name_before: string | null;
  name_after: string | null;
  why: string;
  undoes: string | null;
}

export interface CommunitySchema {
  /** `first` is the lesser id. */
  friendships: { first: string; second: string; since: number };
  friend_requests: { sender: string; receiver: string; since: number };
  /** `id` is the hash of the token in the link. */
  invitations: { id: string; person: string; created_at: number; expires_at: number };
  blocks: { person: string; blocked: string; since: number };
  operators: { person: string; since: number };
  restrictions: { person: string; kind: Restriction['kind']; until: number | null; why: string };
  reports: ReportColumns;
  moderation_actions: ModerationActionColumns;
}
