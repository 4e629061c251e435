/**
 * Whether a learner can see what the coach speaks of, and read all that it says. Runs inside the page and is sent
 * there as source text, so it uses nothing from outside itself.
 */

/**
 * `places` are selectors of what the step points at, the most important first, `ringed` of what may have a ring
 * besides what is lit; undefined if that is not known. Returns what is wrong.
 */
export function probeCoach(places: readonly string[], ringed: readonly string[] | undefined): string[] {
  const SAMPLES = 8;
  /** What is larger than the free part of the screen has to fill it. */
  const MIN_FILLED = 0.75;
  /** Rings lie around what they mean. */
  const RING_PX = 12;
  const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
  const sign = [...document.querySelectorAll('.coach')].find(isShown);
  if (sign === undefined) return ['there is no sign'];
  /** Rounded corners and the edge of a bar may take the rest; on phones also one of the rows that are sampled. */
  const MIN_SEEN = sign.matches('.is-floating') ? 0.9 : 0.85;

  /** Whether a bar, a sheet or the sign lies over this point; also true off the screen. */
  function isCovered(x: number, y: number, element: Element): boolean {
    const top = document.elementFromPoint(x, y);
    if (top === null || element.contains(top)) return top === null;
    for (let each: Element | null = top; each !== null && !each.contains(element); each = each.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(each).position)) return true;
    return false;
  }

  /** The part of a scrolling sheet that its element is seen through. */
  function clipOf(element: Element): { top: number; bottom: number } {
    let [top, bottom] = [0, innerHeight];
    for (
      let each = element.parentElement;
      each !== null && each !== document.body;
      each = each.parentElement
    ) {
      if (!/auto|scroll|hidden|clip/.test(getComputedStyle(each).overflowY)) continue;
      const rect = each.getBoundingClientRect();
      [top, bottom] = [Math.max(top, rect.top), Math.min(bottom, rect.bottom)];
    }
    return { top, bottom };
  }

  /** How much of the element is seen, and how much of the free part of its column it fills. */
  function seenOf(element: Element): { seen: number; filled: number } {
    const { left, top, width, height } = element.getBoundingClientRect();
    const clip = clipOf(element);
    const isFree = (x: number, y: number): boolean =>
      y >= clip.top && y <= clip.bottom && !isCovered(x, y, element);
    let seen = 0;
    let [free, own] = [0, 0];
    for (let i = 0; i < SAMPLES; i++)
      for (let j = 0; j < SAMPLES; j++)
        if (isFree(left + (width * (i + 0.5)) / SAMPLES, top + (height * (j + 0.5)) / SAMPLES)) seen++;
    for (let y = 2; y < innerHeight; y += 4) {
      if (!isFree(Math.max(2, Math.min(innerWidth - 2, left + width / 2)), y)) continue;
      free++;
      if (y >= top && y <= top + height) own++;
    }
    return { seen: seen / SAMPLES ** 2, filled: free === 0 ? 0 : own / free };
  }

  const findings: string[] = [];
  const lit = [...document.querySelectorAll('#board [data-lit]')].filter(isShown);
  const named = places.flatMap((selector) => {
    const found = [...document.querySelectorAll(`.table :is(${selector})`)].find(
      (each) => each.closest('.coach') === null && isShown(each),
    );
    return found === undefined ? [] : [{ name: selector, element: found }];
  });
  const isSeen = (element: Element): boolean => {
    const { seen, filled } = seenOf(element);
    return seen >= MIN_SEEN || filled >= MIN_FILLED;
  };
  // A phone has no room for all options of a choice, nor for both ends of a move: one of them has to be seen.
  const hasRoom = sign.matches('.is-floating');
  const selected = lit.filter((each) => each.closest('.prompt') === null);
  const hasSeen = selected.some(isSeen);
  for (const { name, element } of named)
    if ((hasRoom || !hasSeen) && !selected.some((each) => element.contains(each)) && !isSeen(element))
      findings.push(`${name} is seen at ${Math.round(100 * seenOf(element).seen)} %`);
  const isAboutSeen = named.some(({ element }) => isSeen(element));
  if (selected.length > 0 && !hasSeen && (hasRoom || !isAboutSeen))
    findings.push('nothing that is lit is seen');

  /** Of the first box, how much lies in the second. */
  const shareIn = (a: DOMRect, b: DOMRect): number => {
    const width = Math.min(a.right, b.right + RING_PX) - Math.max(a.left, b.left - RING_PX);
    const height = Math.min(a.bottom, b.bottom + RING_PX) - Math.max(a.top, b.top - RING_PX);
    return (Math.max(0, width) * Math.max(0, height)) / (a.width * a.height);
  };
  const meant = [...lit, ...document.querySelectorAll(`.table :is(${ringed?.join() ?? ''})`)].map((each) =>
    each.getBoundingClientRect(),
  );
  for (const ring of ringed === undefined ? [] : document.querySelectorAll('.light-ring')) {
    const box = ring.getBoundingClientRect();
    if (!meant.some((each) => shareIn(box, each) >= MIN_SEEN)) {
      findings.push('a ring is around something else');
      break;
    }
  }

  const body = sign.querySelector('.coach-body');
  const say = sign.querySelector('.coach-say');
  const isMoreOpen = sign.querySelector('.coach-more') !== null;
  if (body === null || say === null) return ['the sign has no sentence'];
  if (!isMoreOpen && body.scrollHeight > body.clientHeight + 1)
    findings.push(`the sentence is cut: ${body.scrollHeight} px in ${body.clientHeight} px`);
  if (sign.scrollHeight > sign.clientHeight + 1)
    findings.push(`the sign is cut: ${sign.scrollHeight} px in ${sign.clientHeight} px`);
  const { left, top, right, bottom } = say.getBoundingClientRect();
  for (const [x, y] of [
    [left + 2, top + 2],
    [right - 2, top + 2],
    [left + 2, bottom - 2],
    [right - 2, bottom - 2],
  ] as const)
    if (!sign.contains(document.elementFromPoint(x, y))) {
      findings.push('the sentence is covered');
      break;
    }
  return findings;
}
