/**
 * A person's visit to a server: the table, who plays, and everything that is remembered from one moment to
 * the next.
 */
import { isLevel } from '@pithead/bots';
import type { GameEntry } from '@pithead/games';
import { bit } from '@pithead/kernel';
import type { Client, FullState, TableInfo } from '@pithead/protocol';
import type { GameText, Language, SayReason } from '@pithead/text';
import { harmless, printable } from '../ansi.ts';
import { Fault, faultLine } from '../input.ts';
import type { Screen } from '../play/screen.ts';
import type { Say } from '../text/index.ts';
import type { Bell } from './bell.ts';
import type { FactLog } from './factLog.ts';
import { reasonText } from './reasonText.ts';
import type { Remote } from './remote.ts';
import { ServerRefused } from './remote.ts';

/** The table that is visited at present. */
export interface Place {
  readonly table: string;
  /** Null for an onlooker. */
  readonly seat: number | null;
  readonly entry: GameEntry;
  channel: number;
  info: TableInfo;
  /** Absent before the start. */
  state: FullState | undefined;
  /** Of the deal, as it was promised first. */
  commitment: string;
  readonly log: FactLog;
  /** When the clocks were told. */
  clocksAt: number;
  /** What this person did since the table was drawn last. */
  ownActs: number;
  /** What plain lines have shown already. */
  readonly shown: {
    table: number;
    decision: number;
    prompt: string;
    room: string;
    status: readonly string[];
    isEnd: boolean;
  };
  /** Under which names people were last heard in the chat, by id: what is printed can't be changed. */
  readonly heardAs: Map<string, string>;
  /** The server was asked to begin the match. */
  hasStarted: boolean;
  /** The decision that was last made without asking anybody. */
  decided: number;
}

export interface Visit {
  readonly screen: Screen;
  readonly remote: Remote;
  readonly client: Client;
  readonly bell: Bell;
  /** Of the guest. */
  readonly name: string;
  /** A person types; otherwise lines come through a pipe. */
  readonly isTyped: boolean;
  readonly isAuto: boolean;
  readonly isOnlooker: boolean;
  /** Between two plies that nobody thinks about. */
  readonly gapMs: number;
  language: Language;
  say: Say;
  sayReason: SayReason;
  text: GameText;
  place: Place;
  isOnline: boolean;
  /** Since the last line typed: answers, chat, and what else happened beside the match. */
  notice: string[];
  unprinted: string[];
  /** So many answers of the server are waited for. */
  underWay: number;
  isInputOver: boolean;
  /** The person has been asked whether that is really meant. */
  isWarned: boolean;
  /** The table was left before the start. */
  hasLeft: boolean;
  /** Nothing can go on: thrown by the loop. */
  failure: unknown;
}

export function note(visit: Visit, ...lines: readonly string[]): void {
  visit.notice.push(...lines);
  visit.unprinted.push(...lines);
  visit.bell.ring();
}

/**
 * Something that the server must answer first. What it refuses is told; what else goes wrong ends the visit.
 */
export function demand(visit: Visit, job: () => Promise<readonly string[]>): void {
  visit.underWay++;
  void job()
    .then(
      (lines) => note(visit, ...lines),
      (error: unknown) => {
        const line = lineOf(visit, error);
        if (line === undefined) visit.failure = error;
        else note(visit, line);
      },
    )
    .finally(() => {
      visit.underWay--;
      visit.bell.ring();
    });
}

/** What went wrong, where that is something to be told. */
export function lineOf({ text, sayReason, say }: Visit, error: unknown): string | undefined {
  if (error instanceof ServerRefused) return reasonText(error.refused, text, sayReason);
  return error instanceof Fault ? faultLine(error, say) : undefined;
}

/**
 * As people read them. They come from the net: nothing in them may reach the terminal but letters. A bot
 * stays `Bot Ada (foreman)`: nobody
 * can be called Bot at a server, but a person may be called `Ada (foreman)`.
 */
export function namesOf({ place: { info }, say }: Visit): string[] {
  return info.seats.map(({ kind, name, level }) => {
    const shown = printable(name);
    if (kind !== 'bot' || level === null) return shown;
    return `${shown} (${isLevel(level) ? say(level) : harmless(level)})`;
  });
}

const has = (seats: number, seat: number | null): boolean => seat !== null && (seats & bit(seat)) !== 0;

export const isOver = ({ info, state }: Place): boolean =>
  (state?.outcome ?? null) !== null || info.status === 'abandoned';

/** This person's decision is waited for. */
export function isTurn(place: Place): boolean {
  const { info, state, seat } = place;
  if (state === undefined || info.status === 'open' || isOver(place) || state.isPaused) return false;
  return (
    has(state.asked, seat) &&
    !has(state.standIns | state.resigned, seat) &&
    Object.keys(state.offers).length > 0
  );
}

/** And can be typed now. */
export const isAsked = ({ place, underWay }: Visit): boolean => underWay === 0 && isTurn(place);
