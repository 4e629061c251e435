/** Any process serves any match: people connected to different processes play together (P2, P3, P4). */
import { GAMES } from '@pithead/games';
import type { GameRecord } from '@pithead/kernel';
import { parseRecord, verify } from '@pithead/kernel';
import type { FullState, Refused } from '@pithead/protocol';
import { describe, expect, it } from 'vitest';
import { Ear } from '../testing/ear.ts';
import type { Visitor } from '../testing/hall.ts';
import { Lots } from '../testing/lots.ts';
import { Player, playOn } from '../testing/player.ts';
import { askState, lasting, seated } from '../testing/seated.ts';
import { Town } from '../testing/town.ts';
import { must } from '../testing/twenty.ts';

const town = new Town(3);
const games = Object.keys(GAMES);

const offer = (player: Player, verb: string, place = 0): [string, number] =>
  player.offers.filter(([each]) => each === verb)[place] as [string, number];

async function outrun(): Promise<number> {
  const counts = await Promise.all(
    town.halls.map(async ({ context }) => (await context.metrics.outrun.get()).values[0]?.value ?? 0),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

async function expectOneTruth(players: readonly Player[]): Promise<void> {
  for (const player of players) {
    const truth = await askState(player);
    expect(lasting(await player.until(({ seq }) => seq === truth.seq))).toEqual(lasting(truth));
    for (const { url } of town.halls) {
      expect(
        lasting(
          await askState({
            ...player,
            visitor: town.another(player.visitor, url),
            table: player.table,
            seat: player.seat,
          }),
        ),
      ).toEqual(lasting(truth));
    }
  }
}

async function expectInLogOnce(players: readonly Player[]): Promise<void> {
  const [{ table }] = players as [Player];
  const events = await town.hall(0).context.store.events(table, 0);
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i + 1));
  const own = events.map(({ commandId }) => commandId).filter((id) => /^\d/.test(id));
  expect(own.toSorted()).toEqual(
    players.flatMap(({ done }) => done.map(({ act }) => `${act.seat}:${act.id}`)).toSorted(),
  );
}

describe('three people at three processes, a bot and an onlooker', () => {
  it.each(games)('%s: play to the end, see the same, and the record verifies', async (game) => {
    const players = await seated(await town.enter('Ada', 'Ben', 'Cem'), { game, seats: 4, bots: ['hewer'] });
    const onlooker = new Player(
      (await town.enter('x', 'Dora'))[1] as Visitor,
      (players[0] as Player).table,
      null,
    );
    await playOn(players, new Lots(`apart ${game}`));
    await Promise.all(players.map((player) => player.until(({ outcome }) => outcome !== null)));
    await onlooker.until(({ outcome }) => outcome !== null);
    await expectInLogOnce(players);
    await expectOneTruth([...players, onlooker]);
    await expect
      .poll(() => [...players, onlooker].map(({ status }) => status))
      .toEqual(['over', 'over', 'over', 'over']);
    const { body } = await onlooker.visitor.call<GameRecord>('GET', `/api/tables/${onlooker.table}/export`);
    expect(verify((GAMES[game] as (typeof GAMES)[string]).game, parseRecord(JSON.stringify(body)))).toEqual(
      [],
    );
  });
});

