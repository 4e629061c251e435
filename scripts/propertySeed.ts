/** Property tests use a fixed seed, so that `npm test` is repeatable; PITHEAD_SEED explores others. */
import * as fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['PITHEAD_SEED'] || 20_261_115) });
