/** Players for any game, written against the kernel only. */
export * from './bot.ts';
export * from './greedy.ts';
export * from './random.ts';
