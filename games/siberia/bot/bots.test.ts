import { describeBots } from '@pithead/testkit/describeBots';
import { siberia } from '../rules/index.ts';
import { kit } from './index.ts';

describeBots({ game: siberia, kit, positions: 600 });
