import { describe, expect, it } from 'vitest';
import type { AnnouncementQueue } from './announcements.ts';
import { announceLines, announceWaiting } from './announcements.ts';
import type { LogLine } from './logLines.ts';

const names = ['Ann', 'Ben', 'Cleo'];

const line = (number: number, actor: number | undefined, text: string): LogLine => ({
  number,
  seq: number,
  type: `t${number}`,
  actor,
  text,
  heading: undefined,
  isSetup: false,
});

const FIRST = line(3, 0, 'Ann digs.');

/** Announces every prefix of the lines, as they would arrive one by one, and collects the messages. */
function announceOneByOne(lines: readonly LogLine[], viewer: number | null, isDueAtEnd = false): string[] {
  let queue: AnnouncementQueue = { seen: [FIRST], waiting: [] };
  const messages = lines.map((_, i) => {
    const isDue = isDueAtEnd && i === lines.length - 1;
    const result = announceLines(queue, [FIRST, ...lines.slice(0, i + 1)], { viewer, isDue, names });
    queue = result.queue;
    return result.message;
  });
  return [...messages, announceWaiting(queue, names).message].filter((message) => message !== '');
}

describe('announcements for screen readers', () => {
  const turns = [
    line(4, 1, 'Ben digs.'),
    line(5, 1, 'Ben loads.'),
    line(6, 1, ''),
    line(7, 2, 'Cleo digs.'),
    line(8, 2, 'Cleo rests.'),
  ];

  it('the turn of a bot is one message, however many events brought it', () =>
    expect(announceOneByOne(turns, 0)).toEqual(['Ben digs; loads.', 'Cleo digs; rests.']));

  it('nothing waits when the viewer has to decide', () =>
    expect(announceOneByOne(turns, 0, true)).toEqual(['Ben digs; loads.', 'Cleo digs; rests.']));

  it('what one event tells of others stays with the turn that it begins', () => {
    const displaced = { ...line(6, 1, 'Ben’s worker leaves.'), seq: 7 };
    expect(announceOneByOne([turns[0] as LogLine, displaced, line(7, 2, 'Cleo digs.')], 0)).toEqual([
      'Ben digs.',
      'Ben’s worker leaves. Cleo digs.',
    ]);
  });

  it('what an event tells of others does not end the turn of the seat that had to decide', () => {
    const event = (seq: number, ...told: readonly (readonly [number, string])[]): LogLine[] =>
      told.map(([actor, text], i) => ({ ...line(seq * 10 + i, actor, text), seq }));
    const events = [
      [1, event(4, [1, 'Ben moves.'])],
      [1, event(5, [1, 'Ben bribes.'], [0, 'Ann gets coal.'], [2, 'Cleo gets coal.'])],
      [2, event(6, [2, 'Cleo moves.'])],
    ] as const;
    let queue: AnnouncementQueue = { seen: [FIRST], waiting: [] };
    let lines: readonly LogLine[] = [FIRST];
    const messages = events.map(([by, told]) => {
      lines = [...lines, ...told];
      const result = announceLines(queue, lines, { viewer: 0, isDue: false, names, by });
      queue = result.queue;
      return result.message;
    });
    expect([...messages, announceWaiting(queue, names).message]).toEqual([
      '',
      '',
      'Ben moves; bribes. Ann gets coal. Cleo gets coal.',
      'Cleo moves.',
    ]);
  });

  it('own actions are confirmed at once', () =>
    expect(announceOneByOne(turns.slice(0, 2), 1)).toEqual(['Ben digs.', 'Ben loads.']));

  it('lines that were taken back while they waited are replaced by what is played instead', () => {
    const situation = { viewer: 0, names };
    const lines = [FIRST, ...turns.slice(0, 2)];
    const { queue, message } = announceLines({ seen: [FIRST], waiting: [] }, lines, {
      ...situation,
      isDue: false,
    });
    expect(message).toBe('');
    const instead = [FIRST, line(4, 1, 'Ben sleeps.'), line(5, 1, 'Ben dreams.')];
    expect(announceLines(queue, instead, { ...situation, isDue: true }).message).toBe('Ben sleeps; dreams.');
  });

  it('nothing is announced when the log appears or changes its language', () =>
    expect(announceLines({ seen: [], waiting: [] }, turns, { viewer: 0, isDue: true, names }).message).toBe(
      '',
    ));
});
