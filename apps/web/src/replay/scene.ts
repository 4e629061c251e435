/** What the page of replays shows, and how it comes there. */
import type { Fact } from '@pithead/kernel';
import { http, Refusal } from '../net/http.ts';
import type { FilmFrom, FilmInfo, FilmProblem } from './filmCalls.ts';
import { momentOf } from './moments.ts';
import type { ReplaySource } from './source.ts';
import { replaySource } from './source.ts';

/** A table of the server, a match of this device, or the text of a file. */
export interface Wanted {
  readonly table: string | undefined;
  readonly local: string | undefined;
  readonly text: string | undefined;
}

/** A match that still runs, as far as the person may know it. */
interface Running {
  readonly format: 'pithead-partial/1';
  readonly game: string;
  readonly seats: readonly string[];
  readonly facts: readonly Fact[];
}

export type Scene =
  | { readonly kind: 'choose' | 'loading' | 'noServer' }
  | { readonly kind: 'problem'; readonly problem: FilmProblem }
  | { readonly kind: 'running'; readonly so: Running }
  | { readonly kind: 'open'; readonly source: ReplaySource; readonly info: FilmInfo };

/** Opens what is wanted; the result closes it again. */
export function openScene(wanted: Wanted, show: (scene: Scene) => void): () => void {
  let source: ReplaySource | undefined;
  let isLeft = false;
  const tell = (scene: Scene): void => void (isLeft || show(scene));
  const open = async (): Promise<void> => {
    const from = await fromOf(wanted);
    if (from === undefined || isLeft) return tell({ kind: 'choose' });
    if ('format' in from) return tell({ kind: 'running', so: from });
    const opening = (source = replaySource(from, wanted.text === undefined ? momentOf(location.hash) : {}));
    const problem = await opening.opened;
    const info = opening.info();
    if (problem !== undefined) return tell({ kind: 'problem', problem });
    if (info !== undefined) tell({ kind: 'open', source: opening, info });
  };
  tell({ kind: 'loading' });
  open().catch((error: unknown) => {
    if (error instanceof Refusal && error.refused === undefined) return tell({ kind: 'noServer' });
    return tell({
      kind: 'problem',
      problem: { flaw: error instanceof Refusal ? 'unknownTable' : 'damaged', params: {} },
    });
  });
  return () => {
    isLeft = true;
    source?.close();
  };
}

async function fromOf({ text, table, local }: Wanted): Promise<FilmFrom | Running | undefined> {
  if (text !== undefined) return { text };
  if (local !== undefined) return { local };
  if (table === undefined) return undefined;
  const { seats, status } = await http.table(table);
  const own = seats.find(({ isYours }) => isYours)?.seat ?? null;
  const record = await http.record(table, status === 'running' ? own : null);
  return isRunning(record) ? record : { text: JSON.stringify(record) };
}

const isRunning = (record: unknown): record is Running =>
  typeof record === 'object' &&
  record !== null &&
  'format' in record &&
  record.format === 'pithead-partial/1';
