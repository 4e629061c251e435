import type { Locator, Page } from '@playwright/test';

type Roll = (below: number) => number;

/** Set on elements that nothing covers in their centre. */
const MARK = 'data-touchable';

/** Marks in one call, since each call to the page is slow. */
function mark(page: Page): Promise<string[]> {
  return page.evaluate((name) => {
    for (const old of document.querySelectorAll(`[${name}]`)) old.removeAttribute(name);
    const kinds = new Set<string>();
    const wanted =
      '.rw-table [data-stop].is-offered, .rw-table [data-main], .rw-table .rw-more, .prompt [data-action]';
    for (const element of document.querySelectorAll<HTMLElement>(wanted)) {
      const { x, y, width, height } = element.getBoundingClientRect();
      const [left, top] = [x + width / 2, y + height / 2];
      const isInside = left > 0 && top > 60 && left < innerWidth && top < innerHeight;
      const hit = isInside ? document.elementFromPoint(left, top) : element;
      const isFree = hit !== null && (element.contains(hit) || hit.closest('.rw-own, .prompt') !== null);
      if (width === 0 || element.hasAttribute('disabled') || !isFree) continue;
      const { place, chip, action } = element.dataset;
      const isConfirm = element.matches('[data-main]');
      const more = element.closest('.rw-trade') === null ? 'more' : 'moreTraded';
      const kind = isConfirm
        ? 'main'
        : element.matches('.rw-more')
          ? more
          : (action ?? chip ?? (place === undefined ? '' : 'place'));
      const plain = /rw-[a-z]+/.exec(element.getAttribute('class') ?? '')?.[0] ?? '';
      element.setAttribute(name, kind === '' ? plain : kind);
      kinds.add(kind === '' ? plain : kind);
    }
    return [...kinds];
  }, MARK);
}

const of = (page: Page, kind: string): Locator => page.locator(`[${MARK}="${kind}"]`);

/** The deepest place, so that games end. */
async function deepest(page: Page, found: string): Promise<string | undefined> {
  const places = await page
    .locator(found)
    .evaluateAll((list) => list.map((each) => Number((each as HTMLElement).dataset['place'] ?? -1)));
  const rank = (place: number): number => (place === 64 ? 100 : place % 32);
  const best = places.toSorted((a, b) => rank(b) - rank(a))[0];
  return best === undefined ? undefined : `${found}[data-place="${best}"]`;
}

export const keyboardTarget = (page: Page): Promise<string | undefined> =>
  deepest(page, '.rw-table [data-stop].is-offered[data-place]');

/** Mostly confirms what was composed and mostly goes deeper; prompt buttons come last. */
export async function chooseClickTarget(page: Page, roll: Roll): Promise<Locator | undefined> {
  const kinds = await mark(page);
  if (kinds.length === 0) return undefined;
  const last = ['renounce', 'noAdvantage'];
  // Larger trades bring enough money for the workshop.
  if (kinds.includes('moreTraded') && roll(5) > 0) return of(page, 'moreTraded').first();
  if (kinds.includes('main') && (roll(3) > 0 || !kinds.includes('more'))) return of(page, 'main').first();
  const place = kinds.includes('place') && roll(5) > 0 ? await deepest(page, `[${MARK}="place"]`) : undefined;
  if (place !== undefined) return page.locator(place).first();
  const others = kinds.filter((kind) => !last.includes(kind) || kinds.length === 1 || roll(6) === 0);
  const kind = others[roll(others.length)] ?? kinds[0] ?? '';
  const many = await of(page, kind).count();
  return many === 0 ? undefined : of(page, kind).nth(roll(many));
}
