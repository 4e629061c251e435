import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACTS, Babble } from '../testing/babble.ts';
import { changed, changes } from '../testing/changedMessages.ts';

let babble: Babble;

beforeAll(async () => {
  babble = await Babble.open();
});
afterAll(() => babble.close());

const RUNS = 500;

describe('random input', () => {
  it('any JSON and any mutated message over the socket is answered', async () => {
    await babble.say(RUNS);
    // Otherwise every input was rejected by the schema and nothing deeper was tested.
    expect(babble.done).toBeGreaterThan(10);
  });

  it('any JSON and any mutated act over HTTP is answered', async () => {
    const { scene, live } = babble;
    const headers = { ...scene.headersOf('host', 'bearer'), 'content-type': 'application/json' };
    const cells = new Set<string>();
    const post = async (text: string): Promise<void> => {
      const before = babble.found;
      const { cell } = await scene.send(headers, 'POST', `/api/tables/${live.id}/acts`, text);
      cells.add(cell);
      expect(cell).toMatch(/^(200$|4\d\d \w)/);
      if (cell !== '200') expect(babble.found).toBe(before);
    };
    await fc.assert(
      fc.asyncProperty(fc.nat(ACTS - 1), changes, fc.json(), async (kind, by, json) => {
        await post(changed(babble.goodAct(kind), by));
        if (kind === 0) await post(json);
      }),
      { numRuns: RUNS },
    );
    expect([...cells]).toEqual(
      expect.arrayContaining(['200', '400 malformed', '403 notYourSeat', '409 stale', '422 refusedByRules']),
    );
  });

  it('after random input the log still replays to the state in memory', async () => {
    const { live, found } = babble;
    await live.reload();
    expect(babble.found).toBe(found);
    expect(live.table.status).toBe('running');
  });
});
