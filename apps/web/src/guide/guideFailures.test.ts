import { describe, expect, it } from 'vitest';
import { draftsOf, factsOf, openAt, openAtFirstTurn } from './testing/guidedTable.ts';

describe('a worker that fails', () => {
  it('while bots should play their script, it is told, and a retry goes on', async () => {
    const table = await openAt('botPicks');
    table.setBroken(true);
    table.run.pressNext();
    await table.settle();
    expect([table.run.question, table.run.shownStep?.id]).toEqual(['failed', 'botPicks']);
    table.setBroken(false);
    table.run.retry();
    await table.settle();
    expect([table.run.question, table.run.shownStep?.id]).toEqual([undefined, 'twoYellow']);
    expect(draftsOf(table)).toBe(1);
  });

  it('when bots should think for themselves, it is told, and a retry lets them', async () => {
    const table = await openAt('twoYellow');
    table.setBroken(true);
    await table.play('draftOrder truck-2-grey');
    expect([table.run.question, draftsOf(table)]).toEqual(['failed', 2]);
    table.setBroken(false);
    table.run.retry();
    await table.settle();
    expect([table.run.question, draftsOf(table)]).toEqual([undefined, 3]);
  });

  it('playing on without a retry lets bots think, too', async () => {
    const table = await openAtFirstTurn();
    await table.play('placeWorkers factory-1');
    table.setBroken(true);
    table.run.keepOwnPly();
    await table.settle();
    table.setBroken(false);
    await table.play('endTurn');
    const turns = factsOf(table.run.source.current()).filter(({ type }) => type === 'turnEnded');
    expect([table.run.note, turns.length]).toEqual([undefined, 2]);
  });

  it('an undo that is refused leaves the question', async () => {
    const table = await openAtFirstTurn();
    await table.play('placeWorkers factory-1');
    table.setBroken(true);
    await table.run.takeBack();
    expect(table.run.question).toBe('keepOrUndo');
    table.setBroken(false);
    await table.run.takeBack();
    await table.settle();
    expect(table.run.question).toBeUndefined();
  });
});
