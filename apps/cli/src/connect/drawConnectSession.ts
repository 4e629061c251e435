import { scheduleTimeout } from '@pithead/lab/workers/startWorker';
import { wrapLines } from '../screen/gamePage.ts';
import { matchResultLines, matchResultPage } from './matchResult.ts';
import { unprintedLogLines, connectPage } from './connectPage.ts';
import { waitingRoomLines, waitingRoomPage } from './waitingRoom.ts';
import { clockLine, statusLines } from './statusLines.ts';
import type { ConnectSession } from './connectSession.ts';
import { isDecisionExpected, isTableFinished, isOwnTurn, seatNamesAtTable } from './connectSession.ts';

const CLOCK_TICK_MS = 1000;

export function drawConnectSession(session: ConnectSession): () => void {
  const { screen } = session;
  if (!screen.pages) {
    drawLines(session);
    return () => undefined;
  }
  drawPage(session);
  screen.prompt();
  const { state } = session.table;
  const isTicking =
    (state?.clocks ?? null) !== null && state?.isPaused === false && !isTableFinished(session.table);
  return isTicking ? scheduleTimeout(CLOCK_TICK_MS, () => session.changes.notify()) : () => undefined;
}

function drawPage(session: ConnectSession): void {
  const { screen, translate, table } = session;
  if (isTableFinished(table)) screen.showText(() => matchResultPage(session), translate, 'end');
  else if (table.info.status === 'open')
    screen.showText(() => waitingRoomPage(session), translate, 'beginning');
  else if (table.state === undefined)
    screen.showText(() => [translate('connecting')], translate, 'beginning');
  else screen.show(() => connectPage(session), translate);
}

function drawLines(session: ConnectSession): void {
  const { table, screen, translate } = session;
  const { shown, state } = table;
  if (state === undefined) return drawWaitingRoom(session);
  if (isTableFinished(table)) return drawResult(session);
  const isNew = isDecisionExpected(session) && shown.decision !== state.seq;
  const statusAndNotices = [...newStatusLines(session), ...session.unprinted];
  if (isNew) {
    // Only changes by others redraw the table. Status lines were printed when they came up.
    const page = connectPage(session);
    if (!page.tableSeen) {
      table.ownActs = 0;
      shown.table = state.seq;
    }
    const prompt = wrapLines(
      [...clockLine(session), session.text.prompt(state.view, seatNamesAtTable(session))],
      screen.width,
    );
    screen.show(() => ({ ...page, notice: wrapLines(statusAndNotices, screen.width), prompt }), translate);
    shown.decision = state.seq;
    shown.prompt = '';
  } else {
    const lines = [...unprintedLogLines(session), ...statusAndNotices, ...newWaitingLine(session)];
    screen.showText(() => wrapLines(lines, screen.width), translate, 'end');
  }
  markAsShown(session);
  if (isDecisionExpected(session) && !session.isAuto) screen.prompt();
}

function drawWaitingRoom(session: ConnectSession): void {
  const { table, screen, translate } = session;
  const room = table.info.status === 'open' ? waitingRoomLines(session) : [];
  const isNew = room.join('\n') !== table.shown.room;
  table.shown.room = room.join('\n');
  screen.showText(
    () => [...(isNew ? room : []), ...wrapLines(session.unprinted, screen.width)],
    translate,
    'end',
  );
  markAsShown(session);
}

function drawResult(session: ConnectSession): void {
  const { table, screen, translate } = session;
  const { shown } = table;
  const steps = translate(table.seat === null ? 'endHintOnlooker' : 'endHint');
  const end = shown.isEnd ? [] : matchResultLines(session);
  const hint = shown.isEnd ? [] : [steps];
  screen.showText(
    () => [...end, ...wrapLines([...session.unprinted, ...hint], screen.width)],
    translate,
    'end',
  );
  shown.isEnd = true;
  markAsShown(session);
  if (session.pendingRequests === 0 && !session.isInputOver) screen.prompt();
}

function markAsShown(session: ConnectSession): void {
  const { log } = session.table;
  log.printed = log.facts.length;
  session.unprinted = [];
  session.notice = [];
}

function newStatusLines(session: ConnectSession): string[] {
  const { shown } = session.table;
  const before = shown.status;
  const now = statusLines(session);
  shown.status = now;
  return now.filter((line) => !before.includes(line));
}

function newWaitingLine(session: ConnectSession): string[] {
  const { table, text } = session;
  const prompt = text.prompt(table.state?.view, seatNamesAtTable(session));
  if (isOwnTurn(table) || table.state?.isPaused === true || prompt === table.shown.prompt) return [];
  table.shown.prompt = prompt;
  return [prompt];
}
