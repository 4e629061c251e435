import { describeGame } from '@pithead/testkit/describeGame';
import { describeRecords } from '@pithead/testkit/describeRecords';
import { rockwell } from './index.ts';

// Games are long and tables have many options: fewer of them make as many plies as elsewhere.
describeGame(rockwell, { auditedGames: 30, games: 12, replayedGames: 2 });
describeRecords(rockwell, new URL('../records/', import.meta.url));
