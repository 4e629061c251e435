import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LoggedEvent } from './compactLog.ts';
import { decodeLog, encodeLog } from './compactLog.ts';

const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 32, maxLength: 32 });
const anyText = fc.oneof(
  fc.string(),
  hex,
  fc.constantFrom('', '=', 'bot', '=bot', 'bot:1:1', '0:', 'ä🎲"\n'),
);

const anyEvent: fc.Arbitrary<Omit<LoggedEvent, 'seq'> & { readonly id: 'own' | 'bot' | 'other' }> = fc.record(
  {
    id: fc.constantFrom('own', 'bot', 'other'),
    command_id: anyText,
    seat: fc.integer({ min: 0, max: 3 }),
    kind: fc.constantFrom('play', 'undo', 'resign', 'standIn'),
    body: fc.oneof(fc.json(), anyText),
    is_open: fc.constantFrom(0, 1),
    state_hash: fc.oneof(hex, anyText),
    at: fc.integer({ min: 0, max: 2 ** 42 }),
  },
);

const anyLog = fc.array(anyEvent, { maxLength: 20 }).map((events) =>
  events.map(({ id, ...event }, i): LoggedEvent => {
    const seq = i + 1;
    const ids = {
      own: `${event.seat}:${event.state_hash}`,
      bot: `bot:${event.seat}:${seq}`,
      other: event.command_id,
    };
    return { ...event, seq, command_id: ids[id] };
  }),
);

it('every column of every event is restored as it was', () => {
  fc.assert(
    fc.property(anyLog, (log) => {
      expect(decodeLog(encodeLog(log))).toEqual(log);
    }),
  );
});

it('a changed byte is noticed, wherever it is', () => {
  const log = [1, 2, 3].map((seq) => ({
    seq,
    command_id: `0:${'ab'.repeat(16)}`,
    seat: 0,
    kind: 'play',
    body: '[["mine",4]]',
    is_open: 1,
    state_hash: 'cd'.repeat(16),
    at: 1_800_000_000_000 + seq,
  }));
  const body = encodeLog(log);
  for (let at = 0; at < body.length; at++) {
    const damaged = Buffer.from(body);
    damaged.writeUInt8(damaged.readUInt8(at) ^ 4, at);
    expect(() => decodeLog(damaged)).toThrow(/damaged|unknown format/);
  }
  for (const length of [0, 5, body.length - 1]) expect(() => decodeLog(body.subarray(0, length))).toThrow();
});
