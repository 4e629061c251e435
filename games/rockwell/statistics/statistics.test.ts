import type { BarsPanel, LinesPanel, StackPanel, StatisticsPanel } from '@pithead/manifest/statistics';
import { describeStatistics } from '@pithead/testkit/describeStatistics';
import { expect } from 'vitest';
import { rockwell } from '../rules/index.ts';
import { statisticsOf } from './index.ts';
import { statisticsDe } from './de.ts';
import { statisticsEn } from './en.ts';
import { statisticsNl } from './nl.ts';

const sumOfSeat = (panel: StatisticsPanel | undefined, seat: number): number =>
  (panel as BarsPanel).rows.reduce((sum, { values }) => sum + (values[seat] as number), 0);

describeStatistics(
  rockwell,
  statisticsOf,
  { de: statisticsDe, en: statisticsEn, nl: statisticsNl },
  new URL('../records/', import.meta.url),
  (panels, { states, facts }) => {
    const [first, last] = [states[0], states.at(-1)];
    const score = panels.get('score') as StackPanel;
    const stock = panels.get('stock') as LinesPanel;
    const money = panels.get('money') as LinesPanel;
    expect(money.lines[0]?.values[0]).toEqual(first?.players.map((player) => player.money));
    expect(money.lines[0]?.values.at(-1)).toEqual(last?.players.map((player) => player.money));
    stock.lines.forEach(({ values }, resource) =>
      expect(values.at(-1)).toEqual(last?.players.map((player) => player.stock[resource])),
    );
    const turns = facts.filter(([, { type }]) => type === 'turnBegun').length;
    expect(money.lines[0]?.values.length).toBe(turns + 1);
    last?.players.forEach((player, seat) => {
      expect(sumOfSeat(panels.get('achievements'), seat)).toBe(player.prestige);
      expect(score.parts.find(({ id }) => id === 'achievements')?.values[seat]).toBe(player.prestige);
      const bids = facts.reduce(
        (sum, [, fact]) => sum + (fact.type === 'bidRevealed' && fact.seat === seat ? fact.value : 0),
        0,
      );
      expect(sumOfSeat(panels.get('bidsPaid'), seat)).toBe(bids);
      const extraction = panels.get('extraction') as BarsPanel;
      const lost = extraction.rows.at(-1)?.values[seat] as number;
      const struck = facts.reduce(
        (sum, [, fact]) =>
          fact.type === 'dangerStruck' && fact.seat === seat
            ? sum + fact.loss - fact.saved - fact.insurance
            : sum,
        0,
      );
      expect(0 - lost).toBe(struck);
    });
  },
);
