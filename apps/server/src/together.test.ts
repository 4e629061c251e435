/** What people at a table agree on, and what happens when one of them goes. */
import type { FullState, TableInfo } from '@pithead/protocol';
import { describe, expect, it } from 'vitest';
import { asked, Evening, waiting } from './testing/evening.ts';
import { Lots } from './testing/lots.ts';
import type { Player } from './testing/player.ts';
import { playOn } from './testing/player.ts';
import { askState, lasting, seated } from './testing/seated.ts';
import { countDone, must } from './testing/twenty.ts';

const evening = new Evening();

const pliesOf = async ({ table }: Player): Promise<number> =>
  (await evening.hall.context.matches.open(table)).situation.match.plies.length;

describe('undo', () => {
  it('plies of one’s own current decision are taken back without asking', async () => {
    const players = await seated(await evening.enter('Ada', 'Ben'), { game: 'siberia', seats: 2 });
    const player = asked(players);
    const before = player.state as FullState;
    await must(player.play(player.offers[0] as [string, number]));
    await must(player.play(player.offers[0] as [string, number]));
    expect(player.state?.undoable).toBe(2);
    await must(player.act({ act: 'undo', reach: 'step' }));
    expect(player.state?.undoable).toBe(1);
    await must(player.act({ act: 'undo', reach: 'turn' }));
    expect(player.state?.view).toEqual(before.view);
    expect(await player.act({ act: 'undo', reach: 'step' })).toMatchObject({
      reason: 'refusedByRules',
      why: 'nothingToUndo',
    });
  });

  it('an earlier turn of two players is undone if the other agrees, and a refused request can be made again', async () => {
    const players = await evening.begun(2);
    const one = waiting(players);
    const other = asked(players);
    const plies = await pliesOf(one);
    await must(one.act({ act: 'askUndo' }));
    expect(await one.act({ act: 'askUndo' })).toMatchObject({ reason: 'requestOpen' });
    expect(await one.act({ act: 'answerUndo', agree: true })).toMatchObject({ reason: 'noRequest' });
    await other.until(({ undoRequest }) => undoRequest?.by === one.seat);
    await must(other.act({ act: 'answerUndo', agree: false }));
    expect((await one.until(({ undoRequest }) => undoRequest === null)).seq).toBe(other.state?.seq);
    expect(await pliesOf(one)).toBe(plies);
    await must(one.act({ act: 'askUndo' }));
    await other.until(({ undoRequest }) => undoRequest !== null);
    await must(other.act({ act: 'answerUndo', agree: true }));
    await one.until(({ asked: bits }) => bits === 1 << one.seat);
    expect(await pliesOf(one)).toBeLessThan(plies);
    for (const player of players)
      expect(lasting(player.state as FullState)).toEqual(lasting(await askState(player)));
    await playOn(players, new Lots('after'), () => countDone(players) >= 40);
  });

  it('of three players all must agree to an undo, a ply ends the request, and a player who leaves is not waited for', async () => {
    const players = await evening.begun(3);
    const one = waiting(players);
    const other = asked(players);
    const third = players.find((player) => player !== one && player !== other) as Player;
    await must(one.act({ act: 'askUndo' }));
    await third.until(({ undoRequest }) => undoRequest !== null);
    await must(third.act({ act: 'answerUndo', agree: true }));
    expect(third.state?.undoRequest).toEqual({ by: one.seat, agreed: (1 << one.seat) | (1 << third.seat) });
    expect(await third.act({ act: 'answerUndo', agree: true })).toMatchObject({ reason: 'noRequest' });
    await must(other.play(new Lots('meanwhile').ply(other.offers)));
    await one.until(({ undoRequest }) => undoRequest === null);
    await evening.settled(players);
    const plies = await pliesOf(one);
    const again = waiting(players);
    const [voter, leaver] = players.filter((player) => player !== again) as [Player, Player];
    await must(again.act({ act: 'askUndo' }));
    await voter.until(({ undoRequest }) => undoRequest !== null);
    await must(voter.act({ act: 'answerUndo', agree: true }));
    expect(await pliesOf(one)).toBe(plies);
    await leaver.until(({ undoRequest }) => undoRequest?.agreed !== 1 << again.seat);
    await must(leaver.act({ act: 'leave' }));
    expect((await again.until(({ standIns }) => standIns !== 0)).undoRequest).toBeNull();
    expect((await askState(again)).undoRequest).toBeNull();
  });

  it('bots do not vote on an undo, and a player who has not played yet can’t ask for one', async () => {
    const [ada] = await evening.begun(1, ['hewer', 'hewer'], 0);
    expect(await ada.act({ act: 'askUndo' })).toMatchObject({ reason: 'nothingToAsk' });
    await playOn([ada], new Lots('alone'), () => countDone([ada]) >= 10);
    await evening.settled([ada]);
    const plies = await pliesOf(ada);
    await must(ada.act({ act: 'askUndo' }));
    expect(await pliesOf(ada)).toBeLessThan(plies);
    expect(ada.state?.undoRequest).toBeNull();
  });
});

