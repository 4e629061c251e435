/** Players for any game, written against the kernel only. */
export * from './arena.ts';
export * from './asking.ts';
export * from './bot.ts';
export * from './budget.ts';
export * from './decider.ts';
export * from './duel.ts';
export * from './baselines.ts';
export * from './forecast.ts';
export * from './greedy.ts';
export * from './judge.ts';
export * from './kit.ts';
export * from './mind.ts';
export * from './players.ts';
export * from './reasons.ts';
export * from './search.ts';
export * from './strength.ts';
export * from './thinking.ts';
