import type { summary as en } from './en.ts';

export const summary: typeof en = {
  pitch: 'Boor naar het centrum, koop teams om, handel in metaal.',
  picture: 'Ontginningsteams op weg door de lagen naar het centrum van de aarde.',
  round: 'Ronde {round}',
  runningScore: '✓ {score}',
  runningScoreName: 'Prestaties',
};
