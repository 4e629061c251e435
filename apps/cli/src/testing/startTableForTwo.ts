import { expect, vi } from 'vitest';
import type { CliClient } from './cliClient.ts';
import { startTwoCliClients } from './cliClient.ts';

export const FIRST_OFFER = /^ +1\) /m;

interface TableForTwo {
  readonly first: CliClient;
  readonly second: CliClient;
  readonly names: readonly [first: string, second: string];
  readonly table: string;
}

export async function startTableForTwo(url: string): Promise<TableForTwo> {
  const { anna, ben, table } = await startTwoCliClients(url, '--game', 'glueck-auf');
  const first = await vi.waitUntil(() => [anna, ben].find((each) => FIRST_OFFER.test(each.output())), {
    timeout: 10_000,
    interval: 5,
  });
  await first.waitFor(FIRST_OFFER);
  await first.waitFor(/> /);
  await (first === anna ? ben : anna).waitFor(/Waiting for/);
  return first === anna
    ? { first, second: ben, names: ['Anna', 'Ben'], table }
    : { first, second: anna, names: ['Ben', 'Anna'], table };
}

export async function quitAll(...guests: readonly CliClient[]): Promise<void> {
  for (const each of guests) each.type('quit');
  for (const { code, err } of await Promise.all(guests.map(({ exited }) => exited)))
    expect([code, err]).toEqual([0, '']);
}
