import type { Act } from '@pithead/protocol';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LiveMatch } from '../match/live.ts';
import { removeFolders } from '../testing/hall.ts';
import { GAME, NOBODY } from './cast.ts';
import { Line, Scene } from './scene.ts';

let scene: Scene;
let table: string;
let live: LiveMatch;
let line: Line;

beforeAll(async () => {
  scene = await Scene.open();
  // Both seats are the host's: whatever is played, it is the host's turn again.
  const { host } = scene.people;
  ({ id: table } = await host.openTable({ game: GAME, seats: 2, isHotSeat: true }));
  await host.call('POST', `/api/tables/${table}/start`);
  live = await scene.hall.context.matches.open(table);
  live.hold();
  line = await Line.open(scene.hall.url, scene.headersOf('host', 'bearer'));
});
afterAll(async () => {
  line.leave();
  await scene.hall.close();
  removeFolders();
});

const RUNS = 500;

const found = (): string => `${live.situation.seq} ${live.situation.hash()} ${JSON.stringify(live.situation.beside)}`;

/** Something that may stand where something else should. */
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(2 ** 53, -0, 0.5, -1, 1e308, '', '\u0000', '\ud800', 'constructor', '__proto__', null, [], {}, 'x'.repeat(1000)),
  fc.integer({ min: -2, max: 70_000 }),
  fc.nat(6),
);
const keys = fc.constantFrom(
  'type',
  'ask',
  'channel',
  'table',
  'as',
  'seat',
  'act',
  'id',
  'seq',
  'plies',
  '__proto__',
  'constructor',
  'more',
  '0',
  '1',
  'since',
);

/** A place in a message, and what becomes of it there. */
interface Change {
  readonly path: readonly number[];
  readonly kind: 'replace' | 'remove' | 'add' | 'keep';
  readonly key: string;
  readonly value: unknown;
}
const change: fc.Arbitrary<Change> = fc.record({
  path: fc.array(fc.nat(6), { minLength: 1, maxLength: 4 }),
  kind: fc.constantFrom('replace', 'replace', 'remove', 'add', 'keep'),
  key: keys,
  value: anything,
});

/** Changes the message in place; walks down as far as there is something to walk into. */
function apply(message: object, { path, kind, key, value }: Change): void {
  let at = message as Record<string, unknown>;
  for (const [depth, step] of path.entries()) {
    const names = Object.keys(at);
    const name = names[step % Math.max(1, names.length)] ?? key;
    const next = at[name];
    const isEnd = depth === path.length - 1 || typeof next !== 'object' || next === null;
    if (!isEnd) at = next as Record<string, unknown>;
    else if (kind === 'remove') delete at[name];
    else if (kind === 'replace') at[name] = value;
    else if (kind === 'add') Object.defineProperty(at, key, { value, enumerable: true, configurable: true, writable: true });
    if (isEnd) return;
  }
}

let ids = 0;

/** Good acts of this moment; those that end the match for the host are left to other tests. */
function goodAct(kind: number): Act {
  const { situation } = live;
  const seat = situation.asked === 2 ? 1 : 0;
  const base = { seat, id: `r${++ids}`, seq: situation.seqFor(seat) };
  const [verb, noun] = situation.match.offers(seat)[kind] ?? ['chooseSide', kind];
  if (kind < 4) return { act: 'play', ...base, plies: [[verb, noun]] };
  if (kind === 4) return { act: 'undo', ...base, reach: 'turn' };
  if (kind === 5) return { act: 'answerPause', ...base, agree: false };
  return kind === 6 ? { act: 'askUndo', ...base } : { act: 'askPause', ...base };
}

function goodMessage(kind: number): object {
  if (kind < 8) return { type: 'act', table, act: goodAct(kind) };
  const label = ++ids % 20;
  const more = { ask: label, table, seat: label % 2 };
  if (kind === 8) return { type: 'whyNot', ...more, ply: ['chooseSide', label] };
  if (kind === 9) return { type: 'nudge', ...more };
  if (kind === 10) return { type: 'chat', ask: label, table, room: 'players', text: 'x' };
  if (kind === 11) return { type: 'ping', ask: label };
  if (kind === 12) return { type: 'unsubscribe', channel: label };
  return { type: 'subscribe', channel: label, table: kind === 13 ? NOBODY : table, as: label % 2, since: 0 };
}

/** Waits until the message has had its effect and its answer has come. */
async function settled(): Promise<void> {
  await line.ping();
  await live.run(() => undefined);
  await line.ping();
}

/** What the server said is an answer, and what it did is what it said. */
async function told(text: string): Promise<void> {
  const before = found();
  line.heard.length = 0;
  line.socket.send(text);
  await settled();
  const reasons = line.heard.flatMap((message) => (message.type === 'refused' ? [message.reason] : []));
  expect(reasons).not.toContain('internal');
  const wasDone = line.heard.some(({ type }) => type === 'done');
  if (!wasDone) expect(found()).toBe(before);
  expect(line.socket.readyState).toBe(line.socket.OPEN);
}

describe('whatever comes', () => {
  it('any JSON over the socket gets an answer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 6 }), (text) => told(text)),
      { numRuns: RUNS },
    );
  });

  it('any change of a good message is refused or understood', async () => {
    let done = 0;
    await fc.assert(
      fc.asyncProperty(fc.nat(14), fc.array(change, { minLength: 1, maxLength: 2 }), async (kind, changes) => {
        const message = goodMessage(kind);
        for (const each of changes) apply(message, each);
        await told(JSON.stringify(message));
        done += Number(line.heard.some(({ type }) => type === 'done'));
      }),
      { numRuns: RUNS },
    );
    // Some were still good: otherwise nothing was tried but the door.
    expect(done).toBeGreaterThan(10);
  });

  it('any JSON, and any change of a good act, over HTTP', async () => {
    const headers = { ...scene.headersOf('host', 'bearer'), 'content-type': 'application/json' };
    const cells = new Set<string>();
    const post = async (text: string): Promise<void> => {
      const before = found();
      const { cell } = await scene.send(headers, 'POST', `/api/tables/${table}/acts`, text);
      cells.add(cell);
      expect(cell).toMatch(/^(200$|4\d\d \w)/);
      if (cell !== '200') expect(found()).toBe(before);
    };
    await fc.assert(
      fc.asyncProperty(fc.nat(7), fc.array(change, { minLength: 1, maxLength: 2 }), fc.json(), async (kind, changes, json) => {
        const act = goodAct(kind);
        for (const each of changes) apply(act, each);
        await post(JSON.stringify(act));
        if (kind === 0) await post(json);
      }),
      { numRuns: RUNS },
    );
    expect([...cells]).toEqual(expect.arrayContaining(['200', '400 malformed', '403 notYourSeat', '409 stale', '422 refusedByRules']));
  });

  it('the match has only gone where it was led: its log leads there again', async () => {
    const before = found();
    await live.reload();
    expect(found()).toBe(before);
    expect(live.table.status).toBe('running');
  });
});
