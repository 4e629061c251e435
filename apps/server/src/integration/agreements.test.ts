import type { ViewerState, TableInfo } from '@pithead/protocol';
import { describe, expect, it } from 'vitest';
import { activePlayer, SharedTestServer, waitingPlayer } from '../testing/servers/sharedTestServer.ts';
import { TestRandom } from '../testing/testRandom.ts';
import type { TestPlayer } from '../testing/clients/testPlayer.ts';
import { playAllRandomly } from '../testing/clients/testPlayer.ts';
import { fetchState, stableFields, seatPlayers } from '../testing/clients/seatPlayers.ts';
import { countAcknowledged, acceptedSeq } from '../testing/scenarios/restartScenario.ts';

const testServer = new SharedTestServer();

const pliesOf = async ({ table }: TestPlayer): Promise<number> =>
  (await testServer.server.context.matches.open(table)).matchState.match.plies.length;

describe('undo', () => {
  it('plies of one’s own current decision are taken back without asking', async () => {
    const players = await seatPlayers(await testServer.createClients('Ada', 'Ben'), {
      game: 'siberia',
      seats: 2,
    });
    const player = activePlayer(players);
    const before = player.state as ViewerState;
    await acceptedSeq(player.play(player.offers[0] as [string, number]));
    await acceptedSeq(player.play(player.offers[0] as [string, number]));
    expect(player.state?.undoable).toBe(2);
    await acceptedSeq(player.act({ act: 'undo', reach: 'step' }));
    expect(player.state?.undoable).toBe(1);
    await acceptedSeq(player.act({ act: 'undo', reach: 'turn' }));
    expect(player.state?.view).toEqual(before.view);
    expect(await player.act({ act: 'undo', reach: 'step' })).toMatchObject({
      reason: 'refusedByRules',
      why: 'nothingToUndo',
    });
  });

  it('an earlier turn is undone if the other player agrees, and a refused request can be repeated', async () => {
    const players = await testServer.startMatch(2);
    const one = waitingPlayer(players);
    const other = activePlayer(players);
    const plies = await pliesOf(one);
    await acceptedSeq(one.act({ act: 'askUndo' }));
    expect(await one.act({ act: 'askUndo' })).toMatchObject({ reason: 'requestOpen' });
    expect(await one.act({ act: 'answerUndo', agree: true })).toMatchObject({ reason: 'noRequest' });
    await other.waitFor(({ undoRequest }) => undoRequest?.by === one.seat);
    await acceptedSeq(other.act({ act: 'answerUndo', agree: false }));
    expect((await one.waitFor(({ undoRequest }) => undoRequest === null)).seq).toBe(other.state?.seq);
    expect(await pliesOf(one)).toBe(plies);
    await acceptedSeq(one.act({ act: 'askUndo' }));
    await other.waitFor(({ undoRequest }) => undoRequest !== null);
    await acceptedSeq(other.act({ act: 'answerUndo', agree: true }));
    await one.waitFor(({ asked: bits }) => bits === 1 << one.seat);
    expect(await pliesOf(one)).toBeLessThan(plies);
    for (const player of players)
      expect(stableFields(player.state as ViewerState)).toEqual(stableFields(await fetchState(player)));
    await playAllRandomly(players, new TestRandom('after'), () => countAcknowledged(players) >= 40);
  });

  it('all three players must agree to an undo, a ply ends the request, and absent players do not vote', async () => {
    const players = await testServer.startMatch(3);
    const one = waitingPlayer(players);
    const other = activePlayer(players);
    const third = players.find((player) => player !== one && player !== other) as TestPlayer;
    await acceptedSeq(one.act({ act: 'askUndo' }));
    await third.waitFor(({ undoRequest }) => undoRequest !== null);
    await acceptedSeq(third.act({ act: 'answerUndo', agree: true }));
    expect(third.state?.undoRequest).toEqual({ by: one.seat, agreed: (1 << one.seat) | (1 << third.seat) });
    expect(await third.act({ act: 'answerUndo', agree: true })).toMatchObject({ reason: 'noRequest' });
    await acceptedSeq(other.play(new TestRandom('meanwhile').pickPly(other.offers)));
    await one.waitFor(({ undoRequest }) => undoRequest === null);
    await testServer.waitUntilSettled(players);
    const plies = await pliesOf(one);
    const again = waitingPlayer(players);
    const [voter, leaver] = players.filter((player) => player !== again) as [TestPlayer, TestPlayer];
    await acceptedSeq(again.act({ act: 'askUndo' }));
    await voter.waitFor(({ undoRequest }) => undoRequest !== null);
    await acceptedSeq(voter.act({ act: 'answerUndo', agree: true }));
    expect(await pliesOf(one)).toBe(plies);
    await leaver.waitFor(({ undoRequest }) => undoRequest?.agreed !== 1 << again.seat);
    await acceptedSeq(leaver.act({ act: 'leave' }));
    expect((await again.waitFor(({ standIns }) => standIns !== 0)).undoRequest).toBeNull();
    expect((await fetchState(again)).undoRequest).toBeNull();
  });

  it('bots do not vote on an undo, and a player who has not played yet can’t ask for one', async () => {
    const [ada] = await testServer.startMatch(1, ['hewer', 'hewer'], 0);
    expect(await ada.act({ act: 'askUndo' })).toMatchObject({ reason: 'nothingToAsk' });
    await playAllRandomly([ada], new TestRandom('alone'), () => countAcknowledged([ada]) >= 10);
    await testServer.waitUntilSettled([ada]);
    const plies = await pliesOf(ada);
    await acceptedSeq(ada.act({ act: 'askUndo' }));
    expect(await pliesOf(ada)).toBeLessThan(plies);
    expect(ada.state?.undoRequest).toBeNull();
  });
});

