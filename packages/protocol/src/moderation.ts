/** Requests to report people, and what operators do about reports. */
import * as z from 'zod/mini';
import { TableId } from './acts.ts';
import { LIMITS } from './limits.ts';
import { PersonId } from './relations.ts';
import type { ReportInfo } from './reports.ts';
import { REPORT_REASONS } from './reports.ts';

/** Several lines; no other control characters, which PostgreSQL can't store, and no half a surrogate. */
const PLAIN_TEXT = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u;

const Comment = z.string().check(z.maxLength(LIMITS.comment), z.regex(PLAIN_TEXT));
const about = { person: PersonId, reason: z.enum(REPORT_REASONS), comment: Comment };

export const NewReport = z.discriminatedUnion('place', [
  z.strictObject({
    place: z.literal('chat'),
    ...about,
    table: TableId,
    room: z.enum(['players', 'spectators']),
    /** The number of the line in its room. */
    line: z.int().check(z.minimum(1)),
  }),
  z.strictObject({ place: z.literal('play'), ...about, table: TableId }),
  z.strictObject({ place: z.literal('name'), ...about }),
  z.strictObject({ place: z.literal('profile'), ...about }),
]);
export type NewReport = z.infer<typeof NewReport>;

/** Null: until it is undone. */
const Days = z.nullable(z.union([z.literal(1), z.literal(7)]));
const Why = z.string().check(z.minLength(1), z.maxLength(LIMITS.comment), z.regex(PLAIN_TEXT));
const RowId = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));

export const NewModerationAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('mute'), person: PersonId, days: Days, why: Why }),
  z.strictObject({ kind: z.literal('ban'), person: PersonId, days: Days, why: Why }),
  z.strictObject({
    kind: z.literal('rename'),
    person: PersonId,
    name: z.string().check(z.maxLength(LIMITS.name * 4)),
    why: Why,
  }),
  z.strictObject({ kind: z.literal('close'), report: RowId, why: Why }),
]);
export type NewModerationAction = z.infer<typeof NewModerationAction>;
export type ModerationKind = NewModerationAction['kind'];
export const UndoModerationAction = z.strictObject({ why: Why });
export const ModerationActionParams = z.strictObject({ action: RowId });

export interface ModerationActionInfo {
  readonly id: string;
  readonly at: number;
  readonly operator: string;
  readonly kind: ModerationKind;
  readonly person: { readonly id: string; readonly name: string };
  readonly report: string | null;
  /** Of a mute or a ban; null: without an end. */
  readonly until: number | null;
  readonly nameBefore: string | null;
  readonly nameAfter: string | null;
  readonly why: string;
  /** The action that this one undoes. */
  readonly undoes: string | null;
  readonly isUndone: boolean;
}

export interface ModerationOverview {
  readonly reports: readonly ReportInfo[];
  readonly actions: readonly ModerationActionInfo[];
}
