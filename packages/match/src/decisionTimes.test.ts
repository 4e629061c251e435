import { LOADED_GAMES } from '@pithead/games/loaded';
import type { Game, Ply } from '@pithead/kernel';
import { describe, expect, it } from 'vitest';
import type { TimedEvent } from './decisionTimes.ts';
import { decisionTimes } from './decisionTimes.ts';
import type { MatchEvent } from './events.ts';
import type { MatchState } from './matchState.ts';
import { startTestMatch } from './testing/randomLog.ts';

const rockwell = LOADED_GAMES['rockwell']?.game as Game;
const newMatch = (): MatchState => startTestMatch(rockwell, 3, 'times');
const bid = newMatch()
  .match.offers(0)
  .find(([verb]) => verb === 'bid') as Ply;
const START = 1_000_000;
const after = (ms: number, event: MatchEvent): TimedEvent => ({ event, at: START + ms });
const seal = (seat: number): MatchEvent => ({ seat, kind: 'play', body: [['sealBid', 0]] });
const timesOf = (...events: TimedEvent[]): ReturnType<typeof decisionTimes> =>
  decisionTimes(newMatch(), events, START);

describe('times of decisions', () => {
  it('seats that decide at the same time think at the same time', () => {
    expect(timesOf(after(4000, seal(1)), after(9000, seal(0)))).toEqual([
      { seat: 1, ms: 4000 },
      { seat: 0, ms: 9000 },
    ]);
  });

  it('a decision of several plies lasts until the last of them', () => {
    const first: MatchEvent = { seat: 2, kind: 'play', body: [bid] };
    expect(timesOf(after(3000, first), after(8000, seal(2)))).toEqual([{ seat: 2, ms: 8000 }]);
  });

  it('thinking begins when the decision does', () => {
    const match = newMatch();
    const sealed = [0, 1, 2].map((seat) => after(1000 * (seat + 1), seal(seat)));
    for (const { event } of sealed) match.apply(event);
    const next = match.match.state.steps.at(-1)?.pending ?? 0;
    const seat = 31 - Math.clz32(next);
    const place: MatchEvent = { seat, kind: 'play', body: [match.match.offers(seat)[0] as Ply] };
    const times = timesOf(...sealed, after(10_000, place));
    expect(times.at(-1)).toEqual({ seat, ms: 7000 });
  });

  it('a pause does not count', () => {
    const asked: MatchEvent = { seat: 0, kind: 'askPause', body: null };
    const agreed = [1, 2].map((seat): MatchEvent => ({ seat, kind: 'answerPause', body: true }));
    const resumed: MatchEvent = { seat: 0, kind: 'resume', body: null };
    const times = timesOf(
      after(1000, asked),
      ...agreed.map((event) => after(2000, event)),
      after(60_000, resumed),
      ...[1, 2].map((seat) => after(60_000, { seat, kind: 'resume', body: null })),
      after(63_000, seal(0)),
    );
    expect(times).toEqual([{ seat: 0, ms: 5000 }]);
  });

  it('a decision that was taken back counts only as it was decided in the end', () => {
    const undo: MatchEvent = { seat: 0, kind: 'undo', body: 'step' };
    const times = timesOf(after(4000, seal(0)), after(5000, undo), after(7000, seal(0)));
    expect(times).toEqual([{ seat: 0, ms: 2000 }]);
  });

  it('a clock that runs backwards counts as no time', () => {
    expect(timesOf(after(-500, seal(0)), after(100, seal(1)))).toEqual([
      { seat: 0, ms: 0 },
      { seat: 1, ms: 100 },
    ]);
  });

  it('a log that can’t be applied ends early', () => {
    expect(timesOf(after(1000, seal(0)), after(2000, seal(0)), after(3000, seal(1)))).toEqual([
      { seat: 0, ms: 1000 },
    ]);
  });
});