describe('a pause', () => {
  it('a pause begins when all agree, ends when one resumes, and stops people and bots meanwhile', async () => {
    const players = await testServer.startMatch(2, ['hewer']);
    const [ada, ben] = players;
    await acceptedSeq(ada.act({ act: 'askPause' }));
    await ben.waitFor(({ pauseRequest }) => pauseRequest?.by === 0);
    await acceptedSeq(ben.act({ act: 'answerPause', agree: false }));
    await ada.waitFor(({ pauseRequest }) => pauseRequest === null);
    await acceptedSeq(ben.act({ act: 'askPause' }));
    await ada.waitFor(({ pauseRequest }) => pauseRequest?.by === ben.seat);
    await acceptedSeq(ada.act({ act: 'answerPause', agree: true }));
    expect(ada.state).toMatchObject({ isPaused: true, pauseRequest: null });
    await ben.waitFor(({ isPaused }) => isPaused);
    expect(
      await activePlayer(players).play(activePlayer(players).offers[0] as [string, number]),
    ).toMatchObject({
      reason: 'paused',
    });
    expect(await ada.act({ act: 'askPause' })).toMatchObject({ reason: 'paused' });
    await acceptedSeq(ben.act({ act: 'resume' }));
    await ada.waitFor(({ isPaused }) => !isPaused);
    await playAllRandomly(players, new TestRandom('resumed'), () => countAcknowledged(players) >= 35);
  });

  it('a pause begins when the player who was asked leaves', async () => {
    const [ada, ben] = await testServer.startMatch(2);
    await acceptedSeq(ada.act({ act: 'askPause' }));
    await ben.waitFor(({ pauseRequest }) => pauseRequest !== null);
    await acceptedSeq(ben.act({ act: 'leave' }));
    expect(await ada.waitFor(({ standIns }) => standIns === 2)).toMatchObject({
      isPaused: true,
      pauseRequest: null,
    });
  });
});

