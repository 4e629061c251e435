import type { BarsPanel, LinesPanel, StackPanel, StatisticsPanel } from '@pithead/manifest/statistics';
import { describeStatistics } from '@pithead/testkit/describeStatistics';
import { expect } from 'vitest';
import { glueckAuf, PLAYER_COUNTS, SHIFTS } from '../rules/index.ts';
import { statisticsOf } from './index.ts';
import { statisticsDe } from './de.ts';
import { statisticsEn } from './en.ts';
import { statisticsNl } from './nl.ts';

const sumOfSeat = (panel: StatisticsPanel | undefined, seat: number): number =>
  (panel as BarsPanel).rows.reduce((sum, { values }) => sum + (values[seat] as number), 0);

describeStatistics(
  glueckAuf,
  statisticsOf,
  { de: statisticsDe, en: statisticsEn, nl: statisticsNl },
  new URL('../records/', import.meta.url),
  (panels, { states, facts }) => {
    const last = states.at(-1);
    const money = panels.get('money') as LinesPanel;
    expect(money.lines[0]?.values.at(-1)).toEqual(last?.players.map(({ marks }) => marks));
    expect(money.lines[0]?.values[0]).toEqual(last?.players.map(() => PLAYER_COUNTS[last.seats]?.marks));
    expect(money.sections.length).toBe(SHIFTS);
    const score = panels.get('score') as StackPanel;
    last?.players.forEach((player, seat) => {
      // Every worker is used in every shift. GA-3.5
      expect(sumOfSeat(panels.get('workersByArea'), seat)).toBe(
        SHIFTS * (PLAYER_COUNTS[last.seats]?.workers ?? 0),
      );
      expect(sumOfSeat(panels.get('ordersDelivered'), seat)).toBe(player.delivered.length);
      const points = facts.reduce(
        (sum, [, fact]) => sum + (fact.type === 'orderDelivered' && fact.seat === seat ? fact.points : 0),
        0,
      );
      expect(score.parts.find(({ id }) => id === 'deliveredOrders')?.values[seat]).toBe(points);
      // A cube leaves the cage for an order or for the storage.
      const unloaded = facts.filter(
        ([, fact]) =>
          (fact.type === 'coalStored' || (fact.type === 'cubeLaid' && fact.source === 'cage')) &&
          fact.seat === seat,
      ).length;
      const inCage = player.cage.reduce((sum, cubes) => sum + cubes, 0);
      expect(sumOfSeat(panels.get('coalLoaded'), seat)).toBe(unloaded + inCage);
    });
  },
);
