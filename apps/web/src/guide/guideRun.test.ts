import { LEARNER } from '@pithead/guide';
import { parsePly } from '@pithead/kernel';
import { describe, expect, it, vi } from 'vitest';
import { draftsOf, factsOf, NAMES, openAt, openAtFirstTurn, openTable } from './testing/guidedTable.ts';

describe('a guide that is followed', () => {
  it('a step that only tells ends with Next, and the bots play what belongs to it', async () => {
    const table = await openTable();
    expect(table.run.shownStep?.id).toBe('greeting');
    table.run.pressNext();
    await table.settle();
    expect([table.run.shownStep?.id, draftsOf(table)]).toEqual(['botPicks', 0]);
    table.run.pressNext();
    expect(table.run.isWaiting).toBe(true);
    await table.settle();
    expect([table.run.shownStep?.id, draftsOf(table)]).toEqual(['twoYellow', 1]);
  });

  it('a step with a goal ends with the fact, and then bots play what belongs to it', async () => {
    const table = await openAt('twoYellow');
    table.run.pressNext();
    expect(table.run.shownStep?.id).toBe('twoYellow');
    await table.play('draftOrder handcart-2-yellow');
    expect([table.run.shownStep?.id, draftsOf(table), table.run.note]).toEqual(['botPicked', 3, undefined]);
  });

  it('the next chapter goes on in the same match', async () => {
    const table = await openAt('twoYellow');
    await table.play('draftOrder handcart-2-yellow');
    await table.play('draftOrder handcart-1-brown');
    expect([table.run.isFinished, table.finished]).toEqual([true, [0]]);
    const again = await table.reload();
    expect([again.run.isFinished, again.run.isReminding]).toEqual([true, false]);
    again.run.beginNextChapter();
    expect([again.run.isFinished, again.run.shownStep?.id, draftsOf(again)]).toEqual([false, 'lastOrder', 5]);
  });

  it('what a later step asks for can be done without reading the sentences before it', async () => {
    const table = await openAt('twoYellow');
    await table.play('draftOrder handcart-2-yellow');
    expect(table.run.shownStep?.id).toBe('botPicked');
    await table.play('draftOrder handcart-1-brown');
    expect([table.run.isFinished, table.run.progress.hasLeftScript]).toEqual([true, false]);
  });

  it('a sentence can be read again without undoing anything', async () => {
    const table = await openAt('twoYellow');
    table.run.back();
    expect([table.run.shownStep?.id, table.run.progress.step]).toEqual(['botPicks', 2]);
    // What has happened since that sentence, not since the current one.
    expect(table.run.shownContext.newFacts.filter(({ type }) => type === 'orderDrafted')).toHaveLength(1);
    table.run.pressNext();
    expect([table.run.shownStep?.id, draftsOf(table)]).toEqual(['twoYellow', 1]);
  });

  it('a reload at any step leads back to it and reminds of where the match stands', async () => {
    let table = await openAt('botPicks');
    table = await table.reload();
    expect([table.run.shownStep?.id, table.run.isReminding]).toEqual(['botPicks', true]);
    table.run.pressNext();
    expect([table.run.shownStep?.id, table.run.isReminding]).toEqual(['botPicks', false]);
    table.run.pressNext();
    // While the bots are playing.
    table = await table.reload();
    expect([table.run.shownStep?.id, draftsOf(table)]).toEqual(['twoYellow', 1]);
    await table.play('draftOrder handcart-2-yellow');
    table = await table.reload();
    expect([table.run.shownStep?.id, draftsOf(table)]).toEqual(['botPicked', 3]);
  });
});

describe('the table of a guide', () => {
  it('gets a state with a new sentence after the coach', async () => {
    // Without frames, what waits for a paint waits for a timer.
    vi.stubGlobal('document', { hidden: true });
    const table = await openAtFirstTurn();
    const { run } = table;
    const before = run.source.current();
    const shown: unknown[] = [];
    const look = (): void => void shown.push([run.question, run.source.current() === before]);
    run.listen(() => run.question !== undefined && queueMicrotask(look));
    run.source.listen(look);
    await table.play('placeWorkers money-6');
    vi.unstubAllGlobals();
    expect([shown[0], shown.at(-1)]).toEqual([
      ['keepOrUndo', true],
      ['keepOrUndo', false],
    ]);
  });
});

