/** Records what clients sent, what they were answered, and what they saw. */
import { createHash } from 'node:crypto';
import { canonical } from '@pithead/kernel';
import type { Act, FullState, Refused } from '@pithead/protocol';

/** A command and the last answer to it. */
export interface Command {
  readonly table: string;
  readonly act: Act;
  answer: { readonly seq: number } | Refused | undefined;
}

export type Window = readonly [table: string, seat: number | undefined];

/** After these refusals the command may or may not have been played; sending it again under its id tells. */
const UNDECIDED_REFUSALS: readonly Refused['reason'][] = ['databaseGone', 'internal'];

/** The final result of a command: its sequence number, or `stale`. Undefined while it is open. */
function decision(answer: { readonly seq: number } | Refused): number | 'stale' | undefined {
  if (!('reason' in answer)) return answer.seq;
  return answer.reason === 'stale' ? 'stale' : undefined;
}

export const isAcknowledged = ({ answer }: Command): boolean => answer !== undefined && !('reason' in answer);
export const isRefused = ({ answer }: Command): boolean =>
  answer !== undefined && 'reason' in answer && !UNDECIDED_REFUSALS.includes(answer.reason);

export const signOf = (view: unknown): string => createHash('sha1').update(canonical(view)).digest('base64');

export class Witness {
  /** By table, then by the command id in the log. */
  readonly commands = new Map<string, Map<string, Command>>();
  /** Hashes of views by table, seat (spectators: −1) and sequence number. */
  readonly seen = new Map<string, Map<number, Map<number, string>>>();
  /** Violations found while playing. */
  readonly complaints: string[] = [];
  acknowledged = 0;
  /** Commands refused because another was faster. */
  outrun = 0;

  /** A command may be sent again, also at another process. */
  send(table: string, act: Act): Command {
    const id = `${act.seat}:${act.id}`;
    const command: Command = this.commands.get(table)?.get(id) ?? { table, act, answer: undefined };
    const commands = this.commands.get(table) ?? new Map<string, Command>();
    this.commands.set(table, commands.set(id, command));
    return command;
  }

  answered(command: Command, answer: { seq: number } | Refused): void {
    const before = command.answer;
    const [first, second] = [before && decision(before), decision(answer)];
    if (first !== undefined && second !== undefined && first !== second) {
      this.complain(`answered in two ways: ${JSON.stringify([command.act, before, answer])}`);
    }
    // A failure at one process does not undo what another has acknowledged.
    if (before === undefined || 'reason' in before) command.answer = answer;
    if ('reason' in answer) return void (this.outrun += Number(answer.reason === 'stale'));
    this.acknowledged++;
    if (answer.seq < command.act.seq)
      this.complain(`answered with ${answer.seq}, but ${command.act.seq} was known: ${command.table}`);
  }

  /** A sequence number must always show the same view, and must not decrease. */
  saw([table, seat]: Window, { seq, view }: FullState, before: number): void {
    if (seq < before)
      this.complain(
        `seen, then gone: seat ${seat ?? 'onlooker'} was shown ${before}, then ${seq}, at ${table}`,
      );
    const bySeat = this.seen.get(table) ?? new Map<number, Map<number, string>>();
    this.seen.set(table, bySeat);
    const hashes = bySeat.get(seat ?? -1) ?? new Map<number, string>();
    bySeat.set(seat ?? -1, hashes);
    const hash = signOf(view);
    if ((hashes.get(seq) ?? hash) !== hash)
      this.complain(`number ${seq} was shown in two ways to seat ${seat ?? 'onlooker'} at ${table}`);
    hashes.set(seq, hash);
  }

  complain(what: string): void {
    this.complaints.push(what);
  }
}
