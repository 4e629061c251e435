import { seatLetter } from '@pithead/kernel';
import { printable, wrap } from '@pithead/terminal';
import { wrapped } from '../play/page.ts';
import { linkTo } from './address.ts';
import type { Visit } from './visit.ts';
import { demand, namesOf } from './visit.ts';

export function roomLines(session: Visit): string[] {
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
          `  ${linkTo(api.origin, id)}`,
        ]),
    ...wrap(say(isFull ? 'roomFull' : 'roomWaits'), screen.width),
  ];
}

function seatLines(session: Visit): string[] {
  const { table, say } = session;
  const names = namesOf(session);
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

export function roomPage(session: Visit): string[] {
  const { screen, say, notice } = session;
  return [...roomLines(session), '', ...wrapped(notice, screen.width), screen.style('dim', say('roomHint'))];
}

/** The host's program starts a full table, once. */
export function startWhenFull(session: Visit): void {
  const { table, api, pendingRequests } = session;
  const { info, id } = table;
  const isFull = info.seats.every(({ kind }) => kind !== 'free');
  const mayStart = info.status === 'open' && info.isHost && isFull;
  if (mayStart && (pendingRequests > 0 || table.hasStarted)) return;
  table.hasStarted = mayStart;
  if (!mayStart) return;
  demand(session, async () => {
    await api.start(id);
    return [];
  });
}

export function sitBot(session: Visit, level: string | undefined, typed: string): void {
  const { table, api, say } = session;
  demand(session, async () => {
    if (level === undefined) return [say('notInList', { text: printable(typed) })];
    await api.sitBot(table.id, level);
    return [];
  });
}
