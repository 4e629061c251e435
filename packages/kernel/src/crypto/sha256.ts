/** SHA-256 of FIPS 180-4, synchronous in browsers and on servers alike. */

/** No type of the language itself, but browsers, workers and Node all have it. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

const firstPrimes = (count: number): number[] => {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime > 0)) primes.push(n);
  return primes;
};

/** The first 32 bits after the point, by which the standard defines its constants. */
const fractionBits = (root: number): number => ((root % 1) * 2 ** 32) | 0;

const PRIMES = firstPrimes(64);
const ROUND_CONSTANTS = Int32Array.from(PRIMES, (prime) => fractionBits(Math.cbrt(prime)));
const FIRST_HASH = Int32Array.from(PRIMES.slice(0, 8), (prime) => fractionBits(Math.sqrt(prime)));

const rotateRight = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Overwritten with each block. */
const schedule = new Int32Array(64);

/** Section 6.2.2. */
function addBlock(hash: Int32Array, block: DataView, at: number): void {
  for (let t = 0; t < 16; t++) schedule[t] = block.getInt32(at + t * 4);
  for (let t = 16; t < 64; t++) {
    const early = schedule[t - 15] as number;
    const late = schedule[t - 2] as number;
    schedule[t] =
      (schedule[t - 16] as number) +
      (rotateRight(early, 7) ^ rotateRight(early, 18) ^ (early >>> 3)) +
      (schedule[t - 7] as number) +
      (rotateRight(late, 17) ^ rotateRight(late, 19) ^ (late >>> 10));
  }
  let a = hash[0] as number;
  let b = hash[1] as number;
  let c = hash[2] as number;
  let d = hash[3] as number;
  let e = hash[4] as number;
  let f = hash[5] as number;
  let g = hash[6] as number;
  let h = hash[7] as number;
  for (let t = 0; t < 64; t++) {
    const first =
      h +
      (rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25)) +
      ((e & f) ^ (~e & g)) +
      (ROUND_CONSTANTS[t] as number) +
      (schedule[t] as number);
    const second =
      (rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  hash[0] = (hash[0] as number) + a;
  hash[1] = (hash[1] as number) + b;
  hash[2] = (hash[2] as number) + c;
  hash[3] = (hash[3] as number) + d;
  hash[4] = (hash[4] as number) + e;
  hash[5] = (hash[5] as number) + f;
  hash[6] = (hash[6] as number) + g;
  hash[7] = (hash[7] as number) + h;
}

export function sha256(message: Uint8Array): Uint8Array {
  const { length } = message;
  // Padded with one bit, zeros and the length in bits as 64 bits, section 5.1.1.
  const padded = new Uint8Array((((length + 8) >>> 6) + 1) << 6);
  padded.set(message);
  padded[length] = 0x80;
  const blocks = new DataView(padded.buffer);
  blocks.setUint32(padded.length - 8, length / 2 ** 29);
  blocks.setUint32(padded.length - 4, length << 3);
  const hash = FIRST_HASH.slice();
  for (let at = 0; at < padded.length; at += 64) addBlock(hash, blocks, at);
  const digest = new DataView(new ArrayBuffer(32));
  for (let i = 0; i < 8; i++) digest.setInt32(i * 4, hash[i] as number);
  return new Uint8Array(digest.buffer);
}

export const utf8ToBytes = (text: string): Uint8Array => new TextEncoder().encode(text);

export const bytesToHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Takes an even number of hexadecimal digits. */
export const hexToBytes = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
