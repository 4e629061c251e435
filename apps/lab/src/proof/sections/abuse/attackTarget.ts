/** The target of attacks: a running match of two people. */
import type { GuestSession } from './httpAttacker.ts';
import { HttpAttacker, bearerHeader } from './httpAttacker.ts';
import type { RawWebSocket } from './rawWebSocket.ts';
import { gameAt } from '../../proof.ts';

export const TARGET_GAME = gameAt(0);
export const GUEST_BODY = { name: 'Gast', language: 'de' };
/** A well-formed id that does not exist. */
export const UNKNOWN_ID = 'AAAAAAAAAAAAAAAAAAAAAA';

export interface AttackTarget {
  readonly url: string;
  readonly host: GuestSession;
  readonly opponent: GuestSession;
  readonly table: string;
}

export async function createTarget(url: string): Promise<AttackTarget> {
  const people = new HttpAttacker(url);
  const [host, opponent] = [await people.createGuest('Hanna'), await people.createGuest('Otto')];
  const { text } = await people.call('POST', '/api/tables', {
    headers: bearerHeader(host),
    body: { game: TARGET_GAME, seats: 2 },
  });
  const { id: table } = JSON.parse(text) as { id: string };
  await people.call('POST', `/api/tables/${table}/join`, { headers: bearerHeader(opponent), body: {} });
  await people.call('POST', `/api/tables/${table}/start`, { headers: bearerHeader(host) });
  people.close();
  return { url, host, opponent, table };
}

/** Everything that a refused request must leave unchanged, as both players see it. */
export async function observableState({ url, host, opponent, table }: AttackTarget): Promise<string> {
  const reader = new HttpAttacker(url);
  const seen: string[] = [];
  for (const who of [host, opponent]) {
    const headers = bearerHeader(who);
    for (const path of [
      '/api/me',
      '/api/me/mutes',
      '/api/me/tables',
      `/api/tables/${table}/export`,
      `/api/tables/${table}/chat?room=players`,
    ]) {
      seen.push((await reader.call('GET', path, { headers })).text);
    }
  }
  reader.close();
  return seen.join('\n');
}

/** An attack and the only acceptable answer. */
export interface AttackCase {
  readonly name: string;
  readonly expected: string | RegExp;
  attack(attacker: HttpAttacker, target: AttackTarget): Promise<string>;
}

/** Runs one attack. The server must go on answering a bystander's socket. */
export async function runAttackCase(
  each: AttackCase,
  target: AttackTarget,
  bystander: RawWebSocket,
): Promise<string[]> {
  const attacker = new HttpAttacker(target.url);
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
