import { describe, expect, it } from 'vitest';
import { buildPerson, buildSeat, buildTable } from '../store/testing/testRows.ts';
import { notificationTable, ownWaitedFor } from './notificationTable.ts';

const [ada, ben] = [buildPerson(), buildPerson({ name: 'Ben' })];
const table = buildTable(ada.id, {
  status: 'running',
  pending: 0b11,
  clocks: { leftMs: [90_000, 50_000, 7], asOf: 1_000, isPaused: false },
});
const seats = [buildSeat(table.id, 0, ada), buildSeat(table.id, 1, ben), buildSeat(table.id, 2, 'strong')];

describe('what a notification says of a table', () => {
  it('it names the game, the other seats and the end of the own clock', () => {
    expect(notificationTable({ table, seats }, ada.id, 1_800_000_000_000, 31_000)).toEqual({
      id: table.id,
      game: 'siberia',
      opponents: ['Ben', 'Bot 2'],
      endsAt: 1_800_000_060_000,
    });
  });

  it('it names no end while the own clock stands still', () => {
    const endOf = (more: object) =>
      notificationTable({ table: { ...table, ...more }, seats }, ada.id, 5, 1_000).endsAt;
    expect(endOf({ clocks: null })).toBeUndefined();
    expect(endOf({ pending: 0b10 })).toBeUndefined();
    expect(endOf({ clocks: { ...table.clocks, isPaused: true } })).toBeUndefined();
    expect(endOf({ status: 'over' })).toBeUndefined();
    expect(endOf({})).toBe(90_005);
  });

  it('a seat that a bot plays is not waited for', () => {
    expect(ownWaitedFor({ table, seats }, ada.id)).toBe(0b1);
    expect(ownWaitedFor({ table: { ...table, played: 0b101 }, seats }, ada.id)).toBe(0);
  });
});
