import { bit } from '@pithead/kernel';
import type { ViewerState, PendingRequest } from '@pithead/protocol';
import type { ConnectSession } from './connectSession.ts';
import { isTableFinished, seatNamesAtTable } from './connectSession.ts';

export function statusLines(session: ConnectSession): string[] {
  const { translate, table } = session;
  const { state, info } = table;
  if (state === undefined || isTableFinished(table)) return [];
  const names = seatNamesAtTable(session);
  const isPerson = (seat: number): boolean => info.seats[seat]?.kind === 'person';
  return [
    ...(info.status === 'frozen' || state.frozenFor !== '' ? [session.translateReason('frozen')] : []),
    ...requestLine(session, state.undoRequest, 'undo', names),
    ...requestLine(session, state.pauseRequest, 'pause', names),
    ...(state.isPaused ? [translate('pausedNow')] : []),
    ...names.flatMap((name, seat) => (isPerson(seat) ? absenceLine(session, state, seat, name) : [])),
    ...(state.watching > 0 ? [translate('watching', { count: state.watching })] : []),
  ];
}

function requestLine(
  { translate, table: { seat } }: ConnectSession,
  request: PendingRequest | null,
  kind: 'undo' | 'pause',
  names: readonly string[],
): string[] {
  if (request === null) return [];
  const name = names[request.by] ?? '';
  if (request.by === seat) return [translate(`${kind}AskedByYou`)];
  return [
    translate(seat === null || (request.agreed & bit(seat)) !== 0 ? `${kind}AskedOthers` : `${kind}Asked`, {
      name,
    }),
  ];
}

function absenceLine(
  { translate, table }: ConnectSession,
  { resigned, standIns, onVacation = 0, online }: ViewerState,
  seat: number,
  name: string,
): string[] {
  const isIn = (seats: number): boolean => (seats & bit(seat)) !== 0;
  if (isIn(resigned))
    return [seat === table.seat ? translate('youResigned') : translate('hasResigned', { name })];
  if (isIn(standIns))
    return [seat === table.seat ? translate('botPlaysForYou') : translate('botPlaysFor', { name })];
  if (isIn(onVacation)) return [translate('onVacation', { name })];
  return isIn(online) || seat === table.seat ? [] : [translate('notHere', { name })];
}

export function statusChangeLines(
  session: ConnectSession,
  before: ViewerState,
  after: ViewerState,
): string[] {
  const { translate, table } = session;
  const names = seatNamesAtTable(session);
  const arrived = names.filter(
    (_, seat) => seat !== table.seat && (after.online & ~before.online & bit(seat)) !== 0,
  );
  const returned = names.filter(
    (_, seat) => (before.standIns & ~after.standIns & ~after.resigned & bit(seat)) !== 0,
  );
  return [
    ...arrived.map((name) => translate('came', { name })),
    ...returned.map((name) => translate('playsAgain', { name })),
    ...(before.isPaused && !after.isPaused ? [translate('goesOn')] : []),
    ...(before.undoRequest !== null && after.undoRequest === null ? [translate('undoSettled')] : []),
    ...(before.pauseRequest !== null && after.pauseRequest === null ? [translate('pauseSettled')] : []),
  ];
}

const SECOND_MS = 1000;
const DAY_MS = 24 * 3600 * SECOND_MS;

/** Running clocks continue from the moment at which they were received. */
export function clockLine(session: ConnectSession): string[] {
  const { translate, table } = session;
  const clocks = table.state?.clocks ?? null;
  if (clocks === null || isTableFinished(table)) return [];
  const since = table.state?.isPaused === true ? 0 : performance.now() - table.clocksAt;
  const left = seatNamesAtTable(session).flatMap((name, seat) => {
    const ms = clocks.leftMs[seat];
    if (ms === undefined || table.info.seats[seat]?.kind !== 'person') return [];
    return `${name} ${formatTimeLeft(session, Math.max(0, ms - ((clocks.running & bit(seat)) === 0 ? 0 : since)))}`;
  });
  return [translate('clocks', { clocks: left.join(' · ') })];
}

function formatTimeLeft({ translate }: ConnectSession, ms: number): string {
  if (ms >= DAY_MS)
    return translate('daysLeft', {
      days: Math.floor(ms / DAY_MS),
      hours: Math.floor((ms % DAY_MS) / (3600 * SECOND_MS)),
    });
  const seconds = Math.ceil(ms / SECOND_MS);
  const twoDigits = (number: number): string => String(number).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes}:${twoDigits(seconds % 60)}`
    : `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}:${twoDigits(seconds % 60)}`;
}
