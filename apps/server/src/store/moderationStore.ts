import type { ModerationKind, ReportPlace, ReportReason, Restriction } from '@pithead/protocol';
import type { PersonChange } from './personStore.ts';

export interface ReportRow {
  readonly id: string;
  readonly at: number;
  /** Empty after that person was deleted, like `person`. */
  readonly reporter: string;
  readonly person: string;
  /** The name when the report was made. */
  readonly name: string;
  readonly place: ReportPlace;
  readonly reason: ReportReason;
  readonly comment: string;
  readonly table: string | null;
  /** The line of chat as it was. */
  readonly text: string | null;
}

export interface ModerationActionRow {
  readonly id: string;
  readonly at: number;
  /** Empty after that person was deleted, like `person`. */
  readonly operator: string;
  readonly kind: ModerationKind;
  readonly person: string;
  readonly report: string | null;
  readonly until: number | null;
  readonly nameBefore: string | null;
  readonly nameAfter: string | null;
  readonly why: string;
  readonly undoes: string | null;
}

export interface ModeratedPerson {
  readonly id: string;
  readonly name: string;
  readonly isAccount: boolean;
  readonly isOperator: boolean;
  readonly restrictions: readonly Restriction[];
}

export interface ReportStore {
  /** False if the reporter has too many open reports. */
  addReport(report: ReportRow): Promise<boolean>;
  openReports(limit: number): Promise<ReportRow[]>;
  findReport(id: string): Promise<ReportRow | undefined>;
  reportsBy(person: string): Promise<ReportRow[]>;
}

export interface ModerationStore {
  /**
   * Changes what the action is about and logs it in one transaction: a mute or ban replaces the earlier one, a
   * ban ends all sessions, and an undo reverts. False if that was not possible: the name is taken, somebody is
   * gone or an operator, or the action was undone already.
   */
  addModerationAction(action: ModerationActionRow, rename?: PersonChange): Promise<boolean>;
  moderationActions(limit: number): Promise<ModerationActionRow[]>;
  findModerationAction(id: string): Promise<ModerationActionRow | undefined>;
  moderatedPeople(ids: readonly string[], now: number): Promise<ModeratedPerson[]>;
  findRestriction(person: string, kind: Restriction['kind'], now: number): Promise<Restriction | undefined>;
}
