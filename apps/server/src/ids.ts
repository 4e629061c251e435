import { createHash, randomBytes } from 'node:crypto';

export const randomId = (): string => randomBytes(16).toString('base64url');

export const randomKey = (): string => randomBytes(32).toString('hex');

/** For logs: the full id of a table grants access to it, its first characters do not. */
export const shortId = (id: string): string => id.slice(0, 6);

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
