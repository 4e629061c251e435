/** The facts of a match as lines of its log. */
import type { Fact } from '@pithead/kernel';
import type { ViewerState } from '@pithead/protocol';
import type { GameText } from '@pithead/text';
import type { GameTable } from '@pithead/ui';

export interface LogLine {
  /** The number of the fact, counted from the beginning of the match. */
  readonly number: number;
  /** The number of the event that brought it. */
  readonly seq: number;
  readonly type: string;
  /** Whose action the line is about; undefined if it is about nobody. */
  readonly actor: number | undefined;
  /** Empty for facts without a text: such a fact ends the action of its actor. */
  readonly text: string;
  readonly heading: string | undefined;
  readonly isSetup: boolean;
}

export interface LogSource {
  readonly state: Pick<ViewerState, 'facts' | 'factCount' | 'resignations'>;
  readonly names: readonly string[];
  readonly text: GameText;
  readonly table: Pick<GameTable, 'logHeading'>;
}

/** Some facts name a seat, others an owner, which may be more than a seat (Al in Rockwell). */
function actorOf(fact: Fact): number | undefined {
  const { seat, owner } = fact as { readonly seat?: unknown; readonly owner?: unknown };
  const actor = typeof seat === 'number' ? seat : owner;
  return typeof actor === 'number' && actor >= 0 ? actor : undefined;
}

/** Facts keep their identity, so that a long log is not formatted again after every event. */
export type LogLineCache = WeakMap<Fact, LogLine>;

export function toLogLines({ state, names, text, table }: LogSource, cache: LogLineCache): LogLine[] {
  const first = state.factCount - state.facts.length;
  return state.facts.map(([seq, fact], i) => {
    const number = first + i;
    const known = cache.get(fact);
    if (known?.number === number && known.seq === seq) return known;
    const line: LogLine = {
      number,
      seq,
      type: fact.type,
      actor: actorOf(fact),
      text: text.fact(fact, names) ?? '',
      heading: table.logHeading?.(fact, text.language),
      isSetup: seq === 0,
    };
    cache.set(fact, line);
    return line;
  });
}

/** Resignations are events of the table, not facts of the game: each comes after the facts that it followed. */
export function withResignations(
  lines: readonly LogLine[],
  { state: { resignations = [], factCount }, names }: Pick<LogSource, 'state' | 'names'>,
  say: (name: string) => string,
): readonly LogLine[] {
  if (resignations.length === 0) return lines;
  const all = [...lines];
  resignations.forEach(([seat, seq], i) => {
    const place = all.findIndex((line) => line.seq > seq);
    const next = place < 0 ? factCount : (all[place] as LogLine).number;
    const line: LogLine = {
      // Between the facts, which have whole numbers.
      number: Math.ceil(next) - 1 + (i + 1) / (resignations.length + 1),
      seq,
      type: 'resigned',
      actor: undefined,
      text: say(names[seat] ?? ''),
      heading: undefined,
      isSetup: false,
    };
    all.splice(place < 0 ? all.length : place, 0, line);
  });
  return all;
}
