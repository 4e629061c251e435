import { createHash, randomBytes } from 'node:crypto';

/** 128 bits from the system's generator: nobody guesses it. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** The key of a deal: 256 bits, as hexadecimal digits. */
export const newKey = (): string => randomBytes(32).toString('hex');

/** In logs an id stands for a door: the first characters are enough to find it, and too few to open it. */
export const shortId = (id: string): string => id.slice(0, 6);

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