describe('P3: commands that know the same, at different processes at the same moment', () => {
  it('of one seat: one is played, the others are told what is the case', async () => {
    const [ada] = (await seated(await town.enter('Ada', 'Ben'), { game: 'rockwell', seats: 2 })) as [Player];
    const windows = town.halls.map(({ url }) => new Player(town.another(ada.visitor, url), ada.table, 0));
    await Promise.all(windows.map((window) => window.until(() => true)));
    for (let round = 0; round < 20; round++) {
      const { seq } = await askState(ada);
      await Promise.all(windows.map((window) => window.until((state) => state.seq === seq)));
      const isBack = round % 2 === 1;
      const answers = await Promise.all(
        windows.map((window, i) =>
          isBack ? window.act({ act: 'undo', reach: 'turn' }) : window.play(offer(window, 'bid', i)),
        ),
      );
      expect(answers.filter((answer) => !('reason' in answer))).toEqual([{ seq: seq + 1 }]);
      for (const answer of answers)
        if ('reason' in answer) expect(answer).toEqual({ reason: 'stale', seq: seq + 1 });
    }
    expect(await town.hall(0).context.store.events(ada.table, 0)).toHaveLength(20);
    await expectOneTruth(windows);
  });

  it('of seats that decide at the same time: all are played, and nobody hears of the race', async () => {
    const players = await seated(await town.enter('Ada', 'Ben', 'Cem'), { game: 'rockwell', seats: 3 });
    const onlookers = await Promise.all(
      (await town.enter('Dora', 'Emil', 'Fred')).map((visitor) => Ear.open(visitor)),
    );
    for (const ear of onlookers)
      await ear.ask([{ type: 'subscribe', channel: 1, table: (players[0] as Player).table, as: null }]);
    await Promise.all(players.map((player) => player.until(({ watching }) => watching === 3)));
    for (const ear of onlookers) ear.take();
    const refused: Refused[] = [];
    const before = await outrun();
    for (let round = 0; round < 20; round++) {
      const seqs = players.map(({ state }) => state?.seq as number);
      const answers = await Promise.all(
        players.map((player) =>
          round % 2 === 1 ? player.act({ act: 'undo', reach: 'turn' }) : player.play(offer(player, 'bid')),
        ),
      );
      refused.push(...answers.filter((answer) => 'reason' in answer));
      await Promise.all(
        players.map((player, i) => player.until(({ seq }) => seq === (seqs[i] as number) + 1)),
      );
    }
    expect(refused).toEqual([]);
    // Other seats' sealed choices are not shown, at whichever process they were made.
    expect(players.map(({ state }) => state?.seq)).toEqual([20, 20, 20]);
    for (const ear of onlookers) {
      await ear.ping();
      expect(ear.take().filter((text) => !text.includes('"type":"presence"'))).toEqual([]);
    }
    expect(await outrun()).toBeGreaterThan(before);
    await expectInLogOnce(players);
    await expectOneTruth(players);
  });

  it('an older number will do while the own decision is the same, also where the match is loaded anew', async () => {
    const [ada, ben] = (await seated(await town.enter('Ada', 'Ben'), { game: 'rockwell', seats: 2 })) as [
      Player,
      Player,
    ];
    const plies = [offer(ada, 'bid')];
    await must(ben.play(['sealBid', 0]));
    await ada.until(({ seq }) => seq === 1);
    const third = town.another(ada.visitor, town.hall(2).url);
    expect(town.hall(2).context.matches.peek(ada.table)).toBeUndefined();
    const { body } = await third.call('POST', `/api/tables/${ada.table}/acts`, {
      act: 'play',
      seat: 0,
      id: 'older',
      seq: 0,
      plies,
    });
    expect(body).toEqual({ seq: 2 });
  });

  it('P2: the same command at all of them is played once, and all give the same answer', async () => {
    const players = await seated(await town.enter('Ada', 'Ben'), { game: 'siberia', seats: 2 });
    const player = players.find(({ offers }) => offers.length > 0) as Player;
    const windows = town.halls.map(({ url }) => town.another(player.visitor, url));
    for (let round = 0; round < 10; round++) {
      const { seq, undoable } = await askState(player);
      const shown = await player.until((state) => state.seq === seq);
      const plies = [offer(player, Object.keys(shown.offers)[0] as string)];
      const more =
        undoable > 0 ? { act: 'undo' as const, reach: 'turn' as const } : { act: 'play' as const, plies };
      const act = { ...more, seat: player.seat, id: `same-${round}`, seq };
      const answers = await Promise.all(windows.map((window) => window.act(player.table, act)));
      expect(answers).toEqual(windows.map(() => ({ seq: seq + 1 })));
      const other = { ...act, act: 'askPause' as const, plies: undefined, reach: undefined };
      const { body } = await (windows[round % 3] as Visitor).call(
        'POST',
        `/api/tables/${player.table}/acts`,
        JSON.parse(JSON.stringify(other)),
      );
      expect(body).toEqual({ reason: 'idUsed' });
    }
    expect(await town.hall(1).context.store.events(player.table, 0)).toHaveLength(10);
  });

  it('whoever has seen something at one process finds it at every other, at once', async () => {
    const [ada] = (await seated(await town.enter('Ada', 'Ben'), { game: 'rockwell', seats: 2 })) as [Player];
    const doors = town.halls.map(({ url }) => town.another(ada.visitor, url));
    for (let round = 0; round < 30; round++) {
      const visitor = doors[round % 3] as Visitor;
      const next = doors[(round + 1) % 3] as Visitor;
      const { seq, offers, undoable } = await askState({ visitor, table: ada.table, seat: 0 });
      const more =
        undoable > 0 ? { act: 'undo', reach: 'turn' } : { act: 'play', plies: [['bid', offers['bid']?.[0]]] };
      const { body } = await visitor.call<FullState>('POST', `/api/tables/${ada.table}/acts`, {
        ...more,
        seat: 0,
        id: `door-${round}`,
        seq,
      });
      expect(body).toEqual({ seq: seq + 1 });
      expect((await askState({ visitor: next, table: ada.table, seat: 0 })).seq).toBe(seq + 1);
    }
    await must(ada.act({ act: 'resign' }));
    await ada.until(({ resigned }) => resigned === 1);
  });
});
