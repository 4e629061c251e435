import { describeBots } from '@pithead/testkit/describeBots';
import { rockwell } from '../rules/index.ts';
import { kit } from './index.ts';

describeBots({ game: rockwell, kit, positions: 600 });
