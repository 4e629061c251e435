import { useEffect, useState } from 'preact/hooks';
import type { PoolSearchTexts, PoolTexts } from '../text/index.ts';
import { useTexts } from '../useTexts.ts';

/** For parts that are drawn during a search, when both catalogues are loaded. */
export function useSearchTexts(): PoolTexts & PoolSearchTexts {
  const texts = useTexts();
  return { ...texts.pool, ...texts.poolSearch };
}

export function usualTimeText(ms: number, texts: PoolTexts): string {
  if (ms < 60_000) return texts.seconds({ count: Math.max(10, Math.round(ms / 10_000) * 10) });
  return texts.minutes({ count: Math.round(ms / 60_000) });
}

export function stopwatchText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Milliseconds since `at`, drawn every second. */
export function useMsSince(at: number): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.max(now, at) - at);
}
