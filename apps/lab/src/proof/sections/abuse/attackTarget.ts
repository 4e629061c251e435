import { gameAt } from '../../proof.ts';
import { bearerHeader } from '@pithead/server/testing/clients/rawClient';
import type { GuestSession } from './attacker.ts';
import { Attacker } from './attacker.ts';
import type { AttackSocket } from './attackSocket.ts';

export const TARGET_GAME = gameAt(0);
export const GUEST_BODY = { name: 'Gast', language: 'de' };
export const UNKNOWN_ID = 'AAAAAAAAAAAAAAAAAAAAAA';

export interface AttackTarget {
  readonly url: string;
  readonly host: GuestSession;
  readonly opponent: GuestSession;
  readonly table: string;
}

export async function createTarget(url: string): Promise<AttackTarget> {
  const people = new Attacker(url);
  const [host, opponent] = [await people.createGuest('Hanna'), await people.createGuest('Otto')];
  const { text } = await people.request('POST', '/api/tables', {
    headers: bearerHeader(host.token),
    body: { game: TARGET_GAME, seats: 2 },
  });
  const { id: table } = JSON.parse(text) as { id: string };
  await people.request('POST', `/api/tables/${table}/join`, {
    headers: bearerHeader(opponent.token),
    body: {},
  });
  await people.request('POST', `/api/tables/${table}/start`, { headers: bearerHeader(host.token) });
  people.close();
  return { url, host, opponent, table };
}

export async function observableState({ url, host, opponent, table }: AttackTarget): Promise<string> {
  const reader = new Attacker(url);
  const seen: string[] = [];
  for (const who of [host, opponent]) {
    const headers = bearerHeader(who.token);
    for (const path of [
      '/api/me',
      '/api/me/mutes',
      '/api/me/guides',
      '/api/me/tables',
      `/api/tables/${table}/export`,
      `/api/tables/${table}/chat?room=players`,
    ]) {
      seen.push((await reader.request('GET', path, { headers })).text);
    }
  }
  reader.close();
  return seen.join('\n');
}

export interface AttackCase {
  readonly name: string;
  readonly expected: string | RegExp;
  attack(attacker: Attacker, target: AttackTarget): Promise<string>;
}

/** A bystander's socket must still be answered afterwards. */
export async function runAttackCase(
  each: AttackCase,
  target: AttackTarget,
  bystander: AttackSocket,
): Promise<string[]> {
  const attacker = new Attacker(target.url);
  let answer: string;
  try {
    answer = await each.attack(attacker, target);
    await bystander.ping();
  } catch (error) {
    answer = String(error);
  } finally {
    attacker.close();
  }
  const isRight = typeof each.expected === 'string' ? answer === each.expected : each.expected.test(answer);
  return isRight ? [] : [`${each.name}: must be ${String(each.expected)}, is ${answer.slice(0, 300)}`];
}
