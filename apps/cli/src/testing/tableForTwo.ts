import { expect, vi } from 'vitest';
import type { Guest } from './atServer.ts';
import { twoGuests } from './atServer.ts';

export const OFFER = /^ +1\) /m;

interface TableForTwo {
  readonly first: Guest;
  readonly second: Guest;
  readonly names: readonly [first: string, second: string];
  readonly table: string;
}

/** A running match: `first` is asked, `second` waits. */
export async function tableForTwo(url: string): Promise<TableForTwo> {
  const { anna, ben, table } = await twoGuests(url, '--game', 'glueck-auf');
  const first = await vi.waitUntil(() => [anna, ben].find((each) => OFFER.test(each.shown())), {
    timeout: 10_000,
    interval: 5,
  });
  await first.reads(OFFER);
  await first.reads(/> /);
  await (first === anna ? ben : anna).reads(/Waiting for/);
  return first === anna
    ? { first, second: ben, names: ['Anna', 'Ben'], table }
    : { first, second: anna, names: ['Ben', 'Anna'], table };
}

export async function leave(...guests: readonly Guest[]): Promise<void> {
  for (const each of guests) each.type('quit');
  for (const { code, err } of await Promise.all(guests.map(({ left }) => left)))
    expect([code, err]).toEqual([0, '']);
}
