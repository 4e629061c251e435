/**
 * What several games' tables and the pages share: the contract between frame and table, tokens, small pieces.
 */
export * from './contract.ts';
export * from './drag.ts';
export * from './motion.ts';
export * from './roving.ts';
export * from './seat.tsx';
export * from './sight.ts';
export * from './soon.tsx';
export * from './speeches.ts';
export * from './travel.ts';
export * from './typing.ts';
export * from './wanted.ts';
