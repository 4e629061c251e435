/** What several games' tables and the pages share: the contract between frame and table, tokens, small pieces. */
export * from './contract.ts';
export * from './generic/table.tsx';
export * from './motion.ts';
export * from './seat.tsx';
