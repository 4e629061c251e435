import type { Move } from '@pithead/kernel';
import { bit, markDecided, pushStep } from '@pithead/kernel';
import { EXCHANGES } from '../components.ts';
import type { SiberiaFact } from '../facts.ts';
import { refusalFor } from '../refusals.ts';
import type { Siberia } from '../state.ts';
import { add, playerOf } from '../state.ts';
import type { BeginEffect } from './execute.ts';
import { exchangeSource, FIGURE_SOURCES, figuresAt, leftCity, removeFigure } from './figureSources.ts';

/** There is always a figure to send and an exchange to send it to. SB-7.12 */
export const beginSalesman: BeginEffect = (state, seat) => {
  pushStep(state, 'salesman', bit(seat), 0);
  return true;
};

const NOUNS = FIGURE_SOURCES.flatMap((source) =>
  Array.from({ length: EXCHANGES }, (_, field) => `${source}>exchange-${field}`),
);
export const sendSalesmanNoun = (source: number, field: number): number => source * EXCHANGES + field;
export const salesmanSource = (noun: number): number => Math.floor(noun / EXCHANGES);
export const salesmanField = (noun: number): number => noun % EXCHANGES;

/** One figure from anywhere to another exchange, without a limit per exchange. SB-7.12, SB-7.13 */
export const sendSalesman: Move<Siberia, SiberiaFact> = {
  verb: 'sendSalesman',
  rule: 'SB-7.12',
  nouns: NOUNS,
  refuse(state, seat, noun) {
    const source = salesmanSource(noun);
    if (figuresAt(playerOf(state, seat), source) === 0) return refusalFor('noFigureThere', 'SB-7.12');
    return source === exchangeSource(salesmanField(noun)) ? refusalFor('sameExchange', 'SB-7.12') : undefined;
  },
  offer(state, seat, offers) {
    const player = playerOf(state, seat);
    for (let source = 0; source < FIGURE_SOURCES.length; source++) {
      if (figuresAt(player, source) === 0) continue;
      for (let field = 0; field < EXCHANGES; field++)
        if (source !== exchangeSource(field)) offers.add(sendSalesmanNoun(source, field));
    }
  },
  play(state, seat, noun, tell) {
    const player = playerOf(state, seat);
    const source = salesmanSource(noun);
    const field = salesmanField(noun);
    removeFigure(player, source);
    add(player.salesmen, field);
    tell?.({
      type: 'salesmanSent',
      seat,
      source,
      ...leftCity(state.cities, source),
      field,
      city: state.cities[field] as number,
    });
    markDecided(state, seat);
  },
};
