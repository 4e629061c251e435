/** The ChaCha20 block function of RFC 8439, section 2.3, on 32-bit words. */

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

function quarterRound(x: Int32Array, a: number, b: number, c: number, d: number): void {
  let xa = x[a] as number;
  let xb = x[b] as number;
  let xc = x[c] as number;
  let xd = x[d] as number;
  xa = (xa + xb) | 0;
  xd ^= xa;
  xd = (xd << 16) | (xd >>> 16);
  xc = (xc + xd) | 0;
  xb ^= xc;
  xb = (xb << 12) | (xb >>> 20);
  xa = (xa + xb) | 0;
  xd ^= xa;
  xd = (xd << 8) | (xd >>> 24);
  xc = (xc + xd) | 0;
  xb ^= xc;
  xb = (xb << 7) | (xb >>> 25);
  x[a] = xa;
  x[b] = xb;
  x[c] = xc;
  x[d] = xd;
}

const input = new Int32Array(16);

/** Writes the 16 words of one block into `block`. Key: 8 words; nonce: 3 words; all little-endian as in the RFC. */
export function chachaBlock(key: readonly number[], counter: number, nonce: readonly number[], block: Int32Array): void {
  for (let i = 0; i < 4; i++) input[i] = CONSTANTS[i] as number;
  for (let i = 0; i < 8; i++) input[4 + i] = key[i] as number;
  input[12] = counter;
  for (let i = 0; i < 3; i++) input[13 + i] = nonce[i] as number;
  block.set(input);
  for (let round = 0; round < 10; round++) {
    quarterRound(block, 0, 4, 8, 12);
    quarterRound(block, 1, 5, 9, 13);
    quarterRound(block, 2, 6, 10, 14);
    quarterRound(block, 3, 7, 11, 15);
    quarterRound(block, 0, 5, 10, 15);
    quarterRound(block, 1, 6, 11, 12);
    quarterRound(block, 2, 7, 8, 13);
    quarterRound(block, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) block[i] = ((block[i] as number) + (input[i] as number)) | 0;
}
