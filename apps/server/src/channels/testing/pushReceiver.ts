/** The two receiving ends of web push: a push service that checks VAPID, and a browser that decrypts. */
import type { ECDH } from 'node:crypto';
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { NewPushDevice } from '@pithead/protocol';
import type { ReceivedRequest } from './requestReceiver.ts';

interface VapidClaims {
  readonly aud: string;
  readonly exp: number;
  readonly sub: string;
}

/** Throws unless the token is signed by the key that the header names. */
export function verifyVapid(authorization: string): { readonly key: string; readonly claims: VapidClaims } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', content = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isValid = verify(
    'sha256',
    Buffer.from(`${header}.${content}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { alg } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { alg: string };
  if (!isValid || alg !== 'ES256') throw new Error('the VAPID token is not signed by its key');
  return { key, claims: JSON.parse(Buffer.from(content, 'base64url').toString()) as VapidClaims };
}

export interface ReceiverKeys {
  readonly privateKey: Buffer;
  readonly auth: Buffer;
}

/** As RFC 8291 describes it for a browser, independent of the code that encrypts. */
export function decryptPush(message: Buffer, { privateKey, auth }: ReceiverKeys): string {
  const own = createECDH('prime256v1');
  own.setPrivateKey(privateKey);
  const [salt, keyLength] = [message.subarray(0, 16), message.readUInt8(20)];
  const sender = message.subarray(21, 21 + keyLength);
  const content = message.subarray(21 + keyLength);
  if (content.length > message.readUInt32BE(16)) throw new Error('more than one record');
  const derive = (key: Buffer, by: Buffer, info: Buffer, bytes: number): Buffer =>
    Buffer.from(hkdfSync('sha256', key, by, info, bytes));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const input = derive(own.computeSecret(sender), auth, info, 32);
  const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(content.subarray(-16));
  const padded = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('the padding is damaged');
  return padded.subarray(0, end).toString();
}

export class PushBrowser {
  readonly #pair: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #publicKey = this.#pair.generateKeys('base64url', 'uncompressed');

  subscription(endpoint: string, device = 'Firefox, this computer'): NewPushDevice {
    return { endpoint, keys: { p256dh: this.#publicKey, auth: this.#auth.toString('base64url') }, device };
  }

  read({ body }: ReceivedRequest): unknown {
    return JSON.parse(decryptPush(body, { privateKey: this.#pair.getPrivateKey(), auth: this.#auth }));
  }
}
