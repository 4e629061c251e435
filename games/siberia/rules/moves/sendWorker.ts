import type { Move } from '@pithead/kernel';
import { bit, markDecided, pushStep } from '@pithead/kernel';
import { VLADIVOSTOK } from '../components.ts';
import type { SiberiaFact } from '../facts.ts';
import { refusalFor } from '../refusals.ts';
import type { Siberia } from '../state.ts';
import { add, playerOf } from '../state.ts';
import type { BeginEffect } from './execute.ts';
import { figuresAt, leftCity, OWN_SUPPLY, FIGURE_SOURCES, removeFigure } from './figureSources.ts';

/**
 * Workers in Vladivostok are no source, so the action has no effect when all six figures are there. SB-7.15
 */
const WORKER_SOURCES = FIGURE_SOURCES.slice(0, -1);

export const beginWorker: BeginEffect = (state, seat) => {
  const player = playerOf(state, seat);
  if (!WORKER_SOURCES.some((_, source) => figuresAt(player, source) > 0)) return false;
  pushStep(state, 'worker', bit(seat), 0);
  return true;
};

/** From the own supply; from elsewhere only if that is empty. SB-7.14, SB-7.15 */
export const sendWorker: Move<Siberia, SiberiaFact> = {
  verb: 'sendWorker',
  rule: 'SB-7.14',
  nouns: WORKER_SOURCES,
  refuse(state, seat, source) {
    const player = playerOf(state, seat);
    if (source !== OWN_SUPPLY && player.figures > 0) return refusalFor('supplyFirst', 'SB-7.15');
    return figuresAt(player, source) > 0 ? undefined : refusalFor('noFigureThere', 'SB-7.15');
  },
  offer(state, seat, offers) {
    const player = playerOf(state, seat);
    if (player.figures > 0) return offers.add(OWN_SUPPLY);
    for (let source = 1; source < WORKER_SOURCES.length; source++)
      if (figuresAt(player, source) > 0) offers.add(source);
  },
  play(state, seat, source, tell) {
    const player = playerOf(state, seat);
    removeFigure(player, source);
    add(player.workers, VLADIVOSTOK);
    tell?.({ type: 'workerSent', seat, source, ...leftCity(state.cities, source) });
    markDecided(state, seat);
  },
};
