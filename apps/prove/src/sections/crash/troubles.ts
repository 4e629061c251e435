/**
 * A full disk, a read-only file, a busy database: moves are refused with the reason, matches stay readable,
 * and play goes on by itself afterwards.
 */
import { chmodSync, closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Act, Refused } from '@pithead/protocol';
import { databaseFile } from '@pithead/server';
import { holdLock } from '@pithead/server/store/testing/sqliteFile';
import { Lots } from '@pithead/server/testing/lots';
import { askState, people } from '@pithead/server/testing/seated';
import { Guest } from '../../crowd/guest.ts';
import { Witness } from '../../crowd/witness.ts';
import type { Place } from '../../servers/serverProcess.ts';
import { ServerProcess } from '../../servers/serverProcess.ts';
import { compareFile } from './storm.ts';

export interface Trouble {
  readonly name: string;
  readonly reason: Refused['reason'];
  /** Returns a function that ends the trouble. */
  impose(data: string, server: ServerProcess): () => void;
}

const BLOCK = Buffer.alloc(65_536);

/** Fills the disk to the last byte. */
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

export const FULL: Trouble = { name: 'a full disk', reason: 'diskFull', impose: fill };

export const BUSY: Trouble = {
  name: 'a database that another process writes to',
  reason: 'busy',
  impose: (data) => holdLock(databaseFile({ data })),
};

/** For the server that makes its own file read-only on a signal. */
export const READ_ONLY: Trouble = {
  name: 'a read-only file',
  reason: 'readOnly',
  impose(data, server) {
    server.signal();
    return () => chmodSync(databaseFile({ data }), 0o600);
  },
};

const MOVES = 12;
/** Longer than it takes to fill the disk or to time out on a lock. */
const REFUSAL_MS = 6000;
const RECOVERY_MS = 10_000;
const RETRY_MS = 150;

/** Returns violations. */
export async function endure(trouble: Trouble, place: Place, seed: string): Promise<string[]> {
  const history = new Witness();
  const server = await ServerProcess.start(place);
  const guests = await startMatch(server.url, history);
  try {
    await playThroughFailure(trouble, {
      data: place.data,
      server,
      guests,
      history,
      random: new Lots(`${seed} ${trouble.name}`),
    });
  } catch (error) {
    history.complain(String(error));
  } finally {
    for (const { visitor } of guests) visitor.leave();
    await server.close();
  }
  return (await compareFile(place.data, history)).map((what) => `${trouble.name}: ${what}`);
}

interface Scene {
  readonly data: string;
  readonly server: ServerProcess;
  readonly guests: readonly Guest[];
  readonly history: Witness;
  readonly random: Lots;
}

async function playThroughFailure(
  trouble: Trouble,
  { data, server, guests, history, random }: Scene,
): Promise<void> {
  await playSome(guests, random);
  const lift = trouble.impose(data, server);
  let refused: readonly [Guest, Act] | undefined;
  try {
    refused = await playUntilRefused(guests, random, trouble, history);
    if (refused !== undefined) await checkReadable(guests, history);
  } finally {
    lift();
  }
  if (refused !== undefined) await checkRecovery(refused, guests, random, history);
}

async function startMatch(url: string, history: Witness): Promise<Guest[]> {
  const [ada, ben] = await people(url, 'Ada', 'Ben');
  if (ada === undefined || ben === undefined) throw new Error('nobody came');
  const { id } = await ada.openTable({ game: 'glueck-auf', seats: 2 });
  await ben.call('POST', `/api/tables/${id}/join`, {});
  await ada.call('POST', `/api/tables/${id}/start`);
  const guests = [new Guest(ada, id, 0, history), new Guest(ben, id, 1, history)];
  await Promise.all(guests.map((guest) => guest.until(() => true)));
  return guests;
}

async function nextPlayer(guests: readonly Guest[]): Promise<Guest> {
  for (const end = performance.now() + RECOVERY_MS; performance.now() < end; await pause(5)) {
    const found = guests.find(({ offers }) => offers.length > 0);
    if (found !== undefined) return found;
  }
  throw new Error('nobody is asked');
}

async function playSome(guests: readonly Guest[], random: Lots): Promise<void> {
  for (let i = 0; i < MOVES; i++) {
    const guest = await nextPlayer(guests);
    const answer = await guest.send(guest.playAct(random.ply(guest.offers)));
    if ('reason' in answer && answer.reason !== 'stale')
      throw new Error(`refused: ${JSON.stringify(answer)}`);
  }
}

/** Plays until a move is refused. */
async function playUntilRefused(
  guests: readonly Guest[],
  random: Lots,
  { reason }: Trouble,
  history: Witness,
): Promise<readonly [Guest, Act] | undefined> {
  for (const end = performance.now() + REFUSAL_MS; performance.now() < end;) {
    const guest = await nextPlayer(guests);
    const act = guest.playAct(random.ply(guest.offers));
    const answer = await guest.send(act);
    if (!('reason' in answer) || answer.reason === 'stale') continue;
    if (answer.reason !== reason) history.complain(`refused as ${answer.reason}, not as ${reason}`);
    return [guest, act];
  }
  history.complain('nothing was refused');
  return undefined;
}

async function checkReadable(guests: readonly Guest[], history: Witness): Promise<void> {
  for (const guest of guests) {
    const told = await askState(guest).catch((error: unknown) => String(error));
    if (typeof told === 'string') history.complain(`can’t be read: ${told}`);
    else if (told.seq !== guest.state?.seq)
      history.complain(`${told.seq} is told, but ${guest.state?.seq} was shown`);
  }
}

/** The same command under the same id succeeds once the trouble is over; then everybody plays on. */
async function checkRecovery(
  [guest, act]: readonly [Guest, Act],
  guests: readonly Guest[],
  random: Lots,
  history: Witness,
): Promise<void> {
  for (const end = performance.now() + RECOVERY_MS; ; await pause(RETRY_MS)) {
    const answer = await guest.send(act);
    if (!('reason' in answer)) return playSome(guests, random);
    if (performance.now() > end) return history.complain(`not well again: ${JSON.stringify(answer)}`);
  }
}
