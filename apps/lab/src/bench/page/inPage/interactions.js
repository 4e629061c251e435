/**
 * Runs in the page before any other script. Notes the time of a click, of the server's message, and of the
 * frame with the answer. Changes of the board or the prompt count as an answer; focus changes don't.
 */
const clocks = {
  clickedAt: undefined,
  isAnswered: false,
  isSent: false,
  painted: undefined,
  confirmed: undefined,
};
window.clocks = clocks;

addEventListener(
  'click',
  ({ timeStamp }) =>
    Object.assign(clocks, {
      clickedAt: timeStamp,
      isAnswered: false,
      isSent: false,
      painted: undefined,
      confirmed: undefined,
    }),
  { capture: true },
);

window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', () => {
      if (clocks.isSent) clocks.confirmed ??= performance.now() - clocks.clickedAt;
    });
  }
  send(text) {
    clocks.isSent = clocks.clickedAt !== undefined;
    super.send(text);
  }
};

function answered() {
  const { clickedAt } = clocks;
  clocks.isAnswered = true;
  requestAnimationFrame(() => {
    // The frame has been handed over when the next task starts.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      clocks.painted = performance.now() - clickedAt;
    });
    port1.start();
    port2.postMessage(undefined);
  });
}

function isAnswer({ target, attributeName }) {
  if (attributeName === 'tabindex' || attributeName === 'disabled') return false;
  const element = target instanceof Element ? target : target.parentElement;
  return element !== null && element.closest('#board, .prompt-words') !== null;
}

new MutationObserver((records) => {
  if (clocks.clickedAt !== undefined && !clocks.isAnswered && records.some(isAnswer)) answered();
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
