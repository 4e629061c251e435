import { describe, expect, it } from 'vitest';
import { verifyVapid } from '../testing/pushReceiver.ts';
import { createVapidKeys, VapidSigner } from './vapidKeys.ts';

/** RFC 8292, section 2.4. */
const EXAMPLE =
  'vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs';

const HOUR_MS = 3_600_000;

describe('VAPID', () => {
  it('the receiver of the tests accepts the example of RFC 8292 and refuses a changed one', () => {
    expect(verifyVapid(EXAMPLE).claims).toEqual({
      aud: 'https://push.example.net',
      exp: 1_453_523_768,
      sub: 'mailto:push@example.com',
    });
    expect(() => verifyVapid(EXAMPLE.replace('i3CYb7', 'i3CYb8'))).toThrow('not signed');
  });

  it('a token names the origin of the endpoint and ends within a day', () => {
    const keys = createVapidKeys();
    const signer = new VapidSigner(keys, 'https://play.example.org');
    const now = 1_800_000_000_000;
    const authorization = signer.authorizationFor(new URL('https://push.example/send/secret'), now);
    const { key, claims } = verifyVapid(authorization);
    expect(key).toBe(keys.publicKey);
    expect(claims).toEqual({
      aud: 'https://push.example',
      exp: now / 1000 + 12 * 3600,
      sub: 'https://play.example.org',
    });
  });

  it('a token is used again for its origin until shortly before its end', () => {
    const signer = new VapidSigner(createVapidKeys(), 'mailto:op@example.org');
    const [url, other] = [new URL('https://push.example/a'), new URL('https://other.example/a')];
    const now = 1_800_000_000_000;
    const first = signer.authorizationFor(url, now);
    expect(signer.authorizationFor(new URL('https://push.example/b'), now + 10 * HOUR_MS)).toBe(first);
    expect(signer.authorizationFor(other, now)).not.toBe(first);
    const renewed = signer.authorizationFor(url, now + 11.5 * HOUR_MS);
    expect(verifyVapid(renewed).claims.exp).toBe(now / 1000 + 23.5 * 3600);
  });

  it('private keys with leading zeros keep their length', () => {
    for (let i = 0; i < 600; i++)
      expect(Buffer.from(createVapidKeys().privateKey, 'base64url')).toHaveLength(32);
  });
});
