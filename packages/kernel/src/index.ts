/** What all games share: plies, steps, chance, records, undo. No game, no I/O, no user-facing text. */
export * from './canonical.ts';
export * from './chance.ts';
export * from './game.ts';
export * from './lists.ts';
export * from './match.ts';
export * from './matchSetup.ts';
export * from './notation.ts';
export * from './offers.ts';
export * from './outcome.ts';
export * from './play.ts';
export * from './record.ts';
export * from './secrecy.ts';
export * from './sharing.ts';
export * from './steps.ts';
export * from './versions.ts';
