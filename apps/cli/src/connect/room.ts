import { seatLetter } from '@pithead/kernel';
import { printable, wrap } from '@pithead/terminal';
import { wrapped } from '../play/page.ts';
import { linkTo } from './address.ts';
import type { Visit } from './visit.ts';
import { demand, namesOf } from './visit.ts';

export function roomLines(visit: Visit): string[] {
  const { place, say, screen, text, remote } = visit;
  const { info, table } = place;
  const isFull = info.seats.every(({ kind }) => kind !== 'free');
  return [
    '',
    screen.paint('bold', text.title),
    ...seatLines(visit),
    '',
    ...(isFull
      ? []
      : [
          say('inviteCommand'),
          `  pithead connect ${remote.origin} --table ${table}`,
          say('inviteLink'),
          `  ${linkTo(remote.origin, table)}`,
        ]),
    ...wrap(say(isFull ? 'roomFull' : 'roomWaits'), screen.width),
  ];
}

function seatLines(visit: Visit): string[] {
  const { place, say } = visit;
  const names = namesOf(visit);
  return place.info.seats.map(({ seat, kind, isYours }) => {
    const who =
      kind === 'free'
        ? say('seatFree')
        : isYours
          ? say('seatYours', { name: names[seat] ?? '' })
          : names[seat];
    return `  ${seatLetter(seat)}  ${who}`;
  });
}

export function roomPage(visit: Visit): string[] {
  const { screen, say, notice } = visit;
  return [...roomLines(visit), '', ...wrapped(notice, screen.width), screen.paint('dim', say('roomHint'))];
}

/** The host's program starts a full table, once. */
export function startWhenFull(visit: Visit): void {
  const { place, remote, underWay } = visit;
  const { info, table } = place;
  const isFull = info.seats.every(({ kind }) => kind !== 'free');
  const mayStart = info.status === 'open' && info.isHost && isFull;
  if (mayStart && (underWay > 0 || place.hasStarted)) return;
  place.hasStarted = mayStart;
  if (!mayStart) return;
  demand(visit, async () => {
    await remote.start(table);
    return [];
  });
}

export function sitBot(visit: Visit, level: string | undefined, typed: string): void {
  const { place, remote, say } = visit;
  demand(visit, async () => {
    if (level === undefined) return [say('notInList', { text: printable(typed) })];
    await remote.sitBot(place.table, level);
    return [];
  });
}
