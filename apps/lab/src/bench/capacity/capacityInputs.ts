/** What the capacity plan is computed from. Measured figures name the command that gives them again. */
export interface CapacityInput {
  readonly value: number;
  readonly unit: string;
  /** `assumed`: how people play, a reserve, or an estimate that no command measures. */
  readonly from: 'measured' | 'assumed';
  readonly source: string;
}

export const CAPACITY_INPUTS = {
  seats: { value: 3, unit: 'players at a table', from: 'assumed', source: 'most tables have two to four' },
  secondsAMove: {
    value: 10,
    unit: 's between two moves at a table',
    from: 'assumed',
    source: 'live games; turn-based ones need far less',
  },
  movesAMatch: {
    value: 560,
    unit: 'moves',
    from: 'measured',
    source: 'npm run bench -- storage (column plies, mean of the games)',
  },
  botShare: {
    value: 0.2,
    unit: 'of the moves are decided by bots',
    from: 'assumed',
    source: 'tables with bots',
  },
  spectators: { value: 0.1, unit: 'spectators for each player', from: 'assumed', source: '' },
  load: {
    value: 0.5,
    unit: 'of a resource may be used in the busiest hour',
    from: 'assumed',
    source: 'reserve',
  },
  dailyShare: {
    value: 0.35,
    unit: 'mean number of players ÷ that of the busiest hour',
    from: 'assumed',
    source: 'day and night of one continent',
  },
  cpuOfMove: {
    value: 0.9,
    unit: 'ms of CPU at the process that plays it, on PostgreSQL',
    from: 'measured',
    source: 'docs/operations.md, How far that goes',
  },
  cpuOfShowing: {
    value: 1.3,
    unit: 'ms of CPU at each other process that shows it',
    from: 'measured',
    source: 'docs/operations.md, How far that goes',
  },
  otherProcesses: {
    value: 1,
    unit: 'other processes that show a move',
    from: 'assumed',
    source: 'the proxy leads a table to one process; without that up to 2',
  },
  cpuOfBot: {
    value: 140,
    unit: 'ms of CPU for a decision of a bot',
    from: 'measured',
    source: 'docs/performance.md: 138 ms for 800 iterations of Glück Auf at three players',
  },
  memoryOfPlayer: {
    value: 67,
    unit: 'KB for a player with socket and share of the match',
    from: 'assumed',
    source: 'the goal of S3: 400 MB for 6,000 sockets',
  },
  socketsOfProcess: {
    value: 20_000,
    unit: 'sockets of a process',
    from: 'assumed',
    source: 'open files and memory of 1.4 GB',
  },
  movesOfDatabase: {
    value: 4_000,
    unit: 'moves a second of one PostgreSQL on two cores',
    from: 'assumed',
    source: 'half of the 8,000 durable inserts that were measured: a move writes two rows in one commit',
  },
  coresOfDatabase: {
    value: 2,
    unit: 'cores of such a database',
    from: 'assumed',
    source: 'those inserts were measured on two',
  },
  messagesOfBroker: {
    value: 200_000,
    unit: 'messages a second of one NATS node, in and out',
    from: 'assumed',
    source: 'not measured here; its authors publish millions',
  },
  bytesIn: {
    value: 161,
    unit: 'bytes of a move from its player (frames)',
    from: 'measured',
    source: 'npm run bench -- storage (from clients, a ply)',
  },
  bytesOut: {
    value: 281,
    unit: 'bytes of a move to each player and spectator (frames)',
    from: 'measured',
    source: 'npm run bench -- storage (to clients, a ply ÷ 3, mean of the games)',
  },
  bytesAround: {
    value: 100,
    unit: 'bytes of TLS, TCP and IP around each frame and its acknowledgement',
    from: 'assumed',
    source: '22 + 2 × 40, rounded',
  },
  storedEvents: {
    value: 236_000,
    unit: 'bytes of a match as events, with indices',
    from: 'measured',
    source: 'npm run bench -- storage (PostgreSQL, mean of the games)',
  },
  storedCompact: {
    value: 24_400,
    unit: 'bytes of a compact match with table, seats, results and indices',
    from: 'measured',
    source: 'npm run bench -- storage (PostgreSQL, mean of the games)',
  },
  daysOfEvents: {
    value: 7,
    unit: 'days until a match is compacted',
    from: 'assumed',
    source: 'PITHEAD_COMPACT_AFTER_DAYS',
  },
} as const satisfies Readonly<Record<string, CapacityInput>>;

export type CapacityInputs = Readonly<Record<keyof typeof CAPACITY_INPUTS, number>>;

export const inputValues = (): CapacityInputs =>
  Object.fromEntries(
    Object.entries(CAPACITY_INPUTS).map(([name, { value }]) => [name, value]),
  ) as CapacityInputs;
