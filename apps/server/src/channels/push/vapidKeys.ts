/** Identifies this server to push services (RFC 8292). */
import type { KeyObject } from 'node:crypto';
import { createECDH, createPrivateKey, sign } from 'node:crypto';
import { LruCache } from '../../limits/lruCache.ts';

export interface VapidKeys {
  /** Uncompressed point, base64url: what a browser subscribes with. */
  readonly publicKey: string;
  readonly privateKey: string;
}

const CURVE = 'prime256v1';
const TOKEN_LIFETIME_S = 12 * 3600;
/** Push services refuse tokens that are valid for more than a day. */
const RENEW_BEFORE_S = 3600;
const MAX_ORIGINS = 200;

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export function createVapidKeys(): VapidKeys {
  const pair = createECDH(CURVE);
  const publicKey = pair.generateKeys('base64url', 'uncompressed');
  const number = pair.getPrivateKey();
  // Leading zeros are missing.
  const privateKey = Buffer.concat([Buffer.alloc(32 - number.length), number]).toString('base64url');
  return { publicKey, privateKey };
}

function signingKey({ publicKey, privateKey }: VapidKeys): KeyObject {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x as string, y: y as string, d: privateKey };
  return createPrivateKey({ key: jwk, format: 'jwk' });
}

interface SignedToken {
  readonly text: string;
  readonly expiresAt: number;
}

export class VapidSigner {
  readonly #keys: VapidKeys;
  readonly #key: KeyObject;
  readonly #subject: string;
  readonly #tokens = new LruCache<SignedToken>(MAX_ORIGINS);

  constructor(keys: VapidKeys, subject: string) {
    this.#keys = keys;
    this.#key = signingKey(keys);
    this.#subject = subject;
  }

  get publicKey(): string {
    return this.#keys.publicKey;
  }

  /** The value of the header `Authorization` for an endpoint. */
  authorizationFor({ origin }: URL, nowMs: number): string {
    const now = Math.floor(nowMs / 1000);
    let token = this.#tokens.get(origin);
    if (token === undefined || token.expiresAt - now < RENEW_BEFORE_S) {
      token = this.#signToken(origin, now + TOKEN_LIFETIME_S);
      this.#tokens.set(origin, token);
    }
    return `vapid t=${token.text}, k=${this.#keys.publicKey}`;
  }

  #signToken(aud: string, exp: number): SignedToken {
    const content = `${base64url({ typ: 'JWT', alg: 'ES256' })}.${base64url({ aud, exp, sub: this.#subject })}`;
    const signature = sign('sha256', Buffer.from(content), { key: this.#key, dsaEncoding: 'ieee-p1363' });
    return { text: `${content}.${signature.toString('base64url')}`, expiresAt: exp };
  }
}
