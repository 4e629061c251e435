import glueckAuf from '../art/glueck-auf.svg';
import rockwell from '../art/rockwell.svg';
import siberia from '../art/siberia.svg';

const ART: Readonly<Record<string, string>> = { 'glueck-auf': glueckAuf, rockwell, siberia };

export const artOf = (game: string): string => ART[game] ?? glueckAuf;
