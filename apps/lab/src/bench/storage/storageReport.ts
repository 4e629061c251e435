import { textTable } from '../textTable.ts';
import type { PlayedMatches, StorageRow } from './storageBench.ts';

export interface StorageReport {
  readonly rows: readonly StorageRow[];
  readonly wire: readonly WireRow[];
}

interface WireRow {
  readonly game: string;
  readonly plies: number;
  /** At all three seats together, for each ply. */
  readonly fromClients: number;
  readonly toClients: number;
  /** For each seat that begins to watch. */
  readonly subscribing: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

export function wireRow({ game, wire }: PlayedMatches, seats: number): WireRow {
  const sum = (read: (one: PlayedMatches['wire'][number]) => number): number =>
    wire.reduce((all, one) => all + read(one), 0);
  const plies = sum((one) => one.plies);
  return {
    game,
    plies: round(plies / wire.length),
    fromClients: round(sum(({ sent }) => sent) / plies),
    toClients: round(sum(({ received }) => received) / plies),
    subscribing: round(sum(({ subscribing }) => subscribing) / wire.length / seats),
  };
}

/** One block for each game and store; a row for each table, before and after compacting. */
export function storageLines({ rows, wire }: StorageReport): string[] {
  const groups = [...new Set(rows.map(({ game, store }) => `${game}, ${store}`))];
  return [
    ...groups.flatMap((group) => [`${group}: bytes for each match`, ...groupLines(rows, group), '']),
    'bytes of the sockets of three players (frames, without TLS, TCP and IP)',
    ...textTable(
      ['game', 'plies', 'from clients, a ply', 'to clients, a ply', 'to begin, a seat'],
      wire.map((row) => [row.game, row.plies, row.fromClients, row.toClients, row.subscribing]),
    ),
  ];
}

function groupLines(rows: readonly StorageRow[], group: string): string[] {
  const own = rows.filter(({ game, store }) => `${game}, ${store}` === group);
  const tables = [...new Set(own.map(({ table }) => table))];
  const sizeOf = (form: StorageRow['form'], table?: string): readonly [number, number] => {
    const chosen = own.filter((row) => row.form === form && (table === undefined || row.table === table));
    return [
      chosen.reduce((all, { rowBytes }) => all + rowBytes, 0),
      chosen.reduce((all, { indexBytes }) => all + indexBytes, 0),
    ];
  };
  const cells = (table?: string): (string | number)[] => [
    table ?? 'all',
    ...sizeOf('events', table),
    ...sizeOf('compact', table),
  ];
  return textTable(
    ['table', 'rows', 'indices', 'rows, compact', 'indices, compact'],
    [
      ...tables
        .filter((table) =>
          cells(table)
            .slice(1)
            .some((size) => size !== 0),
        )
        .map((table) => cells(table)),
      cells(),
    ],
  );
}
