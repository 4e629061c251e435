import { Minds } from '../apps/cli/src/play/minds.ts';
import { GAMES } from '@pithead/games';
import { keyFromSeed } from '@pithead/kernel';
import { newMatch } from '../apps/cli/src/play/opening.ts';
import { later, openLine } from '../apps/cli/src/workers/open.ts';
process.on('unhandledRejection', (e) => console.log('UNHANDLED', String(e)));
const entry = GAMES['glueck-auf']!;
const match = newMatch(entry, ['a', 'b'], {}, keyFromSeed(1));
const minds = new Minds(() => { throw new Error('no thread'); }, later);
for (let i = 0; i < 3; i++) { const b = performance.now(); const p = await minds.decide(entry, match, 0, 'foreman'); console.log('throwing open', p, (performance.now() - b).toFixed(0), 'ms'); }
minds.end();
