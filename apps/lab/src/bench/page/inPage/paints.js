/** Runs in the page before any other script. Total blocking time counts the part of a task above 50 ms. */
const LONG_TASK_MS = 50;
const seen = { paint: 0, what: '', blocking: 0 };
window.seen = seen;

new PerformanceObserver((list) => {
  for (const { startTime, element } of list.getEntries())
    Object.assign(seen, { paint: startTime, what: element?.className ?? '' });
}).observe({ type: 'largest-contentful-paint', buffered: true });

new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) seen.blocking += Math.max(duration - LONG_TASK_MS, 0);
}).observe({ type: 'longtask', buffered: true });
