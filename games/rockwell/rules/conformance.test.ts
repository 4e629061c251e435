import { describeGame } from '@pithead/testkit/describeGame';
import { describeRecords } from '@pithead/testkit/describeRecords';
import { rockwell } from './index.ts';

describeGame(rockwell);
describeRecords(rockwell, new URL('../records/', import.meta.url));
