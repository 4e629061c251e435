/**
 * Property tests run with the same seed every time, so that `npm test` says the same twice; PITHEAD_SEED
 * explores others.
 */
import * as fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['PITHEAD_SEED'] || 20_261_115) });
