import { seatLetter } from '@pithead/kernel';
import { printableLine, wrapText } from '@pithead/terminal';
import { wrapLines } from '../screen/gamePage.ts';
import { tableLink } from './server/serverAddress.ts';
import type { ConnectSession } from './connectSession.ts';
import { runRequest, seatNamesAtTable } from './connectSession.ts';

export function waitingRoomLines(session: ConnectSession): string[] {
  const { table, translate, screen, text, api } = session;
  const { info, id } = table;
  const isFull = info.seats.every(({ kind }) => kind !== 'free');
  return [
    '',
    screen.style('bold', text.title),
    ...seatLines(session),
    '',
    ...(isFull
      ? []
      : [
          translate('inviteCommand'),
          `  pithead connect ${api.origin} --table ${id}`,
          translate('inviteLink'),
          `  ${tableLink(api.origin, id)}`,
        ]),
    ...wrapText(translate(isFull ? 'roomFull' : 'roomWaits'), screen.width),
  ];
}

function seatLines(session: ConnectSession): string[] {
  const { table, translate } = session;
  const names = seatNamesAtTable(session);
  return table.info.seats.map(({ seat, kind, isYours }) => {
    const who =
      kind === 'free'
        ? translate('seatFree')
        : isYours
          ? translate('seatYours', { name: names[seat] ?? '' })
          : names[seat];
    return `  ${seatLetter(seat)}  ${who}`;
  });
}

export function waitingRoomPage(session: ConnectSession): string[] {
  const { screen, translate, notice } = session;
  return [
    ...waitingRoomLines(session),
    '',
    ...wrapLines(notice, screen.width),
    screen.style('dim', translate('roomHint')),
  ];
}

/** The host's program starts a full table by itself, and sends the request once. */
export function startFullTable(session: ConnectSession): void {
  const { table, api, pendingRequests } = session;
  const { info, id } = table;
  const isFull = info.seats.every(({ kind }) => kind !== 'free');
  const mayStart = info.status === 'open' && info.isHost && isFull;
  if (mayStart && (pendingRequests > 0 || table.hasStarted)) return;
  table.hasStarted = mayStart;
  if (!mayStart) return;
  runRequest(session, async () => {
    await api.start(id);
    return [];
  });
}

export function addBotToTable(session: ConnectSession, level: string | undefined, typed: string): void {
  const { table, api, translate } = session;
  runRequest(session, async () => {
    if (level === undefined) return [translate('notInList', { text: printableLine(typed) })];
    await api.addBot(table.id, level);
    return [];
  });
}
