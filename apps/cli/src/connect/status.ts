import { bit } from '@pithead/kernel';
import type { FullState, Request } from '@pithead/protocol';
import type { Visit } from './visit.ts';
import { isOver, namesOf } from './visit.ts';

export function statusLines(visit: Visit): string[] {
  const { say, place } = visit;
  const { state, info } = place;
  if (state === undefined || isOver(place)) return [];
  const names = namesOf(visit);
  const isPerson = (seat: number): boolean => info.seats[seat]?.kind === 'person';
  return [
    ...(info.status === 'frozen' || state.frozenFor !== '' ? [visit.sayReason('frozen')] : []),
    ...requestLine(visit, state.undoRequest, 'undo', names),
    ...requestLine(visit, state.pauseRequest, 'pause', names),
    ...(state.isPaused ? [say('pausedNow')] : []),
    ...names.flatMap((name, seat) => (isPerson(seat) ? absence(visit, state, seat, name) : [])),
    ...(state.watching > 0 ? [say('watching', { count: state.watching })] : []),
  ];
}

function requestLine(
  { say, place: { seat } }: Visit,
  request: Request | null,
  kind: 'undo' | 'pause',
  names: readonly string[],
): string[] {
  if (request === null) return [];
  const name = names[request.by] ?? '';
  if (request.by === seat) return [say(`${kind}AskedByYou`)];
  return [
    say(seat === null || (request.agreed & bit(seat)) !== 0 ? `${kind}AskedOthers` : `${kind}Asked`, {
      name,
    }),
  ];
}

function absence(
  { say, place }: Visit,
  { resigned, standIns, online }: FullState,
  seat: number,
  name: string,
): string[] {
  const isIn = (seats: number): boolean => (seats & bit(seat)) !== 0;
  if (isIn(resigned)) return [seat === place.seat ? say('youResigned') : say('hasResigned', { name })];
  if (isIn(standIns)) return [seat === place.seat ? say('botPlaysForYou') : say('botPlaysFor', { name })];
  return isIn(online) || seat === place.seat ? [] : [say('notHere', { name })];
}

/** Changes between two states that are reported once, when they happen. */
export function changeLines(visit: Visit, before: FullState, after: FullState): string[] {
  const { say, place } = visit;
  const names = namesOf(visit);
  const came = names.filter(
    (_, seat) => seat !== place.seat && (after.online & ~before.online & bit(seat)) !== 0,
  );
  const back = names.filter(
    (_, seat) => (before.standIns & ~after.standIns & ~after.resigned & bit(seat)) !== 0,
  );
  return [
    ...came.map((name) => say('came', { name })),
    ...back.map((name) => say('playsAgain', { name })),
    ...(before.isPaused && !after.isPaused ? [say('goesOn')] : []),
    ...(before.undoRequest !== null && after.undoRequest === null ? [say('undoSettled')] : []),
    ...(before.pauseRequest !== null && after.pauseRequest === null ? [say('pauseSettled')] : []),
  ];
}

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

/** Running clocks are extrapolated from the moment at which the server sent them. */
export function clockLine(visit: Visit): string[] {
  const { say, place } = visit;
  const clocks = place.state?.clocks ?? null;
  if (clocks === null || isOver(place)) return [];
  const since = place.state?.isPaused === true ? 0 : performance.now() - place.clocksAt;
  const left = namesOf(visit).flatMap((name, seat) => {
    const ms = clocks.leftMs[seat];
    if (ms === undefined || place.info.seats[seat]?.kind !== 'person') return [];
    return `${name} ${timeLeft(visit, Math.max(0, ms - ((clocks.running & bit(seat)) === 0 ? 0 : since)))}`;
  });
  return [say('clocks', { clocks: left.join(' · ') })];
}

function timeLeft({ say }: Visit, ms: number): string {
  if (ms >= DAY)
    return say('daysLeft', { days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / (3600 * SECOND)) });
  const seconds = Math.ceil(ms / SECOND);
  const two = (number: number): string => String(number).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes}:${two(seconds % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
