import { describeBots } from '@pithead/testkit/describeBots';
import { glueckAuf } from '../rules/index.ts';
import { botKit } from './index.ts';

describeBots({ game: glueckAuf, kit: botKit, positions: 600 });
