import { describeGame } from '@pithead/testkit/describeGame';
import { glueckAuf } from './index.ts';

describeGame(glueckAuf);
