/** What people do to tables, as HTTP requests, and a table at which two of these can be done at the same time. */
import type { TableInfo } from '@pithead/protocol';
import type { Answer } from '../hall.ts';
import { Visitor } from '../hall.ts';
import type { Lots } from '../lots.ts';

export type OperationName = 'start' | 'join' | 'leave' | 'kick' | 'rematch' | 'delete' | 'rename';

/** A table with host and guest, and people who may come. */
export interface Fixture {
  readonly host: Visitor;
  readonly guest: Visitor;
  readonly newcomers: readonly Visitor[];
  readonly table: string;
  readonly guestSeat: number;
  /** Newcomers join it meanwhile. */
  readonly isJoined: boolean;
  /** A match of the same people that is over; `table` may be its rematch. */
  readonly previous: string | undefined;
}

/** Done through one of the servers; `place` is 0 for the first operation of a pair and 1 for the second. */
type Operation = (fixture: Fixture, url: string, place: 0 | 1, lots: Lots) => Promise<Answer<unknown>>;

const at = ({ token, id }: Visitor, url: string): Visitor => new Visitor(url, token, id);

/** Host and guest by lot; two of the same operation are done by both. */
const oneOf = ({ host, guest }: Fixture, place: 0 | 1, lots: Lots, isBoth = lots.oneIn(2)): Visitor =>
  isBoth ? ([host, guest] as const)[place] : lots.pick([host, guest]);

const OPERATIONS: Readonly<Record<OperationName, Operation>> = {
  start: ({ host, table }, url) => at(host, url).call('POST', `/api/tables/${table}/start`),
  join: ({ newcomers, table }, url, place, lots) =>
    at(newcomers[lots.oneIn(2) ? 0 : place] as Visitor, url).call('POST', `/api/tables/${table}/join`, {}),
  leave: (fixture, url, place, lots) => at(oneOf(fixture, place, lots), url).call('POST', `/api/tables/${fixture.table}/leave`),
  kick: ({ host, table, guestSeat }, url) => at(host, url).call('DELETE', `/api/tables/${table}/seats/${guestSeat}`),
  rematch: (fixture, url, place, lots) => at(oneOf(fixture, place, lots), url).call('POST', `/api/tables/${fixture.previous}/rematch`),
  delete: (fixture, url, place, lots) => {
    const isNewcomer = fixture.isJoined && lots.oneIn(2);
    return at(isNewcomer ? (fixture.newcomers[0] as Visitor) : oneOf(fixture, place, lots), url).call('DELETE', '/api/me', {});
  },
  rename: (fixture, url, place, lots) =>
    at(oneOf(fixture, place, lots), url).call('PATCH', '/api/me', { name: `Otto ${lots.below(1000)}` }),
};

export const OPERATION_NAMES = Object.keys(OPERATIONS) as OperationName[];

export type Pair = readonly [OperationName, OperationName];

/** Every operation with every other one and with itself. */
export const PAIRS: readonly Pair[] = OPERATION_NAMES.flatMap((one, i) => OPERATION_NAMES.slice(i).map((other) => [one, other] as const));

export const act = (name: OperationName, ...given: Parameters<Operation>): Promise<Answer<unknown>> => OPERATIONS[name](...given);

async function must<T>(answer: Promise<Answer<T>>): Promise<T> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}

const SEATS = 3;

export async function newFixture(url: string, pair: Pair, lots: Lots): Promise<Fixture> {
  const names = ['Hanna', 'Gerd', 'Nina', 'Nora'];
  const [host, guest, ...newcomers] = (await Promise.all(names.map((name) => Visitor.enter(url, name)))) as [
    Visitor,
    Visitor,
    ...Visitor[],
  ];
  const { id: first } = await host.openTable({ game: 'siberia', seats: SEATS });
  await must(guest.call('POST', `/api/tables/${first}/join`, {}));
  const isJoined = pair.includes('join');
  if (!pair.includes('rematch')) {
    if (!isJoined) await must(host.call('POST', `/api/tables/${first}/bots`, { level: 'hewer' }));
    return { host, guest, newcomers, isJoined, table: first, guestSeat: 1, previous: undefined };
  }
  await must(host.call('POST', `/api/tables/${first}/bots`, { level: 'hewer' }));
  await finish(first, host, guest);
  const fixture = { host, guest, newcomers, isJoined, previous: first };
  const isOfTable = pair.some((name) => ['start', 'join', 'leave', 'kick'].includes(name));
  if (!isOfTable && lots.oneIn(2)) return { ...fixture, table: first, guestSeat: 1 };
  const again = await must(host.call<TableInfo>('POST', `/api/tables/${first}/rematch`));
  const bot = again.seats.find(({ kind }) => kind === 'bot')?.seat;
  if (isJoined) await must(host.call('DELETE', `/api/tables/${again.id}/seats/${bot}`));
  return { ...fixture, table: again.id, guestSeat: again.seats.find(({ person }) => person === guest.id)?.seat ?? -1 };
}

/** Everybody resigns: the match is over. */
async function finish(table: string, host: Visitor, guest: Visitor): Promise<void> {
  await must(host.call('POST', `/api/tables/${table}/start`));
  for (const [seat, visitor] of [host, guest].entries()) {
    const { seq } = await must(visitor.call<{ seq: number }>('GET', `/api/tables/${table}/state?as=${seat}`));
    await must(visitor.call('POST', `/api/tables/${table}/acts`, { act: 'resign', seat, id: visitor.newId(), seq }));
  }
}
