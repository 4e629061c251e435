/**
 * Probes for tables. Each function runs inside the page (page.evaluate sends its source text), so it uses
 * nothing from outside itself. Findings are sentences; an empty list means that nothing was found.
 */

/** Texts that are drawn smaller than `smallest` pixels: the font size times every scale above it. */
export function findSmallTexts(smallest: number): string[] {
  const scaleOf = ({ transform, scale }: CSSStyleDeclaration): number => {
    const { a, b, c, d } = new DOMMatrix(transform === 'none' ? '' : transform);
    const [x = 1, y = x] = scale === 'none' ? [] : scale.split(' ').map(Number);
    return Math.sqrt(Math.abs((a * d - b * c) * x * y));
  };
  const drawnScale = (element: Element): number => {
    let scale = 1;
    for (let each: Element | null = element; each !== null; each = each.parentElement) {
      if (each instanceof SVGGraphicsElement) {
        const matrix = each.getScreenCTM();
        return matrix === null
          ? scale
          : scale * Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
      }
      scale *= scaleOf(getComputedStyle(each));
    }
    return scale;
  };
  const isForScreenReaders = (element: Element): boolean => {
    for (let each: Element | null = element; each !== null; each = each.parentElement) {
      const { clipPath, clip } = getComputedStyle(each);
      if (clipPath === 'inset(50%)' || clip === 'rect(0px, 0px, 0px, 0px)') return true;
    }
    return false;
  };
  const found = new Map<string, number>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (text === '' || parent === null) continue;
    if (!/[\p{L}\p{N}]/u.test(text) && parent.closest('[aria-hidden="true"]') !== null) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { width, height } = range.getBoundingClientRect();
    if (width < 1 || height < 1) continue;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize) * drawnScale(parent);
    // Half a tenth of a pixel is lost when a scale is rounded.
    if (size >= smallest - 0.05 || isForScreenReaders(parent)) continue;
    const classOf = (element: Element | null): string => element?.getAttribute('class') ?? '';
    const within = classOf(parent.parentElement);
    const name = `${parent.tagName.toLowerCase()}.${classOf(parent)} in .${within} “${text.slice(0, 24)}”`;
    found.set(name, Math.min(size, found.get(name) ?? Infinity));
  }
  return [...found].map(([name, size]) => `${size.toFixed(1)} px: ${name}`);
}

/** Buttons of the prompt bar that reach beyond the screen or the bar. */
export function findCutButtons(): string[] {
  const buttons = [...document.querySelectorAll<HTMLElement>('.prompt .prompt-buttons .button')];
  return buttons
    .filter((each) => each.checkVisibility())
    .flatMap((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      const isCut = top < 0 || bottom > innerHeight + 1;
      return isCut ? [`${Math.round(bottom - innerHeight)} px below: “${each.textContent?.trim()}”`] : [];
    });
}

interface ReachOptions {
  /** Width and height of the smallest target in pixels. */
  readonly target: number;
  readonly targets: string;
  readonly offers: string;
}

interface ReachFindings {
  readonly small: string[];
  readonly covered: string[];
  readonly targets: number;
  readonly offers: number;
}

/**
 * Scrolls to every target and touches the page around its centre, so that enlarged hit areas count and covered
 * parts don't.
 */
