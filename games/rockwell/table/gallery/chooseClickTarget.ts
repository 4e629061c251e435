/**
 * Chooses what a scripted player selects. The functions run inside the page, where they are sent as source text,
 * so each uses nothing from outside itself.
 */
type Roll = (below: number) => number;

/** The deepest place among the found ones, so that games end. */
export function chooseDeepest(selectors: readonly string[]): HTMLElement | undefined {
  const CORE = 64;
  const SPACES = 32;
  const rank = ({ dataset }: HTMLElement): number => {
    const place = Number(dataset['place'] ?? -1);
    return place === CORE ? Infinity : place % SPACES;
  };
  const found = [...document.querySelectorAll<HTMLElement>(selectors.join())];
  return found.toSorted((a, b) => rank(b) - rank(a))[0];
}

/** Mostly confirms what was composed and mostly goes deeper; prompt buttons come last. */
export function chooseClickTarget(roll: Roll): HTMLElement | undefined {
  const LAST = ['renounce', 'noAdvantage'];
  const WANTED =
    '.rw-table [data-stop].is-offered, .rw-table [data-main], .rw-table .rw-more, .prompt [data-action]';
  const HEADER_PX = 60;
  const CORE = 64;
  const SPACES = 32;

  function isFree(element: HTMLElement): boolean {
    const { x, y, width, height } = element.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    const isInside = left > 0 && top > HEADER_PX && left < innerWidth && top < innerHeight;
    const hit = isInside ? document.elementFromPoint(left, top) : element;
    const isReachable = hit !== null && (element.contains(hit) || hit.closest('.rw-own, .prompt') !== null);
    return width > 0 && !element.hasAttribute('disabled') && isReachable;
  }

  function kindOf(element: HTMLElement): string {
    const { place, chip, action } = element.dataset;
    if (element.matches('[data-main]')) return 'main';
    if (element.matches('.rw-more')) return element.closest('.rw-trade') === null ? 'more' : 'moreTraded';
    const named = action ?? chip ?? (place === undefined ? '' : 'place');
    return named === '' ? (/rw-[a-z]+/.exec(element.getAttribute('class') ?? '')?.[0] ?? '') : named;
  }

  const rank = ({ dataset }: HTMLElement): number => {
    const place = Number(dataset['place'] ?? -1);
    return place === CORE ? Infinity : place % SPACES;
  };

  const byKind = new Map<string, HTMLElement[]>();
  for (const element of [...document.querySelectorAll<HTMLElement>(WANTED)].filter(isFree))
    byKind.set(kindOf(element), [...(byKind.get(kindOf(element)) ?? []), element]);
  const kinds = [...byKind.keys()];
  const first = (kind: string): HTMLElement | undefined => byKind.get(kind)?.[0];
  // Larger trades bring enough money for the workshop.
  if (byKind.has('moreTraded') && roll(5) > 0) return first('moreTraded');
  if (byKind.has('main') && (roll(3) > 0 || !byKind.has('more'))) return first('main');
  if (byKind.has('place') && roll(5) > 0)
    return byKind.get('place')?.toSorted((a, b) => rank(b) - rank(a))[0];
  const others = kinds.filter((kind) => !LAST.includes(kind) || kinds.length === 1 || roll(6) === 0);
  const many = byKind.get(others[roll(others.length)] ?? kinds[0] ?? '') ?? [];
  return many[roll(many.length)];
}
