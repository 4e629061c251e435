import { createHmac, timingSafeEqual } from 'node:crypto';

const ID_LENGTH = 22;

/** Needs no row in the database and never expires: a link in an old mail works, too. */
export const unsubscribeToken = (key: string, person: string): string =>
  person + createHmac('sha256', key).update(`unsubscribe ${person}`).digest('base64url');

/** The person, or undefined for a forged token. */
export function verifyUnsubscribeToken(key: string, token: string): string | undefined {
  const person = token.slice(0, ID_LENGTH);
  const [expected, given] = [Buffer.from(unsubscribeToken(key, person)), Buffer.from(token)];
  return expected.length === given.length && timingSafeEqual(expected, given) ? person : undefined;
}
