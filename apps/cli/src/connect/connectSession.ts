import { isBotLevel } from '@pithead/bots';
import type { GameParts } from '@pithead/games/loaded';
import { bit } from '@pithead/kernel';
import type { Client, ViewerState, TableInfo } from '@pithead/protocol';
import type { GameText, Language, FormatProtocolReason } from '@pithead/text';
import { replaceControlCharacters } from '@pithead/terminal';
import { toUserError, userErrorLine } from '../userError.ts';
import type { GameScreen } from '../screen/gameScreen.ts';
import type { TranslateCliMessage } from '../text/index.ts';
import type { ChangeSignal } from './changeSignal.ts';
import type { FactLog } from './factLog.ts';
import { personName, serverRefusalText } from './serverTexts.ts';
import type { ServerApi } from './server/serverApi.ts';
import { ServerRefusalError } from './server/serverApi.ts';

export interface ConnectedTable {
  readonly id: string;
  readonly seat: number | null;
  readonly gameParts: GameParts;
  channel: number;
  info: TableInfo;
  state: ViewerState | undefined;
  /** The first commitment received; compared with the key at the end. */
  commitment: string;
  readonly log: FactLog;
  clocksAt: number;
  /** Own actions since the table was last drawn. If nothing else happened, it is not drawn again. */
  ownActs: number;
  /** What a plain screen has already printed, as sequence numbers and lines. */
  readonly shown: {
    table: number;
    decision: number;
    prompt: string;
    room: string;
    status: readonly string[];
    isEnd: boolean;
  };
  readonly chatNames: Map<string, string>;
  hasStarted: boolean;
  autoPlayedSeq: number;
}

export interface ConnectSession {
  readonly screen: GameScreen;
  readonly api: ServerApi;
  readonly client: Client;
  readonly changes: ChangeSignal;
  readonly name: string;
  /** Input comes from a terminal, not from a pipe. */
  readonly isTyped: boolean;
  readonly isAuto: boolean;
  readonly isSpectator: boolean;
  readonly autoPlayDelayMs: number;
  language: Language;
  translate: TranslateCliMessage;
  translateReason: FormatProtocolReason;
  text: GameText;
  table: ConnectedTable;
  isOnline: boolean;
  /** Answers, chat and events since the last typed line. */
  notice: string[];
  unprinted: string[];
  pendingRequests: number;
  isInputOver: boolean;
  isWarned: boolean;
  hasLeft: boolean;
  /** Rethrown by the main loop, which ends the program. */
  failure: unknown;
}

export function addNotices(session: ConnectSession, ...lines: readonly string[]): void {
  session.notice.push(...lines);
  session.unprinted.push(...lines);
  session.changes.notify();
}

/** A refusal is shown as a line; any other error ends the program. */
export function runRequest(session: ConnectSession, request: () => Promise<readonly string[]>): void {
  session.pendingRequests++;
  void request()
    .then(
      (lines) => addNotices(session, ...lines),
      (error: unknown) => {
        const line = requestErrorLine(session, error);
        if (line === undefined) session.failure = error;
        else addNotices(session, line);
      },
    )
    .finally(() => {
      session.pendingRequests--;
      session.changes.notify();
    });
}

export function requestErrorLine(
  { text, translateReason, translate }: ConnectSession,
  error: unknown,
): string | undefined {
  if (error instanceof ServerRefusalError) return serverRefusalText(error.refused, text, translateReason);
  const userError = toUserError(error);
  return userError && userErrorLine(userError, translate);
}

/**
 * Bots keep the prefix `Bot`, which is forbidden for people, because a person may be called `Ada (foreman)`.
 */
export function seatNamesAtTable({ table: { info }, translate }: ConnectSession): string[] {
  return info.seats.map(({ kind, name, level }) => {
    const shown = personName(name, translate);
    if (kind !== 'bot' || level === null) return shown;
    return `${shown} (${isBotLevel(level) ? translate(level) : replaceControlCharacters(level)})`;
  });
}

const includesSeat = (seats: number, seat: number | null): boolean =>
  seat !== null && (seats & bit(seat)) !== 0;

export const isTableFinished = ({ info, state }: ConnectedTable): boolean =>
  (state?.outcome ?? null) !== null || info.status === 'abandoned';

export function isOwnTurn(table: ConnectedTable): boolean {
  const { info, state, seat } = table;
  if (state === undefined || info.status === 'open' || isTableFinished(table) || state.isPaused) return false;
  return (
    includesSeat(state.asked, seat) &&
    !includesSeat(state.standIns | state.resigned, seat) &&
    Object.keys(state.offers).length > 0
  );
}

export const isDecisionExpected = ({ table, pendingRequests }: ConnectSession): boolean =>
  pendingRequests === 0 && isOwnTurn(table);
