import { describeGame } from '@pithead/testkit/describeGame';
import { describeRecords } from '@pithead/testkit/describeRecords';
import { glueckAuf } from './index.ts';

describeGame(glueckAuf);
describeRecords(glueckAuf, new URL('../records/', import.meta.url));
