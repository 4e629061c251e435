/** Animates each shown fact: its piece travels to where it now lies. */
import type { AnimationTiming } from '@pithead/ui';
import { fly, glide, lastElement, rectOf, rotate, useFactAnimations } from '@pithead/ui';
import type { RefObject } from 'preact';
import type { GlueckAufFact } from '../rules/index.ts';
import { SPACES } from '../rules/index.ts';

/** In milliseconds; facts that are not listed are not animated. */
const TIMES: Partial<Record<GlueckAufFact['type'], number>> = {
  workersDisplaced: 300,
  workersPlaced: 300,
  bankUsed: 300,
  tileBought: 450,
  cubesLoaded: 250,
  cageMoved: 370,
  coalLoaded: 250,
  cubeLaid: 250,
  coalStored: 250,
  orderDelivered: 450,
  moneyTaken: 300,
  orderTaken: 350,
  orderKept: 350,
  orderDrafted: 300,
  tileRevealed: 250,
  orderRevealed: 250,
  elementScored: 1100,
  shiftBegun: 700,
};

/** Visible only in the mine that is shown. */
const IN_THE_MINE: readonly GlueckAufFact['type'][] = [
  'tileBought',
  'cubesLoaded',
  'cageMoved',
  'coalLoaded',
  'cubeLaid',
  'coalStored',
  'orderDelivered',
  'moneyTaken',
  'orderTaken',
  'orderKept',
  'orderDrafted',
];

/** The seat whose mine is shown. Steps in other mines must not delay the animation queue. */
let shownSeat: number | undefined;

export function duration(fact: GlueckAufFact): number {
  if ('seat' in fact && fact.seat !== shownSeat && IN_THE_MINE.includes(fact.type)) return 0;
  return TIMES[fact.type] ?? 0;
}

export function useTableMotion(
  root: RefObject<HTMLElement | null>,
  moving: readonly GlueckAufFact[],
  seat: number,
): void {
  shownSeat = seat;
  useFactAnimations(root, moving, { duration, animate: show });
}

function show(table: HTMLElement, fact: GlueckAufFact, timing: AnimationTiming): void {
  const at = (key: string): Element | undefined => table.querySelector(`[data-at="${key}"]`) ?? undefined;
  const all = (selector: string): Element[] => [...table.querySelectorAll(selector)];
  const chosen = (): Element | undefined => table.querySelector('.ga-common .ga-chosen') ?? undefined;
  switch (fact.type) {
    case 'workersPlaced':
      return all(`[data-at="space-${fact.space}"] .ga-worker`).forEach((piece) =>
        fly(piece, home(table, fact.seat), timing),
      );
    case 'bankUsed':
      return all(`[data-at="bank"] .ga-worker.ga-seat-${fact.seat}`).forEach((piece) =>
        fly(piece, home(table, fact.seat), timing),
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
      return fly(
        table.querySelector('.ga-area-bank .ga-coin'),
        rectOf(chosen()),
        timing,
        home(table, fact.seat),
      );
    case 'orderTaken':
    case 'orderKept':
    case 'orderDrafted':
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

/** Where pieces of a seat come from: its own mine if shown, otherwise the side with the seat cards. */
function home(table: HTMLElement, seat: number): DOMRect | undefined {
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
