import { describeBots } from '@pithead/testkit/describeBots';
import { rockwell } from '../rules/index.ts';
import { botKit } from './index.ts';

describeBots({ game: rockwell, kit: botKit, positions: 600 });
