import type { summary as en } from './en.ts';

export const summary: typeof en = {
  pitch: 'Kohle fördern, Korb fahren, Aufträge liefern.',
  picture: 'Schnitt durch ein Kohlebergwerk: vier Etagen mit Loren, im Schacht der Förderkorb.',
  round: 'Schicht {round} von 3',
};