describe('leaving', () => {
  it('a bot of the level hewer visibly plays for a player who has left, until the player returns', async () => {
    const players = await testServer.startMatch(2);
    const [ada, ben] = players;
    testServer.bots.questions.length = 0;
    await acceptedSeq(ben.act({ act: 'leave' }));
    expect(await ada.waitFor(({ standIns }) => standIns === 2)).toMatchObject({
      asked: expect.any(Number) as number,
    });
    await playAllRandomly(
      [ada],
      new TestRandom('with a bot'),
      () =>
        testServer.bots.questions.some(({ match }) => match === ada.table) && countAcknowledged([ada]) >= 12,
    );
    const questions = testServer.bots.questions.filter(({ match }) => match === ada.table);
    expect(new Set(questions.map(({ bot, seat }) => `${bot} ${seat}`))).toEqual(new Set(['hewer 1']));
    await testServer.waitUntilSettled(players);
    expect(await ben.act({ act: 'leave' })).toMatchObject({ reason: 'seatGivenUp' });
    expect(await ada.act({ act: 'return' })).toMatchObject({ reason: 'notPlayedByBot' });
    await acceptedSeq(ben.act({ act: 'return' }));
    await ada.waitFor(({ standIns }) => standIns === 0);
    await playAllRandomly(players, new TestRandom('back'), () => countAcknowledged([ben]) >= 14);
  });

  it('a bot plays for a player who has resigned; when all have, the match is abandoned and the key shown', async () => {
    const [ada, ben] = await testServer.startMatch(2);
    const before = ben.acknowledged.length;
    await acceptedSeq(ben.act({ act: 'resign' }));
    await ada.waitFor(({ resigned }) => resigned === 2);
    await testServer.waitUntilSettled([ada, ben]);
    expect(await ben.act({ act: 'return' })).toMatchObject({ reason: 'seatGivenUp' });
    expect(await ben.client.act(ben.table, ben.acknowledged[before]?.act as never)).toEqual({
      seq: ben.acknowledged[before]?.seq,
    });
    await playAllRandomly([ada], new TestRandom('left alone'), () => countAcknowledged([ada]) >= 16);
    await testServer.waitUntilSettled([ada]);
    await acceptedSeq(ada.act({ act: 'resign' }));
    await expect.poll(() => ada.status).toBe('abandoned');
    expect(await ada.act({ act: 'resume' })).toMatchObject({ reason: 'tableOver' });
    expect((await fetchState(ada)).key).toMatch(/^[0-9a-f]{64}$/);
  });

  it('a player who deletes the account during a match is replaced by a bot, and the name disappears', async () => {
    const players = await testServer.startMatch(3);
    const [ada, ben, cem] = players;
    await ben.client.request('POST', '/api/me/account', {
      name: 'Benedikta',
      password: 'a long enough secret',
    });
    expect((await ben.client.request('DELETE', '/api/me', { password: 'a long enough secret' })).status).toBe(
      204,
    );
    await ada.waitFor(({ standIns }) => standIns === 2);
    await playAllRandomly(
      [ada, cem],
      new TestRandom('without Ben'),
      () => countAcknowledged([ada, cem]) >= 40,
    );
    const { body } = await ada.client.request<TableInfo>('GET', `/api/tables/${ada.table}`);
    expect(body.seats.map(({ name, person }) => [name, person])).toEqual([
      ['Ada', null],
      ['—', null],
      ['Cem', cem.client.id],
    ]);
  });

  it('a bot plays the seat of a deleted owner even if the process that deleted the owner crashed', async () => {
    const [ada, ben] = await testServer.startMatch(2);
    const { matches, store } = testServer.server.context;
    expect(await store.deletePerson(ben.client.id, '—')).toEqual([{ table: ben.table, seat: ben.seat }]);
    await (await matches.open(ada.table)).reload();
    await ada.waitFor(({ standIns }) => standIns === 1 << ben.seat);
  });
});
