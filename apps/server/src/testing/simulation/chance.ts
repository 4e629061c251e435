/**
 * While a world is simulated, what the system's generator draws – ids, sessions, the keys of deals – comes
 * from the seed. The server
 * has no setting for that, and must not have one.
 */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import type { Lots } from '../lots.ts';

/** The result gives the system its generator back. */
export function seedSystem(lots: Lots): () => void {
  const real = crypto.randomBytes;
  const seeded = (size: number): Buffer => Buffer.from(Array.from({ length: size }, () => lots.below(256)));
  put(seeded as typeof crypto.randomBytes);
  return () => put(real);
}

function put(randomBytes: typeof crypto.randomBytes): void {
  crypto.randomBytes = randomBytes;
  syncBuiltinESMExports();
}
