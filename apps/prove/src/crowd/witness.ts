/**
 * What the people at the tables can swear to: what they asked for, what they were answered, and what they
 * have seen.
 */
import { createHash } from 'node:crypto';
import { canonical } from '@pithead/kernel';
import type { Act, FullState, Refused } from '@pithead/protocol';

/** A command, and the last that was said to it. */
export interface Command {
  readonly table: string;
  readonly act: Act;
  answer: { readonly seq: number } | Refused | undefined;
}

/** Nobody but the seat may know what it sees; onlookers have none. */
export type Window = readonly [table: string, seat: number | undefined];

/** After these nobody knows whether the move was played: whoever asks again under the same id learns it. */
const UNDECIDED: readonly Refused['reason'][] = ['databaseGone', 'internal'];

/** Played, and as which number, or too late: that is so for ever. Undefined where it is still open. */
function decision(answer: { readonly seq: number } | Refused): number | 'stale' | undefined {
  if (!('reason' in answer)) return answer.seq;
  return answer.reason === 'stale' ? 'stale' : undefined;
}

export const isAcknowledged = ({ answer }: Command): boolean => answer !== undefined && !('reason' in answer);
export const isRefused = ({ answer }: Command): boolean =>
  answer !== undefined && 'reason' in answer && !UNDECIDED.includes(answer.reason);

export const signOf = (view: unknown): string => createHash('sha1').update(canonical(view)).digest('base64');

export class Witness {
  /** By table, then by the id under which the log knows a command. */
  readonly commands = new Map<string, Map<string, Command>>();
  /** By table, then by seat (onlookers: −1), then by number: a sign of what was shown. */
  readonly seen = new Map<string, Map<number, Map<number, string>>>();
  /** What was wrong already while they looked. */
  readonly complaints: string[] = [];
  acknowledged = 0;
  /** Told that somebody was faster. */
  outrun = 0;

  /** The same command may be sent again, and at another door. */
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
    // A trouble at one door takes nothing back that was acknowledged at another.
    if (before === undefined || 'reason' in before) command.answer = answer;
    if ('reason' in answer) return void (this.outrun += Number(answer.reason === 'stale'));
    this.acknowledged++;
    if (answer.seq < command.act.seq)
      this.complain(`answered with ${answer.seq}, but ${command.act.seq} was known: ${command.table}`);
  }

  /** The same number must always show the same, and what was shown once may not go. */
  saw([table, seat]: Window, { seq, view }: FullState, before: number): void {
    if (seq < before)
      this.complain(
        `seen, then gone: seat ${seat ?? 'onlooker'} was shown ${before}, then ${seq}, at ${table}`,
      );
    const windows = this.seen.get(table) ?? new Map<number, Map<number, string>>();
    this.seen.set(table, windows);
    const signs = windows.get(seat ?? -1) ?? new Map<number, string>();
    windows.set(seat ?? -1, signs);
    const sign = signOf(view);
    if ((signs.get(seq) ?? sign) !== sign)
      this.complain(`number ${seq} was shown in two ways to seat ${seat ?? 'onlooker'} at ${table}`);
    signs.set(seq, sign);
  }

  complain(what: string): void {
    this.complaints.push(what);
  }
}
