/** What a screen reader is told of the log: one message for each turn instead of one for each line. */
import type { LogLine } from './logLines.ts';
import { toParagraphs } from './logParagraphs.ts';

export interface AnnouncementQueue {
  /** The lines as they were last time. */
  readonly seen: readonly LogLine[];
  /** Lines that wait until the turn is over. */
  readonly waiting: readonly LogLine[];
  /** Whose turn they tell, if that is known. */
  readonly by?: number | undefined;
}

export interface Announcements {
  readonly queue: AnnouncementQueue;
  /** To be announced now; empty if nothing is. */
  readonly message: string;
}

interface Situation {
  readonly viewer: number | null;
  /** The viewer has to decide, or the match is over: nothing may be held back. */
  readonly isDue: boolean;
  readonly names: readonly string[];
  /** The only seat that had to decide before the new lines: they are its turn, whomever else they name. */
  readonly by?: number | undefined;
}

/** Takes in the lines that are new. Other players' lines wait until somebody else acts or the viewer has to. */
export function announceLines(
  { seen, waiting, by: waitingBy }: AnnouncementQueue,
  lines: readonly LogLine[],
  { viewer, isDue, names, by }: Situation,
): Announcements {
  const known = knownCount(seen, lines);
  // An undo may have taken back lines that were still waiting.
  const kept = waiting.filter((line) => lines.slice(0, known).some((each) => isSameLine(each, line)));
  const fresh = lines.slice(known);
  const all = [...kept, ...fresh];
  const isOneEvent = fresh.length > 0 && fresh.every(({ seq }) => seq === fresh[0]?.seq);
  if (by !== undefined && by !== viewer && isOneEvent && !isDue) {
    const isSameTurn = by === waitingBy;
    return {
      queue: { seen: lines, waiting: isSameTurn ? all : fresh, by },
      message: isSameTurn ? '' : toMessage(kept, names),
    };
  }
  const last = all.findLast(({ actor }) => actor !== undefined)?.actor;
  const isOpen = !isDue && last !== undefined && last !== viewer;
  const split = isOpen ? startOfTurn(all, last) : all.length;
  return {
    queue: { seen: lines, waiting: all.slice(split), by: isOpen ? last : undefined },
    message: toMessage(all.slice(0, split), names),
  };
}

const isSameLine = (a: LogLine | undefined, b: LogLine | undefined): boolean =>
  a === b || (a?.number === b?.number && a?.seq === b?.seq && a?.text === b?.text);

/** How many lines were there before. All of them if none was, as in another language. */
function knownCount(seen: readonly LogLine[], lines: readonly LogLine[]): number {
  const known = lines.findLastIndex((line) =>
    isSameLine(
      seen.findLast(({ number }) => number === line.number),
      line,
    ),
  );
  return known < 0 ? lines.length : known + 1;
}

/** The viewer has waited long enough for the rest of the turn. */
export const announceWaiting = (queue: AnnouncementQueue, names: readonly string[]): Announcements => ({
  queue: { ...queue, waiting: [] },
  message: toMessage(queue.waiting, names),
});

/** What one event tells is not torn apart, also if it begins with its effects on others. */
function startOfTurn(lines: readonly LogLine[], actor: number): number {
  const before = lines.findLastIndex((line) => line.actor !== undefined && line.actor !== actor);
  const { seq } = lines[before + 1] as LogLine;
  return lines.findIndex((line) => line.seq === seq);
}

const toMessage = (lines: readonly LogLine[], names: readonly string[]): string =>
  toParagraphs(lines, names)
    .map(({ heading, text }) => (heading === undefined ? text : `${heading}. ${text}`))
    .join(' ');
