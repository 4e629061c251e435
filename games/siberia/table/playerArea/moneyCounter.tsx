import { useLayoutEffect, useState } from 'preact/hooks';
import { SALE_COUNTING_MS, SALE_FLIGHT_MS } from '../duration.ts';
import { useTableContext } from '../tableModel.ts';

export function MoneyCounter() {
  const { own, names, sale } = useTableContext();
  const [missing, miss] = useState(0);
  useLayoutEffect(() => {
    if (sale?.type !== 'sold' || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const { income } = sale;
    const begin = performance.now() + SALE_FLIGHT_MS;
    let frame = 0;
    const tick = (): void => {
      const part = Math.min(1, Math.max(0, (performance.now() - begin) / SALE_COUNTING_MS));
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
