/** The target of attacks: a running match of two people. */
import type { Guest } from './attacker.ts';
import { Attacker, bearer } from './attacker.ts';
import type { RawSocket } from './rawSocket.ts';

export const GAME = 'siberia';
export const GUEST = { name: 'Gast', language: 'de' };
/** A well-formed id that does not exist. */
export const NOBODY = 'AAAAAAAAAAAAAAAAAAAAAA';

export interface Stage {
  readonly url: string;
  readonly host: Guest;
  readonly opponent: Guest;
  readonly table: string;
}

export async function setStage(url: string): Promise<Stage> {
  const people = new Attacker(url);
  const [host, opponent] = [await people.guest('Hanna'), await people.guest('Otto')];
  const { text } = await people.call('POST', '/api/tables', {
    headers: bearer(host),
    body: { game: GAME, seats: 2 },
  });
  const { id: table } = JSON.parse(text) as { id: string };
  await people.call('POST', `/api/tables/${table}/join`, { headers: bearer(opponent), body: {} });
  await people.call('POST', `/api/tables/${table}/start`, { headers: bearer(host) });
  people.leave();
  return { url, host, opponent, table };
}

/** Everything that a refused request must leave unchanged, as both players see it. */
export async function traces({ url, host, opponent, table }: Stage): Promise<string> {
  const reader = new Attacker(url);
  const seen: string[] = [];
  for (const who of [host, opponent]) {
    const headers = bearer(who);
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
  reader.leave();
  return seen.join('\n');
}

/** An attack and the only acceptable answer. */
export interface Case {
  readonly name: string;
  readonly must: string | RegExp;
  attack(attacker: Attacker, stage: Stage): Promise<string>;
}

/** Runs one attack. The server must go on answering a bystander's socket. */
export async function troublesOf(each: Case, stage: Stage, bystander: RawSocket): Promise<string[]> {
  const attacker = new Attacker(stage.url);
  let answer: string;
  try {
    answer = await each.attack(attacker, stage);
    await bystander.ping();
  } catch (error) {
    answer = String(error);
  } finally {
    attacker.leave();
  }
  const isRight = typeof each.must === 'string' ? answer === each.must : each.must.test(answer);
  return isRight ? [] : [`${each.name}: must be ${String(each.must)}, is ${answer.slice(0, 300)}`];
}
