import type { GameEntry } from '@pithead/games';
import type { TableInfo } from '@pithead/protocol';
import { Fault, gameEntry } from '../input.ts';
import { FactLog } from './factLog.ts';
import type { Remote } from './remote.ts';
import { toldOf } from './told.ts';
import type { Place, Visit } from './visit.ts';

/** Refuses other versions of the rules: this program could neither draw nor explain them. */
function gameOfTable({ game: id, version }: TableInfo): GameEntry {
  const entry = gameEntry(id);
  if (entry.game.version !== version) throw new Fault('otherRules', { version, ours: entry.game.version });
  return entry;
}

export async function takeSeat(api: Remote, tableId: string): Promise<TableInfo> {
  const info = await api.table(tableId);
  if (info.seats.some(({ isYours }) => isYours)) return info;
  if (info.status !== 'open') throw new Fault('onlyToWatch');
  return api.join(tableId);
}

export function placeAt(info: TableInfo, isSpectator: boolean): Place {
  return {
    id: info.id,
    seat: isSpectator ? null : (info.seats.find(({ isYours }) => isYours)?.seat ?? null),
    entry: gameOfTable(info),
    channel: -1,
    info,
    state: undefined,
    commitment: '',
    chatNames: new Map(),
    log: new FactLog(),
    clocksAt: 0,
    ownActs: 0,
    shown: { table: -1, decision: -1, prompt: '', room: '', status: [], isEnd: false },
    hasStarted: false,
    autoPlayedSeq: -1,
  };
}

export function follow(session: Visit, table: Place): void {
  const { client } = session;
  if (session.table.channel >= 0) client.unwatch(session.table.channel);
  session.table = table;
  session.text = table.entry.text(session.language);
  table.channel = client.watch(table.id, table.seat, toldOf(session, table));
}

export async function again(session: Visit): Promise<readonly string[]> {
  const { table, api } = session;
  const { next } = table.info;
  const info = next === null ? await api.rematch(table.id) : await api.table(next);
  follow(session, placeAt(info, session.isSpectator));
  return [];
}
