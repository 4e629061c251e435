import type { GameWithBots } from '@pithead/bots';
import { observe, fallbackPly } from '@pithead/bots';
import { LOADED_GAMES } from '@pithead/games/loaded';
import { bit, hexFromKey, keyFromSeed, Match, redealtCopy } from '@pithead/kernel';
import { describe, expect, it } from 'vitest';
import { isRefused, MatchState } from '@pithead/match';
import { LocalMatch, replayStoredMatch } from './localMatch.ts';
import { createLocalMatchHead } from './createLocalMatchHead.ts';
import type { LocalEvent } from './storedMatch.ts';
import { fromStoredEvent, toStoredEvent } from './storedMatch.ts';

const GAMES: readonly GameWithBots[] = Object.values(LOADED_GAMES);

const SERVER_CONTEXT = { status: 'running', frozenFor: '', clocks: null, online: 7, watching: 0 } as const;

const KEY = hexFromKey(keyFromSeed('local'));
const headFor = ({ game }: GameWithBots, isHotSeat: boolean) =>
  createLocalMatchHead(
    game,
    { game: game.id, seats: 3, bots: isHotSeat ? [] : ['hewer', 'hewer'], isHotSeat, name: 'Ida' },
    { id: 'x', key: KEY, now: 1 },
  );

function* eventsOf({ kit }: GameWithBots, local: LocalMatch, limit: number): Generator<LocalEvent> {
  for (let i = 0; i < limit && local.status === 'running'; i++) {
    const seats = [0, 1, 2].filter((seat) => (local.pendingSeats & bit(seat)) !== 0);
    const seat = seats[i % seats.length] as number;
    if (i % 7 === 3 && local.match.undoable(seat) > 0)
      yield { seat, kind: 'undo', reach: i % 2 === 0 ? 'step' : 'turn' };
    else yield { seat, kind: 'play', plies: [fallbackPly(observe(local.match, seat, keyFromSeed(i)), kit)] };
  }
}

describe.each(GAMES.map((playable) => [playable.game.id, playable] as const))(
  'local match of %s',
  (_id, playable) => {
    it('every viewer gets exactly the state that the server would send', () => {
      const head = headFor(playable, true);
      const local = new LocalMatch(playable.game, head);
      const server = new MatchState(Match.start(playable.game, local.match.setup), 7);
      let events = 0;
      for (const event of eventsOf(playable, local, 150)) {
        expect(isRefused(local.apply(fromStoredEvent(event)))).toBe(false);
        expect(isRefused(server.apply(fromStoredEvent(event)))).toBe(false);
        if (events++ % 5 !== 0) continue;
        for (const viewer of [undefined, 0, 1, 2])
          expect(local.stateFor(viewer)).toStrictEqual(server.viewerState(viewer, SERVER_CONTEXT));
      }
      expect(events).toBeGreaterThan(100);
    });

    it('the state of a viewer does not depend on what the viewer can’t know', () => {
      const head = headFor(playable, true);
      const local = new LocalMatch(playable.game, head);
      let events = 0;
      for (const event of eventsOf(playable, local, 120)) {
        local.apply(fromStoredEvent(event));
        if (events++ % 6 !== 0) continue;
        for (const viewer of [undefined, 0, 1, 2]) {
          const before = local.stateFor(viewer);
          const truth = local.match.state;
          local.match.state = redealtCopy(playable.game, truth, viewer, keyFromSeed(`other ${events}`));
          expect(local.stateFor(viewer)).toStrictEqual(before);
          local.match.state = truth;
        }
      }
    });

    it('replaying the stored events restores the match', () => {
      const head = headFor(playable, false);
      const local = new LocalMatch(playable.game, head);
      const events: LocalEvent[] = [];
      for (const event of eventsOf(playable, local, 80)) {
        events.push(event);
        local.apply(fromStoredEvent(event));
      }
      const replayed = replayStoredMatch(playable, structuredClone({ head, events }));
      if (typeof replayed === 'string') throw new Error(replayed);
      expect(replayed.match.state).toStrictEqual(local.match.state);
      for (const viewer of [undefined, 0, 1, 2])
        expect(replayed.stateFor(viewer)).toStrictEqual(local.stateFor(viewer));
    });
  },
);

describe('undo', () => {
  const [playable] = GAMES as [GameWithBots];

  it('a person can go back to before their last turn without asking', () => {
    const local = new LocalMatch(playable.game, headFor(playable, false));
    for (const event of eventsOf(playable, local, 20))
      if (event.kind === 'play') local.apply(fromStoredEvent(event));
    const event = local.eventOf(0, { act: 'askUndo' });
    if ('reason' in event) throw new Error(event.reason);
    expect(isRefused(local.apply(event))).toBe(false);
    expect(event).toStrictEqual({ seat: 0, kind: 'rewind', body: local.match.plies.length });
    expect(local.pendingSeats & bit(0)).not.toBe(0);
    const fresh = Match.start(playable.game, local.match.setup);
    for (const [seat, verb, noun] of local.match.plies) fresh.play(seat, [[verb, noun]]);
    expect(local.match.state).toStrictEqual(fresh.state);
  });

  it('undo is refused with a reason when there is nothing to undo', () => {
    const local = new LocalMatch(playable.game, headFor(playable, false));
    expect(local.eventOf(0, { act: 'undo', reach: 'step' })).toMatchObject({
      reason: 'refusedByRules',
      why: 'nothingToUndo',
    });
  });
});

describe('stored events', () => {
  it.each<LocalEvent>([
    { seat: 1, kind: 'play', plies: [['bid', 3]] },
    { seat: 0, kind: 'undo', reach: 'turn' },
    { seat: 2, kind: 'goBack', to: 7 },
    { seat: 0, kind: 'leave' },
    { seat: 0, kind: 'return' },
    { seat: 1, kind: 'resign' },
  ])('the stored form $kind stays the same when it is read and written', (event) => {
    expect(toStoredEvent(fromStoredEvent(event))).toStrictEqual(event);
  });

  it('a log with an event that can’t happen is reported as damaged', () => {
    const [playable] = GAMES as [GameWithBots];
    const events: LocalEvent[] = [{ seat: 0, kind: 'undo', reach: 'step' }];
    expect(replayStoredMatch(playable, { head: headFor(playable, false), events })).toBe('damaged');
  });
});

describe('seat of a local match', () => {
  const [playable] = GAMES as [GameWithBots];

  it('resigning ends the match of one person and reveals the key of the deal', () => {
    const local = new LocalMatch(playable.game, headFor(playable, false));
    expect(local.stateFor(0).key).toBe('');
    local.apply({ seat: 0, kind: 'resign', body: null });
    expect(local.status).toBe('abandoned');
    expect(local.stateFor(0).key).toBe(KEY);
    expect(local.eventOf(0, { act: 'return' })).toStrictEqual({ reason: 'tableOver' });
  });

  it('a seat that was left to a bot can be taken back', () => {
    const local = new LocalMatch(playable.game, headFor(playable, true));
    local.apply({ seat: 1, kind: 'standIn', body: 'left' });
    expect(local.botSeats).toBe(bit(1));
    expect(local.eventOf(1, { act: 'undo', reach: 'step' })).toStrictEqual({ reason: 'seatGivenUp' });
    local.apply({ seat: 1, kind: 'return', body: null });
    expect(local.botSeats).toBe(0);
  });
});
