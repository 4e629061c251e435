/** How many processes, databases and so on a number of concurrent players needs, from what one move costs. */
import type { CapacityInputs } from './capacityInputs.ts';

export interface CapacityPlan {
  readonly players: number;
  readonly tables: number;
  readonly movesASecond: number;
  /** Each with a core of its own. */
  readonly processes: number;
  readonly processesFor: 'moves' | 'sockets';
  readonly botCores: number;
  readonly databases: number;
  readonly databaseCores: number;
  readonly brokers: number;
  readonly memoryGB: number;
  readonly megabitsOut: number;
  readonly megabitsIn: number;
  readonly matchesADay: number;
  /** Of the first year, and of all matches that are not compact yet. */
  readonly storageOfYearTB: number;
  readonly storageOfEventsTB: number;
  /** What the first unit of each can carry, as players; the smallest runs out first. */
  readonly limits: Readonly<Record<string, number>>;
}

const SECONDS_A_DAY = 86_400;

export function capacityPlan(players: number, given: CapacityInputs): CapacityPlan {
  const tables = players / given.seats;
  const moves = tables / given.secondsAMove;
  const cpuOfMove = (given.cpuOfMove + given.otherProcesses * given.cpuOfShowing) / 1000;
  const viewers = given.seats * (1 + given.spectators);
  const sockets = players * (1 + given.spectators);
  const forMoves = (moves * cpuOfMove) / given.load;
  const forSockets = sockets / given.socketsOfProcess;
  const botCores = (moves * given.botShare * given.cpuOfBot) / 1000 / given.load;
  const forCommits = moves / (given.movesOfDatabase * given.load);
  // One message in, and one out for each other process that shows the table.
  const messages = moves * (1 + given.otherProcesses);
  const matchesADay = (moves * given.dailyShare * SECONDS_A_DAY) / given.movesAMatch;
  const outOfMove = viewers * (given.bytesOut + given.bytesAround);
  const inOfMove = given.bytesIn + given.bytesAround;
  const unit = (needed: number): number => Math.floor(players / needed);
  return {
    players,
    tables: Math.round(tables),
    movesASecond: moves,
    processes: Math.ceil(Math.max(forMoves, forSockets)),
    processesFor: forMoves >= forSockets ? 'moves' : 'sockets',
    botCores: Math.ceil(botCores),
    databases: Math.ceil(forCommits),
    databaseCores: Math.ceil(forCommits) * given.coresOfDatabase,
    brokers: Math.ceil(messages / (given.messagesOfBroker * given.load)),
    memoryGB: (sockets * given.memoryOfPlayer) / 1e6,
    megabitsOut: (moves * outOfMove * 8) / 1e6,
    megabitsIn: (moves * inOfMove * 8) / 1e6,
    matchesADay: Math.round(matchesADay),
    storageOfYearTB: (matchesADay * 365 * given.storedCompact) / 1e12,
    storageOfEventsTB: (matchesADay * given.daysOfEvents * given.storedEvents) / 1e12,
    limits: {
      'one core of bots': unit(botCores),
      'one process': unit(Math.max(forMoves, forSockets)),
      'one database': unit(forCommits),
      'one NATS node': unit(messages / (given.messagesOfBroker * given.load)),
    },
  };
}
