import type { summary as en } from './en.ts';

export const summary: typeof en = {
  pitch: 'Ontgin vijf grondstoffen en verkoop ze duur.',
  picture: 'Een trein voor besneeuwde bergen, onder de grond gas, steenkool, olie, goud en diamant.',
  score: '$\u00a0{score}',
  round: 'Ronde {round}',
};
