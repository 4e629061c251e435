import { expect, it } from 'vitest';
import { BoundedQueue } from './boundedQueue.ts';

function trackedTasks() {
  const running: (() => void)[] = [];
  let mostRunning = 0;
  const work = (): Promise<string> =>
    new Promise((resolve) => {
      running.push(() => resolve('done'));
      mostRunning = Math.max(mostRunning, running.length);
    });
  const finishOne = async (): Promise<void> => {
    running.shift()?.();
    await new Promise((resolve) => void setImmediate(resolve));
  };
  return { work, finishOne, running, mostRunning: () => mostRunning };
}

it('two tasks run, twenty wait, and the next is refused as busy', async () => {
  const { work, finishOne, running, mostRunning } = trackedTasks();
  const queue = new BoundedQueue(2, 20);
  const turns = Array.from({ length: 22 }, () => queue.run(work));
  expect(running.length).toBe(2);
  expect(await queue.run(work)).toEqual({ isBusy: true });

  await finishOne();
  const late = queue.run(work);
  expect(await queue.run(work)).toEqual({ isBusy: true });
  for (let i = 0; i < 22; i++) await finishOne();
  expect(await Promise.all([...turns, late])).toEqual(
    Array.from({ length: 23 }, () => ({ isBusy: false, value: 'done' })),
  );
  expect(mostRunning()).toBe(2);
});

it('tasks run in order of arrival, and a new one can’t overtake', async () => {
  const { work, finishOne } = trackedTasks();
  const queue = new BoundedQueue(1, 5);
  const order: string[] = [];
  const turn = (name: string) =>
    queue.run(() => {
      order.push(name);
      return work();
    });
  const turns = [turn('first'), turn('second'), turn('third')];
  await finishOne();
  turns.push(turn('fourth'));
  for (let i = 0; i < 3; i++) await finishOne();
  await Promise.all(turns);
  expect(order).toEqual(['first', 'second', 'third', 'fourth']);
});

it('a failed task frees its slot', async () => {
  const queue = new BoundedQueue(1, 1);
  const failing = queue.run(() => Promise.reject(new Error('out of memory')));
  const next = queue.run(() => Promise.resolve('fine'));
  await expect(failing).rejects.toThrow('out of memory');
  expect(await next).toEqual({ isBusy: false, value: 'fine' });
  expect(await queue.run(() => Promise.resolve('free'))).toEqual({ isBusy: false, value: 'free' });
});
