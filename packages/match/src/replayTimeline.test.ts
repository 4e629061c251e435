import { LOADED_GAMES } from '@pithead/games/loaded';
import type { Ply } from '@pithead/kernel';
import { parseRecord, recordOf } from '@pithead/kernel';
import { expect, it } from 'vitest';
import { isRefused } from './events.ts';
import { startTestMatch } from './testing/randomLog.ts';
import { fullRecordOf } from './records.ts';
import { ReplayTimeline } from './replayTimeline.ts';
import { offlineContext, viewerState } from './viewerState.ts';

it.each(Object.values(LOADED_GAMES).map(({ game }) => [game.id, game] as const))(
  'every moment of a replay of %s shows what its viewers saw when it was played',
  (_, game) => {
    const matchState = startTestMatch(game, 2, 'timeline');
    const views: unknown[][] = [];
    const look = (): void =>
      void views.push(
        [0, 1, undefined].map((viewer) => matchState.viewerState(viewer, offlineContext(matchState)).view),
      );
    look();
    for (let i = 0; i < 40 && matchState.status === 'running'; i++) {
      const seat = Math.log2(matchState.pendingSeats & -matchState.pendingSeats);
      const offers = matchState.match.offers(seat);
      const applied = matchState.apply({
        seat,
        kind: 'play',
        body: [offers[(7 * i) % offers.length] as Ply],
      });
      expect(isRefused(applied)).toBe(false);
      look();
    }
    const timeline = new ReplayTimeline(game, recordOf(matchState.match));
    expect(timeline.length).toBe(views.length - 1);
    views.forEach((seen, ply) => {
      const shown = [0, 1, undefined].map((viewer) =>
        viewerState(timeline.at(ply), viewer, timeline.context),
      );
      expect(shown.map(({ view }) => view)).toEqual(seen);
      expect(shown[0]).toMatchObject({ seq: ply, offers: {}, undoable: 0, facts: [] });
      expect(shown[0]?.key).toBe(timeline.record.key);
    });
    for (const viewer of [0, 1, undefined])
      expect(timeline.factsFor(viewer).map(([, fact]) => fact)).toEqual(
        matchState.factsFor(viewer).map(([, fact]) => fact),
      );
    expect(timeline.turns()[0]).toEqual({ ply: 0, seat: timeline.record.plies[0]?.[0] });
  },
);

it.each(Object.values(LOADED_GAMES).map(({ game }) => [game.id, game] as const))(
  'a replay of %s shows a resignation from the ply on after which it happened',
  (_, game) => {
    const matchState = startTestMatch(game, 2, 'resignation');
    const play = (): void => {
      const seat = Math.log2(matchState.pendingSeats & -matchState.pendingSeats);
      const [ply] = matchState.match.offers(seat);
      expect(isRefused(matchState.apply({ seat, kind: 'play', body: [ply as Ply] }))).toBe(false);
    };
    for (let i = 0; i < 10; i++) play();
    const resignedAt = matchState.match.factLog.at(-1)?.ply ?? 0;
    matchState.apply({ seat: 1, kind: 'resign', body: null });
    for (let i = 0; i < 10; i++) play();

    const record = parseRecord(JSON.stringify(fullRecordOf(matchState)));
    expect(record.resignations).toEqual([[1, resignedAt]]);
    const timeline = new ReplayTimeline(game, record);
    const shownAt = (ply: number) => viewerState(timeline.at(ply), undefined, timeline.context);
    expect(shownAt(resignedAt - 1)).toMatchObject({ resigned: 0, resignations: [] });
    expect(shownAt(resignedAt)).toMatchObject({ resigned: 0b10, resignations: [[1, resignedAt]] });
    expect(shownAt(timeline.length).resigned).toBe(0b10);
  },
);