describe('a pause', () => {
  it('a pause begins when all agree and ends when one player resumes, and nobody plays meanwhile, not even bots', async () => {
    const players = await evening.begun(2, ['hewer']);
    const [ada, ben] = players;
    await must(ada.act({ act: 'askPause' }));
    await ben.until(({ pauseRequest }) => pauseRequest?.by === 0);
    await must(ben.act({ act: 'answerPause', agree: false }));
    await ada.until(({ pauseRequest }) => pauseRequest === null);
    await must(ben.act({ act: 'askPause' }));
    await ada.until(({ pauseRequest }) => pauseRequest?.by === ben.seat);
    await must(ada.act({ act: 'answerPause', agree: true }));
    expect(ada.state).toMatchObject({ isPaused: true, pauseRequest: null });
    await ben.until(({ isPaused }) => isPaused);
    expect(await asked(players).play(asked(players).offers[0] as [string, number])).toMatchObject({
      reason: 'paused',
    });
    expect(await ada.act({ act: 'askPause' })).toMatchObject({ reason: 'paused' });
    await must(ben.act({ act: 'resume' }));
    await ada.until(({ isPaused }) => !isPaused);
    await playOn(players, new Lots('resumed'), () => countDone(players) >= 35);
  });

  it('a pause begins when the player who was asked leaves', async () => {
    const [ada, ben] = await evening.begun(2);
    await must(ada.act({ act: 'askPause' }));
    await ben.until(({ pauseRequest }) => pauseRequest !== null);
    await must(ben.act({ act: 'leave' }));
    expect(await ada.until(({ standIns }) => standIns === 2)).toMatchObject({
      isPaused: true,
      pauseRequest: null,
    });
  });
});

describe('leaving', () => {
  it('a bot of the level hewer plays for a player who has left, visibly for everybody, until the player returns', async () => {
    const players = await evening.begun(2);
    const [ada, ben] = players;
    evening.pool.questions.length = 0;
    await must(ben.act({ act: 'leave' }));
    expect(await ada.until(({ standIns }) => standIns === 2)).toMatchObject({
      asked: expect.any(Number) as number,
    });
    await playOn(
      [ada],
      new Lots('with a bot'),
      () => evening.pool.questions.some(({ match }) => match === ada.table) && countDone([ada]) >= 12,
    );
    const questions = evening.pool.questions.filter(({ match }) => match === ada.table);
    expect(new Set(questions.map(({ bot, seat }) => `${bot} ${seat}`))).toEqual(new Set(['hewer 1']));
    await evening.settled(players);
    expect(await ben.act({ act: 'leave' })).toMatchObject({ reason: 'seatGivenUp' });
    expect(await ada.act({ act: 'return' })).toMatchObject({ reason: 'notPlayedByBot' });
    await must(ben.act({ act: 'return' }));
    await ada.until(({ standIns }) => standIns === 0);
    await playOn(players, new Lots('back'), () => countDone([ben]) >= 14);
  });

  it('a bot plays for a player who has resigned, and when all have resigned the match is abandoned and the key shown', async () => {
    const [ada, ben] = await evening.begun(2);
    const before = ben.done.length;
    await must(ben.act({ act: 'resign' }));
    await ada.until(({ resigned }) => resigned === 2);
    await evening.settled([ada, ben]);
    expect(await ben.act({ act: 'return' })).toMatchObject({ reason: 'seatGivenUp' });
    expect(await ben.visitor.act(ben.table, ben.done[before]?.act as never)).toEqual({
      seq: ben.done[before]?.seq,
    });
    await playOn([ada], new Lots('left alone'), () => countDone([ada]) >= 16);
    await evening.settled([ada]);
    await must(ada.act({ act: 'resign' }));
    await expect.poll(() => ada.status).toBe('abandoned');
    expect(await ada.act({ act: 'resume' })).toMatchObject({ reason: 'tableOver' });
    expect((await askState(ada)).key).toMatch(/^[0-9a-f]{64}$/);
  });

  it('a player who deletes the account during a match is replaced by a bot, and the others see no name any more', async () => {
    const players = await evening.begun(3);
    const [ada, ben, cem] = players;
    await ben.visitor.call('POST', '/api/me/account', {
      name: 'Benedikta',
      password: 'a long enough secret',
    });
    expect((await ben.visitor.call('DELETE', '/api/me', { password: 'a long enough secret' })).status).toBe(
      204,
    );
    await ada.until(({ standIns }) => standIns === 2);
    await playOn([ada, cem], new Lots('without Ben'), () => countDone([ada, cem]) >= 40);
    const { body } = await ada.visitor.call<TableInfo>('GET', `/api/tables/${ada.table}`);
    expect(body.seats.map(({ name, person }) => [name, person])).toEqual([
      ['Ada', null],
      ['—', null],
      ['Cem', cem.visitor.id],
    ]);
  });

  it('a bot plays a seat whose owner was deleted by a process that crashed at once, also if the match is in memory', async () => {
    const [ada, ben] = await evening.begun(2);
    const { matches, store } = evening.hall.context;
    expect(await store.deletePerson(ben.visitor.id, '—')).toEqual([{ table: ben.table, seat: ben.seat }]);
    await (await matches.open(ada.table)).reload();
    await ada.until(({ standIns }) => standIns === 1 << ben.seat);
  });
});
