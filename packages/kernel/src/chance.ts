import { chachaBlock } from './crypto/chacha.ts';
import { BadInput } from './game.ts';
import { bytesToHex, hexToBytes, sha256, utf8ToBytes } from './crypto/sha256.ts';

/** 256 bits as 8 words of 32 bits. */
export type Key = readonly number[];

/** A counter-mode generator: half-word number `drawn` (16 bits each) of the key stream comes next. */
export interface Chance {
  /** Changed in place only by `setKey`, because the cached block is recognised by it. */
  key: readonly number[];
  drawn: number;
}

const NONCE = [0, 0, 0] as const;

/** A cache of the last block, which depends on key and counter only. */
const block = new Int32Array(16);
let blockKey: readonly number[] = [];
let blockNumber = -1;

function load(key: Key, number: number): void {
  if (key === blockKey && number === blockNumber) return;
  chachaBlock(key, number, NONCE, block);
  blockKey = key;
  blockNumber = number;
}

function drawHalf(chance: Chance): number {
  const half = chance.drawn++;
  load(chance.key, half >>> 5);
  const word = block[(half >>> 1) & 15] as number;
  return (half & 1) === 0 ? word & 0xffff : word >>> 16;
}

export function drawUint32(chance: Chance): number {
  const half = chance.drawn + (chance.drawn & 1);
  chance.drawn = half + 2;
  load(chance.key, half >>> 5);
  return (block[(half >>> 1) & 15] as number) >>> 0;
}

/** Up to this bound 16 bits are enough, which covers nearly all draws. */
const SMALL = 4096;

/**
 * A uniform integer from 0 to n−1 (n at most 2^21) by Lemire's method: the high part of a product, and draws
 * whose low part would favour some numbers are repeated. The products are exact in a double.
 */
export function randomBelow(chance: Chance, n: number): number {
  if (n > SMALL) return belowLarge(chance, n);
  let product = drawHalf(chance) * n;
  if ((product & 0xffff) < n) {
    const unfair = 0x1_0000 % n;
    while ((product & 0xffff) < unfair) product = drawHalf(chance) * n;
  }
  return product >>> 16;
}

function belowLarge(chance: Chance, n: number): number {
  const unfair = 0x1_0000_0000 % n;
  let word = drawUint32(chance);
  let low = Math.imul(word, n) >>> 0;
  while (low < unfair) {
    word = drawUint32(chance);
    low = Math.imul(word, n) >>> 0;
  }
  return ((word * n - low) / 0x1_0000_0000) | 0;
}

export function shuffle(chance: Chance, items: number[]): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = randomBelow(chance, last + 1);
    const item = items[last] as number;
    items[last] = items[other] as number;
    items[other] = item;
  }
}

export const chanceFrom = (key: Key): Chance => ({ key: [...key], drawn: 0 });

export function setKey(chance: Chance, key: Key): void {
  // The cached block is recognised by the identity of the key, which is overwritten here.
  const words = chance.key as number[];
  for (let word = 0; word < 8; word++) words[word] = key[word] as number;
  chance.drawn = 0;
  blockNumber = -1;
}

export const copyChance = (chance: Chance): Chance => ({ key: chance.key.slice(), drawn: chance.drawn });

function keyFromBytes(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: 8 }, (_, word) => view.getUint32(word * 4, true));
}

function bytesFromKey(key: Key): Uint8Array {
  const bytes = new Uint8Array(32);
  const view = new DataView(bytes.buffer);
  key.forEach((word, i) => view.setUint32(i * 4, word, true));
  return bytes;
}

export function keyFromHex(hex: string): number[] {
  if (!/^[0-9a-f]{64}$/i.test(hex)) throw new BadInput('badKey');
  return keyFromBytes(hexToBytes(hex));
}

export const hexFromKey = (key: Key): string => bytesToHex(bytesFromKey(key));

/** Easy to guess: for tests, simulations and search. */
export const keyFromSeed = (seed: number | string): number[] =>
  keyFromBytes(sha256(utf8ToBytes(`pithead seed ${seed}`)));

/** SHA-256 of the key: published before the match, so that the key can be checked afterwards. */
export const commitmentOf = (key: Key): string => bytesToHex(sha256(bytesFromKey(key)));
