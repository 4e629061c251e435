/** Encrypts a push message for one subscription (RFC 8291, content coding aes128gcm of RFC 8188). */
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

export interface PushKeys {
  /** Public key of the browser: an uncompressed point of P-256, base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

const RECORD_SIZE = 4096;
const TAG_BYTES = 16;
const LAST_RECORD = Buffer.from([2]);
/** What every push service accepts in one record. */
export const MAX_PUSH_BYTES = RECORD_SIZE - 16 - 4 - 1 - 65 - TAG_BYTES - LAST_RECORD.length;

const text = (value: string): Buffer => Buffer.from(`${value}\0`);
const derive = (key: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

/** Throws if the browser's key is not a point of the curve. */
export function encryptPush(
  message: Buffer,
  { p256dh, auth }: PushKeys,
  /** Fresh for each message; given only by the examples of the RFC. */
  fresh: { readonly salt: Buffer; readonly privateKey?: Buffer } = { salt: randomBytes(16) },
): Buffer {
  const own = createECDH('prime256v1');
  if (fresh.privateKey === undefined) own.generateKeys();
  else own.setPrivateKey(fresh.privateKey);
  const [browserKey, ownKey] = [Buffer.from(p256dh, 'base64url'), own.getPublicKey()];
  const shared = own.computeSecret(browserKey);
  const info = Buffer.concat([text('WebPush: info'), browserKey, ownKey]);
  const input = derive(shared, Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(input, fresh.salt, text('Content-Encoding: aes128gcm'), 16);
  const nonce = derive(input, fresh.salt, text('Content-Encoding: nonce'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const record = Buffer.concat([cipher.update(message), cipher.update(LAST_RECORD), cipher.final()]);
  const recordSize = Buffer.alloc(4);
  recordSize.writeUInt32BE(RECORD_SIZE);
  const header = Buffer.concat([fresh.salt, recordSize, Buffer.from([ownKey.length]), ownKey]);
  return Buffer.concat([header, record, cipher.getAuthTag()]);
}

/** Whether a message can be encrypted for these keys. */
export function areUsablePushKeys(keys: PushKeys): boolean {
  try {
    encryptPush(Buffer.alloc(0), keys);
    return Buffer.from(keys.auth, 'base64url').length === 16;
  } catch {
    return false;
  }
}
