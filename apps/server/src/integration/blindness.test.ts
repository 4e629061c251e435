import { LOADED_GAMES } from '@pithead/games/loaded';
import { commitmentOf, isOver, keyFromHex } from '@pithead/kernel';
import type { ViewerState } from '@pithead/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BlindnessHarness } from '../testing/blindness/blindnessHarness.ts';
import { checkBotQuestions, plantedBotFaults } from '../testing/blindness/botQuestions.ts';
import type { ObservedTable } from '../testing/blindness/observedTable.ts';
import { LeakSearch } from '../testing/blindness/leakSearch.ts';

let blind: BlindnessHarness;

beforeAll(async () => {
  blind = await BlindnessHarness.open(process.env['PITHEAD_SEED'] ?? '');
});
afterAll(() => blind.close());

const stateOf = async (players: ObservedTable, viewer: number | undefined): Promise<ViewerState> => {
  const text = await players
    .clientOf(viewer)
    .raw.getText(`/api/tables/${players.table}/state${viewer === undefined ? '' : `?as=${viewer}`}`);
  return JSON.parse(text.slice(4)) as ViewerState;
};

const bidOf = ({ matchState }: ObservedTable, seat: number): [string, number] =>
  matchState.match.offers(seat).find(([verb]) => verb === 'bid') as [string, number];

describe('a viewer can not tell the true world from another that looks the same', () => {
  it.each(Object.keys(LOADED_GAMES))(
    'in %s no request, message or timing of 250 pairs of worlds differs',
    async (game) => {
      const { pairs, updates, unnoticedChoices, findings } = await blind.searchLeaks(game, 250);
      expect(findings).toEqual([]);
      expect(pairs).toBeGreaterThanOrEqual(250);
      expect(updates).toBeGreaterThanOrEqual(45);
      // Glück Auf has secrets, but no simultaneous decisions.
      if (game !== 'glueck-auf') expect(unnoticedChoices).toBeGreaterThanOrEqual(20);
    },
  );
});

describe('a viewer who does the same in two worlds that look the same', () => {
  it.each(Object.keys(LOADED_GAMES))(
    'a viewer of %s gets the same answers in both worlds, also with old numbers, used ids and requests',
    async (game) => {
      const { compared, secrets, findings } = await blind.comparePairs(game, 12);
      expect(findings).toEqual([]);
      expect(compared).toBeGreaterThanOrEqual(400);
      if (game !== 'glueck-auf') expect(secrets).toBeGreaterThanOrEqual(20);
    },
  );
});

describe('the harness', () => {
  it('the harness finds every planted fault in the rules, in the server and in what bots are told', async () => {
    const missed: string[] = [];
    let planted = 0;
    for (const faults of [blind.plantedFaults(), plantedBotFaults(blind)]) {
      for await (const [name, isCaught] of faults) {
        planted++;
        if (!isCaught) missed.push(name);
      }
    }
    expect(missed).toEqual([]);
    expect(planted).toBe(36);
  });
});

describe('sealed choices', () => {
  it('sealed choices that are made and taken back send nothing to others, and exports do not count them', async () => {
    const players = await blind.openTable('rockwell', 3);
    const { matchState, table } = players;
    const act = (seat: number) => ({ seat, id: players.newId(), seq: matchState.seqFor(seat) });
    const before = await Promise.all([stateOf(players, 0), stateOf(players, undefined)]);
    await players.discardReceived();
    for (let i = 0; i < 5; i++) {
      await players.play(1, [
        matchState.match.offers(1).find(([verb]) => verb === 'bid') as [string, number],
      ]);
      await players.play(2, [
        matchState.match.offers(2).find(([verb]) => verb === 'bid') as [string, number],
      ]);
      if (i % 2 === 0) await players.act({ act: 'undo', ...act(1), reach: 'step' });
    }
    await players.socketOf(0).ping();
    expect([players.socketOf(0).takeReceived(), players.socketOf(undefined).takeReceived()]).toEqual([
      [],
      [],
    ]);
    expect(await Promise.all([stateOf(players, 0), stateOf(players, undefined)])).toEqual(before);
    const exported = async (seat: number | undefined): Promise<unknown> => {
      const text = await players
        .clientOf(seat)
        .raw.getText(`/api/tables/${table}/export${seat === undefined ? '' : `?as=${seat}`}`);
      return (JSON.parse(text.slice(4)) as { plies: unknown[] }).plies.length;
    };
    expect(await Promise.all([exported(0), exported(1), exported(2), exported(undefined)])).toEqual([
      0, 2, 5, 0,
    ]);
    await players.end();
  });
});

