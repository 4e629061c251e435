import type { BarsPanel, LinesPanel, StatisticsPanel } from '@pithead/manifest/statistics';
import { describeStatistics } from '@pithead/testkit/describeStatistics';
import { expect } from 'vitest';
import { FIGURES, moneyOf, siberia } from '../rules/index.ts';
import { statisticsOf } from './index.ts';
import { statisticsDe } from './de.ts';
import { statisticsEn } from './en.ts';
import { statisticsNl } from './nl.ts';

const sumOfSeat = (panel: StatisticsPanel | undefined, seat: number): number =>
  (panel as BarsPanel).rows.reduce((sum, { values }) => sum + (values[seat] as number), 0);

describeStatistics(
  siberia,
  statisticsOf,
  { de: statisticsDe, en: statisticsEn, nl: statisticsNl },
  new URL('../records/', import.meta.url),
  (panels, { states, facts }) => {
    const last = states.at(-1);
    const money = panels.get('money') as LinesPanel;
    const [workers, salesmen] = (panels.get('figures') as LinesPanel).lines;
    expect(money.lines[0]?.values.at(-1)).toEqual(last?.players.map(moneyOf));
    const rounds = facts.filter(([, { type }]) => type === 'roundBegun').length;
    expect(money.lines[0]?.values.length).toBe(rounds + 1);
    const byResource = (panels.get('cubesSold') as BarsPanel).rows.map(({ values }) =>
      values.reduce((sum, cubes) => sum + cubes, 0),
    );
    expect(byResource).toEqual(last?.sold);
    last?.players.forEach((player, seat) => {
      expect(sumOfSeat(panels.get('salesByCity'), seat)).toBe(moneyOf(player));
      const placed = facts.reduce((sum, [, fact]) => {
        if (fact.type === 'tilePlaced' && fact.seat === seat) return sum + 1;
        return fact.type === 'jokerPlaced' && fact.seat === seat ? sum + 1 : sum;
      }, 0);
      expect(sumOfSeat(panels.get('tilesByAction'), seat)).toBe(placed);
      const inUse = (workers?.values.at(-1)?.[seat] ?? 0) + (salesmen?.values.at(-1)?.[seat] ?? 0);
      expect(inUse + player.figures).toBe(FIGURES);
    });
  },
);
