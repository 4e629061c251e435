export const OPCODE = { continued: 0, text: 1, binary: 2, reserved: 3, close: 8, ping: 9, pong: 10 } as const;

export interface FrameOptions {
  readonly isLast?: boolean;
  /** Extension bits; 4 means compressed. */
  readonly reserved?: number;
  readonly isMasked?: boolean;
  /** The payload length in the header, if it is to be wrong. */
  readonly claimed?: bigint;
}

/** Constant, because masks only protect intermediaries, of which there are none here. */
const MASK = [0x37, 0xfa, 0x21, 0x3d] as const;

export function encodeFrame(
  opcode: number,
  content: string | Buffer = '',
  { isLast = true, reserved = 0, isMasked = true, claimed }: FrameOptions = {},
): Buffer {
  const size = typeof content === 'string' ? Buffer.byteLength(content) : content.length;
  const length = claimed ?? BigInt(size);
  const start = (length < 126n ? 2 : length < 65_536n ? 4 : 10) + (isMasked ? 4 : 0);
  const frame = Buffer.allocUnsafe(start + size);
  frame[0] = (isLast ? 0x80 : 0) | (reserved << 4) | opcode;
  const maskBit = isMasked ? 0x80 : 0;
  if (length < 126n) frame[1] = maskBit | Number(length);
  else if (length < 65_536n) {
    frame[1] = maskBit | 126;
    frame.writeUInt16BE(Number(length), 2);
  } else {
    frame[1] = maskBit | 127;
    frame.writeBigUInt64BE(length, 2);
  }
  if (typeof content === 'string') frame.write(content, start);
  else content.copy(frame, start);
  if (!isMasked) return frame;
  for (let i = 0; i < 4; i++) frame[start - 4 + i] = MASK[i] as number;
  for (let i = 0; i < size; i++) frame[start + i] = (frame[start + i] as number) ^ (MASK[i & 3] as number);
  return frame;
}

export const textFrame = (message: object | string): Buffer =>
  encodeFrame(OPCODE.text, typeof message === 'string' ? message : JSON.stringify(message));

export class FrameReader {
  #rest: Buffer = Buffer.alloc(0);

  read(chunk: Buffer, onFrame: (opcode: number, payload: Buffer) => void): void {
    let rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    for (let size = frameSize(rest); size !== undefined && rest.length >= size; size = frameSize(rest)) {
      onFrame((rest[0] as number) & 15, rest.subarray(headerSize(rest), size));
      rest = rest.subarray(size);
    }
    this.#rest = rest;
  }
}

const headerSize = (buffer: Buffer): number => {
  const short = (buffer[1] as number) & 127;
  return short < 126 ? 2 : short === 126 ? 4 : 10;
};

function frameSize(buffer: Buffer): number | undefined {
  if (buffer.length < 2 || buffer.length < headerSize(buffer)) return undefined;
  const short = (buffer[1] as number) & 127;
  const payload =
    short < 126 ? short : short === 126 ? buffer.readUInt16BE(2) : Number(buffer.readBigUInt64BE(2));
  return headerSize(buffer) + payload;
}
