import { createHash, randomBytes } from 'node:crypto';

export const randomToken = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** Of tables and people: 128 bits, because who knows the id of a table may watch it. */
export const randomId = (): string => randomToken(16);

export const isRandomId = (text: string): boolean => /^[\w-]{22}$/.test(text);

/** The key of a deal. */
export const randomKey = (): string => randomBytes(32).toString('hex');

/** For logs: the full id of a table grants access to it, its first characters do not. */
export const shortId = (id: string): string => id.slice(0, 6);

/** Node's, which is many times faster than the one of the kernel. */
export const sha256Hex = (text: string): string => createHash('sha256').update(text).digest('hex');
