/** Merges the lines of one action into a paragraph. */
import type { LogLine } from './logLines.ts';

export interface LogParagraph {
  /** The number of its first fact. */
  readonly number: number;
  /** The number of the fact after its last one. */
  readonly end: number;
  readonly actor: number | undefined;
  readonly heading: string | undefined;
  readonly isSetup: boolean;
  /** The sentences of its facts, merged. */
  readonly text: string;
  readonly sentences: readonly string[];
}

/** Longer texts about several players are easier to read one below the other. */
const MAX_SHARED_LENGTH = 120;

export function toParagraphs(lines: readonly LogLine[], names: readonly string[]): LogParagraph[] {
  const paragraphs: LogParagraph[] = [];
  let heading: string | undefined;
  for (let at = 0; at < lines.length;) {
    const first = lines[at] as LogLine;
    heading = first.heading ?? heading;
    if (first.text === '') {
      at++;
      continue;
    }
    const shared = sharedRun(lines, at);
    const end = shared > at + 1 ? shared : actorRun(lines, at);
    const sentences = lines.slice(at, end).map(({ text }) => text);
    const actor = shared > at + 1 ? undefined : first.actor;
    const name = actor === undefined ? undefined : names[actor];
    paragraphs.push({
      number: first.number,
      end: (lines[end - 1] as LogLine).number + 1,
      actor,
      heading,
      isSetup: first.isSetup,
      text: name === undefined ? sentences.join(' ') : joinSentences(sentences, name),
      sentences,
    });
    heading = undefined;
    at = end;
  }
  return paragraphs;
}

/** The end of the lines from `at` on that tell what one actor does. */
function actorRun(lines: readonly LogLine[], at: number): number {
  const { actor } = lines[at] as LogLine;
  let end = at + 1;
  if (actor === undefined || isShared(lines, at)) return end;
  while (end < lines.length) {
    const line = lines[end] as LogLine;
    if (line.actor !== actor || line.text === '' || line.heading !== undefined) break;
    if (isShared(lines, end)) break;
    end++;
  }
  return end;
}

/** The end of the lines from `at` on that tell one thing of several players, such as everybody's share. */
function sharedRun(lines: readonly LogLine[], at: number): number {
  let end = at + 1;
  if (!isShared(lines, at)) return end;
  while (end < lines.length && isSameThing(lines[end - 1], lines[end])) end++;
  const isLong = lines.slice(at, end).some(({ text }) => text.length > MAX_SHARED_LENGTH);
  return isLong ? at + 1 : end;
}

const isShared = (lines: readonly LogLine[], at: number): boolean =>
  isSameThing(lines[at - 1], lines[at]) || isSameThing(lines[at], lines[at + 1]);

/** One event tells the same of two players. */
const isSameThing = (a: LogLine | undefined, b: LogLine | undefined): boolean =>
  a?.actor !== undefined &&
  b?.actor !== undefined &&
  a.actor !== b.actor &&
  a.seq === b.seq &&
  a.type === b.type &&
  a.text !== '' &&
  b.text !== '' &&
  b.heading === undefined;

/**
 * One sentence about a player from several that begin with the name: the name is said once, what is repeated is
 * counted, and different objects of one verb (“moves a worker: A → B”) become a list.
 */
export function joinSentences(sentences: readonly string[], name: string): string {
  const groups: string[][] = [];
  for (const sentence of sentences) {
    const clause = sentence.startsWith(`${name} `) ? sentence.slice(name.length + 1) : undefined;
    const group = groups.at(-1);
    if (clause === undefined) groups.push([sentence]);
    else if (group === undefined || group[0] !== '') groups.push(['', clause]);
    else group.push(clause);
  }
  return groups
    .map(([first, ...clauses]) => (first === '' ? `${name} ${joinClauses(clauses)}` : first))
    .join(' ');
}

interface Clause {
  readonly head: string;
  readonly objects: readonly string[];
}

function joinClauses(clauses: readonly string[]): string {
  const merged: Clause[] = [];
  for (const clause of clauses.map(withoutFullStop)) {
    const [, head = '', object = ''] = /^([^:]+): (.*)$/.exec(clause) ?? ['', clause];
    const before = merged.at(-1);
    const isListed = before !== undefined && before.head === head;
    if (isListed && !`${before.objects.join()}${object}`.includes(', '))
      merged.splice(-1, 1, { head, objects: [...before.objects, object] });
    else merged.push({ head, objects: [object] });
  }
  return `${merged.map(clauseText).join('; ')}.`;
}

function clauseText({ head, objects }: Clause): string {
  const counts = new Map<string, number>();
  for (const object of objects) counts.set(object, (counts.get(object) ?? 0) + 1);
  const counted = [...counts].map(([object, count]) => (count === 1 ? object : `${object} (${count}×)`));
  return objects[0] === '' && counts.size === 1
    ? `${head}${objects.length === 1 ? '' : ` (${objects.length}×)`}`
    : `${head}: ${counted.join(', ')}`;
}

const withoutFullStop = (sentence: string): string => sentence.replace(/\.$/, '');
