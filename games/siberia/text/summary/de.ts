import type { summary as en } from './en.ts';

export const summary: typeof en = {
  pitch: 'Fünf Rohstoffe abbauen und teuer verkaufen.',
  picture: 'Ein Zug vor verschneiten Bergen, unter der Erde Gas, Kohle, Öl, Gold und Diamant.',
  score: '{score}\u00a0$',
  round: 'Runde {round}',
};
