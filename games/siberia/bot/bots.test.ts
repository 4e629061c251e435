import { describeBots } from '@pithead/testkit/describeBots';
import { siberia } from '../rules/index.ts';
import { botKit } from './index.ts';

describeBots({ game: siberia, kit: botKit, positions: 600 });
