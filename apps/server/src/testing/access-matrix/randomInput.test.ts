import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACT_KINDS, RandomMessages } from '../attacks/randomMessages.ts';
import { mutateMessage, mutations } from '../attacks/mutateMessage.ts';

let messages: RandomMessages;

beforeAll(async () => {
  messages = await RandomMessages.open();
});
afterAll(() => messages.close());

const RUNS = 500;

describe('random input', () => {
  it('any JSON and any mutated message over the socket is answered', async () => {
    await messages.run(RUNS);
    // Otherwise the schema would have rejected every input, and nothing behind it was tested.
    expect(messages.accepted).toBeGreaterThan(10);
  });

  it('any JSON and any mutated act over HTTP is answered', async () => {
    const { fixture, session } = messages;
    const headers = { ...fixture.headersFor('host', 'bearer'), 'content-type': 'application/json' };
    const cells = new Set<string>();
    const post = async (text: string): Promise<void> => {
      const before = messages.fingerprint;
      const { cell } = await fixture.requestRaw(headers, 'POST', `/api/tables/${session.id}/acts`, text);
      cells.add(cell);
      expect(cell).toMatch(/^(200$|4\d\d \w)/);
      if (cell !== '200') expect(messages.fingerprint).toBe(before);
    };
    await fc.assert(
      fc.asyncProperty(fc.nat(ACT_KINDS - 1), mutations, fc.json(), async (kind, by, json) => {
        await post(mutateMessage(messages.validAct(kind), by));
        if (kind === 0) await post(json);
      }),
      { numRuns: RUNS },
    );
    expect([...cells]).toEqual(
      expect.arrayContaining(['200', '400 malformed', '403 notYourSeat', '409 stale', '422 refusedByRules']),
    );
  });

  it('after random input the log still replays to the state in memory', async () => {
    const { session, fingerprint } = messages;
    await session.reload();
    expect(messages.fingerprint).toBe(fingerprint);
    expect(session.table.status).toBe('running');
  });
});
