/** Matching of typed input to plies: for the terminal and for the command line of a page. */
export * from './commandWords.ts';
export * from './inputContext.ts';
export * from './labelWords.ts';
export * from './matchPlies.ts';
