/** Compares what the receiver got with what it had to get. */
import type { NotificationKind } from '@pithead/protocol';
import type { Arrival } from './notificationReceiver.ts';

export interface ExpectedNotification {
  readonly person: string;
  readonly table: string;
  readonly kind: NotificationKind;
}

/** The events between two kills. Everything that they cause arrives before the next round begins. */
export interface NotificationRound {
  /** The number of arrivals before. */
  readonly firstArrival: number;
  readonly expected: ExpectedNotification[];
  /** Nothing may arrive earlier; real time. */
  readonly quietUntil: number;
}

const keyOf = ({ person, table, kind }: ExpectedNotification, device: string): string =>
  `${kind} of ${person} about ${table} on ${device}`;

const keysOf = ({ message: { person, kind, tables }, device }: Arrival): string[] =>
  tables.map(({ id: table }) => keyOf({ person, table, kind }, device));

/** Only what the receiver confirmed. */
export function missingNotifications(
  arrivals: readonly Arrival[],
  { firstArrival, expected }: NotificationRound,
  devices: readonly string[],
): string[] {
  const accepted = new Set(
    arrivals
      .slice(firstArrival)
      .filter(({ isAccepted }) => isAccepted)
      .flatMap(keysOf),
  );
  const wanted = expected.flatMap((each) => devices.map((device) => keyOf(each, device)));
  return wanted.filter((key) => !accepted.has(key));
}

export const notificationViolations = (
  arrivals: readonly Arrival[],
  rounds: readonly NotificationRound[],
  muted: ReadonlySet<string>,
  devices: readonly string[],
): string[] => [
  ...idViolations(arrivals),
  ...rounds.flatMap((round, i) => roundViolations(arrivals, round, rounds[i + 1], muted, devices)),
];

/** An id belongs to one person, kind and device, and is repeated only after a failure or a kill. */
function idViolations(arrivals: readonly Arrival[]): string[] {
  const last = new Map<string, Arrival>();
  const violations: string[] = [];
  for (const arrival of arrivals) {
    const { message, device, process, isAfterTimeout } = arrival;
    const before = last.get(message.id);
    last.set(message.id, arrival);
    if (before === undefined) continue;
    const isSame =
      before.message.person === message.person &&
      before.message.kind === message.kind &&
      before.device === device;
    if (!isSame) violations.push(`shared id: ${message.id}`);
    if (before.isAccepted && before.process === process && !isAfterTimeout)
      violations.push(`repeated without reason: ${keysOf(arrival).join()}`);
  }
  return violations;
}

/** A repetition belongs to the round in which its id first arrived. */
function roundViolations(
  arrivals: readonly Arrival[],
  { firstArrival, expected, quietUntil }: NotificationRound,
  next: NotificationRound | undefined,
  muted: ReadonlySet<string>,
  devices: readonly string[],
): string[] {
  const earlier = new Set(arrivals.slice(0, firstArrival).map(({ message }) => message.id));
  const wanted = new Set(expected.flatMap((each) => devices.map((device) => keyOf(each, device))));
  const ids = new Map<string, string>();
  const violations: string[] = [];
  for (const arrival of arrivals.slice(firstArrival, next?.firstArrival)) {
    const { message, at } = arrival;
    if (earlier.has(message.id)) continue;
    if (at < quietUntil) violations.push(`in quiet hours: ${keysOf(arrival).join()}`);
    if (message.tables.some(({ id }) => muted.has(id))) violations.push(`muted: ${keysOf(arrival).join()}`);
    for (const key of keysOf(arrival)) {
      if (!wanted.has(key)) violations.push(`without a reason: ${key}`);
      if ((ids.get(key) ?? message.id) !== message.id) violations.push(`sent as two messages: ${key}`);
      ids.set(key, message.id);
    }
  }
  return violations;
}
