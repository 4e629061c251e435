import type { PlayerCommand, SimulatedPlayer } from './simulatedPlayer.ts';
import type { ReferenceTable } from './referenceTable.ts';
import type { SimulatedWorld } from './simulatedWorld.ts';

/** Longest delay after which an expired clock must have been handled. */
const NOTICED_MS = 5_000;

export async function checkFinalInvariants(world: SimulatedWorld): Promise<void> {
  if (world.failures.length > 0) return;
  for (const player of world.players) checkPlayer(world, player);
  for (const reference of world.tables.values()) await checkTable(world, reference);
}

function checkPlayer(world: SimulatedWorld, { reference, viewer, state, commands }: SimulatedPlayer): void {
  if (state === undefined) return world.fail('a window shows nothing');
  reference.checkFinal(viewer, state);
  for (const command of commands) checkAnswer(world, reference, command);
}

/** A refusal is about one attempt; another attempt of the same command may have been played. */
function checkAnswer(
  world: SimulatedWorld,
  { byCommand }: ReferenceTable,
  { act, commandId, answer }: PlayerCommand,
): void {
  const isPlayed = byCommand.has(commandId);
  if (answer === undefined) return world.fail(`${commandId} was never answered`);
  const isRefused = 'reason' in answer;
  if (isRefused && isPlayed) world.contradictions++;
  if (isRefused ? isPlayed && world.network.attempts.get(act.id) === 1 : !isPlayed) {
    world.fail(
      `${commandId} was answered ${JSON.stringify(answer)} and is ${isPlayed ? '' : 'not '}in the log`,
    );
  }
}

async function checkTable(world: SimulatedWorld, reference: ReferenceTable): Promise<void> {
  const fail = (what: string): void => world.fail(what);
  const players = world.players.filter((player) => player.reference === reference);
  checkLog(reference, players, fail);
  const found = await world.store.findTable(reference.id);
  if (found?.table.status === 'frozen') fail('a match is frozen');
  if (found?.table.status === 'running') checkWaiting(reference, world.minUptimeMs, fail);
  const lines = (await world.store.chatLinesAfter(reference.id, 0)).map(({ text }) => text);
  for (const text of players.flatMap(({ sentChat }) => sentChat))
    if (!lines.includes(text)) fail(`“${text}” was said and is not written`);
  for (const [i, text] of lines.entries()) if (lines.indexOf(text) < i) fail(`“${text}” is written twice`);
}

function checkWaiting(
  { matchState, table }: ReferenceTable,
  countedMs: number,
  fail: (what: string) => void,
): void {
  const { pendingSeats, botSeats, seatStatus } = matchState;
  if (!seatStatus.isPaused && (pendingSeats & botSeats) !== 0) fail('a bot is waited for');
  if (table.due !== null && table.due < countedMs - NOTICED_MS) fail('time ran out and nobody noticed');
}

function checkLog(
  { events }: ReferenceTable,
  players: readonly SimulatedPlayer[],
  fail: (what: string) => void,
): void {
  const wanted = new Set(players.flatMap(({ commands }) => commands.map(({ commandId }) => commandId)));
  for (const { commandId, seq } of events) {
    if (!wanted.has(commandId) && commandId !== `${commandId.split(':').slice(0, 2).join(':')}:${seq}`)
      fail(`nobody wanted ${commandId}`);
  }
}
