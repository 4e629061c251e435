/** Who comes, goes and comes back; who looks on; and that all of them see the same match. */
import { GAMES } from '@pithead/games';
import type { FullState, ServerMessage } from '@pithead/protocol';
import { Client } from '@pithead/protocol';
import { describe, expect, it } from 'vitest';
import { asked, Evening } from './testing/evening.ts';
import type { Visitor } from './testing/hall.ts';
import { Lots } from './testing/lots.ts';
import { Player, playOn } from './testing/player.ts';
import { askState, lasting, seated } from './testing/seated.ts';
import { must } from './testing/twenty.ts';

const evening = new Evening();

async function onlooker(table: string, visitor: Visitor): Promise<Player> {
  const player = new Player(visitor, table, null);
  await player.until(() => true);
  return player;
}

const offer = (player: Player, verb: string, place = 0): [string, number] =>
  player.offers.filter(([each]) => each === verb)[place] as [string, number];

const bid = (player: Player): Promise<number> => must(player.play(offer(player, 'bid')));
const choiceOf = ({ view }: FullState, seat: number): unknown =>
  (view as { players: { own: { choice: number[] } | null }[] }).players[seat]?.own?.choice;

describe('a player whose connection breaks in the middle of a sealed choice', () => {
  it('a player who reconnects finds the sealed choice as it was, and what others have done meanwhile', async () => {
    const [ada, ben, cem] = (await seated(await evening.enter('Ada', 'Ben', 'Cem'), {
      game: 'rockwell',
      seats: 3,
    })) as [Player, Player, Player];
    await bid(ada);
    await bid(ada);
    const left = ada.state as FullState;
    ada.visitor.breakOff();
    await ben.until(({ online }) => online === 0b110);
    await bid(ben);
    await must(ben.play(['sealBid', 0]));
    await bid(cem);
    const back = await ada.until(({ seq }) => seq > left.seq);
    expect(back).toMatchObject({ seq: left.seq + 1, asked: 0b101, undoable: 2, offers: left.offers });
    expect(choiceOf(back, 0)).toEqual(choiceOf(left, 0));
    expect(back.facts.at(-1)?.[1]).toEqual({ type: 'bidSealed', seat: 1 });
    await must(ada.act({ act: 'undo', reach: 'turn' }));
    await must(ada.play(['sealBid', 0]));
    await must(cem.play(['sealBid', 0]));
    await ada.until(({ facts }) => facts.some(([, { type }]) => type === 'bidRevealed'));
  });

  it('a command sent while the connection breaks is played once', async () => {
    const [ada] = (await seated(await evening.enter('Ada'), {
      game: 'rockwell',
      seats: 2,
      bots: ['hewer'],
    })) as [Player];
    const act = { act: 'play' as const, seat: 0, id: 'tunnel', seq: 0, plies: [offer(ada, 'bid')] };
    const answer = ada.visitor.act(ada.table, act);
    ada.visitor.breakOff();
    expect(await answer).toEqual({ seq: expect.any(Number) as number });
    expect((await askState(ada)).undoable).toBe(1);
  });
});

