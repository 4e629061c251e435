import { setTimeout as delay } from 'node:timers/promises';
import { bit, offersFor } from '@pithead/kernel';
import type { ViewerState, RequestRefusal } from '@pithead/protocol';
import type { MatchSession } from '../../match/matchSession.ts';
import type { RunningServer } from '../../server.ts';
import type { Store, TableWithSeats } from '../../store/store.ts';
import { TABLE_LIMITS } from '../../store/store.ts';
import type { HttpAnswer } from '../clients/testClient.ts';
import { TestClient } from '../clients/testClient.ts';
import type { TestRandom } from '../testRandom.ts';
import type { RaceOperation, OperationPair } from './raceOperations.ts';

const STAND_IN_MS = 5_000;

/** Of two concurrent changes of one person the second may be refused as busy; any other 5xx is an error. */
export function checkRaceAnswers(pair: OperationPair, answers: readonly HttpAnswer<unknown>[]): string[] {
  const isRefusal = ({ body }: HttpAnswer<unknown>): boolean =>
    pair.every(isOfPerson) && (body as RequestRefusal).reason === 'busy';
  const wrong = answers.filter((answer) => answer.status >= 500 && !isRefusal(answer));
  return wrong.map(({ status, body }) => `answered ${status} ${JSON.stringify(body)}`);
}

const isOfPerson = (name: RaceOperation): boolean => name === 'delete' || name === 'rename';

export async function checkRacedTable(servers: readonly RunningServer[], id: string): Promise<string[]> {
  const { store } = (servers[0] as RunningServer).context;
  const found = await store.findTable(id);
  if (found === undefined) return [];
  if (found.table.status === 'frozen') return [`frozen: ${found.table.frozenFor}`];
  const wrong = await checkPeople(store, found);
  if (found.table.status !== 'running') return wrong;
  const numbers = found.seats.map(({ seat }) => seat).join();
  if (numbers !== Array.from({ length: found.table.seatCount }, (_, seat) => seat).join())
    wrong.push(`running with the seats ${numbers}`);
  wrong.push(...(await checkStandIns(store, found)));
  for (const { url } of servers) wrong.push(...(await checkShown(url, id)));
  return wrong;
}

async function checkPeople(store: Store, { table, seats }: TableWithSeats): Promise<string[]> {
  const wrong: string[] = [];
  const isThere = async (id: string): Promise<boolean> => (await store.findPerson(id)) !== undefined;
  if ((table.status === 'open' || table.host !== '') && !(await isThere(table.host)))
    wrong.push(`${table.status}, but the host is gone`);
  if (table.status === 'open' && !seats.some(({ person }) => person === table.host))
    wrong.push('open, but the host has no seat');
  for (const { person, bot } of seats) {
    if (person !== null && !(await isThere(person)))
      wrong.push(`${table.status}, but somebody at the table is gone`);
    if (person === null && bot === null && table.status === 'open') wrong.push('open, with a seat of nobody');
  }
  return wrong;
}

export async function checkTableLimits(store: Store, person: string): Promise<string[]> {
  const listed = (await store.tablesOf(person, 1000)).filter(
    ({ table }) => table.host === person && table.status === 'open' && table.isPublic,
  );
  return listed.length > TABLE_LIMITS.openPublic ? [`${listed.length} open public tables of one host`] : [];
}

/** Every acknowledged line is stored once, and the room is numbered without gaps. */
export async function checkChatRoom(
  store: Store,
  id: string,
  pair: OperationPair,
  answers: readonly HttpAnswer<unknown>[],
): Promise<string[]> {
  if (!pair.includes('chat') || (await store.findTable(id)) === undefined) return [];
  const statuses = answers.filter((_, place) => pair[place] === 'chat').map(({ status }) => status);
  const [said, unknown] = [200, 0].map((wanted) => statuses.filter((status) => status === wanted).length) as [
    number,
    number,
  ];
  const numbers = (await store.chatLinesAfter(id, 0)).map(({ roomNumber }) => roomNumber);
  const isComplete =
    numbers.length >= said &&
    numbers.length <= said + unknown &&
    numbers.every((number, i) => number === i + 1);
  return isComplete ? [] : [`${said} lines were said, the room has the numbers ${numbers.join()}`];
}

/** Reads the database only: a server that opened the match would assign the stand-in itself. */
async function checkStandIns(store: Store, { table: { id }, seats }: TableWithSeats): Promise<string[]> {
  const empty = seats
    .filter(({ person, bot }) => person === null && bot === null)
    .reduce((bits, { seat }) => bits | bit(seat), 0);
  for (const end = performance.now() + STAND_IN_MS; ; await delay(20)) {
    if ((empty & ~((await store.findTable(id))?.table.played ?? 0)) === 0) return [];
    if (performance.now() > end) return ['running, with a seat that nobody plays'];
  }
}

async function checkShown(url: string, id: string): Promise<string[]> {
  const { status, body } = await new TestClient(url).request<ViewerState>('GET', `/api/tables/${id}/state`);
  return status === 200 ? [] : [`running, but can't be looked at: ${status} ${JSON.stringify(body)}`];
}

export async function checkPlaysOn(
  { context: { matches, store } }: RunningServer,
  id: string,
  random: TestRandom,
): Promise<string[]> {
  const status = (await store.findTable(id))?.table.status;
  if (status === undefined || status === 'open') return [];
  try {
    const session = await matches.open(id);
    await session.whenIdle();
    if (session.table.status === 'frozen') return [`frozen after a restart: ${session.table.frozenFor}`];
    if (session.table.status === 'running') await playOne(session, random);
    return [];
  } catch (error) {
    return [`can't go on after a restart: ${String(error)}`];
  }
}

async function playOne(session: MatchSession, random: TestRandom): Promise<void> {
  const { matchState } = session;
  const seat = session.seats.findIndex((row) => (matchState.pendingSeats & bit(row.seat)) !== 0);
  const ply = random.pickPly(offersFor(matchState.match.game, matchState.gameState, seat));
  if ((matchState.botSeats & bit(seat)) !== 0) return session.playBot(seat, session.minSeqOf(seat), [ply]);
  const [verb, noun] = ply;
  const person = session.seats[seat]?.person ?? '';
  await session.act(person, {
    act: 'play',
    seat,
    id: 'one-more',
    seq: matchState.seqFor(seat),
    plies: [[verb, noun]],
  });
}
