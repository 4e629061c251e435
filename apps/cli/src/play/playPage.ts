import type { Match, Seat, Viewer } from '@pithead/kernel';
import { visibleFactCount } from '@pithead/match';
import { wrapText } from '@pithead/terminal';
import type { InputContext } from '@pithead/text/input';
import { inputContextOf, pliesOfMoves } from '@pithead/text/input';
import { movesOfCurrentStep, refusalsToList } from '../input/refusedPlies.ts';
import type { GamePage } from '../screen/gamePage.ts';
import { offerLines, refusedLines, wrapLines, wrapNews } from '../screen/gamePage.ts';
import type { PlaySession } from './playSession.ts';
import { viewerStateOf } from './playSession.ts';

export function playPage(session: PlaySession, seat: Seat): GamePage {
  const { matchState, text, translate, screen, seating, known, shown } = session;
  const { width, style } = screen;
  const { view, choices } = playInputContext(session, seat);
  const since = known.get(seat) ?? -1;
  const last = shown.get(seat) ?? -1;
  return {
    table: playTableLines(session, view),
    tableSeen: hasOnlySeatPlayed(session, seat, last),
    news: wrapNews(logLinesSince(session, seat, since), width),
    fresh: recentLogLines(session, seat, Math.max(since, Math.min(last, matchState.match.plies.length))),
    prompt: wrapText(text.prompt(view, seating.names), width),
    offers: offerLines(choices, width, translate),
    refused: refusedLines(choices, width, translate, style),
    notice: wrapLines(session.notice, width),
    onlyNotice: session.onlyNotice,
    hint: choices.offered.length === 0 ? '' : translate('commandsHint'),
  };
}

export function playInputContext(session: PlaySession, seat: Seat): InputContext {
  const { match } = session.matchState;
  return inputContextOf(match.game, session.text, viewerStateOf(session, seat), {
    all: pliesOfMoves(movesOfCurrentStep(match)),
    listed: refusalsToList(match, seat),
  });
}

export const playTableLines = (
  { gameParts, seating, text, screen: { width, colour } }: PlaySession,
  view: unknown,
): string[] => gameParts.draw(view, { names: seating.names, text, width, colour });

function hasOnlySeatPlayed({ matchState: { match } }: PlaySession, seat: Seat, last: number): boolean {
  return last >= 0 && match.plies.slice(last).every(([by]) => by === seat);
}

/** `since` counts plies; −1 includes the setup. */
export function logLinesSince(session: PlaySession, viewer: Viewer, since: number): string[] {
  const { matchState, text, seating } = session;
  const { facts } = viewerStateOf(session, viewer);
  const later = facts.slice(
    visibleFactCount(matchState.match, viewer, factCountUntil(matchState.match, since)),
  );
  return later.flatMap(([, fact]) => text.fact(fact, seating.names) ?? []);
}

/** The number of facts, secret ones included, that the setup and the first `plies` plies caused. */
function factCountUntil({ factLog }: Match, plies: number): number {
  const next = factLog.findIndex(({ ply }) => ply > plies);
  return next === -1 ? factLog.length : next;
}

const MAX_LOADED_LINES = 12;

export function recentLogLines(session: PlaySession, viewer: Viewer, since: number): string[] {
  const { loaded, translate } = session;
  const later = logLinesSince(session, viewer, Math.max(since, loaded));
  const all = logLinesSince(session, viewer, since);
  const earlier = all.length - later.length - MAX_LOADED_LINES;
  return earlier > 0 ? [translate('earlierLines', { count: earlier }), ...all.slice(earlier)] : all;
}