describe('two windows on one seat', () => {
  it('two windows of one seat show the same, and of two acts with the same number one is played and the other refused as stale', async () => {
    const [ada] = (await seated(await evening.enter('Ada'), {
      game: 'rockwell',
      seats: 2,
      bots: ['hewer'],
    })) as [Player];
    const tab = new Player(evening.another(ada.visitor.token), ada.table, 0);
    const { seq } = await tab.until(() => true);
    const answers = await Promise.all([ada.play(offer(ada, 'bid', 0)), tab.play(offer(tab, 'bid', 1))]);
    expect(answers.filter((answer) => 'reason' in answer)).toEqual([{ reason: 'stale', seq: seq + 1 }]);
    await Promise.all([ada, tab].map((player) => player.until((state) => state.seq === seq + 1)));
    expect(lasting(tab.state as FullState)).toEqual(lasting(ada.state as FullState));
  });

  it('a lost message is noticed, and the client asks for the whole state', async () => {
    const [ada, ben] = (await seated(await evening.enter('Ada', 'Ben'), { game: 'siberia', seats: 2 })) as [
      Player,
      Player,
    ];
    const first = (ada.state?.asked === 1 ? ada : ben) as Player;
    const lossy = evening.another(first.visitor.token);
    let lost = 0;
    let states = 0;
    const client = new Client(
      (told) => {
        const socket = lossy.socket();
        socket.on('open', () => told.opened());
        socket.on('message', (data: Buffer) => {
          const message = JSON.parse(data.toString()) as ServerMessage;
          if (message.type === 'state') states++;
          if (message.type === 'news' && ++lost === 2) return;
          told.heard(data.toString());
        });
        return { send: (text) => socket.send(text), close: () => socket.close() };
      },
      () => () => undefined,
    );
    const shown: number[] = [];
    const channel = client.watch(first.table, null, {
      shown: ({ state }) => void (state && shown.push(state.seq)),
    });
    await expect.poll(() => shown.at(-1)).toBe(0);
    for (let i = 0; i < 3; i++) await must(first.play(offer(first, 'chooseSide')));
    await expect.poll(() => states).toBe(2);
    const truth = await askState({ ...first, visitor: first.visitor, table: first.table, seat: -1 });
    await expect.poll(() => client.shown(channel)?.state?.seq).toBe(truth.seq);
    expect(shown).not.toContain(2);
    expect(lasting(client.shown(channel)?.state as FullState)).toEqual(lasting(truth));
    client.close();
  });
});

describe('the news', () => {
  it.each(['glueck-auf', 'rockwell', 'siberia'])(
    'the updates of %s add up to the state for every seat and spectator, also after an undo',
    async (game) => {
      const players = await seated(await evening.enter('Ada', 'Ben', 'Cem'), { game, seats: 3 });
      const all = [
        ...players,
        await onlooker(players[0]?.table ?? '', (await evening.enter('Dora'))[0] as Visitor),
      ];
      const lots = new Lots(`news ${game}`);
      for (let i = 0; i < 60; i++) {
        const player = lots.pick(players.filter(({ offers }) => offers.length > 0));
        if ((player.state?.undoable ?? 0) > 0 && lots.oneIn(3))
          await must(player.act({ act: 'undo', reach: lots.oneIn(2) ? 'step' : 'turn' }));
        else await must(player.play(lots.ply(player.offers)));
        if (i % 6 === 0)
          for (const viewer of all)
            expect(withoutSeqs(await caughtUp(viewer))).toEqual(withoutSeqs(await askState(viewer)));
        else await Promise.all(all.map(caughtUp));
      }
    },
  );

  it('updates tell how many orders a player has put back, but not which', async () => {
    const players = await evening.begun(2, [], 0);
    const dora = await onlooker(players[0].table, (await evening.enter('Dora'))[0] as Visitor);
    const lots = new Lots('putting back');
    await playOn(players, lots, () => players.some(({ offers }) => offers[0]?.[0] === 'placeWorkers'));
    const player = asked(players);
    await must(player.play(['placeWorkers', nounOf('placeWorkers', 'order-draw')]));
    await must(player.play(['keepDrawnOrder', nounOf('keepDrawnOrder', 'none')]));
    await must(player.play(['returnOrdersTo', 0]));
    const hands = ({ view }: FullState): unknown[] => {
      const { drawnCount, returnedCount, drawn } = view as {
        drawnCount: number;
        returnedCount: number;
        drawn: number[];
      };
      return [drawnCount, returnedCount, drawn];
    };
    expect(hands(await caughtUp(dora))).toEqual([5, 0, []]);
    await must(player.play(player.offers[0] as [string, number]));
    expect(hands(await caughtUp(dora))).toEqual([4, 1, []]);
    expect(lasting(dora.state as FullState)).toEqual(lasting(await askState(dora)));
  });

  const nounOf = (verb: string, noun: string): number =>
    (GAMES['glueck-auf']?.game.moves.find((move) => move.verb === verb)?.nouns ?? []).indexOf(noun);

  async function caughtUp(viewer: Player): Promise<FullState> {
    const live = await evening.hall.context.matches.open(viewer.table);
    const seq = live.situation.seqFor(viewer.seat < 0 ? undefined : viewer.seat);
    return viewer.until((state) => state.seq === seq);
  }

  /** A fact that was told again after something was taken back has the number of that news. */
  const withoutSeqs = (state: FullState): object => ({
    ...lasting(state),
    facts: state.facts.map(([, fact]) => fact),
  });
});

