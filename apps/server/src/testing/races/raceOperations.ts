import type { TableInfo } from '@pithead/protocol';
import { TABLE_LIMITS } from '../../store/store.ts';
import type { HttpAnswer } from '../clients/testClient.ts';
import { TestClient } from '../clients/testClient.ts';
import type { TestRandom } from '../testRandom.ts';
import { sendChatOnce } from './sendChatOnce.ts';

export type RaceOperation =
  | 'start'
  | 'join'
  | 'leave'
  | 'kick'
  | 'rematch'
  | 'delete'
  | 'rename'
  | 'create'
  | 'clearOwn'
  | 'sitBot'
  | 'chat';

export interface RaceFixture {
  readonly host: TestClient;
  readonly guest: TestClient;
  readonly newcomers: readonly TestClient[];
  readonly table: string;
  readonly guestSeat: number;
  readonly hostSeats: readonly number[];
  readonly isJoined: boolean;
  readonly opened: string[];
  /** A finished match of the same people; `table` may be its rematch. */
  readonly previous: string | undefined;
}

const PUBLIC_TABLE = { game: 'siberia', seats: 2, isPublic: true };

/** `position` is 0 for the first operation of the pair and 1 for the second. */
type Operation = (
  fixture: RaceFixture,
  url: string,
  position: 0 | 1,
  random: TestRandom,
) => Promise<HttpAnswer<unknown>>;

const at = ({ token, id }: TestClient, url: string): TestClient => new TestClient(url, token, id);

/** Two of the same operation are sometimes sent by both people. */
const oneOf = (
  { host, guest }: RaceFixture,
  position: 0 | 1,
  random: TestRandom,
  isBoth = random.oneIn(2),
): TestClient => (isBoth ? ([host, guest] as const)[position] : random.pick([host, guest]));

const OPERATIONS: Readonly<Record<RaceOperation, Operation>> = {
  start: ({ host, table }, url) => at(host, url).request('POST', `/api/tables/${table}/start`),
  join: ({ newcomers, table }, url, position, random) =>
    at(newcomers[random.oneIn(2) ? 0 : position] as TestClient, url).request(
      'POST',
      `/api/tables/${table}/join`,
      {},
    ),
  leave: (fixture, url, position, random) =>
    at(oneOf(fixture, position, random), url).request('POST', `/api/tables/${fixture.table}/leave`),
  kick: ({ host, table, guestSeat }, url) =>
    at(host, url).request('DELETE', `/api/tables/${table}/seats/${guestSeat}`),
  rematch: (fixture, url, position, random) =>
    at(oneOf(fixture, position, random), url).request('POST', `/api/tables/${fixture.previous}/rematch`),
  delete: (fixture, url, position, random) => {
    const isNewcomer = fixture.isJoined && random.oneIn(2);
    return at(
      isNewcomer ? (fixture.newcomers[0] as TestClient) : oneOf(fixture, position, random),
      url,
    ).request('DELETE', '/api/me', {});
  },
  rename: (fixture, url, position, random) =>
    at(oneOf(fixture, position, random), url).request('PATCH', '/api/me', {
      name: `Otto ${random.below(1000)}`,
    }),
  create: async ({ host, opened }, url) => {
    const answer = await at(host, url).request<TableInfo>('POST', '/api/tables', PUBLIC_TABLE);
    if (answer.status === 201) opened.push(answer.body.id);
    return answer;
  },
  clearOwn: ({ host, table, hostSeats }, url, position) =>
    at(host, url).request('DELETE', `/api/tables/${table}/seats/${hostSeats[position]}`),
  sitBot: ({ host, table }, url) =>
    at(host, url).request('POST', `/api/tables/${table}/bots`, { level: 'hewer' }),
  chat: (fixture, url, position, random) =>
    sendChatOnce(at(oneOf(fixture, position, random), url), fixture.table, `Hello ${position}`),
};

export const RACE_OPERATIONS = Object.keys(OPERATIONS) as RaceOperation[];

export type OperationPair = readonly [RaceOperation, RaceOperation];

export const OPERATION_PAIRS: readonly OperationPair[] = RACE_OPERATIONS.flatMap((one, i) =>
  RACE_OPERATIONS.slice(i).map((other) => [one, other] as const),
);

