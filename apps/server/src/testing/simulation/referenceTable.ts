/**
 * Replays committed events independently of the server and compares everything that clients receive with the
 * result.
 */
import { knownHistory, observe } from '@pithead/bots';
import { LOADED_GAMES } from '@pithead/games/loaded';
import type { Viewer, Match, Ply, Seat } from '@pithead/kernel';
import { bit, canonicalJson, keyFromSeed } from '@pithead/kernel';
import type { MatchState } from '@pithead/match';
import type { ViewerState } from '@pithead/protocol';
import { BotDecision } from '../../bots/botDecision.ts';
import { newMatchState, replayEvent } from '../../match/loadMatch.ts';
import { clockAfterUndo, elapseTo, clocksForViewers } from '../../match/clocks.ts';
import type { EventRow, SeatRow, TableRow, TableWithSeats } from '../../store/store.ts';
import { simulatedBotPly } from './simulatedProcess.ts';

/** Several processes round clocks to whole milliseconds. */
const ROUNDING_MS = 5;

/** Without presence, remaining times and facts; facts are compared at the end. */
function comparableState({
  online: _online,
  watching: _watching,
  facts: _facts,
  clocks,
  ...rest
}: ViewerState): string {
  return canonicalJson({ ...rest, clocks: clocks && { running: clocks.running, isPaused: clocks.isPaused } });
}

export class ReferenceTable {
  readonly id: string;
  readonly events: EventRow[] = [];
  readonly byCommand = new Map<string, EventRow>();
  readonly commits = new Map<string, { readonly by: object; readonly at: number }>();
  readonly #matchState: MatchState;
  readonly #seats: readonly SeatRow[];
  readonly #stateTexts = new Map<string, string>();
  readonly #answers = new Map<number, { readonly since: number; readonly plies: Set<string> }>();
  readonly #fail: (what: string) => void;
  table: TableRow;

  constructor(found: TableWithSeats, fail: (what: string) => void) {
    this.id = found.table.id;
    this.table = found.table;
    this.#seats = found.seats;
    this.#fail = fail;
    this.#matchState = newMatchState({ games: LOADED_GAMES }, found);
    this.#keepLooks();
    this.#keepAnswers();
  }

  get viewers(): Viewer[] {
    return [...this.#seats.map(({ seat }) => seat), undefined];
  }

  get matchState(): MatchState {
    return this.#matchState;
  }

  add(event: EventRow, table: TableRow, upMs: number): void {
    if (this.byCommand.has(event.commandId)) this.#fail(`two events have the id ${event.commandId}`);
    this.#checkClocks(event, table, upMs);
    this.#checkBot(event);
    this.#checkPerson(event, table);
    this.events.push(event);
    this.byCommand.set(event.commandId, event);
    this.table = table;
    try {
      replayEvent(this.#matchState, event);
    } catch (error) {
      this.#fail(`the log is broken at ${event.seq}: ${String(error)}`);
    }
    this.#keepLooks();
    this.#keepAnswers();
  }

  /** Nobody loses more time than was served, and nobody with time left is replaced. */
  #checkClocks({ kind, body, seat }: EventRow, { clocks }: TableRow, upMs: number): void {
    if (clocks === null || this.table.clocks === null) return;
    const before = this.table.clocks;
    if (clocks.asOf > upMs + ROUNDING_MS)
      this.#fail(`clocks ran for ${clocks.asOf} ms, people were served for ${upMs} ms`);
    const { clockSeats, pendingSeats } = this.#matchState;
    const ran = elapseTo(before, clockSeats, Math.max(before.asOf, upMs + ROUNDING_MS));
    // Taking back a completed decision takes its increment back as well.
    const isReopened = kind === 'undo' && (pendingSeats & bit(seat)) === 0;
    const fair = (isReopened ? clockAfterUndo(ran, this.table.clock, seat) : ran).leftMs;
    for (const [i, left] of clocks.leftMs.entries()) {
      if (left < (fair[i] ?? 0) - ROUNDING_MS)
        this.#fail(`seat ${i} lost ${(before.leftMs[i] ?? 0) - left} ms of its time`);
    }
    if (kind === 'standIn' && body === 'time' && (fair[seat] ?? 0) > ROUNDING_MS)
      this.#fail(`seat ${seat} was replaced with time left`);
  }

  #checkBot({ commandId, seat, body }: EventRow): void {
    if (!commandId.startsWith('bot:')) return;
    const { pendingSeats, botSeats } = this.#matchState;
    if ((pendingSeats & botSeats & bit(seat)) === 0) this.#fail(`${commandId}: that bot was not asked`);
    else if (!this.#answers.get(seat)?.plies.has(canonicalJson(body)))
      this.#fail(`${commandId}: the bot never thought of ${canonicalJson(body)}`);
  }

  #checkPerson({ commandId, kind, seat }: EventRow, { clocks }: TableRow): void {
    if (!commandId.startsWith(`${seat}:`) || (kind !== 'play' && kind !== 'undo')) return;
    const { clockSeats, botSeats } = this.#matchState;
    if ((botSeats & bit(seat)) !== 0) return this.#fail(`${commandId}: a bot plays that seat`);
    if (clocks === null || this.table.clocks === null || (clockSeats & bit(seat)) === 0) return;
    if (elapseTo(this.table.clocks, clockSeats, clocks.asOf).leftMs[seat] === 0)
      this.#fail(`${commandId}: its time had run out`);
  }

