/** An attacker uses up all file descriptors while others play and new people want to enter. */
import { setTimeout as delay } from 'node:timers/promises';
import type { LabProcess } from '../../../processes/processGroup.ts';
import { TestClient } from '@pithead/server/testing/clients/testClient';
import { TestRandom } from '@pithead/server/testing/testRandom';
import { TestPlayer, playAllRandomly } from '@pithead/server/testing/clients/testPlayer';
import type { CheckResult } from '../../proof.ts';
import type { LogCounts, OpenServerRequest } from '../../servers/controlledServer.ts';
import { gameAt } from '../../proof.ts';
import { Attacker } from '../abuse/attacker.ts';

/** Low for this experiment, but enough to load all modules at once. */
export const MAX_OPEN_FILES = 512;
const CONNECTION_COUNT = 1_200;
const CONNECTIONS_PER_ADDRESS = 50;
const PLIES = 60;
const PLAY_TIMEOUT_MS = 30_000;
const RECOVERY_TIMEOUT_MS = 20_000;
const IDLE_MS = 1_500;
/** Cores that idle connections may cost. */
const MAX_CPU_SHARE = 0.5;

interface Match {
  readonly visitor: TestClient;
  readonly table: string;
  readonly players: readonly TestPlayer[];
}

/** One person plays both seats, so every ply is a commit. */
async function startMatch(url: string): Promise<Match> {
  const visitor = await TestClient.createGuest(url, 'Hanna');
  const { id: table } = await visitor.createTable({ game: gameAt(0), seats: 2, isHotSeat: true });
  await visitor.request('POST', `/api/tables/${table}/start`);
  const players = [0, 1].map((seat) => new TestPlayer(visitor, table, seat));
  await Promise.all(players.map((player) => player.waitFor(() => true)));
  return { visitor, table, players };
}

const acknowledgedIn = ({ players }: Match): string[] =>
  players.flatMap(({ acknowledged }) => acknowledged.map(({ act }) => `${act.seat}:${act.id}`));

async function play(match: Match, plies: number): Promise<void> {
  const enough = acknowledgedIn(match).length + plies;
  const late = new Promise<never>(
    (_, reject) => void setTimeout(() => reject(new Error('no answer')), PLAY_TIMEOUT_MS).unref(),
  );
  await Promise.race([
    playAllRandomly(match.players, new TestRandom('files'), () => acknowledgedIn(match).length >= enough),
    late,
  ]);
}

export async function exhaustDescriptors(server: LabProcess, open: OpenServerRequest): Promise<CheckResult> {
  const url = await server.request<string>('open', open);
  const findings: string[] = [];
  const match = await startMatch(url);
  await play(match, 4);
  const attackers = Array.from(
    { length: CONNECTION_COUNT / CONNECTIONS_PER_ADDRESS },
    () => new Attacker(url),
  );
  const connections = attackers.flatMap((attacker) =>
    Array.from({ length: CONNECTIONS_PER_ADDRESS }, () => attacker.connect().resume()),
  );
  // Sending a file takes another descriptor.
  for (const [i, connection] of connections.entries())
    if (i % 2 === 0) connection.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n');
  await delay(1_500);
  const held = connections.filter(({ destroyed }) => !destroyed).length;
  const [files, during] = [
    await server.request<number>('openFiles'),
    await whilePlaying(server, match, findings),
  ];
  for (const connection of connections) connection.destroy();
  const backMs = await waitForEntry(url, findings);
  const logged = await server.request<LogCounts>('logged');
  const errors = Object.entries(logged).filter(
    ([name]) => name.startsWith('error') || name.startsWith('fatal'),
  );
  for (const [name, times] of errors) findings.push(`logged ${times} times: ${name}`);
  const warnings = logged['warn: too many connections'] ?? 0;
  if (warnings !== 1) findings.push(`that there are too many connections is logged ${warnings} times`);
  if (files > MAX_OPEN_FILES - 16)
    findings.push(`${files} of ${MAX_OPEN_FILES} files are open: none are left for the database`);
  match.visitor.close();
  return {
    count: 1,
    findings,
    figures: {
      'files that the process may open, and had open': `${MAX_OPEN_FILES}, ${files}`,
      'connections tried and held': `${CONNECTION_COUNT}, ${held}`,
      'plies acknowledged meanwhile, all of them in the log': during.acknowledged,
      'ms until somebody new is let in': Math.round(backMs),
      'share of a processor meanwhile': during.busy.toFixed(2),
    },
  };
}

/** Every acknowledged ply must be in the log. A backup opens files, too. */
async function whilePlaying(
  server: LabProcess,
  match: Match,
  findings: string[],
): Promise<{ acknowledged: number; busy: number }> {
  try {
    await play(match, PLIES);
    await server.request('backUp');
  } catch (error) {
    findings.push(`whoever was there can't go on: ${String(error)}`);
  }
  const [cpuBefore, began] = [await server.request<number>('cpuMs'), performance.now()];
  await delay(IDLE_MS);
  const busy = ((await server.request<number>('cpuMs')) - cpuBefore) / (performance.now() - began);
  if (busy > MAX_CPU_SHARE)
    findings.push(`the server is busy with itself: ${busy.toFixed(2)} of a processor`);
  const written = new Set(await server.request<string[]>('commandsOf', match.table));
  const acknowledged = acknowledgedIn(match);
  const lost = acknowledged.filter((id) => !written.has(id));
  if (lost.length > 0) findings.push(`acknowledged and not in the log: ${lost.join(', ')}`);
  return { acknowledged: acknowledged.length, busy };
}

async function waitForEntry(url: string, findings: string[]): Promise<number> {
  const began = performance.now();
  for (; performance.now() - began < RECOVERY_TIMEOUT_MS; await delay(50)) {
    const person = new Attacker(url);
    const isIn = await person.createGuest('Otto').then(
      () => true,
      () => false,
    );
    person.close();
    if (isIn) return performance.now() - began;
  }
  findings.push('after the attacker has left nobody new is let in');
  return Infinity;
}
