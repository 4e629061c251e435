import { createHash } from 'node:crypto';
import { canonicalJson } from '@pithead/kernel';
import type { Act, ViewerState, RequestRefusal } from '@pithead/protocol';

export interface RecordedCommand {
  readonly table: string;
  readonly act: Act;
  answer: { readonly seq: number } | RequestRefusal | undefined;
}

export type ClientView = readonly [table: string, seat: number | undefined];

/** The command may or may not have been played; sending it again under its id tells. */
const UNDECIDED_REFUSALS: readonly RequestRefusal['reason'][] = ['databaseGone', 'internal'];

function decision(answer: { readonly seq: number } | RequestRefusal): number | 'stale' | undefined {
  if (!('reason' in answer)) return answer.seq;
  return answer.reason === 'stale' ? 'stale' : undefined;
}

export const isAcknowledged = ({ answer }: RecordedCommand): boolean =>
  answer !== undefined && !('reason' in answer);
export const isFinallyRefused = ({ answer }: RecordedCommand): boolean =>
  answer !== undefined && 'reason' in answer && !UNDECIDED_REFUSALS.includes(answer.reason);

export const viewHash = (view: unknown): string =>
  createHash('sha1').update(canonicalJson(view)).digest('base64');

export class ClientHistory {
  /** By table and command id. */
  readonly commands = new Map<string, Map<string, RecordedCommand>>();
  /** Hashes of views by table, seat (−1 for spectators) and sequence number. */
  readonly shownViews = new Map<string, Map<number, Map<number, string>>>();
  readonly violations: string[] = [];
  acknowledged = 0;
  lostRaces = 0;

  recordCommand(table: string, act: Act): RecordedCommand {
    const id = `${act.seat}:${act.id}`;
    const command: RecordedCommand = this.commands.get(table)?.get(id) ?? { table, act, answer: undefined };
    const commands = this.commands.get(table) ?? new Map<string, RecordedCommand>();
    this.commands.set(table, commands.set(id, command));
    return command;
  }

  recordAnswer(command: RecordedCommand, answer: { seq: number } | RequestRefusal): void {
    const before = command.answer;
    const [first, second] = [before && decision(before), decision(answer)];
    if (first !== undefined && second !== undefined && first !== second) {
      this.recordViolation(`answered in two ways: ${JSON.stringify([command.act, before, answer])}`);
    }
    // A failure at one process does not undo an acknowledgement by another.
    if (before === undefined || 'reason' in before) command.answer = answer;
    if ('reason' in answer) return void (this.lostRaces += Number(answer.reason === 'stale'));
    this.acknowledged++;
    if (answer.seq < command.act.seq)
      this.recordViolation(`answered with ${answer.seq}, but ${command.act.seq} was known: ${command.table}`);
  }

  /** Sequence numbers must not decrease, and each must always show the same view. */
  recordView([table, seat]: ClientView, { seq, view }: ViewerState, before: number): void {
    if (seq < before)
      this.recordViolation(
        `seen, then gone: seat ${seat ?? 'spectator'} was shown ${before}, then ${seq}, at ${table}`,
      );
    const bySeat = this.shownViews.get(table) ?? new Map<number, Map<number, string>>();
    this.shownViews.set(table, bySeat);
    const hashes = bySeat.get(seat ?? -1) ?? new Map<number, string>();
    bySeat.set(seat ?? -1, hashes);
    const hash = viewHash(view);
    if ((hashes.get(seq) ?? hash) !== hash)
      this.recordViolation(`number ${seq} was shown in two ways to seat ${seat ?? 'spectator'} at ${table}`);
    hashes.set(seq, hash);
  }

  recordViolation(what: string): void {
    this.violations.push(what);
  }
}
