import { LANGUAGES } from '@pithead/text';
import { describe, expect, test, vi } from 'vitest';
import { rockwellText } from './index.ts';
import { startMatch } from './testing/randomPlay.ts';

const NAMES = ['Anna', 'Bo', 'Cem'];

describe('lazily loaded texts', () => {
  test.each(LANGUAGES)(
    'the texts of the opening suffice until all bids are sealed, in %s',
    async (language) => {
      // The module remembers that lazy texts were requested.
      vi.resetModules();
      const { loadGameText } = await import('./load.ts');
      const [first, whole] = [await loadGameText(language), rockwellText(language)];
      const match = startMatch(NAMES, {}, 'first words');
      await first.fetchLog?.();
      const isFirst = (): boolean => match.state.steps.at(-1)?.at === 'auction';
      while (isFirst()) {
        for (const seat of NAMES.keys()) {
          const view = match.view(seat);
          expect(first.prompt(view, NAMES)).toBe(whole.prompt(view, NAMES));
          for (const ply of match.offers(seat)) expect(first.ply(ply, view)).toBe(whole.ply(ply, view));
          for (const { fact } of match.factLogFor(seat))
            expect(first.fact(fact, NAMES)).toBe(whole.fact(fact, NAMES));
        }
        const seat = [...NAMES.keys()].find((each) => match.offers(each).length > 0) ?? 0;
        const ply = match.offers(seat).find(([verb]) => verb !== 'bid');
        if (ply !== undefined) match.play(seat, [ply]);
      }
      await first.fetchReasons?.();
      const view = match.view(0);
      expect(first.prompt(view, NAMES)).toBe(whole.prompt(view, NAMES));
      const refusal = { reason: 'slotTaken', rule: 'RW-5.2', params: {} };
      expect(first.refusal(refusal)).toBe(whole.refusal(refusal));
    },
  );
});
