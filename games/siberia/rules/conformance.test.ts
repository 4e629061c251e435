import { describeGame } from '@pithead/testkit/describeGame';
import { describeRecords } from '@pithead/testkit/describeRecords';
import { siberia } from './index.ts';

describeGame(siberia);
describeRecords(siberia, new URL('../records/', import.meta.url));
