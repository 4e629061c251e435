import { later } from '../workers/open.ts';
import { wrapped } from '../play/page.ts';
import { endLines, endPage } from './ending.ts';
import { freshLines, pageFor } from './pageFor.ts';
import { roomLines, roomPage } from './room.ts';
import { clockLine, statusLines } from './status.ts';
import type { Visit } from './visit.ts';
import { isAsked, isOver, isTurn, namesOf } from './visit.ts';

const CLOCK_TICK_MS = 1000;

/** Returns a function that cancels the next redraw of the clocks. */
export function draw(session: Visit): () => void {
  const { screen } = session;
  if (!screen.pages) {
    drawLines(session);
    return () => undefined;
  }
  drawPage(session);
  screen.prompt();
  const { state } = session.table;
  const isTicking = (state?.clocks ?? null) !== null && state?.isPaused === false && !isOver(session.table);
  return isTicking ? later(CLOCK_TICK_MS, () => session.changes.ring()) : () => undefined;
}

function drawPage(session: Visit): void {
  const { screen, say, table } = session;
  if (isOver(table)) screen.showText(() => endPage(session), say, 'end');
  else if (table.info.status === 'open') screen.showText(() => roomPage(session), say, 'beginning');
  else if (table.state === undefined) screen.showText(() => [say('connecting')], say, 'beginning');
  else screen.show(() => pageFor(session), say);
}

function drawLines(session: Visit): void {
  const { table, screen, say } = session;
  const { shown, state } = table;
  if (state === undefined) return drawWaitingRoom(session);
  if (isOver(table)) return drawResult(session);
  const isNew = isAsked(session) && shown.decision !== state.seq;
  const beside = [...newStatusLines(session), ...session.unprinted];
  if (isNew) {
    // The table is drawn only if others changed it. Status lines were printed when they came up.
    const page = pageFor(session);
    if (!page.tableSeen) {
      table.ownActs = 0;
      shown.table = state.seq;
    }
    const prompt = wrapped(
      [...clockLine(session), session.text.prompt(state.view, namesOf(session))],
      screen.width,
    );
    screen.show(() => ({ ...page, notice: wrapped(beside, screen.width), prompt }), say);
    shown.decision = state.seq;
    shown.prompt = '';
  } else {
    const lines = [...freshLines(session), ...beside, ...newWaitingLine(session)];
    screen.showText(() => wrapped(lines, screen.width), say, 'end');
  }
  markAsShown(session);
  if (isAsked(session) && !session.isAuto) screen.prompt();
}

function drawWaitingRoom(session: Visit): void {
  const { table, screen, say } = session;
  const room = table.info.status === 'open' ? roomLines(session) : [];
  const isNew = room.join('\n') !== table.shown.room;
  table.shown.room = room.join('\n');
  screen.showText(() => [...(isNew ? room : []), ...wrapped(session.unprinted, screen.width)], say, 'end');
  markAsShown(session);
}

function drawResult(session: Visit): void {
  const { table, screen, say } = session;
  const { shown } = table;
  const steps = say(table.seat === null ? 'endHintOnlooker' : 'endHint');
  const end = shown.isEnd ? [] : endLines(session);
  const hint = shown.isEnd ? [] : [steps];
  screen.showText(() => [...end, ...wrapped([...session.unprinted, ...hint], screen.width)], say, 'end');
  shown.isEnd = true;
  markAsShown(session);
  if (session.pendingRequests === 0 && !session.isInputOver) screen.prompt();
}

function markAsShown(session: Visit): void {
  const { log } = session.table;
  log.printed = log.facts.length;
  session.unprinted = [];
  session.notice = [];
}

function newStatusLines(session: Visit): string[] {
  const { shown } = session.table;
  const before = shown.status;
  const now = statusLines(session);
  shown.status = now;
  return now.filter((line) => !before.includes(line));
}

function newWaitingLine(session: Visit): string[] {
  const { table, text } = session;
  const prompt = text.prompt(table.state?.view, namesOf(session));
  if (isTurn(table) || table.state?.isPaused === true || prompt === table.shown.prompt) return [];
  table.shown.prompt = prompt;
  return [prompt];
}
