/**
 * Runs in the page before any other script. For every press that leads to another sentence of the coach: the time
 * until the frame that shows it, and how many events of the match came in between.
 */
const steps = [];
window.guideSteps = steps;
let press;

addEventListener(
  'click',
  ({ timeStamp, target }) => {
    const isNext = target instanceof Element && target.closest('.coach [data-main]') !== null;
    press = { at: timeStamp, isNext, seq: window.sentState?.seq ?? 0 };
  },
  { capture: true },
);

const isSentence = ({ target }) => {
  const element = target instanceof Element ? target : target.parentElement;
  return element?.closest('.coach-say') !== null;
};

new MutationObserver((records) => {
  if (press === undefined || !records.some(isSentence)) return;
  const { at, isNext, seq } = press;
  press = undefined;
  requestAnimationFrame(() => {
    // This task is the first after the frame was handed to the compositor; timers would come before a message.
    void scheduler.postTask(
      () => {
        const events = (window.sentState?.seq ?? 0) - seq;
        steps.push({ isNext, events, milliseconds: performance.now() - at });
      },
      { priority: 'user-blocking' },
    );
  });
}).observe(document, { subtree: true, childList: true, characterData: true });