describe('onlookers', () => {
  it('spectators need only the link, see only what is public, and are counted', async () => {
    const [ada, ben] = (await seated(await evening.enter('Ada', 'Ben'), { game: 'rockwell', seats: 2 })) as [
      Player,
      Player,
    ];
    const { table } = ada;
    expect((await ada.visitor.call<unknown[]>('GET', '/api/tables')).body).toEqual([]);
    const nobody = evening.another();
    const stranger = await onlooker(table, nobody);
    const guest = await onlooker(table, (await evening.enter('Cem'))[0] as Visitor);
    await ada.until(({ online, watching }) => online === 0b11 && watching === 2);
    expect(await stranger.until(({ watching }) => watching === 2)).toMatchObject({
      offers: {},
      undoable: 0,
      online: 0b11,
      watching: 2,
      key: '',
    });
    expect([choiceOf(stranger.state as FullState, 0), choiceOf(ada.state as FullState, 0)]).toEqual([
      undefined,
      [0, 0, 0, 0, 0],
    ]);
    await bid(ada);
    await must(ben.play(['sealBid', 0]));
    expect((await stranger.until(({ seq }) => seq === 1)).facts.at(-1)?.[1]).toEqual({
      type: 'bidSealed',
      seat: 1,
    });
    guest.visitor.leave();
    ben.visitor.breakOff();
    await ada.until(({ online, watching }) => online === 0b01 && watching === 1);
    const refused = await new Promise((resolve) => {
      evening.another(guest.visitor.token).client.watch(table, 0, { refused: resolve });
    });
    expect(refused).toEqual({ reason: 'notYourSeat' });
    expect((await guest.visitor.call('GET', `/api/tables/${table}/state?as=0`)).status).toBe(403);
    expect((await nobody.call('GET', `/api/tables/${table}/export?as=0`)).status).toBe(401);
  });
});

describe('a table for one person and several seats', () => {
  it('each seat of one person has its own window, which does not show the secrets of the others', async () => {
    const [visitor] = (await evening.enter('Ada')) as [Visitor];
    const { id } = await visitor.openTable({ game: 'rockwell', seats: 3, isHotSeat: true });
    await visitor.call('POST', `/api/tables/${id}/start`);
    const seats = [0, 1, 2].map((seat) => new Player(visitor, id, seat)) as [Player, Player, Player];
    await Promise.all(seats.map((player) => player.until(() => true)));
    const before = seats.map(({ state }) => lasting(state as FullState));
    await bid(seats[1]);
    await bid(seats[1]);
    expect(seats[1].state).toMatchObject({ seq: 2, undoable: 2 });
    for (const seat of [0, 2] as const) {
      expect(lasting(seats[seat].state as FullState)).toEqual(before[seat]);
      expect(lasting(await askState(seats[seat]))).toEqual(before[seat]);
      expect(choiceOf(seats[seat].state as FullState, 1)).toBeUndefined();
    }
    for (const player of seats) await must(player.play(['sealBid', 0]));
    await seats[0].until(({ facts }) => facts.some(([, { type }]) => type === 'bidRevealed'));
  });
});
