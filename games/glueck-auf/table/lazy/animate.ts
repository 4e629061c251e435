import type { AnimationTiming } from '@pithead/ui';
import { fly, rectOf } from '@pithead/ui';
import type { GlueckAufFact } from '../../rules/index.ts';
import { SPACES } from '../../rules/index.ts';

/** Moves the pieces that a fact has moved; what the order draft moves is in `motion.ts`. */
export function animate(
  table: HTMLElement,
  fact: GlueckAufFact,
  timing: AnimationTiming,
  shownSeat: number,
): void {
  const home = (seat: number): DOMRect | undefined => homeOf(table, seat, shownSeat);
  const at = (key: string): Element | undefined => table.querySelector(`[data-at="${key}"]`) ?? undefined;
  const all = (selector: string): Element[] => [...table.querySelectorAll(selector)];
  const chosen = (): Element | undefined => table.querySelector('.ga-common .ga-chosen') ?? undefined;
  switch (fact.type) {
    case 'workersPlaced':
      return all(`[data-at="space-${fact.space}"] .ga-worker`).forEach((piece) =>
        fly(piece, home(fact.seat), timing),
      );
    case 'bankUsed':
      return all(`[data-at="bank"] .ga-worker.ga-seat-${fact.seat}`).forEach((piece) =>
        fly(piece, home(fact.seat), timing),
      );
    case 'workersDisplaced':
      return fly(
        table.querySelector(`.ga-canteen .ga-worker.ga-seat-${fact.seat}`),
        rectOf(at(`space-${fact.space}`)),
        timing,
      );
    case 'tileBought':
      return fly(at('newest-tile'), rectOf(chosen() ?? at('space-8')), timing);
    case 'cubesLoaded':
      return all('[data-at="newest-tile"] .ga-on-cart').forEach((piece) =>
        fly(piece, rectOf(at(`supply-${fact.coal}`)), timing),
      );
    case 'cageMoved':
      rotate(table.querySelector('.ga-wheel'), fact.to > fact.from ? 360 : -360, timing);
      return glide(at('cage'), rectOf(at(`level-${fact.from}`)), rectOf(at(`level-${fact.to}`)), timing);
    case 'coalLoaded':
      return fly(
        lastElement(table, `[data-at="cage-${fact.coal}"] .ga-cube`),
        rectOf(at(`cart-${fact.level - 1}-empty`)),
        timing,
      );
    case 'cubeLaid':
      return fly(
        lastElement(table, `[data-at="slot-${fact.slot}"] .ga-cube`),
        rectOf(at(fact.source)),
        timing,
      );
    case 'coalStored':
      return fly(lastElement(table, `[data-at="storage-${fact.coal}"] .ga-cube`), rectOf(at('cage')), timing);
    case 'orderDelivered':
      return deliver(table, fact.transport, timing);
    case 'moneyTaken':
      return fly(table.querySelector('.ga-area-bank .ga-coin'), rectOf(chosen()), timing, home(fact.seat));
    case 'orderTaken':
    case 'orderKept':
      return fly(at(`order-${fact.order}`), rectOf(chosen() ?? at('space-24')), timing);
    case 'tileRevealed':
    case 'orderRevealed':
      return reveal(table, fact.space, timing);
    case 'elementScored':
      return score(at(`element-${fact.element}`), timing);
    case 'shiftBegun':
      if (fact.shift > 1) rotate(at('clock-hand'), -120, timing);
  }
}

function homeOf(table: HTMLElement, seat: number, shownSeat: number): DOMRect | undefined {
  if (seat === shownSeat) return rectOf(table.querySelector('.ga-desk > header, .ga-handle') ?? undefined);
  const { right, top } = table.getBoundingClientRect();
  return new DOMRect(Math.min(right, innerWidth - 24), top + 80 + seat * 120, 20, 25);
}

function deliver(table: HTMLElement, transport: number, timing: AnimationTiming): void {
  const space = SPACES.findIndex(({ action, value }) => action === 'delivery' && value === transport);
  const vehicle = table.querySelector(`[data-at="space-${space}"] .ga-transport`);
  fly(
    vehicle,
    rectOf(vehicle ?? undefined),
    timing,
    rectOf(table.querySelector('[data-at="pile"]') ?? undefined),
  );
}

const FLIP = [{ transform: 'rotateY(90deg)' }, { transform: 'none' }];

function reveal(table: HTMLElement, space: number, { ms, delay }: AnimationTiming): void {
  const art = table.querySelector(`[data-at="space-${space}"] .ga-art`);
  art?.animate(FLIP, { duration: ms, delay, easing: 'ease-out', fill: 'backwards' });
}

function score(element: Element | undefined, { ms, delay }: AnimationTiming): void {
  const sector = element?.querySelector('.ga-sector');
  const glow = getComputedStyle(document.documentElement).getPropertyValue('--offer');
  sector?.animate(
    [
      { fill: glow, fillOpacity: 0.6 },
      { fill: glow, fillOpacity: 0 },
    ],
    { duration: ms, delay },
  );
}

const lastElement = (table: Element, selector: string): Element | undefined =>
  [...table.querySelectorAll(selector)].at(-1);

function glide(
  piece: Element | undefined,
  from: DOMRect | undefined,
  to: DOMRect | undefined,
  { ms, delay }: AnimationTiming,
): void {
  if (piece === undefined || from === undefined || to === undefined) return;
  const scale =
    (piece as HTMLElement).offsetHeight > 0
      ? piece.getBoundingClientRect().height / (piece as HTMLElement).offsetHeight
      : 1;
  const y = (from.y + from.height / 2 - to.y - to.height / 2) / (scale || 1);
  piece.animate([{ transform: `translateY(${y}px)` }, { transform: 'none' }], {
    duration: ms,
    delay,
    easing: 'ease-in-out',
    fill: 'backwards',
  });
}

/** Rotates the piece about its centre to the angle at which it is drawn, starting `by` degrees away. */
function rotate(piece: Element | null | undefined, by: number, { ms, delay }: AnimationTiming): void {
  if (piece === null || piece === undefined) return;
  const rest = /rotate\((-?[\d.]+)/.exec(piece.getAttribute('transform') ?? '')?.[1];
  const angle = Number(rest ?? 0);
  piece.animate([{ transform: `rotate(${angle + by}deg)` }, { transform: `rotate(${angle}deg)` }], {
    duration: ms,
    delay,
    easing: 'ease-in-out',
    fill: 'backwards',
  });
}
