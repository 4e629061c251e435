/**
 * Words that a button shows and its accessible name lacks (WCAG 2.5.3): people who speak to the page say what
 * they see. Runs inside the page, as the other probes do. Figures without a unit and symbols of up to two letters
 * (Au, Zn) are printed on pieces of the board, where the name says them as words. Arrows are no words.
 */
export function findUnnamedWords(offers: string): string[] {
  const fold = (text: string): string => text.replaceAll('\u00AD', '').replaceAll(/\s+/gu, ' ').toLowerCase();
  const found = new Set<string>();
  for (const button of document.querySelectorAll(offers)) {
    const label = button.getAttribute('aria-label');
    // Without a label of its own, a button is named by its texts.
    if (label === null || !button.checkVisibility()) continue;
    const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent?.closest('[aria-hidden="true"]') !== null) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (range.getBoundingClientRect().width <= 1) continue;
      const text = fold(node.textContent ?? '').replaceAll(/^[\s→·★]+|[\s→·★]+$/gu, '');
      const isPrinted = !/\p{L}|\p{Sc}/u.test(text) || /^\p{L}{1,2}$/u.test(text);
      if (isPrinted || fold(label).includes(text)) continue;
      found.add(`“${text}” of ${button.getAttribute('class') ?? ''} is not in “${label.slice(0, 80)}”`);
    }
  }
  return [...found];
}
