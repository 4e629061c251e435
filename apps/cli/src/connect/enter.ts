import type { GameEntry } from '@pithead/games';
import type { TableInfo } from '@pithead/protocol';
import { Fault, gameEntry } from '../input.ts';
import { FactLog } from './factLog.ts';
import type { Remote } from './remote.ts';
import { toldOf } from './told.ts';
import type { Place, Visit } from './visit.ts';

/** Refuses other versions of the rules: this program could neither draw nor explain them. */
function entryOf({ game: id, version }: TableInfo): GameEntry {
  const entry = gameEntry(id);
  if (entry.game.version !== version) throw new Fault('otherRules', { version, ours: entry.game.version });
  return entry;
}

export async function takeSeat(remote: Remote, table: string): Promise<TableInfo> {
  const info = await remote.table(table);
  if (info.seats.some(({ isYours }) => isYours)) return info;
  if (info.status !== 'open') throw new Fault('onlyToWatch');
  return remote.join(table);
}

export function placeAt(info: TableInfo, isOnlooker: boolean): Place {
  return {
    table: info.id,
    seat: isOnlooker ? null : (info.seats.find(({ isYours }) => isYours)?.seat ?? null),
    entry: entryOf(info),
    channel: -1,
    info,
    state: undefined,
    commitment: '',
    heardAs: new Map(),
    log: new FactLog(),
    clocksAt: 0,
    ownActs: 0,
    shown: { table: -1, decision: -1, prompt: '', room: '', status: [], isEnd: false },
    hasStarted: false,
    decided: -1,
  };
}

export function follow(visit: Visit, place: Place): void {
  const { client } = visit;
  if (visit.place.channel >= 0) client.unwatch(visit.place.channel);
  visit.place = place;
  visit.text = place.entry.text(visit.language);
  place.channel = client.watch(place.table, place.seat, toldOf(visit, place));
}

export async function again(visit: Visit): Promise<readonly string[]> {
  const { place, remote } = visit;
  const { next } = place.info;
  const info = next === null ? await remote.rematch(place.table) : await remote.table(next);
  follow(visit, placeAt(info, visit.isOnlooker));
  return [];
}
