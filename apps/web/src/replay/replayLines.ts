/** The log of a replay up to the shown position. */
import type { ViewerState } from '@pithead/protocol';
import type { GameText } from '@pithead/text';
import type { GameTable } from '@pithead/ui';
import type { ReplayBranch } from './replayApi.ts';

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
  dealtAnew(params: { readonly name: string }): string;
}

export function toReplayLines(
  { facts, resignations = [] }: Pick<ViewerState, 'facts' | 'resignations'>,
  { names, text, table, hasResigned, dealtAnew }: ReplayLineTexts,
  branches: readonly ReplayBranch[] = [],
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
  // These are no facts of the game: each comes after the lines of the plies that it followed.
  const insert = (at: number, line: string): void => {
    const next = lines.findIndex((each) => each.at > at);
    lines.splice(next < 0 ? lines.length : next, 0, { at, line, heading: undefined });
  };
  for (const { ply, seat } of branches) insert(ply, dealtAnew({ name: names[seat] ?? '' }));
  for (const [seat, at] of resignations) insert(at, hasResigned({ name: names[seat] ?? '' }));
  return lines;
}

/** The text of the current step, or the latest text if the step has none. */
export function replayLineAt(lines: readonly ReplayLine[], ply: number): string | undefined {
  const now = lines.filter(({ at }) => at === ply).map(({ line }) => line);
  return now.length > 0 ? now.join(' ') : lines.at(-1)?.line;
}
