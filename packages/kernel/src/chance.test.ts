import { createCipheriv, createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chachaBlock } from './crypto/chacha.ts';
import {
  randomBelow,
  chanceFrom,
  commitmentOf,
  copyChance,
  drawUint32,
  hexFromKey,
  keyFromHex,
  keyFromSeed,
  setKey,
  shuffle,
} from './chance.ts';
import { BadInput } from './game.ts';

const words = (block: Int32Array): string =>
  [...block].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join(' ');
const zeros = Array.from({ length: 8 }, () => 0);
const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });
const hex = (of: Uint8Array): string => Buffer.from(of).toString('hex');

describe('ChaCha20', () => {
  it('the block function gives the result of RFC 8439, 2.3.2', () => {
    const key = keyFromHex('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
    const block = new Int32Array(16);
    chachaBlock(key, 1, [0x09000000, 0x4a000000, 0], block);
    expect(words(block)).toBe(
      'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 ' +
        '466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2',
    );
  });

  it.each([
    [
      0,
      'ade0b876 903df1a0 e56a5d40 28bd8653 b819d2bd 1aed8da0 ccef36a8 c70d778b ' +
        '7c5941da 8d485751 3fe02477 374ad8b8 f4b8436a 1ca11815 69b687c3 8665eeb2',
    ],
    [
      1,
      'bee7079f 7a385155 7c97ba98 0d082d73 a0290fcb 6965e348 3e53c612 ed7aee32 ' +
        '7621b729 434ee69c b03371d5 d539d874 281fed31 45fb0a51 1f0ae1ac 6f4d794b',
    ],
  ])('key and nonce zero with counter %i give the block of RFC 8439, A.1', (counter, expected) => {
    const block = new Int32Array(16);
    chachaBlock(zeros, counter, [0, 0, 0], block);
    expect(words(block)).toBe(expected);
  });

  it('the key stream agrees with the platform’s own ChaCha20 for any key and any place in the stream', () => {
    fc.assert(
      fc.property(bytes, fc.nat(5000), (key, place) => {
        const chance = { ...chanceFrom(keyFromHex(hex(key))), drawn: place * 2 };
        const iv = Buffer.alloc(16);
        iv.writeUInt32LE(place >>> 4, 0);
        const stream = createCipheriv('chacha20', key, iv).update(Buffer.alloc(64));
        expect(drawUint32(chance)).toBe(stream.readUInt32LE((place & 15) * 4));
      }),
    );
  });
});

describe('chance', () => {
  it('chance goes on where it was, also after JSON and in a copy', () => {
    const chance = chanceFrom(keyFromSeed(1));
    for (let i = 0; i < 21; i++) drawUint32(chance);
    const copies = [copyChance(chance), JSON.parse(JSON.stringify(chance)) as typeof chance];
    const next = Array.from({ length: 40 }, () => drawUint32(chance));
    for (const copy of copies) expect(Array.from({ length: 40 }, () => drawUint32(copy))).toEqual(next);
  });

  it('setting a key starts its stream from the beginning, also in an object that has drawn before', () => {
    const chance = chanceFrom(keyFromSeed(1));
    drawUint32(chance);
    setKey(chance, keyFromSeed(2));
    expect(drawUint32(chance)).toBe(drawUint32(chanceFrom(keyFromSeed(2))));
  });

  it('a random number below n takes every value about equally often', () => {
    const chance = chanceFrom(keyFromSeed('fair'));
    for (const n of [2, 3, 7, 26, 100]) {
      const counts = Array.from({ length: n }, () => 0);
      for (let i = 0; i < n * 1000; i++) {
        const drawn = randomBelow(chance, n);
        counts[drawn] = (counts[drawn] as number) + 1;
      }
      const deviation = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
      expect(deviation).toBeLessThan(n + 6 * Math.sqrt(2 * n));
    }
  });

  it('a random number below n is the high part of a 16- or 32-bit product, and biased draws are repeated', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: 1, max: 4096 }), fc.integer({ min: 4097, max: 2 ** 21 })),
        fc.nat(),
        (n, seed) => {
          const bits = n > 4096 ? 32n : 16n;
          const stream = chanceFrom(keyFromSeed(seed));
          const drawn = Array.from({ length: 16 }, () => BigInt(drawUint32(stream)));
          const draws = bits === 32n ? drawn : drawn.flatMap((word) => [word & 0xffffn, word >> 16n]);
          const fair = draws.findIndex((each) => (each * BigInt(n)) % 2n ** bits >= 2n ** bits % BigInt(n));
          const chance = chanceFrom(keyFromSeed(seed));
          expect(BigInt(randomBelow(chance, n))).toBe(((draws[fair] as bigint) * BigInt(n)) >> bits);
          expect(chance.drawn).toBe((fair + 1) * (bits === 32n ? 2 : 1));
        },
      ),
    );
  });

  it('a 32-bit draw after a 16-bit draw begins with the next word', () => {
    const chance = chanceFrom(keyFromSeed(3));
    randomBelow(chance, 10);
    const other = chanceFrom(keyFromSeed(3));
    drawUint32(other);
    expect([drawUint32(chance), chance.drawn]).toEqual([drawUint32(other), other.drawn]);
  });

  it('a shuffle keeps all items, and every order of three occurs about equally often', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50)), fc.nat(), (items, seed) => {
        const shuffled = [...items];
        shuffle(chanceFrom(keyFromSeed(seed)), shuffled);
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
      }),
    );
    const chance = chanceFrom(keyFromSeed('orders'));
    const seen = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const three = [0, 1, 2];
      shuffle(chance, three);
      seen.set(three.join(''), (seen.get(three.join('')) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe('keys', () => {
  it('a key survives its hexadecimal form, and its commitment is the SHA-256 of its bytes', () => {
    fc.assert(
      fc.property(bytes, (key) => {
        expect(hexFromKey(keyFromHex(hex(key)))).toBe(hex(key));
        expect(commitmentOf(keyFromHex(hex(key)))).toBe(createHash('sha256').update(key).digest('hex'));
      }),
    );
  });

  it.each(['', 'xyz', '00', 'g'.repeat(64), '0'.repeat(63), '0'.repeat(65)])(
    'a bad key is refused: "%s"',
    (text) => {
      expect(() => keyFromHex(text)).toThrow(BadInput);
    },
  );
});