export const runRaceOperation = (
  name: RaceOperation,
  ...given: Parameters<Operation>
): Promise<HttpAnswer<unknown>> => OPERATIONS[name](...given);

async function requireOk<T>(answer: Promise<HttpAnswer<T>>): Promise<T> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}

const TAKES_SEAT: readonly RaceOperation[] = ['join', 'sitBot'];
const OF_OPEN_TABLE: readonly RaceOperation[] = [...TAKES_SEAT, 'start', 'leave', 'kick', 'clearOwn'];
/** Host, guest and one more. A host with two seats also has an additional last one. */
const SEATS = 3;

export async function createRaceFixture(
  url: string,
  pair: OperationPair,
  random: TestRandom,
): Promise<RaceFixture> {
  const names = ['Hanna', 'Gerd', 'Nina', 'Nora'];
  const [host, guest, ...newcomers] = (await Promise.all(
    names.map((name) => TestClient.createGuest(url, name)),
  )) as [TestClient, TestClient, ...TestClient[]];
  const hasTwoSeats = pair.includes('clearOwn');
  const hasFreeSeat = pair.some((name) => TAKES_SEAT.includes(name));
  const first = await openFirst(host, guest, hasTwoSeats);
  const hostSeats = hasTwoSeats ? [0, SEATS] : [0];
  const fixture = {
    host,
    guest,
    newcomers,
    isJoined: pair.includes('join'),
    opened: await openOthers(host, pair),
    hostSeats,
  };
  const isRematch = pair.includes('rematch');
  if (isRematch || !hasFreeSeat)
    await requireOk(host.request('POST', `/api/tables/${first}/bots`, { level: 'hewer' }));
  if (!isRematch) return { ...fixture, table: first, guestSeat: 1, previous: undefined };
  await finish(first, host, [...hostSeats.map((seat) => [seat, host] as const), [1, guest]]);
  const isOfTable = pair.some((name) => OF_OPEN_TABLE.includes(name));
  if (!isOfTable && random.oneIn(2)) return { ...fixture, table: first, guestSeat: 1, previous: first };
  const rematchTable = await requireOk(host.request<TableInfo>('POST', `/api/tables/${first}/rematch`));
  const seatsOf = (isMeant: (seat: TableInfo['seats'][number]) => boolean): number[] =>
    rematchTable.seats.filter(isMeant).map(({ seat }) => seat);
  const [bot = -1] = seatsOf(({ kind }) => kind === 'bot');
  if (hasFreeSeat) await requireOk(host.request('DELETE', `/api/tables/${rematchTable.id}/seats/${bot}`));
  const [guestSeat = -1] = seatsOf(({ person }) => person === guest.id);
  return {
    ...fixture,
    table: rematchTable.id,
    guestSeat,
    hostSeats: seatsOf(({ isYours }) => isYours),
    previous: first,
  };
}

async function openFirst(host: TestClient, guest: TestClient, hasTwoSeats: boolean): Promise<string> {
  const { id } = await host.createTable({
    game: 'siberia',
    seats: hasTwoSeats ? SEATS + 1 : SEATS,
    isHotSeat: hasTwoSeats,
  });
  if (hasTwoSeats)
    for (const seat of [1, 2]) await requireOk(host.request('DELETE', `/api/tables/${id}/seats/${seat}`));
  await requireOk(guest.request('POST', `/api/tables/${id}/join`, { seat: 1 }));
  return id;
}

/** One below the limit, so that only one of two concurrent `create` operations may succeed. */
async function openOthers(host: TestClient, pair: OperationPair): Promise<string[]> {
  const count = pair.includes('create') ? TABLE_LIMITS.openPublic - 1 : 0;
  const tables = await Promise.all(Array.from({ length: count }, () => host.createTable(PUBLIC_TABLE)));
  return tables.map(({ id }) => id);
}

async function finish(
  table: string,
  host: TestClient,
  seats: readonly (readonly [seat: number, client: TestClient])[],
): Promise<void> {
  await requireOk(host.request('POST', `/api/tables/${table}/start`));
  for (const [seat, client] of seats) {
    const { seq } = await requireOk(
      client.request<{ seq: number }>('GET', `/api/tables/${table}/state?as=${seat}`),
    );
    await requireOk(
      client.request('POST', `/api/tables/${table}/acts`, {
        act: 'resign',
        seat,
        id: client.newCommandId(),
        seq,
      }),
    );
  }
}
