import { createECDH, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decryptPush } from '../testing/pushReceiver.ts';
import { areUsablePushKeys, encryptPush, MAX_PUSH_BYTES } from './encryptPush.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

/** RFC 8291, appendix A. */
const RFC = {
  plaintext: 'When I grow up, I want to be a watermelon',
  senderKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  browserKey: bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

describe('encryption of push messages', () => {
  it('the example of RFC 8291 is reproduced byte for byte', () => {
    const message = encryptPush(Buffer.from(RFC.plaintext), RFC, {
      salt: RFC.salt,
      privateKey: RFC.senderKey,
    });
    expect(message.toString('base64url')).toBe(RFC.message);
  });

  it('the receiver of the tests decrypts the example of RFC 8291', () => {
    const keys = { privateKey: RFC.browserKey, auth: bytes(RFC.auth) };
    expect(decryptPush(bytes(RFC.message), keys)).toBe(RFC.plaintext);
  });

  it('a message of the greatest length fits into one record, with fresh keys and salt every time', () => {
    const browser = createECDH('prime256v1');
    browser.generateKeys();
    const auth = randomBytes(16);
    const keys = { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') };
    const text = 'x'.repeat(MAX_PUSH_BYTES);
    const [one, other] = [encryptPush(Buffer.from(text), keys), encryptPush(Buffer.from(text), keys)];
    expect(one.length).toBe(4096);
    expect(one.subarray(0, 86).equals(other.subarray(0, 86))).toBe(false);
    expect(decryptPush(one, { privateKey: browser.getPrivateKey(), auth })).toBe(text);
  });

  it('keys that are no point of the curve, or too short, are not usable', () => {
    const flipped = Buffer.from(bytes(RFC.p256dh));
    flipped.writeUInt8(flipped.readUInt8(64) ^ 1, 64);
    expect(areUsablePushKeys(RFC)).toBe(true);
    expect(areUsablePushKeys({ ...RFC, p256dh: flipped.toString('base64url') })).toBe(false);
    expect(areUsablePushKeys({ ...RFC, p256dh: 'A'.repeat(87) })).toBe(false);
    expect(areUsablePushKeys({ ...RFC, auth: 'AAAA' })).toBe(false);
  });
});
