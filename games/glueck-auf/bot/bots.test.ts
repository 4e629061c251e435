import { describeBots } from '@pithead/testkit/describeBots';
import { glueckAuf } from '../rules/index.ts';
import { kit } from './index.ts';

describeBots({ game: glueckAuf, kit, positions: 600 });