describe('a request to go back', () => {
  it('an undo request stays open while others choose in secret, because its end would reveal the choice', async () => {
    const players = await blind.openTable('rockwell', 3);
    const { matchState } = players;
    const bid = (seat: number): Promise<void> =>
      players.play(seat, [
        matchState.match.offers(seat).find(([verb]) => verb === 'bid') as [string, number],
      ]);
    await bid(1);
    await players.act({ act: 'askUndo', seat: 1, id: players.newId(), seq: matchState.seqFor(1) });
    const before = await Promise.all(players.viewers.map((viewer) => stateOf(players, viewer)));
    expect(before[0]?.undoRequest).toEqual({ by: 1, agreed: 0b010 });
    await bid(2);
    const after = await Promise.all(players.viewers.map((viewer) => stateOf(players, viewer)));
    expect([after[0], after[1], after[3]]).toEqual([before[0], before[1], before[3]]);
    await players.play(0, [['sealBid', 0]]);
    expect((await stateOf(players, undefined)).undoRequest).toBeNull();
    await players.end();
  });
});

describe('a command with an old number', () => {
  const actions = ['askPause', 'leave'] as const;

  it.each(actions)(
    'a command with an old number is answered the same after %s, whatever others have done in secret',
    async (action) => {
      const answers = async (secretPlies: number): Promise<string[]> => {
        const players = await blind.openTable('rockwell', 3);
        const { matchState } = players;
        await players.play(0, [['sealBid', 0]]);
        const seq = matchState.seqFor(0);
        await players.act({ act: action, seat: 0, id: players.newId(), seq });
        await players.discardReceived();
        for (let i = 0; i < secretPlies; i++) await players.play(1, [bidOf(players, 1)]);
        if (secretPlies > 1)
          await players.act({
            act: 'undo',
            seat: 1,
            id: players.newId(),
            seq: matchState.seqFor(1),
            reach: 'step',
          });
        for (const [id, old] of [seq, seq - 1, 0].entries())
          await players.act({ act: 'play', seat: 0, id: `probe-${id}`, seq: old, plies: [['sealBid', 0]] });
        const received = players.socketOf(0).takeReceived();
        await players.end();
        return received;
      };
      const alone = await answers(0);
      expect(alone.map((text) => (JSON.parse(text) as { reason: string }).reason)).toEqual([
        action === 'leave' ? 'seatGivenUp' : 'refusedByRules',
        'stale',
        'stale',
      ]);
      expect([await answers(1), await answers(2)]).toEqual([alone, alone]);
    },
  );
});

