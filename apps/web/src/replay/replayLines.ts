/** The log of a replay up to the shown position. */
import type { ViewerState } from '@pithead/protocol';
import type { GameText } from '@pithead/text';
import type { GameTable } from '@pithead/ui';

export interface ReplayLine {
  /** The number of plies after which it happened. */
  readonly at: number;
  readonly line: string;
  /** Of the section of the log that begins here. */
  readonly heading: string | undefined;
}

export interface ReplayLineTexts {
  readonly names: readonly string[];
  readonly text: GameText;
  readonly table: Pick<GameTable, 'logHeading'>;
  hasResigned(params: { readonly name: string }): string;
}

export function toReplayLines(
  { facts, resignations = [] }: Pick<ViewerState, 'facts' | 'resignations'>,
  { names, text, table, hasResigned }: ReplayLineTexts,
): ReplayLine[] {
  const lines: ReplayLine[] = [];
  let heading: string | undefined;
  for (const [at, fact] of facts) {
    heading = table.logHeading?.(fact, text.language) ?? heading;
    const line = text.fact(fact, names);
    if (line === undefined) continue;
    lines.push({ at, line, heading });
    heading = undefined;
  }
  // Resignations are no facts of the game: each comes after the lines of the plies that it followed.
  for (const [seat, at] of resignations) {
    const next = lines.findIndex((each) => each.at > at);
    const line = { at, line: hasResigned({ name: names[seat] ?? '' }), heading: undefined };
    lines.splice(next < 0 ? lines.length : next, 0, line);
  }
  return lines;
}

/** The text of the current step, or the latest text if the step has none. */
export function replayLineAt(lines: readonly ReplayLine[], ply: number): string | undefined {
  const now = lines.filter(({ at }) => at === ply).map(({ line }) => line);
  return now.length > 0 ? now.join(' ') : lines.at(-1)?.line;
}
