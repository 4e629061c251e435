/** What happens beside a match: a nudge, talk, another match, and the list of one's own. */
import type { TableInfo } from '@pithead/protocol';
import { describe, expect, it } from 'vitest';
import { asked, Evening, waiting } from './testing/evening.ts';
import type { Visitor } from './testing/hall.ts';
import { Player } from './testing/player.ts';
import { seated } from './testing/seated.ts';
import { must } from './testing/twenty.ts';

const evening = new Evening();

describe('a nudge', () => {
  it('a nudge goes to seats that must decide, is refused from them, and can be repeated only after a while', async () => {
    const players = await evening.begun(2);
    const one = waiting(players);
    const other = asked(players);
    const nudges: number[] = [];
    const window = new Player(other.visitor, other.table, other.seat, {
      nudged: (by) => void nudges.push(by),
    });
    await window.until(() => true);
    expect(await one.visitor.client.nudge(one.table, one.seat)).toBeUndefined();
    await expect.poll(() => nudges).toEqual([one.seat]);
    expect(await one.visitor.client.nudge(one.table, one.seat)).toMatchObject({ reason: 'nudgedAlready' });
    expect(await other.visitor.client.nudge(other.table, other.seat)).toMatchObject({ reason: 'notWaiting' });
    expect(await one.visitor.client.nudge(one.table, other.seat)).toMatchObject({ reason: 'notYourSeat' });
  });
});

describe('who waits', () => {
  it('a waiting player who leaves and returns makes no command of others stale, and is soon refused as too fast', async () => {
    const players = await evening.begun(2);
    const [one, other] = [waiting(players), asked(players)];
    const { seq } = await other.until(() => true);
    for (let times = 0; times < 6; times++) {
      await must(one.act({ act: 'leave' }));
      await must(one.act({ act: 'return' }));
    }
    expect(await one.act({ act: 'leave' })).toMatchObject({ reason: 'tooFast' });
    const [ply] = other.offers;
    await must(other.act({ act: 'play', plies: [[...(ply as [string, number])]] }, seq));
  });

  it('an answer to a request that was replaced by another one is refused as stale', async () => {
    const players = await evening.begun(3);
    const [first, second, third] = players as [Player, Player, Player];
    await must(first.act({ act: 'askPause' }));
    const { seq } = await third.until(({ pauseRequest }) => pauseRequest?.by === first.seat);
    await second.until(({ pauseRequest }) => pauseRequest !== null);
    await must(second.act({ act: 'answerPause', agree: false }));
    await second.until(({ pauseRequest }) => pauseRequest === null);
    await must(second.act({ act: 'askPause' }));
    await third.until(({ pauseRequest }) => pauseRequest?.by === second.seat);
    expect(await third.act({ act: 'answerPause', agree: true }, seq)).toMatchObject({ reason: 'stale' });
    await must(third.act({ act: 'answerPause', agree: true }));
  });
});

describe('talk', () => {
  it('players and spectators have separate chat rooms, muted people are not heard, and lines are rate-limited', async () => {
    const [ada, ben] = await evening.begun(2, [], 0);
    const [dora, emil] = (await evening.enter('Dora', 'Emil')) as [Visitor, Visitor];
    const heard: Record<string, string[]> = { ada: [], ben: [], dora: [], emil: [] };
    const listen = (name: string, visitor: Visitor, seat: number | null): Promise<unknown> =>
      new Player(visitor, ada.table, seat, { chat: ({ text }) => void heard[name]?.push(text) }).until(
        () => true,
      );
    await Promise.all([
      listen('ada', ada.visitor, 0),
      listen('ben', ben.visitor, 1),
      listen('dora', dora, null),
      listen('emil', emil, null),
    ]);
    const say = (visitor: Visitor, room: 'players' | 'spectators', text: string): Promise<unknown> =>
      visitor.client.chat(ada.table, room, text, visitor.newId());
    expect(await say(ada.visitor, 'players', 'Glück auf!')).toBeUndefined();
    expect(await say(dora, 'spectators', 'She will lose.')).toBeUndefined();
    expect(await say(dora, 'players', 'You will lose!')).toMatchObject({ reason: 'notAtTable' });
    expect(await say(ada.visitor, 'spectators', 'Will I?')).toMatchObject({ reason: 'notAtTable' });
    await expect
      .poll(() => heard)
      .toEqual({
        ada: ['Glück auf!'],
        ben: ['Glück auf!'],
        dora: ['She will lose.'],
        emil: ['She will lose.'],
      });
    await ben.visitor.call('PUT', `/api/me/mutes/${ada.visitor.id}`);
    await say(ada.visitor, 'players', 'Well?');
    await expect.poll(() => heard['ada']).toEqual(['Glück auf!', 'Well?']);
    const read = async (visitor: Visitor, room: string): Promise<unknown> => {
      const { body } = await visitor.call<{ text: string }[]>(
        'GET',
        `/api/tables/${ada.table}/chat?room=${room}`,
      );
      return Array.isArray(body) ? body.map(({ text }) => text) : body;
    };
    expect([heard['ben'], await read(ben.visitor, 'players')]).toEqual([['Glück auf!'], []]);
    expect(await read(dora, 'players')).toEqual({ reason: 'notAtTable' });
    const answers = await Promise.all(Array.from({ length: 6 }, (_, i) => say(dora, 'spectators', `${i}`)));
    expect(answers.filter((answer) => answer !== undefined)).toEqual([
      { reason: 'tooFast' },
      { reason: 'tooFast' },
    ]);
  });
});

describe('afterwards', () => {
  it('a rematch moves everybody by one seat and exists once, and tables where it is your turn are listed first', async () => {
    const [ada, ben] = await evening.begun(2);
    const early = await ada.visitor.call('POST', `/api/tables/${ada.table}/rematch`);
    expect(early.body).toMatchObject({ reason: 'notOver' });
    await must(ada.act({ act: 'resign' }));
    await evening.settled([ada, ben]);
    await must(ben.act({ act: 'resign' }));
    const again = await Promise.all(
      [ada, ben].map(({ visitor, table }) => visitor.call<TableInfo>('POST', `/api/tables/${table}/rematch`)),
    );
    expect(new Set(again.map(({ body }) => body.id)).size).toBe(1);
    expect(again[0]?.body.seats.map(({ name }) => name)).toEqual(['Ben', 'Ada']);
    expect((await ben.visitor.call<TableInfo>('GET', `/api/tables/${ben.table}`)).body.next).toBe(
      again[0]?.body.id,
    );

    const [rounds] = await seated([ada.visitor, ben.visitor], { game: 'rockwell', seats: 2 });
    await must((rounds as Player).play(['sealBid', 0]));
    const next = await seated([ada.visitor, ben.visitor], { game: 'rockwell', seats: 2 });
    const list = async ({ visitor }: Player): Promise<unknown[]> =>
      (await visitor.call<TableInfo[]>('GET', '/api/me/tables')).body.map(({ status, isYourTurn }) =>
        isYourTurn ? 'your turn' : status,
      );
    expect(await list(ada)).toEqual(['your turn', 'running', 'open', 'abandoned']);
    expect(await list(ben)).toEqual(['your turn', 'your turn', 'open', 'abandoned']);
    await must((next[1] as Player).play(['sealBid', 0]));
    expect(await list(ben)).toEqual(['your turn', 'running', 'open', 'abandoned']);
  });
});
