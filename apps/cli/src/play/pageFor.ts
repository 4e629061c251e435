import type { Seat } from '@pithead/kernel';
import { wrap } from '@pithead/terminal';
import { choicesFor } from './choices.ts';
import type { Page } from './page.ts';
import { offerLines, refusedLines, wrapped } from './page.ts';
import type { Session } from './session.ts';

export function pageFor(session: Session, seat: Seat): Page {
  const { match, text, say, screen, seating, entry, known, shown } = session;
  const { width, colour, style } = screen;
  const view = match.view(seat);
  const choices = choicesFor(match, seat, text);
  const since = known.get(seat) ?? -1;
  const last = shown.get(seat) ?? -1;
  return {
    table: entry.draw(view, { names: seating.names, text, width, colour }),
    tableSeen: hasOnlySeatPlayed(session, seat, last),
    news: newsSince(session, seat, since).flatMap((line) => wrap(line, width - 2, '  ')),
    fresh: latestNews(session, seat, Math.max(since, Math.min(last, match.plies.length))),
    prompt: wrap(text.prompt(view, seating.names), width),
    offers: offerLines(choices, width, say),
    refused: refusedLines(choices, width, say, style),
    notice: wrapped(session.notice, width),
    onlyNotice: session.onlyNotice,
    hint: choices.offered.length === 0 ? '' : say('commandsHint'),
  };
}

function hasOnlySeatPlayed({ match }: Session, seat: Seat, last: number): boolean {
  return last >= 0 && match.plies.slice(last).every(([by]) => by === seat);
}

/** Log entries after a number of plies, as the seat may know them. −1 includes the setup. */
export function newsSince(
  { match, text, seating }: Session,
  seat: Seat | undefined,
  since: number,
): string[] {
  return match
    .seenLog(seat)
    .flatMap(({ ply, fact }) => (ply > since ? (text.fact(fact, seating.names) ?? []) : []));
}

const MAX_LOADED_LINES = 12;

/** Like `newsSince`, but only the last lines of what was loaded from a file. */
export function latestNews(session: Session, seat: Seat | undefined, since: number): string[] {
  const { loaded, say } = session;
  const later = newsSince(session, seat, Math.max(since, loaded));
  const all = newsSince(session, seat, since);
  const earlier = all.length - later.length - MAX_LOADED_LINES;
  return earlier > 0 ? [say('earlierLines', { count: earlier }), ...all.slice(earlier)] : all;
}
