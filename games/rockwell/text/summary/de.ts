import type { summary as en } from './en.ts';

export const summary: typeof en = {
  pitch: 'Zum Erdkern bohren, bestechen, Metalle handeln.',
  picture: 'Bohrtrupps auf dem Weg durch die Schichten zum Erdkern.',
  round: 'Spielrunde {round}',
  runningScore: '✓ {score}',
  runningScoreName: 'Realisierungen',
};
