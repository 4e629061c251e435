import { expect, it } from 'vitest';
import { inputValues } from './capacityInputs.ts';
import { capacityPlan } from './capacityPlan.ts';

const INPUTS = { ...inputValues(), seats: 4, secondsAMove: 5, load: 0.5, spectators: 0, otherProcesses: 0 };

it('moves, processes, databases and storage follow from the inputs', () => {
  const given = {
    ...INPUTS,
    cpuOfMove: 1,
    movesOfDatabase: 1000,
    socketsOfProcess: 1e9,
    dailyShare: 0.5,
    movesAMatch: 100,
  };
  const plan = capacityPlan(40_000, {
    ...given,
    storedCompact: 1000,
    storedEvents: 10_000,
    daysOfEvents: 10,
  });
  expect(plan).toMatchObject({
    tables: 10_000,
    movesASecond: 2000,
    processes: 4,
    databases: 4,
    processesFor: 'moves',
  });
  expect(plan.matchesADay).toBe(864_000);
  expect(plan.storageOfYearTB).toBeCloseTo(0.315, 3);
  expect(plan.storageOfEventsTB).toBeCloseTo(0.0864, 4);
});

it('sockets decide the number of processes where people only sit and think', () => {
  const plan = capacityPlan(100_000, { ...INPUTS, secondsAMove: 100_000, socketsOfProcess: 10_000 });
  expect(plan).toMatchObject({ processes: 10, processesFor: 'sockets' });
});

it('the limits tell how many players the first unit of each resource carries', () => {
  const { limits } = capacityPlan(8_000, { ...INPUTS, movesOfDatabase: 800 });
  expect(limits['one database']).toBe(8_000);
});
