/**
 * Makes the system's random generator deterministic: ids, sessions and deal keys follow from the seed. The
 * server has no setting for that and must not have one.
 */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import type { TestRandom } from '../testRandom.ts';

export function seedSystemRandom(random: TestRandom): () => void {
  const real = crypto.randomBytes;
  const seeded = (size: number): Buffer => Buffer.from(Array.from({ length: size }, () => random.below(256)));
  put(seeded as typeof crypto.randomBytes);
  return () => put(real);
}

function put(randomBytes: typeof crypto.randomBytes): void {
  crypto.randomBytes = randomBytes;
  syncBuiltinESMExports();
}
