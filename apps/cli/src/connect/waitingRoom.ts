import { seatLetter } from '@pithead/kernel';
import { printableLine, wrapText } from '@pithead/terminal';
import { wrapLines } from '../screen/gamePage.ts';
import { tableLink } from './server/serverAddress.ts';
import type { ConnectSession } from './connectSession.ts';
import { runRequest, seatNamesAtTable } from './connectSession.ts';

export function waitingRoomLines(session: ConnectSession): string[] {
  const { table, say, screen, text, api } = session;
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
          say('inviteCommand'),
          `  pithead connect ${api.origin} --table ${id}`,
          say('inviteLink'),
          `  ${tableLink(api.origin, id)}`,
        ]),
    ...wrapText(say(isFull ? 'roomFull' : 'roomWaits'), screen.width),
  ];
}

function seatLines(session: ConnectSession): string[] {
  const { table, say } = session;
  const names = seatNamesAtTable(session);
  return table.info.seats.map(({ seat, kind, isYours }) => {
    const who =
      kind === 'free'
        ? say('seatFree')
        : isYours
          ? say('seatYours', { name: names[seat] ?? '' })
          : names[seat];
    return `  ${seatLetter(seat)}  ${who}`;
  });
}

export function waitingRoomPage(session: ConnectSession): string[] {
  const { screen, say, notice } = session;
  return [
    ...waitingRoomLines(session),
    '',
    ...wrapLines(notice, screen.width),
    screen.style('dim', say('roomHint')),
  ];
}

/** The host's program starts a full table, once. */
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
  const { table, api, say } = session;
  runRequest(session, async () => {
    if (level === undefined) return [say('notInList', { text: printableLine(typed) })];
    await api.addBot(table.id, level);
    return [];
  });
}
