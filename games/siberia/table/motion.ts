import type { AnimationContext, AnimationTiming } from '@pithead/ui';
import { fly, rectOf, useFactAnimations } from '@pithead/ui';
import type { RefObject } from 'preact';
import type { SiberiaFact } from '../rules/index.ts';
import {
  fieldOfCity,
  OWN_SUPPLY,
  RESEARCH,
  sourceExchange,
  sourcePlace,
  VLADIVOSTOK,
} from '../rules/index.ts';
import { duration, SALE_FLIGHT_MS } from './duration.ts';

export function useTableMotion(
  root: RefObject<HTMLElement | null>,
  moving: readonly SiberiaFact[],
  context: AnimationContext,
): void {
  useFactAnimations(root, moving, {
    duration: (fact) => duration(fact, context),
    animate: (table, fact, timing) => animate(table, fact, timing, context.shownSeat),
  });
}

const pieceAt = (table: HTMLElement, key: string): Element | null =>
  table.querySelector(`[data-at="${key}"]`);

function animate(table: HTMLElement, fact: SiberiaFact, timing: AnimationTiming, shownSeat: number): void {
  const at = (key: string): Element | null => pieceAt(table, key);
  switch (fact.type) {
    case 'tilePlaced':
      return fly(at(`tile-${fact.tile}-${fact.place}`), rectOf(table.querySelector('.sb-hand')), timing);
    case 'placementRevealed':
      return revealBoard(table, fact, timing);
    case 'cubePlaced':
      return fly(
        at(`cube-${fact.territory}-${fact.resource}`),
        rectOf(at(`supply-${fact.resource}`)),
        timing,
      );
    case 'jokerPlaced':
      return fly(at(`tile-0-${fact.action}`), rectOf(at('action-0')), timing);
    case 'workerMoved':
      return fly(at(`worker-${fact.seat}-${fact.to}`), rectOf(at(`place-${fact.from}`)), timing);
    case 'salesmanSent':
      return fly(at(`salesman-${fact.seat}-${fact.field}`), sourceRect(table, fact, shownSeat), timing);
    case 'workerSent':
      return fly(at(`worker-${fact.seat}-${VLADIVOSTOK}`), sourceRect(table, fact, shownSeat), timing);
    case 'invested':
      return invest(table, fact, timing, shownSeat);
    case 'investmentRevealed':
      return reveal(at(`investment-${fact.action}`), timing);
    case 'sold':
      return sell(table, fact, timing);
    case 'territoryClosed':
      return close(table, fact.territory, timing);
    case 'workersReturned':
      return fly(
        anyPawn(table, fact.seat),
        rectOf(at(`place-${fact.territory}`)),
        timing,
        homeOf(table, fact.seat, shownSeat),
      );
    case 'tileReturned':
      return fly(
        at('bag')?.querySelector('svg'),
        rectOf(at(`action-${fact.action}`)),
        timing,
        rectOf(at('bag')),
      );
  }
}

/** The shown seat's figures, otherwise the side with the seat cards. */
function homeOf(table: HTMLElement, seat: number, shownSeat: number): DOMRect | undefined {
  if (seat === shownSeat) return rectOf(table.querySelector('[data-at="own-supply"], .sb-purse'));
  const { right, top } = table.getBoundingClientRect();
  return new DOMRect(Math.min(right, innerWidth - 24), top + 80 + seat * 120, 18, 24);
}

function sourceRect(
  table: HTMLElement,
  { seat, source }: { readonly seat: number; readonly source: number },
  shownSeat: number,
): DOMRect | undefined {
  if (source === OWN_SUPPLY) return homeOf(table, seat, shownSeat);
  const field = sourceExchange(source);
  const key = field >= 0 ? `exchange-${field}` : `place-${sourcePlace(source)}`;
  return rectOf(pieceAt(table, key));
}

const anyPawn = (table: HTMLElement, seat: number): Element | null =>
  table.querySelector(`.sb-pawn.seat-${(seat % 4) + 1}`);

function sell(
  table: HTMLElement,
  fact: Extract<SiberiaFact, { type: 'sold' }>,
  timing: AnimationTiming,
): void {
  const sample = table.querySelector(`[data-at="market-${fact.resource}"] .sb-cube`);
  const row = rectOf(pieceAt(table, `exchange-${fieldOfCity(fact.city)}`));
  const city = row && new DOMRect(row.x + row.width / 2, row.y, row.height, row.height);
  let late = timing.ms + SLACK;
  for (const territory of fact.territories) {
    fly(sample, rectOf(pieceAt(table, `place-${territory}`)), { ...timing, ms: SALE_FLIGHT_MS }, city);
    // The new state is already drawn: hide what closes a territory until its own fact is shown. SB-9.1
    const parts = closedParts(table, territory);
    for (const part of parts) part.animate(UNSEEN, { duration: late, delay: timing.delay });
    if (parts.length > 0) late += CLOSING;
  }
}

function invest(
  table: HTMLElement,
  { seat, action }: { readonly seat: number; readonly action: number },
  timing: AnimationTiming,
  shownSeat: number,
): void {
  const display = rectOf(table.querySelector('.sb-investments'));
  if (seat === shownSeat)
    return fly(table.querySelector(`[data-at="invested-${action}"] .sb-investment`), display, timing);
  fly(table.querySelector('.sb-investments .sb-investment'), display, timing, homeOf(table, seat, shownSeat));
}

const FLIP = [{ transform: 'rotateY(90deg)' }, { transform: 'none' }];

function reveal(tile: Element | null, { ms, delay }: AnimationTiming): void {
  tile?.animate(FLIP, { duration: ms, delay, easing: 'ease-out', fill: 'backwards' });
}

function revealBoard(
  table: HTMLElement,
  fact: Extract<SiberiaFact, { type: 'placementRevealed' }>,
  timing: AnimationTiming,
): void {
  fact.tiles.forEach((tile, i) => {
    const place = fact.places[i];
    const key = place === RESEARCH ? `research-${tile}` : `tile-${tile}-${place}`;
    for (const each of table.querySelectorAll(`[data-at="${key}"]`)) reveal(each, timing);
  });
}

/** Milliseconds between two facts of the queue, and until a territory has closed and its worker is back. */
const SLACK = 40;
const CLOSING = 600;
const UNSEEN = [{ opacity: 0 }, { opacity: 0 }];

const closedParts = (table: HTMLElement, territory: number): Element[] => [
  ...table.querySelectorAll(
    `.sb-ground[data-drop="place-${territory}"] > .sb-hatched, [data-at="place-${territory}"] .sb-clock`,
  ),
];

function close(table: HTMLElement, territory: number, { ms, delay }: AnimationTiming): void {
  const parts = closedParts(table, territory);
  for (const animation of parts.flatMap((part) => part.getAnimations())) animation.cancel();
  const options: KeyframeAnimationOptions = { duration: ms, delay, easing: 'ease-out', fill: 'backwards' };
  const [hatched, clock] = parts;
  hatched?.animate([{ clipPath: 'inset(0 100% 0 0)' }, { clipPath: 'inset(0)' }], options);
  clock?.animate([{ transform: 'translateY(-40px) scale(1.6)', opacity: 0 }, {}], options);
}
