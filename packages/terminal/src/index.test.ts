import { describe, expect, test } from 'vitest';
import { truncate, padRight, displayWidth, wrapText } from './index.ts';

describe('widths', () => {
  test.each([
    ['Anna', 4],
    ['漢字', 4],
    ['かな한글', 8],
    ['ｗ', 2],
    ['🎲', 2],
    ['e\u0301', 1],
    ['▲ ⚄ ─ → ★ …', 11],
    ['\x1b[1m漢\x1b[0m', 2],
  ])('%s takes this many columns: %i', (text, columns) => {
    expect(displayWidth(text)).toBe(columns);
  });

  test('wide characters are padded, cut and wrapped by columns', () => {
    expect(padRight('漢', 4)).toBe('漢  ');
    expect(truncate('漢字漢字', 6)).toBe('漢字…');
    expect(truncate('\x1b[1m漢字\x1b[0mab', 4)).toBe('\x1b[1m漢\x1b[0m…\x1b[0m');
    expect(wrapText('漢字漢字漢', 4)).toEqual(['漢字', '漢字', '漢']);
    expect(wrapText('漢字', 1)).toEqual(['漢', '字']);
  });
});
