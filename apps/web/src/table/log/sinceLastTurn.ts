/** What happened since the viewer last played: by player instead of in the order of events. */
import type { LogLine } from './logLines.ts';
import type { LogParagraph } from './logParagraphs.ts';
import { toParagraphs } from './logParagraphs.ts';

/** When the viewer last played: the number of facts, and the large figure of each seat at that time. */
export interface LastTurn {
  readonly factCount: number;
  /** Undefined if unknown. */
  readonly figures: readonly string[] | undefined;
}

export interface SummarySection {
  readonly heading: string | undefined;
  readonly paragraphs: readonly Pick<LogParagraph, 'number' | 'actor' | 'text'>[];
}

/**
 * One paragraph for everything that a player did, in the order in which players began, and one for each line about
 * nobody. Headings of the log separate sections.
 */
export function summarise(lines: readonly LogLine[], names: readonly string[]): SummarySection[] {
  const sections: LogLine[][] = [];
  for (const line of lines) {
    const section = sections.at(-1);
    if (section === undefined || line.heading !== undefined) sections.push([line]);
    else section.push(line);
  }
  return sections
    .map((section) => ({ heading: section[0]?.heading, paragraphs: byPlayer(section, names) }))
    .filter(({ heading, paragraphs }) => heading !== undefined || paragraphs.length > 0);
}

function byPlayer(lines: readonly LogLine[], names: readonly string[]): SummarySection['paragraphs'] {
  const groups = new Map<string, LogLine[]>();
  for (const line of lines) {
    const key = line.actor === undefined ? `line ${line.number}` : `actor ${line.actor}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].flatMap((group) => {
    const turns = toParagraphs(group, names);
    const [first] = turns;
    if (first === undefined) return [];
    return [{ number: first.number, actor: first.actor, text: turns.map(({ text }) => text).join(' ') }];
  });
}

/** The viewer's last own line: the beginning of what is new if nothing better is known. */
export function lastTurnFrom(lines: readonly LogLine[], viewer: number): LastTurn | undefined {
  const own = lines.findLast(({ actor, isSetup }) => actor === viewer && !isSetup);
  if (own === undefined) return undefined;
  const next = lines.find(({ seq }) => seq > own.seq);
  return { factCount: next?.number ?? Infinity, figures: undefined };
}