  /** Another seat that decides at the same time changes the question to the bot, but not its decision. */
  #keepAnswers(): void {
    const { match, pendingSeats, botSeats, minSeqBySeat } = this.#matchState;
    for (const { seat } of this.#seats) {
      if ((pendingSeats & botSeats & bit(seat)) === 0) continue;
      const known = this.#answers.get(seat);
      const since = minSeqBySeat[seat] ?? 0;
      const plies = known?.since === since ? known.plies : new Set<string>();
      this.#answers.set(seat, { since, plies: plies.add(canonicalJson(this.#decisionOf(match, seat))) });
    }
  }

  #decisionOf(match: Match, seat: Seat): readonly Ply[] {
    const decision = new BotDecision(match, seat);
    while (!decision.isComplete) {
      const { position } = decision;
      const key = keyFromSeed(`${this.table.key}/bot/${seat}/${knownHistory(position, seat).length}`);
      decision.add([simulatedBotPly(match.game.id, observe(position, seat, key).state, seat, key)]);
    }
    return decision.plies;
  }

  #keepLooks(): void {
    for (const viewer of this.viewers) {
      const look = comparableState(this.viewerState(viewer));
      this.#stateTexts.set(`${viewer} ${this.#matchState.seqFor(viewer)}`, look);
    }
  }

  viewerState(viewer: Viewer): ViewerState {
    const { status, frozenFor } = this.table;
    const clocks = clocksForViewers(this.#matchState, this.table.clocks, 0);
    return this.#matchState.viewerState(viewer, { status, frozenFor, clocks, online: 0, watching: 0 });
  }

  seqFor(viewer: Viewer): number {
    return this.#matchState.seqFor(viewer);
  }

  checkShown(viewer: Viewer, shown: ViewerState): void {
    const truth = this.#stateTexts.get(`${viewer} ${shown.seq}`);
    if (truth === undefined)
      this.#fail(`${viewerName(viewer)} was shown number ${shown.seq}, the log has ${this.seqFor(viewer)}`);
    else if (truth !== comparableState(shown)) {
      const what = difference(truth, comparableState(shown));
      this.#fail(
        `${viewerName(viewer)} was shown something else at ${shown.seq} than what is committed: ${what}`,
      );
    }
  }

  checkFinal(viewer: Viewer, shown: ViewerState): void {
    const { facts } = this.viewerState(viewer);
    this.checkShown(viewer, shown);
    if (shown.seq !== this.seqFor(viewer))
      this.#fail(`${viewerName(viewer)} is left behind at ${shown.seq} of ${this.seqFor(viewer)}`);
    else if (canonicalJson(shown.facts.map(factOf)) !== canonicalJson(facts.map(factOf)))
      this.#fail(`${viewerName(viewer)} was told other facts`);
  }
}

function difference(truth: string, shown: string): string {
  const one = JSON.parse(truth) as Record<string, unknown>;
  const other = JSON.parse(shown) as Record<string, unknown>;
  const names = Object.keys({ ...one, ...other }).filter(
    (name) => canonicalJson(one[name] ?? null) !== canonicalJson(other[name] ?? null),
  );
  const shortened = (value: unknown): string => canonicalJson(value ?? null).slice(0, 60);
  return names.map((name) => `${name} ${shortened(other[name])} for ${shortened(one[name])}`).join('; ');
}

/** Without the sequence number, which differs for a viewer who received the fact before an undo. */
const factOf = ([, fact]: ViewerState['facts'][number]): unknown => fact;

const viewerName = (viewer: Viewer): string => (viewer === undefined ? 'a spectator' : `seat ${viewer}`);
