import { expect, it } from 'vitest';
import { encodeFrame, OPCODE } from '../testing/clients/webSocketFrames.ts';
import { encodeText } from './outgoingFrames.ts';

const lengths = [0, 1, 124, 125, 126, 127, 128, 255, 256, 65_534, 65_535, 65_536, 70_000];

it.each(['a', 'é', '€', '🎲'])(
  'a frame of %s has the same bytes as one that is encoded byte by byte',
  (sign) => {
    for (const length of lengths) {
      const text = sign.repeat(length);
      expect(
        Buffer.from(encodeText(text), 'latin1').equals(encodeFrame(OPCODE.text, text, { isMasked: false })),
      ).toBe(true);
    }
  },
);
