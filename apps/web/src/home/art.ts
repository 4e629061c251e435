import { findGame } from '@pithead/games';

export const artOf = (game: string): string => findGame(game)?.art ?? '';
