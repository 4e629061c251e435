import type { Fact } from '@pithead/kernel';
import type { ReplayTexts } from '../text/replay/index.ts';
import { http, HttpError } from '../net/http.ts';
import type { ReplayInput, ReplayInfo, RecordProblem } from './replayApi.ts';
import { parseReplayHash } from './replayPosition.ts';
import type { ReplaySource } from './replaySource.ts';
import { openReplaySource } from './replaySource.ts';

export interface ReplayRequest {
  readonly table: string | undefined;
  readonly local: string | undefined;
  readonly text: string | undefined;
}

interface PartialRecordInfo {
  readonly format: 'pithead-partial/1';
  readonly game: string;
  readonly seats: readonly string[];
  readonly facts: readonly Fact[];
}

export type ReplayPageState =
  | { readonly kind: 'choose' | 'loading' | 'noServer' | 'failed' }
  | { readonly kind: 'problem'; readonly problem: RecordProblem }
  | { readonly kind: 'running'; readonly record: PartialRecordInfo }
  | { readonly kind: 'open'; readonly source: ReplaySource; readonly info: ReplayInfo };

/** Opens the replay and reports its states; the returned function closes it. */
export function openReplay(
  request: ReplayRequest,
  show: (state: ReplayPageState) => void,
  openSource = openReplaySource,
): () => void {
  let source: ReplaySource | undefined;
  let isClosed = false;
  const report = (state: ReplayPageState): void => void (isClosed || show(state));
  const open = async (): Promise<void> => {
    const input = await loadInput(request);
    if (input === undefined || isClosed) return report({ kind: 'choose' });
    if ('format' in input) return report({ kind: 'running', record: input });
    const position = request.text === undefined ? parseReplayHash(location.hash) : {};
    const opening = (source = openSource(input, position, () => report({ kind: 'failed' })));
    const problem = await opening.opened;
    const info = opening.info();
    if (problem !== undefined) return report({ kind: 'problem', problem });
    if (info !== undefined) report({ kind: 'open', source: opening, info });
  };
  report({ kind: 'loading' });
  open().catch((error: unknown) => report(toFailure(error)));
  return () => {
    isClosed = true;
    source?.close();
  };
}

function toFailure(error: unknown): ReplayPageState {
  if (!(error instanceof HttpError)) return { kind: 'failed' };
  if (error.reply === undefined) return { kind: 'noServer' };
  return { kind: 'problem', problem: { flaw: 'unknownTable', params: {} } };
}

async function loadInput({
  text,
  table,
  local,
}: ReplayRequest): Promise<ReplayInput | PartialRecordInfo | undefined> {
  if (text !== undefined) return { text };
  if (local !== undefined) return { local };
  if (table === undefined) return undefined;
  const { seats, status, createdAt } = await http.table(table);
  const own = seats.find(({ isYours }) => isYours)?.seat ?? null;
  const record = await http.record(table, status === 'running' ? own : null);
  return isPartialRecord(record) ? record : { text: JSON.stringify(record), playedAt: createdAt };
}

const isPartialRecord = (record: unknown): record is PartialRecordInfo =>
  typeof record === 'object' &&
  record !== null &&
  'format' in record &&
  record.format === 'pithead-partial/1';

export function problemText({ flaws }: ReplayTexts, { flaw, params }: RecordProblem): string {
  const { version = '', game = '', ply = 0, rule } = params as Readonly<Record<string, number | string>>;
  if (flaw === 'unknownGame') return flaws.unknownGame({ game });
  if (flaw === 'otherVersion') return flaws.otherVersion({ version });
  if (flaw === 'refused') return flaws.refused({ ply, rule: rule || 'none' });
  return flaw === 'hash' ? flaws.hash({ ply }) : flaws[flaw];
}
