/** Moves are refused with the reason, matches stay readable, and play goes on by itself afterwards. */
import { chmodSync, closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Act, RequestRefusal } from '@pithead/protocol';
import { databaseFile } from '@pithead/server';
import { holdWriteLock } from '@pithead/server/store/testing/sqliteFile';
import { TestRandom } from '@pithead/server/testing/testRandom';
import { fetchState, createGuests } from '@pithead/server/testing/clients/seatPlayers';
import { RecordingPlayer } from '../../players/recordingPlayer.ts';
import { ClientHistory } from '../../players/clientHistory.ts';
import type { ServerProcessOptions } from '../../servers/serverProcess.ts';
import { ServerProcess } from '../../servers/serverProcess.ts';
import { findViolationsIn } from '../../players/failureScenario.ts';
import { gameAt } from '../../proof.ts';

export interface StorageFailure {
  readonly name: string;
  readonly reason: RequestRefusal['reason'];
  impose(data: string, server: ServerProcess): () => void;
}

const BLOCK = Buffer.alloc(65_536);

function fill(folder: string): () => void {
  const ballast = join(folder, 'ballast');
  const handle = openSync(ballast, 'w');
  for (let size = BLOCK.length; size > 0;) {
    try {
      writeSync(handle, BLOCK, 0, size);
    } catch {
      size >>= 1;
    }
  }
  closeSync(handle);
  return () => rmSync(ballast);
}

export const DISK_FULL: StorageFailure = { name: 'a full disk', reason: 'diskFull', impose: fill };

export const DATABASE_BUSY: StorageFailure = {
  name: 'a database that another process writes to',
  reason: 'busy',
  impose: (data) => holdWriteLock(databaseFile({ data })),
};

/** The store fault server makes its own file read-only on a signal. */
export const FILE_READ_ONLY: StorageFailure = {
  name: 'a read-only file',
  reason: 'readOnly',
  impose(data, server) {
    server.makeReadOnly();
    return () => chmodSync(databaseFile({ data }), 0o600);
  },
};

const MOVES = 12;
/** Longer than it takes to fill the disk or to time out on a lock. */
const REFUSAL_MS = 6000;
const RECOVERY_MS = 10_000;
const RETRY_MS = 150;

export async function runStorageFailure(
  failure: StorageFailure,
  options: ServerProcessOptions,
  seed: string,
): Promise<string[]> {
  const history = new ClientHistory();
  const server = await ServerProcess.start(options);
  const players = await startMatch(server.url, history);
  try {
    await playThroughFailure(failure, {
      data: options.data,
      server,
      players,
      history,
      random: new TestRandom(`${seed} ${failure.name}`),
    });
  } catch (error) {
    history.recordViolation(String(error));
  } finally {
    for (const { client } of players) client.close();
    await server.close();
  }
  return (await findViolationsIn({ dataFile: databaseFile({ data: options.data }) }, history)).map(
    (what) => `${failure.name}: ${what}`,
  );
}

interface Scene {
  readonly data: string;
  readonly server: ServerProcess;
  readonly players: readonly RecordingPlayer[];
  readonly history: ClientHistory;
  readonly random: TestRandom;
}

async function playThroughFailure(
  failure: StorageFailure,
  { data, server, players, history, random }: Scene,
): Promise<void> {
  await playSome(players, random);
  const lift = failure.impose(data, server);
  let refused: readonly [RecordingPlayer, Act] | undefined;
  try {
    refused = await playUntilRefused(players, random, failure, history);
    if (refused !== undefined) await checkReadable(players, history);
  } finally {
    lift();
  }
  if (refused !== undefined) await checkRecovery(refused, players, random, history);
}

async function startMatch(url: string, history: ClientHistory): Promise<RecordingPlayer[]> {
  const [ada, ben] = await createGuests(url, 'Ada', 'Ben');
  if (ada === undefined || ben === undefined) throw new Error('nobody came');
  const { id } = await ada.createTable({ game: gameAt(0), seats: 2 });
  await ben.request('POST', `/api/tables/${id}/join`, {});
  await ada.request('POST', `/api/tables/${id}/start`);
  const players = [new RecordingPlayer(ada, id, 0, history), new RecordingPlayer(ben, id, 1, history)];
  await Promise.all(players.map((player) => player.waitFor(() => true)));
  return players;
}

async function nextPlayer(players: readonly RecordingPlayer[]): Promise<RecordingPlayer> {
  for (const end = performance.now() + RECOVERY_MS; performance.now() < end; await delay(5)) {
    const found = players.find(({ offers }) => offers.length > 0);
    if (found !== undefined) return found;
  }
  throw new Error('nobody is asked');
}

async function playSome(players: readonly RecordingPlayer[], random: TestRandom): Promise<void> {
  for (let i = 0; i < MOVES; i++) {
    const player = await nextPlayer(players);
    const answer = await player.send(player.playAct(random.pickPly(player.offers)));
    if ('reason' in answer && answer.reason !== 'stale')
      throw new Error(`refused: ${JSON.stringify(answer)}`);
  }
}

async function playUntilRefused(
  players: readonly RecordingPlayer[],
  random: TestRandom,
  { reason }: StorageFailure,
  history: ClientHistory,
): Promise<readonly [RecordingPlayer, Act] | undefined> {
  for (const end = performance.now() + REFUSAL_MS; performance.now() < end;) {
    const player = await nextPlayer(players);
    const act = player.playAct(random.pickPly(player.offers));
    const answer = await player.send(act);
    if (!('reason' in answer) || answer.reason === 'stale') continue;
    if (answer.reason !== reason) history.recordViolation(`refused as ${answer.reason}, not as ${reason}`);
    return [player, act];
  }
  history.recordViolation('nothing was refused');
  return undefined;
}

async function checkReadable(players: readonly RecordingPlayer[], history: ClientHistory): Promise<void> {
  for (const player of players) {
    const current = await fetchState(player).catch((error: unknown) => String(error));
    if (typeof current === 'string') history.recordViolation(`can’t be read: ${current}`);
    else if (current.seq !== player.state?.seq)
      history.recordViolation(`${current.seq} is told, but ${player.state?.seq} was shown`);
  }
}

async function checkRecovery(
  [player, act]: readonly [RecordingPlayer, Act],
  players: readonly RecordingPlayer[],
  random: TestRandom,
  history: ClientHistory,
): Promise<void> {
  for (const end = performance.now() + RECOVERY_MS; ; await delay(RETRY_MS)) {
    const answer = await player.send(act);
    if (!('reason' in answer)) return playSome(players, random);
    if (performance.now() > end) return history.recordViolation(`not well again: ${JSON.stringify(answer)}`);
  }
}
