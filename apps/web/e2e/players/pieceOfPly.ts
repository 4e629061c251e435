/** What is selected before the target of a ply, where a table asks for two things: the piece, then its place. */
import type { Ply } from '@pithead/kernel';
import { activatedCrew, crewIndex } from '../../../../games/rockwell/rules/index.ts';
import { placedTile } from '../../../../games/siberia/rules/index.ts';

/** The learner of a guide has the first seat. */
const SEAT = 0;

const PIECES: Readonly<Record<string, (ply: Ply) => string | undefined>> = {
  rockwell: ([verb, noun]) =>
    verb === 'activate' ? `[data-at="crew-${crewIndex(SEAT, activatedCrew(noun))}"]` : undefined,
  siberia: ([verb, noun]) => (verb === 'placeTile' ? `[data-at="hand-${placedTile(noun)}"]` : undefined),
};

/** A selector; undefined if the target alone plays the ply. */
export const pieceOfPly = (game: string, ply: Ply): string | undefined => PIECES[game]?.(ply);
