/**
 * Acknowledged commands are stored once and unchanged, refused ones are not stored, and every view shown
 * follows from the log.
 */
import { LOADED_GAMES } from '@pithead/games/loaded';
import { newMatchState } from '@pithead/server';
import type { EventRow, Store } from '@pithead/server/testing/serverInternals';
import { replayEvent } from '@pithead/server/testing/serverInternals';
import { canonicalJson } from '@pithead/kernel';
import type { RecordedCommand, ClientHistory } from './clientHistory.ts';
import { isAcknowledged, isFinallyRefused, viewHash } from './clientHistory.ts';

type MatchState = ReturnType<typeof newMatchState>;

/** Command ids of people start with their seat; those of bots, clocks and the server start with a word. */
const OF_PERSON = /^\d/;

export async function findLogViolations(store: Store, history: ClientHistory): Promise<string[]> {
  const violations = [...history.violations];
  for (const table of new Set([...history.commands.keys(), ...history.shownViews.keys()])) {
    violations.push(...(await compareTable(store, history, table)).map((what) => `${what}, at ${table}`));
  }
  return violations;
}

async function compareTable(store: Store, history: ClientHistory, table: string): Promise<string[]> {
  const found = await store.findTable(table);
  if (found === undefined) return ['the table is gone'];
  if (found.table.status === 'open') return ['the beginning of the match is gone'];
  const events = await store.eventsAfter(table, 0);
  const commands = history.commands.get(table) ?? new Map<string, RecordedCommand>();
  const violations = [
    ...checkOrder(events),
    ...checkStoredOnce(events, commands),
    ...checkSingleWinner(commands),
  ];
  if (found.table.seq !== events.length)
    violations.push(`the table counts ${found.table.seq} events, the log has ${events.length}`);
  const seen = history.shownViews.get(table) ?? new Map<number, Map<number, string>>();
  return [
    ...violations,
    ...checkReplay(newMatchState({ games: LOADED_GAMES }, found), events, commands, seen),
  ];
}

const checkOrder = (events: readonly EventRow[]): string[] =>
  events
    .flatMap(({ seq }, place) => (seq === place + 1 ? [] : [`event ${place + 1} has the number ${seq}`]))
    .slice(0, 1);

function checkStoredOnce(
  events: readonly EventRow[],
  commands: ReadonlyMap<string, RecordedCommand>,
): string[] {
  const violations: string[] = [];
  const stored = new Set<string>();
  for (const { commandId, kind, body } of events) {
    if (stored.has(commandId)) violations.push(`doubled: ${commandId}`);
    stored.add(commandId);
    if (!OF_PERSON.test(commandId)) continue;
    const command = commands.get(commandId);
    if (command === undefined) violations.push(`nobody has sent ${commandId}`);
    else if (kind !== command.act.act || !isAsSent(command, body)) violations.push(`altered: ${commandId}`);
    else if (isFinallyRefused(command))
      violations.push(`refused, but played: ${commandId} ${JSON.stringify(command.answer)}`);
  }
  for (const [id, command] of commands)
    if (isAcknowledged(command) && !stored.has(id)) violations.push(`acknowledged, but lost: ${id}`);
  return violations;
}

/** Only one of several commands of a seat with the same base sequence number may be played. */
function checkSingleWinner(commands: ReadonlyMap<string, RecordedCommand>): string[] {
  const won = new Map<string, string>();
  return [...commands].flatMap(([id, command]) => {
    if (!isAcknowledged(command)) return [];
    const known = `${command.act.seat} ${command.act.seq}`;
    const other = won.get(known);
    won.set(known, id);
    return other === undefined ? [] : [`two have won: ${other} and ${id}`];
  });
}

const isAsSent = ({ act }: RecordedCommand, body: unknown): boolean =>
  act.act !== 'play' || canonicalJson(body) === canonicalJson(act.plies);

function checkReplay(
  matchState: MatchState,
  events: readonly EventRow[],
  commands: ReadonlyMap<string, RecordedCommand>,
  seen: ReadonlyMap<number, ReadonlyMap<number, string>>,
): string[] {
  const violations: string[] = [];
  const open = new Map([...seen].map(([seat, hashes]) => [seat, new Map(hashes)]));
  const look = (): void => void violations.push(...checkShownViews(matchState, open));
  look();
  for (const event of events) {
    try {
      replayEvent(matchState, event);
    } catch (error) {
      return [...violations, `the log does not replay: ${String(error)}`];
    }
    const answer = commands.get(event.commandId)?.answer;
    if (answer !== undefined && !('reason' in answer) && answer.seq !== matchState.seqFor(event.seat)) {
      violations.push(
        `${event.commandId} was answered with ${answer.seq}, not ${matchState.seqFor(event.seat)}`,
      );
    }
    look();
  }
  for (const [seat, hashes] of open)
    for (const seq of hashes.keys()) violations.push(`seen, then gone: ${seq} by seat ${seat}`);
  return violations;
}

/** Removes the views it has checked; those left at the end match no event of the log. */
function checkShownViews(matchState: MatchState, open: ReadonlyMap<number, Map<number, string>>): string[] {
  const violations: string[] = [];
  for (const [seat, hashes] of open) {
    const viewer = seat < 0 ? undefined : seat;
    const seq = matchState.seqFor(viewer);
    const hash = hashes.get(seq);
    if (hash === undefined) continue;
    hashes.delete(seq);
    if (hash !== viewHash(matchState.match.view(viewer)))
      violations.push(`seat ${seat} was shown something else at ${seq} than the log says`);
  }
  return violations;
}