export function findUnreachable({ target, targets, offers }: ReachOptions): ReachFindings {
  const before = new Map<Element, readonly [number, number]>();
  for (const each of document.querySelectorAll('*'))
    if (each.scrollTop !== 0 || each.scrollLeft !== 0) before.set(each, [each.scrollLeft, each.scrollTop]);
  const touch = (x: number, y: number): Element | null => document.elementFromPoint(x, y);
  const nameOf = (element: Element): string => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30);
    return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${text}”`;
  };
  /** An input is selected by its label, too. */
  const areasOf = (element: Element): Element[] => [
    element,
    ...(element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []),
  ];
  const hits = (areas: readonly Element[], x: number, y: number): boolean => {
    const touched = touch(x, y);
    return touched !== null && areas.some((area) => area.contains(touched));
  };
  const boxOf = (areas: readonly Element[]): DOMRect =>
    areas
      .map((area) => area.getBoundingClientRect())
      .reduce((a, b) => (a.width * a.height >= b.width * b.height ? a : b));
  const isInline = (element: Element): boolean =>
    element instanceof HTMLAnchorElement &&
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0) + 10;
  const isSelectable = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.matches(':disabled, [aria-disabled="true"]') &&
    element.closest('[inert]') === null &&
    getComputedStyle(element).pointerEvents !== 'none';
  /** How far one can go from a point without leaving the areas, at most the size of a target. */
  const stepsFrom = (areas: readonly Element[], x: number, y: number, dx: number, dy: number): number => {
    let steps = 0;
    while (steps < target && hits(areas, x + dx * (steps + 1), y + dy * (steps + 1))) steps++;
    return steps;
  };
  /** A cross of the wanted size fits somewhere; the centre of the box is tried first. */
  const hasRoom = (areas: readonly Element[], box: DOMRect): boolean => {
    const isWide = (x: number, y: number, dx: number, dy: number): boolean =>
      stepsFrom(areas, x, y, dx, dy) + 1 + stepsFrom(areas, x, y, -dx, -dy) >= target - 1;
    return [0.5, 0.3, 0.7].some((right) =>
      [0.5, 0.3, 0.7].some((down) => {
        const [x, y] = [box.x + box.width * right, box.y + box.height * down];
        return hits(areas, x, y) && isWide(x, y, 1, 0) && isWide(x, y, 0, 1);
      }),
    );
  };
  const small = new Set<string>();
  const covered = new Set<string>();
  let [targetCount, offerCount] = [0, 0];
  for (const element of document.querySelectorAll(`${targets}, ${offers}`)) {
    const areas = areasOf(element);
    if (!isSelectable(element) || isInline(element)) continue;
    const { width: drawnWidth, height: drawnHeight } = boxOf(areas);
    // Skip links have no size until they get the focus.
    if (drawnWidth <= 1 || drawnHeight <= 1) continue;
    targetCount++;
    (areas.at(-1) ?? element).scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = boxOf(areas);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const isOffer = element.matches(offers);
    if (isOffer) offerCount++;
    if (!hits(areas, x, y)) {
      const over = touch(x, y);
      if (isOffer) covered.add(`${nameOf(element)} under ${over === null ? 'the edge' : nameOf(over)}`);
      // What is no offer may lie under an open panel.
      continue;
    }
    if (hasRoom(areas, box)) continue;
    small.add(`${Math.round(box.width)}×${Math.round(box.height)} px: ${nameOf(element)}`);
  }
  for (const each of document.querySelectorAll('*'))
    if (each.scrollTop !== 0 || each.scrollLeft !== 0 || before.has(each)) {
      const [left, top] = before.get(each) ?? [0, 0];
      each.scrollTo({ left, top, behavior: 'instant' });
    }
  return { small: [...small], covered: [...covered], targets: targetCount, offers: offerCount };
}

/**
 * How many screens long the page is, or the longest column of the board that scrolls next to it. The log scrolls
 * by nature.
 */
export function countScreens(): { readonly screens: number; readonly column: string } {
  const columns = [...document.querySelectorAll('#board, #board *')]
    .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowY) && each.closest('#log') === null)
    .map(
      (each) =>
        [each.scrollHeight + innerHeight - each.clientHeight, each.getAttribute('class') ?? ''] as const,
    );
  const [height, column] = [[document.documentElement.scrollHeight, 'page'] as const, ...columns].reduce(
    (a, b) => (b[0] > a[0] ? b : a),
  );
  return { screens: height / innerHeight, column };
}

/**
 * The fewest key presses, Enter included, that take each offer on the board, starting outside it. Follows
 * every key from every element that a key can lead to, level by level.
 */
export function countKeyPresses(offers: string): Record<string, number> {
  const KEYS = ['o', 'O', 'Home', 'End', 'ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'];
  const MOST = 40;
  const start = document.activeElement;
  if (start instanceof HTMLElement) start.blur();
  const wanted = [...document.querySelectorAll<HTMLElement>(offers)].filter(
    (each) => each.checkVisibility() && !each.matches(':disabled'),
  );
  const reached = new Map<Element, number>([[document.body, 0]]);
  let level: Element[] = [document.body];
  for (let presses = 1; presses < MOST && level.length > 0; presses++) {
    const next: Element[] = [];
    for (const from of level)
      for (const key of KEYS) {
        if (from instanceof HTMLElement || from instanceof SVGElement) from.focus({ preventScroll: true });
        if (from === document.body && document.activeElement instanceof HTMLElement)
          document.activeElement.blur();
        const event = { key, shiftKey: key === 'O', bubbles: true, cancelable: true };
        (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', event));
        const to = document.activeElement;
        if (to === null || reached.has(to)) continue;
        reached.set(to, presses);
        next.push(to);
      }
    level = next;
  }
  if (start instanceof HTMLElement) start.focus({ preventScroll: true });
  return Object.fromEntries(
    wanted.map((each, place) => [
      `${place}: ${each.getAttribute('aria-label') ?? each.textContent ?? ''}`.slice(0, 60),
      (reached.get(each) ?? Infinity) + 1,
    ]),
  );
}

/** Texts and labels of the page that are one of these sentences as a whole. */
export function findTexts(sentences: readonly string[]): string[] {
  const known = new Set(sentences);
  const found = new Set<string>();
  const look = (text: string | null, element: Element | null): void => {
    const said = text?.trim() ?? '';
    if (known.has(said) && element?.closest('script, style, [lang]:not(html)') === null) found.add(said);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    look(node.textContent, node.parentElement);
  for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-description'])
    for (const each of document.querySelectorAll(`[${name}]`)) look(each.getAttribute(name), each);
  return [...found];
}

/** Texts that reach beyond their button, or beyond a part of the page that hides what leaves it. */
export function findCutTexts(): string[] {
  const TOLERANCE = 1.5;
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (text === '' || parent === null || parent.closest('svg') !== null) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, width } = range.getBoundingClientRect();
    if (width < 2) continue;
    for (
      let each: Element | null = parent;
      each !== null && each !== document.body;
      each = each.parentElement
    ) {
      const { overflowX, clipPath, position } = getComputedStyle(each);
      const box = each.getBoundingClientRect();
      // Texts for screen readers are clipped to nothing, and what scrolls can be reached.
      if (clipPath !== 'none' || box.width <= 2) break;
      if (/auto|scroll/.test(overflowX) && !each.matches('.prompt-buttons')) break;
      const isEdge = overflowX !== 'visible' || each.matches('button, a.button, [role="button"]');
      if (isEdge && (left < box.left - TOLERANCE || right > box.right + TOLERANCE)) {
        const name = `${each.tagName.toLowerCase()}.${each.getAttribute('class') ?? ''}`;
        found.add(`“${text.slice(0, 30)}” beyond ${name}`);
        break;
      }
      if (position === 'fixed') break;
    }
  }
  return [...found];
}
