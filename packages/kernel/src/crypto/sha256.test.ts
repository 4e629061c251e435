import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesToHex, hexToBytes, sha256, utf8ToBytes } from './sha256.ts';

const own = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
const ofNode = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('“%s” has the hash of the examples to FIPS 180-4', (text, expected) => {
    expect(own(text)).toBe(expected);
  });

  it('a million times “a” has the hash of the examples to FIPS 180-4', () => {
    expect(own('a'.repeat(1_000_000))).toBe(
      'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
    );
  });

  it('every length around the ends of blocks gives the hash that Node gives', () => {
    for (let length = 0; length < 260; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 151 + length) & 255);
      expect(bytesToHex(sha256(bytes))).toBe(ofNode(bytes));
    }
  });

  it('any bytes, also inside a larger buffer, and any text give the hash that Node gives', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 1000 }), fc.nat(20), (bytes, start) => {
        const part = bytes.subarray(start);
        expect(bytesToHex(sha256(part))).toBe(ofNode(part));
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => void expect(own(text)).toBe(ofNode(text))),
    );
  });

  it('bytes survive their hexadecimal form', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => void expect(hexToBytes(bytesToHex(bytes))).toEqual(bytes)),
    );
  });
});
