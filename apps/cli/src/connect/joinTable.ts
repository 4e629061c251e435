import type { GameParts } from '@pithead/games/loaded';
import { isKnownVersion } from '@pithead/kernel';
import type { TableInfo } from '@pithead/protocol';
import { requireGame } from '../arguments.ts';
import { UserError } from '../userError.ts';
import { FactLog } from './factLog.ts';
import type { ServerApi } from './server/serverApi.ts';
import { tableSubscriber } from './serverEvents.ts';
import type { ConnectedTable, ConnectSession } from './connectSession.ts';

/** This program can neither draw nor explain rules that are newer than its own. */
function gameOfTable({ game: id, version }: TableInfo): GameParts {
  const gameParts = requireGame(id);
  if (!isKnownVersion(gameParts.game, version))
    throw new UserError('otherRules', { version, ours: gameParts.game.newestVersion });
  return gameParts;
}

export async function joinTable(api: ServerApi, tableId: string): Promise<TableInfo> {
  const info = await api.getTable(tableId);
  if (info.seats.some(({ isYours }) => isYours)) return info;
  if (info.status !== 'open') throw new UserError('onlyToWatch');
  return api.join(tableId);
}

export function newConnectedTable(info: TableInfo, isSpectator: boolean): ConnectedTable {
  return {
    id: info.id,
    seat: isSpectator ? null : (info.seats.find(({ isYours }) => isYours)?.seat ?? null),
    gameParts: gameOfTable(info),
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

export function subscribeToTable(session: ConnectSession, table: ConnectedTable): void {
  const { client } = session;
  if (session.table.channel >= 0) client.unwatch(session.table.channel);
  session.table = table;
  session.text = table.gameParts.text(session.language);
  table.channel = client.watch(table.id, table.seat, tableSubscriber(session, table));
}

export async function startRematch(session: ConnectSession): Promise<readonly string[]> {
  const { table, api } = session;
  const { next } = table.info;
  const info = next === null ? await api.rematch(table.id) : await api.getTable(next);
  subscribeToTable(session, newConnectedTable(info, session.isSpectator));
  return [];
}
