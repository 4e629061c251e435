import type { summary as en } from './en.ts';

export const summary: typeof en = {
  pitch: 'Delf kolen, stuur de kooi, lever opdrachten.',
  picture: 'Doorsnede van een kolenmijn: vier verdiepingen met mijnwagens, in de schacht de kooi.',
  round: 'Dienst {round} van 3',
};
