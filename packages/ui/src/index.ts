/** Shared by the tables of all games and the pages: the table contract, design tokens, small components. */
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