describe('a learner who does something else', () => {
  it('another ply with the same purpose is accepted with a remark', async () => {
    const table = await openAt('twoYellow');
    await table.play('draftOrder handcart-3-grey');
    expect([table.run.note, table.run.progress.hasLeftScript]).toEqual(['alsoWorks', false]);
    expect(table.run.shownStep?.id).not.toBe('twoYellow');
  });

  it('another ply that can be undone is asked about, and Undo leads back to the step', async () => {
    const table = await openAtFirstTurn();
    const { facts: before } = table.run.shownContext;
    await table.play('placeWorkers factory-1');
    expect([table.run.note, table.run.shownStep?.id]).toEqual(['keepOrUndo', 'buyTile']);
    await table.run.takeBack();
    await table.settle();
    expect([table.run.note, table.run.shownStep?.id]).toEqual([undefined, 'buyTile']);
    expect(table.run.shownContext.facts).toHaveLength(before.length);
    await table.play('placeWorkers factory-3');
    expect([table.run.shownStep?.id, table.run.progress.hasLeftScript]).toEqual(['whereTo', false]);
  });

  it('taking back undoes what differs from the lesson and keeps the rest of the turn', async () => {
    const table = await openAtFirstTurn();
    await table.play('placeWorkers mining-10');
    const { facts: before } = table.run.shownContext;
    await table.play('cageDown 2');
    expect(table.run.note).toBe('keepOrUndo');
    await table.run.takeBack();
    await table.settle();
    expect([table.run.note, table.run.shownContext.facts.length]).toEqual([undefined, before.length]);
  });

  it('the Undo of the prompt bar answers the question, too', async () => {
    const table = await openAtFirstTurn();
    await table.play('placeWorkers factory-1');
    await table.run.source.act?.({ act: 'undo', reach: 'step' });
    await table.settle();
    expect([table.run.note, table.run.shownStep?.id]).toEqual([undefined, 'buyTile']);
  });

  it('an undo after a step leads back to it', async () => {
    const table = await openAtFirstTurn();
    await table.play('placeWorkers factory-3');
    expect(table.run.shownStep?.id).toBe('whereTo');
    await table.run.source.act?.({ act: 'undo', reach: 'turn' });
    await table.settle();
    expect([table.run.note, table.run.shownStep?.id]).toEqual([undefined, 'buyTile']);
  });

  it('steps that no longer apply are skipped after Keep it, and after three lessons the coach asks', async () => {
    const table = await openAtFirstTurn();
    await table.play('placeWorkers factory-1');
    table.run.keepOwnPly();
    await table.settle();
    expect(table.run.progress).toMatchObject({ hasLeftScript: true, skippedLessons: 3 });
    expect([table.run.shownStep?.id, table.run.note]).toEqual(['endTurn', 'lost']);
    table.run.continueWithoutCoach();
    expect(table.run.note).toBeUndefined();
  });

  it('playing on answers the question with Keep it, and then the bots think for themselves', async () => {
    const table = await openAtFirstTurn();
    await table.play('placeWorkers factory-1');
    await table.play('endTurn');
    expect(table.run.progress.hasLeftScript).toBe(true);
    const turns = factsOf(table.run.source.current()).filter(({ type }) => type === 'turnEnded');
    expect(turns.map((fact) => (fact as { seat?: number }).seat)).toEqual([LEARNER, 1]);
  });

  it('another ply that cannot be undone leaves the script without a question', async () => {
    const table = await openAt('twoYellow');
    await table.play('draftOrder truck-2-grey');
    expect(table.run.progress).toMatchObject({ hasLeftScript: true, skippedLessons: 0 });
    expect([table.run.shownStep?.id, table.run.note, draftsOf(table)]).toEqual(['anyOrder', 'ownWay', 3]);
  });

  it('a second selection that is not allowed offers to show the ply', async () => {
    const table = await openAt('twoYellow');
    const ply = parsePly(NAMES, 'placeWorkers factory-1');
    expect(await table.run.source.whyNot(ply)).toBeDefined();
    expect([table.run.note, table.run.isStuck]).toEqual(['notThere', false]);
    await table.run.source.whyNot(ply);
    expect(table.run.isStuck).toBe(true);
    await table.play('draftOrder handcart-2-yellow');
    expect([table.run.note, table.run.isStuck]).toEqual([undefined, false]);
  });
});
