/** Layout shifts of a page, measured so that they don't depend on the speed of the machine. */
import type { Page } from '@playwright/test';

export const MOST_SHIFT = 0.05;

interface Shift {
  readonly value: number;
  readonly start: number;
  readonly at: string;
}

interface Observed {
  shifts: Shift[];
  /** When the page was touched last, or opened. */
  touched: number;
}

/**
 * Kept in the page: every layout shift. Those soon after an input count, too: Chromium forgives them for half a
 * second, in which a fast machine draws everything and a slow one nothing.
 */
export const observeShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const all: Shift[] = [];
    const kept = window as unknown as Observed;
    kept.shifts = all;
    kept.touched = 0;
    addEventListener('pointerdown', () => (kept.touched = performance.now()), true);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          readonly value: number;
          readonly sources: readonly {
            readonly node?: Node;
            readonly previousRect: DOMRect;
            readonly currentRect: DOMRect;
          }[];
        };
        const box = ({ x, y, width, height }: DOMRect): string =>
          [x, y, width, height].map(Math.round).join(' ');
        const at = sources
          .map(({ node, previousRect, currentRect }) => {
            const name = node instanceof Element ? node.getAttribute('class') : node?.nodeName;
            return `${name}: ${box(previousRect)} → ${box(currentRect)}`;
          })
          .join(', ');
        all.push({ value, start: entry.startTime, at });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

export interface ShiftSum {
  readonly sum: number;
  readonly at: string;
}

/** Layout shifts since the last call, and since the page was touched last if it was. */
export async function takeShifts(page: Page): Promise<ShiftSum> {
  const shifts = await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    // Parts that are drawn later are drawn by then; shifts are reported after the frame in which they happen.
    await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 }));
    await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
    const { shifts: all, touched } = window as unknown as Observed;
    return all.splice(0).filter(({ start }) => start >= touched);
  });
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    at: shifts.map(({ value, at }) => `${value.toFixed(3)} ${at}`).join(' | '),
  };
}

/** Runs `act` with a processor that is so much slower. */
export async function withSlowProcessor<T>(page: Page, rate: number, act: () => Promise<T>): Promise<T> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  try {
    return await act();
  } finally {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.detach();
  }
}
