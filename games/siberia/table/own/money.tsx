/** The money on the board; it counts up after a sale. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { COUNTING, FLIGHT } from '../motion.ts';
import { useSight } from '../sight.ts';

export function Money() {
  const { own, seat, names, moving } = useSight();
  const [missing, miss] = useState(0);
  const sale = moving.find((fact) => fact.type === 'sold' && fact.seat === seat);
  useLayoutEffect(() => {
    if (sale?.type !== 'sold' || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const { income } = sale;
    const begin = performance.now() + FLIGHT;
    let frame = 0;
    const tick = (): void => {
      const part = Math.min(1, Math.max(0, (performance.now() - begin) / COUNTING));
      // In hundreds, since prices are multiples of 1000.
      miss(Math.round((income * (1 - part)) / 100) * 100);
      if (part < 1) frame = requestAnimationFrame(tick);
    };
    tick();
    return () => {
      cancelAnimationFrame(frame);
      miss(0);
    };
  }, [sale]);
  return <p class="sb-money">{names.money(own.money - missing)}</p>;
}
