/** Reports about people. Without schemas, so that pages load no validator. */

export const REPORT_REASONS = ['insult', 'threat', 'spam', 'unfair', 'badName', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export type ReportPlace = 'chat' | 'name' | 'play' | 'profile';

/** A mute in all chats, or a ban. */
export interface Restriction {
  readonly kind: 'mute' | 'ban';
  readonly until: number | null;
  readonly why: string;
}

export interface ReportedPerson {
  /** Empty after the person was deleted. */
  readonly id: string;
  readonly name: string;
  readonly isAccount: boolean;
  readonly isOperator: boolean;
  readonly restrictions: readonly Restriction[];
}

export interface ReportInfo {
  readonly id: string;
  readonly at: number;
  readonly person: ReportedPerson;
  /** The name when the report was made. */
  readonly nameThen: string;
  readonly reporter: string;
  readonly place: ReportPlace;
  readonly reason: ReportReason;
  readonly comment: string;
  readonly table: string | null;
  /** The line of chat as it was. */
  readonly text: string | null;
}
