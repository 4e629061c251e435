/**
 * Runs in the page before any other script. Records the largest contentful paint and the total blocking time.
 */

/** Total blocking time counts the part of a task above 50 ms. */
const BEARABLE_MS = 50;
const seen = { paint: 0, what: '', deaf: 0 };
window.seen = seen;

new PerformanceObserver((list) => {
  for (const { startTime, element } of list.getEntries())
    Object.assign(seen, { paint: startTime, what: element?.className ?? '' });
}).observe({ type: 'largest-contentful-paint', buffered: true });

new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) seen.deaf += Math.max(duration - BEARABLE_MS, 0);
}).observe({ type: 'longtask', buffered: true });
