import { LOADED_GAMES } from '@pithead/games/loaded';
import type { Game, Ply } from '@pithead/kernel';
import { firstPending, keyFromSeed, Match } from '@pithead/kernel';
import type { Applied, MatchEvent } from '@pithead/match';
import { isRefused, MatchState } from '@pithead/match';
import { describe, expect, it } from 'vitest';
import type { NewNotification, SeatRow } from '../store/store.ts';
import { buildTable } from '../store/testing/testRows.ts';
import { eventEffects, startEffects } from './eventEffects.ts';

const DAY = 86_400_000;
const NAMES = ['ada', 'ben', 'cem'];

const seats = NAMES.map((person, seat): SeatRow => ({
  table: 't',
  seat,
  person,
  bot: null,
  name: person,
  hasResigned: false,
}));

const context = (actor: string | null, more: object = {}) => ({
  table: buildTable('ada', { id: 't', pace: 'turns', isRated: false }),
  seats,
  actor,
  clocks: { leftMs: [DAY, DAY, DAY], asOf: 0, isPaused: false },
  now: 1_000,
  ...more,
});

function newMatch(): MatchState {
  const setup = { names: NAMES, options: {}, key: keyFromSeed('effects') };
  return new MatchState(Match.start(LOADED_GAMES['rockwell']?.game as Game, setup), 0b111);
}

function applied(matchState: MatchState, event: MatchEvent): Applied {
  const result = matchState.apply(event);
  if (isRefused(result)) throw new Error(`refused: ${event.kind}`);
  return result;
}

const effectsOf = (matchState: MatchState, event: MatchEvent, more: object = {}): string[] =>
  summary(
    eventEffects(matchState, applied(matchState, event), context(NAMES[event.seat] ?? null, more))
      ?.notifications,
  );

const summary = (all: readonly NewNotification[] = []): string[] =>
  all.map(({ person, kind }) => `${person} ${kind}`);

/** Every seat bids all it has to say; returns the effects of each event. */
function bidAll(matchState: MatchState): { readonly seat: number; readonly effects: string[] }[] {
  const all = [];
  for (let seat = firstPending(matchState.gameState); all.length < 3; seat = (seat + 1) % 3) {
    const bid = matchState.match.offers(seat).find(([verb]) => verb === 'bid') as Ply;
    const body: Ply[] = [bid, ['sealBid', 0]];
    all.push({ seat, effects: effectsOf(matchState, { seat, kind: 'play', body }) });
  }
  return all;
}

describe('notifications of an event', () => {
  it('a start tells everybody but the host, and whose turn it is', () => {
    const { notifications } = startEffects(newMatch(), context('ada'));
    expect(summary(notifications)).toEqual([
      'ben tableStarted',
      'cem tableStarted',
      'ben yourTurn',
      'cem yourTurn',
      'ada clockLow',
      'ben clockLow',
      'cem clockLow',
    ]);
    expect(notifications?.find(({ kind }) => kind === 'clockLow')).toMatchObject({
      table: 't',
      createdAt: 1_000,
      readyAt: 1_000 + DAY - 3_600_000,
    });
  });

  it('a live table tells of its start alone', () => {
    const live = { table: { id: 't', pace: 'live' } };
    const { notifications } = startEffects(newMatch(), context('ada', live));
    expect(summary(notifications)).toEqual(['ben tableStarted', 'cem tableStarted']);
    const matchState = newMatch();
    for (const seat of [0, 1, 2])
      expect(effectsOf(matchState, { seat, kind: 'resign', body: null }, live)).toEqual([]);
  });

  it('a secret decision causes nothing, and the last one asks those who are waited for next', () => {
    const matchState = newMatch();
    const [first, second, last] = bidAll(matchState);
    expect([first?.effects, second?.effects]).toEqual([[], []]);
    const next = NAMES[firstPending(matchState.gameState)] as string;
    expect(next).not.toBe(NAMES[last?.seat as number]);
    expect(last?.effects).toEqual([`${next} yourTurn`, `${next} clockLow`]);
  });

  it('a seat that was paused is asked again when the match goes on, but not the person who resumes it', () => {
    const matchState = newMatch();
    applied(matchState, { seat: 0, kind: 'askPause', body: null });
    for (const seat of [1, 2]) applied(matchState, { seat, kind: 'answerPause', body: true });
    expect(effectsOf(matchState, { seat: 1, kind: 'resume', body: null }, { clocks: null })).toEqual([
      'ada yourTurn',
      'cem yourTurn',
    ]);
  });

  it('no warning of a low clock is planned if the whole time for a move is less than an hour', () => {
    const clocks = { leftMs: [DAY, 3_600_000, 60_000], asOf: 0, isPaused: false };
    const { notifications = [] } = startEffects(newMatch(), context(null, { clocks }));
    expect(summary(notifications).filter((text) => text.endsWith('clockLow'))).toEqual(['ada clockLow']);
  });

  it('the end tells those who have neither caused it nor resigned', () => {
    const matchState = newMatch();
    applied(matchState, { seat: 2, kind: 'resign', body: null });
    const ended = Object.create(matchState, { status: { value: 'over' } }) as MatchState;
    const result = applied(matchState, { seat: 0, kind: 'askPause', body: null });
    const effects = eventEffects(ended, result, context('ada'));
    expect(summary(effects?.notifications)).toEqual(['ben gameEnded']);
    expect(effects?.result?.seats.map(({ place, leaving }) => [place, leaving])).toEqual([
      [1, 'stayed'],
      [1, 'stayed'],
      [3, 'resigned'],
    ]);
  });

  it('a live table has no effects until it ends, and then a result', () => {
    const matchState = newMatch();
    const live = { table: buildTable('ada', { id: 't', pace: 'live', isRated: true }) };
    const resigned = [0, 2, 1].map((seat) => {
      const result = applied(matchState, { seat, kind: 'resign', body: null });
      return eventEffects(matchState, result, context(NAMES[seat] ?? null, live));
    });
    expect(resigned.slice(0, 2)).toEqual([undefined, undefined]);
    expect(resigned[2]?.result).toMatchObject({
      ending: 'abandoned',
      isRated: true,
      seats: [
        { place: 3, points: null, leaving: 'resigned' },
        { place: 1, points: null },
        { place: 2, points: null },
      ],
    });
  });

  it('a person with several seats is told once', () => {
    const hot = seats.map((row) => ({ ...row, person: 'ada' }));
    const { notifications } = startEffects(newMatch(), context(null, { seats: hot, clocks: null }));
    expect(summary(notifications)).toEqual(['ada tableStarted', 'ada yourTurn']);
  });
});
