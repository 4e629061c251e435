import type { GameWithBots } from '@pithead/bots';
import { observe, fallbackPly } from '@pithead/bots';
import { botKit as glueckAufKit } from '@pithead/glueck-auf/bot';
import { glueckAuf } from '@pithead/glueck-auf/rules';
import { bit, hexFromKey, keyFromSeed, Match, redealtCopy } from '@pithead/kernel';
import { botKit as rockwellKit } from '@pithead/rockwell/bot';
import { rockwell } from '@pithead/rockwell/rules';
import { botKit as siberiaKit } from '@pithead/siberia/bot';
import { siberia } from '@pithead/siberia/rules';
import { describe, expect, it } from 'vitest';
import { MatchState, offlineContext } from '@pithead/match';
import { localViewerState } from './localViewerState.ts';
import { LocalMatch } from './localMatch.ts';
import { createHead } from './createHead.ts';
import type { LocalEvent } from './storedMatch.ts';

const GAMES: readonly GameWithBots[] = [
  { game: glueckAuf, kit: glueckAufKit },
  { game: rockwell, kit: rockwellKit },
  { game: siberia, kit: siberiaKit },
] as unknown as readonly GameWithBots[];

const KEY = hexFromKey(keyFromSeed('local'));
const headFor = ({ game }: GameWithBots, isHotSeat: boolean) =>
  createHead(
    game,
    { game: game.id, seats: 3, bots: isHotSeat ? [] : ['hewer', 'hewer'], isHotSeat, name: 'Ida' },
    { id: 'x', key: KEY, now: 1 },
  );

/** Events of a game between greedy bots, with occasional undos. */
function* eventsOf({ kit }: GameWithBots, local: LocalMatch, limit: number): Generator<LocalEvent> {
  for (let i = 0; i < limit && local.status === 'running'; i++) {
    const seats = [0, 1, 2].filter((seat) => (local.asked & bit(seat)) !== 0);
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
      const server = new MatchState(Match.start(playable.game, local.match.table), 7);
      let events = 0;
      for (const event of eventsOf(playable, local, 150)) {
        const applied = local.apply(event);
        expect('reason' in applied).toBe(false);
        const { seat } = event;
        server.apply(
          event.kind === 'play'
            ? { seat, kind: 'play', body: event.plies }
            : { seat, kind: 'undo', body: (event as { reach: 'step' }).reach },
        );
        if (events++ % 5 !== 0) continue;
        for (const viewer of [undefined, 0, 1, 2])
          expect(localViewerState(local, viewer)).toStrictEqual(
            server.viewerState(viewer, offlineContext(server)),
          );
      }
      expect(events).toBeGreaterThan(100);
    });

    it('the state of a viewer does not depend on what the viewer can’t know', () => {
      const head = headFor(playable, true);
      const local = new LocalMatch(playable.game, head);
      let events = 0;
      for (const event of eventsOf(playable, local, 120)) {
        local.apply(event);
        if (events++ % 6 !== 0) continue;
        for (const viewer of [undefined, 0, 1, 2]) {
          const before = localViewerState(local, viewer);
          const truth = local.match.state;
          local.match.state = redealtCopy(playable.game, truth, viewer, keyFromSeed(`other ${events}`));
          expect(localViewerState(local, viewer)).toStrictEqual(before);
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
        local.apply(event);
      }
      const replayed = new LocalMatch(playable.game, head);
      for (const event of structuredClone(events)) replayed.apply(event);
      expect(replayed.match.state).toStrictEqual(local.match.state);
      for (const viewer of [undefined, 0, 1, 2])
        expect(localViewerState(replayed, viewer)).toStrictEqual(localViewerState(local, viewer));
    });
  },
);

describe('undo', () => {
  const [playable] = GAMES as [GameWithBots];

  it('a person can go back to before their last turn without asking', () => {
    const local = new LocalMatch(playable.game, headFor(playable, false));
    for (const event of eventsOf(playable, local, 20)) if (event.kind === 'play') local.apply(event);
    const to = local.telling.lastTurnOf(0) as number;
    expect(local.apply({ seat: 0, kind: 'goBack', to })).toHaveProperty('kept');
    expect(local.match.plies).toHaveLength(to);
    expect(local.asked & bit(0)).not.toBe(0);
    const fresh = Match.start(playable.game, local.match.table);
    for (const [seat, verb, noun] of local.match.plies) fresh.play(seat, [[verb, noun]]);
    expect(local.match.state).toStrictEqual(fresh.state);
  });

  it('undo is refused with a reason when there is nothing to undo', () => {
    const local = new LocalMatch(playable.game, headFor(playable, false));
    expect(local.apply({ seat: 0, kind: 'undo', reach: 'step' })).toMatchObject({
      reason: 'refusedByRules',
      why: 'nothingToUndo',
    });
  });
});

describe('seat of a local match', () => {
  const [playable] = GAMES as [GameWithBots];

  it('resigning ends the match of one person and reveals the key of the deal', () => {
    const local = new LocalMatch(playable.game, headFor(playable, false));
    expect(localViewerState(local, 0).key).toBe('');
    local.apply({ seat: 0, kind: 'resign' });
    expect(local.status).toBe('abandoned');
    expect(localViewerState(local, 0).key).toBe(KEY);
    expect(local.apply({ seat: 0, kind: 'return' })).toStrictEqual({ reason: 'tableOver' });
  });

  it('a seat that was left to a bot can be taken back', () => {
    const local = new LocalMatch(playable.game, headFor(playable, true));
    local.apply({ seat: 1, kind: 'leave' });
    expect(local.botSeats).toBe(bit(1));
    expect(local.apply({ seat: 1, kind: 'undo', reach: 'step' })).toStrictEqual({ reason: 'seatGivenUp' });
    local.apply({ seat: 1, kind: 'return' });
    expect(local.botSeats).toBe(0);
  });
});
