/**
 * Runs in the page before anything else, as it stands here: the largest paint so far, and for how long the
 * page was deaf.
 */

/** A task that takes longer keeps a person waiting; what is above counts. */
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
