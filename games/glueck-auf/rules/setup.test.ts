import { describe, expect, it } from 'vitest';
import { OPEN_SPACES, ORDERS, TILES } from './components.ts';
import { playPlies, freshTable, offersOf, orderNamed, tableInPlay, whyNot } from './testing/scenario.ts';
import { NONE } from './state.ts';

describe('setup', () => {
  it.each([
    [2, 6, 42, 3, 35, 14, 18, 10, 19],
    [3, 7, 41, 4, 31, 13, 15, 9, 23],
    [4, 8, 40, 4, 28, 12, 13, 8, 26],
  ])(
    'GA-T21: the setup for %i players is as in the rulebook',
    (players, tiles, tileStack, orders, orderStack, supply, workers, marks, open) => {
      const { state } = tableInPlay(players);
      expect(state.factory.filter((tile) => tile !== NONE)).toHaveLength(tiles);
      expect(state.tileStack.entries).toHaveLength(tileStack);
      expect(state.display.filter((order) => order !== NONE)).toHaveLength(orders);
      // the scenario's table has put the drafted ones back
      expect(state.orderStack.entries).toHaveLength(orderStack + 3 * players);
      expect(state.supply).toEqual([supply, supply, supply, supply]);
      expect(OPEN_SPACES[players]).toHaveLength(open);
      for (const player of state.players) expect([player.workers, player.marks]).toEqual([workers, marks]);
    },
  );

  it('GA-2.1: a locked space takes no worker, no tile and no card', () => {
    const two = tableInPlay(2);
    for (const locked of [
      'order-1',
      'mining-8',
      'money-5',
      'factory-4',
      'mining-4',
      'money-3',
      'factory-8',
    ]) {
      expect(whyNot(two, 0, `placeWorkers ${locked}`)).toBe('spaceLocked GA-2.1');
    }
    expect([two.state.factory[3], two.state.factory[7], two.state.display[0]]).toEqual([NONE, NONE, NONE]);
    const three = tableInPlay(3);
    for (const locked of ['mining-4', 'money-3', 'factory-8'])
      expect(whyNot(three, 0, `placeWorkers ${locked}`)).toBe('spaceLocked GA-2.1');
    expect(whyNot(three, 0, 'placeWorkers mining-8')).toBeUndefined();
    expect(whyNot(tableInPlay(4), 0, 'placeWorkers money-3')).toBeUndefined();
  });

  it('GA-1.3, GA-2.3, GA-2.4: shift 1 begins with an empty cage and a cube on each printed cart', () => {
    const { state } = freshTable(3);
    expect(state.shift).toBe(1);
    for (const { level, cage, storage, carts, loaded, points } of state.players) {
      expect([level, cage, storage]).toEqual([0, [0, 0, 0, 0], [0, 0, 0, 0]]);
      expect([carts, loaded]).toEqual([
        [1, 1, 1, 1],
        [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1],
      ]);
      expect(points.every((each) => each === 0)).toBe(true);
    }
  });

  it('GA-2.2: the open factory spaces get the top tiles of the stack, lowest number first', () => {
    const { state, facts } = freshTable(3);
    const revealed = facts.flatMap((fact) => (fact.type === 'tileRevealed' ? [fact] : []));
    expect(revealed.map(({ space }) => space)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(revealed.map(({ tile }) => tile)).toEqual(state.factory.slice(0, 7));
    expect(state.factory.length + state.tileStack.entries.length - 1).toBe(TILES.length * 3);
  });

  it('GA-2.8: nobody drafts out of turn', () => {
    const scenario = freshTable(3);
    const drafter = Math.log2((scenario.state.steps[0] as { pending: number }).pending);
    expect(
      whyNot(scenario, (drafter + 1) % 3, `draftOrder ${ORDERS[scenario.state.draftRow[0] as number]?.id}`),
    ).toBe('notYourTurn GA-2.8');
  });

  it('GA-2.6: the start player is drawn at random, and every seat can be it', () => {
    const drawn = new Set(Array.from({ length: 60 }, (_, seed) => freshTable(3, {}, seed).state.startPlayer));
    expect([...drawn].sort()).toEqual([0, 1, 2]);
    expect(freshTable(3).facts[0]).toEqual({
      type: 'startPlayerDrawn',
      seat: freshTable(3).state.startPlayer,
    });
  });

  it.each([
    [2, 7],
    [3, 10],
    [4, 13],
  ])('GA-2.7: with %i players the draft row has %i cards', (players, cards) => {
    expect(freshTable(players).state.draftRow).toHaveLength(cards);
  });

  it('GA-T14: with A, B, C clockwise and A the start player, picks go C, B, A, C, B, A, C, B, A', () => {
    const scenario = freshTable(3);
    const picks: number[] = [];
    while (scenario.state.steps[0]?.at === 'draft') {
      const seat = Math.log2(scenario.state.steps[0].pending);
      picks.push((seat - scenario.state.startPlayer + 3) % 3);
      playPlies(scenario, seat, offersOf(scenario, seat)[0] as string);
    }
    expect(picks).toEqual([2, 1, 0, 2, 1, 0, 2, 1, 0]);
    expect(scenario.state.players.map(({ orders }) => orders.length)).toEqual([3, 3, 3]);
    expect(scenario.state.draftRow).toEqual([]);
  });

  it('GA-2.8: only a card of the draft row can be drafted', () => {
    const scenario = freshTable(2);
    const seat = Math.log2((scenario.state.steps[0] as { pending: number }).pending);
    const elsewhere = ORDERS.find((card) => !scenario.state.draftRow.includes(orderNamed(card.id)));
    expect(whyNot(scenario, seat, `draftOrder ${elsewhere?.id}`)).toBe('notInDraftRow GA-2.8');
    expect(offersOf(scenario, seat)).toHaveLength(7);
  });

  it('GA-2.9: the card left over lies on order-4, the other open spaces are filled from the top of the stack', () => {
    const scenario = freshTable(2);
    const top = scenario.state.orderStack.entries.slice(-2).map((entry) => entry & 63);
    let leftover = NONE;
    while (scenario.state.steps[0]?.at === 'draft') {
      const seat = Math.log2(scenario.state.steps[0].pending);
      leftover = scenario.state.draftRow.at(-1) as number;
      playPlies(scenario, seat, `draftOrder ${ORDERS[scenario.state.draftRow[0] as number]?.id}`);
    }
    expect(scenario.state.display).toEqual([NONE, top[1], top[0], leftover]);
  });
});
