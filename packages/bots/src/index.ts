/** Players for any game, written against the kernel only. */
export * from './arena/arena.ts';
export * from './worker/botRequest.ts';
export * from './bot.ts';
export * from './search/budget.ts';
export * from './worker/decisionTask.ts';
export * from './arena/botGame.ts';
export * from './players/randomAndFlatBots.ts';
export * from './evaluation/valueNet.ts';
export * from './players/greedyBot.ts';
export * from './evaluation/evaluator.ts';
export * from './evaluation/botKit.ts';
export * from './observation.ts';
export * from './players/createBot.ts';
export * from './search/assessment.ts';
export * from './search/searchBot.ts';
export * from './arena/statistics.ts';
export * from './worker/botWorker.ts';
