import type { Seat } from '@pithead/kernel';
import { wrapText } from '@pithead/terminal';
import { numberedPliesFor } from '../input/numberedPlies.ts';
import type { GamePage } from '../screen/gamePage.ts';
import { offerLines, refusedLines, wrapLines } from '../screen/gamePage.ts';
import type { PlaySession } from './playSession.ts';

export function playPage(session: PlaySession, seat: Seat): GamePage {
  const { match, text, say, screen, seating, entry, known, shown } = session;
  const { width, colour, style } = screen;
  const view = match.view(seat);
  const choices = numberedPliesFor(match, seat, text);
  const since = known.get(seat) ?? -1;
  const last = shown.get(seat) ?? -1;
  return {
    table: entry.draw(view, { names: seating.names, text, width, colour }),
    tableSeen: hasOnlySeatPlayed(session, seat, last),
    news: logLinesSince(session, seat, since).flatMap((line) => wrapText(line, width - 2, '  ')),
    fresh: recentLogLines(session, seat, Math.max(since, Math.min(last, match.plies.length))),
    prompt: wrapText(text.prompt(view, seating.names), width),
    offers: offerLines(choices, width, say),
    refused: refusedLines(choices, width, say, style),
    notice: wrapLines(session.notice, width),
    onlyNotice: session.onlyNotice,
    hint: choices.offered.length === 0 ? '' : say('commandsHint'),
  };
}

function hasOnlySeatPlayed({ match }: PlaySession, seat: Seat, last: number): boolean {
  return last >= 0 && match.plies.slice(last).every(([by]) => by === seat);
}

/** Log entries after a number of plies, as the seat may know them. −1 includes the setup. */
export function logLinesSince(
  { match, text, seating }: PlaySession,
  seat: Seat | undefined,
  since: number,
): string[] {
  return match
    .seenLog(seat)
    .flatMap(({ ply, fact }) => (ply > since ? (text.fact(fact, seating.names) ?? []) : []));
}

const MAX_LOADED_LINES = 12;

/** Like `newsSince`, but only the last lines of what was loaded from a file. */
export function recentLogLines(session: PlaySession, seat: Seat | undefined, since: number): string[] {
  const { loaded, say } = session;
  const later = logLinesSince(session, seat, Math.max(since, loaded));
  const all = logLinesSince(session, seat, since);
  const earlier = all.length - later.length - MAX_LOADED_LINES;
  return earlier > 0 ? [say('earlierLines', { count: earlier }), ...all.slice(earlier)] : all;
}
