/**
 * Runs in the page before any other script. Records when a click happened, when the server's message arrived,
 * and when the frame with the answer was shown. Only changes of the board or the prompt count as an answer.
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
    // When the next task starts, the frame has been handed to the compositor.
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