describe('going back by consent', () => {
  it('a granted undo takes back the turn of the seat that asked, whatever others undo in secret', async () => {
    const after = async (isTakenBack: boolean): Promise<unknown> => {
      const players = await blind.openTable('rockwell', 3, {}, 'rockwell', 'the same deal');
      const { matchState } = players;
      const act = (seat: number) => ({ seat, id: players.newId(), seq: matchState.seqFor(seat) });
      await players.play(1, [bidOf(players, 1)]);
      await players.play(1, [bidOf(players, 1)]);
      await players.play(0, [bidOf(players, 0), ['sealBid', 0]]);
      await players.act({ act: 'askUndo', ...act(0) });
      if (isTakenBack) await players.act({ act: 'undo', ...act(1), reach: 'turn' });
      for (const seat of [1, 2]) await players.act({ act: 'answerUndo', ...act(seat), agree: true });
      const state = await stateOf(players, 0);
      expect([state.asked, state.undoRequest, matchState.match.plies.filter(([seat]) => seat === 0)]).toEqual(
        [0b111, null, []],
      );
      await players.end();
      return state;
    };
    expect(await after(true)).toEqual(await after(false));
  });

  it('a granted undo with nothing left to undo is announced the same whatever others chose in secret', async () => {
    const received = async (isChosen: boolean): Promise<string[][]> => {
      const players = await blind.openTable('rockwell', 3, {}, 'rockwell', 'nothing left');
      const { matchState } = players;
      const act = (seat: number) => ({ seat, id: players.newId(), seq: matchState.seqFor(seat) });
      await players.play(0, [bidOf(players, 0)]);
      if (isChosen) await players.play(2, [bidOf(players, 2)]);
      await players.discardReceived();
      await players.act({ act: 'askUndo', ...act(0) });
      await players.act({ act: 'undo', ...act(0), reach: 'turn' });
      for (const seat of [1, 2]) await players.act({ act: 'answerUndo', ...act(seat), agree: true });
      await Promise.all([0, 1, undefined].map((viewer) => players.socketOf(viewer).ping()));
      const texts = [0, 1, undefined].map((viewer) =>
        players
          .socketOf(viewer)
          .takeReceived()
          .map((text) => text.replaceAll(/act-\d+/g, 'act')),
      );
      await players.end();
      return texts;
    };
    expect(await received(true)).toEqual(await received(false));
  });

  it('a granted undo looks the same to the seat that asked, whatever others have chosen in between', async () => {
    const after = async (isBetween: boolean): Promise<unknown> => {
      const players = await blind.openTable('rockwell', 3);
      const { matchState } = players;
      const act = (seat: number) => ({ seat, id: players.newId(), seq: matchState.seqFor(seat) });
      const bid = (seat: number): Promise<void> =>
        players.play(seat, [
          matchState.match.offers(seat).find(([verb]) => verb === 'bid') as [string, number],
        ]);
      await bid(1);
      if (isBetween) await bid(2);
      await bid(1);
      await players.act({ act: 'askUndo', ...act(1) });
      for (const seat of [0, 2]) await players.act({ act: 'answerUndo', ...act(seat), agree: true });
      const { view: _view, commitment: _commitment, facts, ...rest } = await stateOf(players, 1);
      await players.end();
      return { ...rest, facts: facts.filter(([, { type }]) => type === 'moneyBid' || type === 'cubesBid') };
    };
    expect(await after(true)).toEqual(await after(false));
  });
});

describe('the key of the deal', () => {
  it('the commitment to the key is sent from the start, the key only after the end, and they match', async () => {
    const players = await blind.openTable('glueck-auf', 2);
    const { key } = players.session.table;
    const first = await stateOf(players, undefined);
    expect(first).toMatchObject({ key: '', commitment: commitmentOf(keyFromHex(key)) });
    const hunt = await new LeakSearch(players, blind.store, 'key').run({
      pairs: 20,
      updates: 0,
      every: 8,
      playsToEnd: true,
    });
    expect([isOver(players.matchState.gameState), hunt.findings]).toEqual([true, []]);
    for (const viewer of players.viewers)
      expect(await stateOf(players, viewer)).toMatchObject({ key, commitment: first.commitment });
    await players.end();
  });
});

describe('a bot', () => {
  it.each(Object.keys(LOADED_GAMES))(
    "a bot of %s gets a redealt world only, the same one in all worlds that its seat can't tell apart",
    async (game) => {
      const { questions, findings } = await checkBotQuestions(blind, game, 40);
      expect(findings).toEqual([]);
      expect(questions).toBeGreaterThanOrEqual(40);
    },
  );
});
