import { describeGame } from '@pithead/testkit/describeGame';
import { describeRecords } from '@pithead/testkit/describeRecords';
import { rockwell } from './index.ts';

// Games are long and have many options, so fewer of them give as many plies as in other games.
describeGame(rockwell);
describeRecords(rockwell, new URL('../records/', import.meta.url));
