/**
 * Steps between places, skipping closed territories (SB-7.9). They change only when a territory closes, so
 * tables are cached.
 */
import type { Siberia } from '../rules/index.ts';
import { PLACES, reachableFrom, TERRITORIES } from '../rules/index.ts';

export const FAR = 7;
const KEPT = 256;
const keptFor = new Int32Array(KEPT).fill(-1);
const kept: Uint8Array[] = [];
for (let i = 0; i < KEPT; i++) kept.push(new Uint8Array(PLACES.length * TERRITORIES.length));

/** Indexed by place × 14 + territory. */
export function distances(state: Siberia): Uint8Array {
  const slot = (state.closed ^ (state.closed >> 7)) % KEPT;
  const table = kept[slot] as Uint8Array;
  if (keptFor[slot] === state.closed) return table;
  keptFor[slot] = state.closed;
  for (let from = 0; from < PLACES.length; from++) measure(state, from, table);
  return table;
}

function measure(state: Siberia, from: number, table: Uint8Array): void {
  const row = from * TERRITORIES.length;
  table.fill(FAR, row, row + TERRITORIES.length);
  let edge = reachableFrom(state, from);
  let seen = edge;
  for (let steps = 1; edge !== 0 && steps < FAR; steps++) {
    let next = 0;
    for (let territory = 0; territory < TERRITORIES.length; territory++) {
      if ((edge & (1 << territory)) === 0) continue;
      table[row + territory] = steps;
      next |= reachableFrom(state, territory);
    }
    edge = next & ~seen;
    seen |= next;
  }
}
