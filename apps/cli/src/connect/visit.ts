import { isLevel } from '@pithead/bots';
import type { GameEntry } from '@pithead/games';
import { bit } from '@pithead/kernel';
import type { Client, FullState, TableInfo } from '@pithead/protocol';
import type { GameText, Language, SayReason } from '@pithead/text';
import { harmless, printable } from '@pithead/terminal';
import { Fault, faultLine } from '../input.ts';
import type { Screen } from '../play/screen.ts';
import type { Say } from '../text/index.ts';
import type { Bell } from './bell.ts';
import type { FactLog } from './factLog.ts';
import { reasonText } from './reasonText.ts';
import type { Remote } from './remote.ts';
import { ServerRefused } from './remote.ts';

export interface Place {
  readonly id: string;
  readonly seat: number | null;
  readonly entry: GameEntry;
  channel: number;
  info: TableInfo;
  state: FullState | undefined;
  /** The commitment received first; compared with the key at the end. */
  commitment: string;
  readonly log: FactLog;
  /** Local time at which the clocks were received. */
  clocksAt: number;
  /** Own actions since the table was drawn last; after these alone it is not drawn again. */
  ownActs: number;
  /** What was already printed on a plain screen, as sequence numbers and lines. */
  readonly shown: {
    table: number;
    decision: number;
    prompt: string;
    room: string;
    status: readonly string[];
    isEnd: boolean;
  };
  /** The last name of each chat author, by person id. */
  readonly chatNames: Map<string, string>;
  hasStarted: boolean;
  /** Sequence number of the last state that `--auto` answered. */
  autoPlayedSeq: number;
}

export interface Visit {
  readonly screen: Screen;
  readonly api: Remote;
  readonly client: Client;
  readonly changes: Bell;
  readonly name: string;
  /** Lines come from a person at a terminal, not from a pipe. */
  readonly isTyped: boolean;
  readonly isAuto: boolean;
  readonly isSpectator: boolean;
  /** Pause between two plies of `--auto`. */
  readonly autoPlayDelayMs: number;
  language: Language;
  say: Say;
  sayReason: SayReason;
  text: GameText;
  table: Place;
  isOnline: boolean;
  /** Answers, chat and other events since the last typed line. */
  notice: string[];
  unprinted: string[];
  /** Number of requests that the server has not answered yet. */
  pendingRequests: number;
  isInputOver: boolean;
  /** The first `resign` was typed; a second one resigns. */
  isWarned: boolean;
  hasLeft: boolean;
  /** Thrown by the main loop, which ends the program. */
  failure: unknown;
}

export function note(session: Visit, ...lines: readonly string[]): void {
  session.notice.push(...lines);
  session.unprinted.push(...lines);
  session.changes.ring();
}

/** Runs a request. A refusal is shown as a line; any other error ends the program. */
export function demand(session: Visit, request: () => Promise<readonly string[]>): void {
  session.pendingRequests++;
  void request()
    .then(
      (lines) => note(session, ...lines),
      (error: unknown) => {
        const line = lineOf(session, error);
        if (line === undefined) session.failure = error;
        else note(session, line);
      },
    )
    .finally(() => {
      session.pendingRequests--;
      session.changes.ring();
    });
}

export function lineOf({ text, sayReason, say }: Visit, error: unknown): string | undefined {
  if (error instanceof ServerRefused) return reasonText(error.refused, text, sayReason);
  return error instanceof Fault ? faultLine(error, say) : undefined;
}

/**
 * Names from the server are stripped of control characters. Bots keep the prefix `Bot`, which no person's
 * name may have: a person may well be called `Ada (foreman)`.
 */
export function namesOf({ table: { info }, say }: Visit): string[] {
  return info.seats.map(({ kind, name, level }) => {
    const shown = printable(name);
    if (kind !== 'bot' || level === null) return shown;
    return `${shown} (${isLevel(level) ? say(level) : harmless(level)})`;
  });
}

const includesSeat = (seats: number, seat: number | null): boolean =>
  seat !== null && (seats & bit(seat)) !== 0;

export const isOver = ({ info, state }: Place): boolean =>
  (state?.outcome ?? null) !== null || info.status === 'abandoned';

export function isTurn(table: Place): boolean {
  const { info, state, seat } = table;
  if (state === undefined || info.status === 'open' || isOver(table) || state.isPaused) return false;
  return (
    includesSeat(state.asked, seat) &&
    !includesSeat(state.standIns | state.resigned, seat) &&
    Object.keys(state.offers).length > 0
  );
}

export const isAsked = ({ table, pendingRequests }: Visit): boolean => pendingRequests === 0 && isTurn(table);
