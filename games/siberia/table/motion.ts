/** Motion tells what happened: every fact that is shown lets its piece travel to where it now lies. */
import type { Timing } from '@pithead/ui';
import { fly, rectOf, useFlights } from '@pithead/ui';
import type { RefObject } from 'preact';
import type { SiberiaFact } from '../rules/index.ts';
import { FIRST_EXCHANGE, FIRST_PLACE, fieldOfCity, OWN_SUPPLY, VLADIVOSTOK } from '../rules/index.ts';

/** In milliseconds; what is not listed does not move. */
const TIMES: Partial<Record<SiberiaFact['type'], number>> = {
  tilePlaced: 250,
  cubePlaced: 350,
  jokerPlaced: 250,
  workerMoved: 380,
  salesmanSent: 380,
  workerSent: 380,
  invested: 350,
  investmentRevealed: 250,
  sold: 620,
  territoryClosed: 300,
  workersReturned: 300,
  tileReturned: 250,
};

/** The board on the screen. What only happens on another one does not hold up the table. */
let shownSeat: number | undefined;
const ON_A_BOARD: readonly SiberiaFact['type'][] = ['tilePlaced', 'jokerPlaced', 'tileReturned'];

/** Tiles that are laid again after one was taken back lie there already for whoever looks. */
let isLaidAgain = false;
export function layAgain(isAgain: boolean): void {
  isLaidAgain = isAgain;
}

export function duration(fact: SiberiaFact): number {
  if (fact.type === 'tilePlaced' && isLaidAgain) return 0;
  if ('seat' in fact && fact.seat !== shownSeat && ON_A_BOARD.includes(fact.type)) return 0;
  return TIMES[fact.type] ?? 0;
}

export function useMotion(root: RefObject<HTMLElement | null>, moving: readonly SiberiaFact[], seat: number): void {
  shownSeat = seat;
  useFlights(root, moving, { duration, show });
}

function show(table: HTMLElement, fact: SiberiaFact, timing: Timing): void {
  const at = (key: string): Element | undefined => table.querySelector(`[data-at="${key}"]`) ?? undefined;
  switch (fact.type) {
    case 'tilePlaced':
      return fly(at(`tile-${fact.tile}-${fact.place}`), rectOf(table.querySelector('.sb-hand') ?? undefined), timing);
    case 'cubePlaced':
      return fly(at(`cube-${fact.territory}-${fact.resource}`), rectOf(at(`supply-${fact.resource}`)), timing);
    case 'jokerPlaced':
      return fly(at(`tile-0-${fact.action}`), rectOf(at('action-0')), timing);
    case 'workerMoved':
      return fly(at(`worker-${fact.seat}-${fact.to}`), rectOf(at(`place-${fact.from}`)), timing);
    case 'salesmanSent':
      return fly(at(`salesman-${fact.seat}-${fact.field}`), sourceRect(table, fact.seat, fact.source), timing);
    case 'workerSent':
      return fly(at(`worker-${fact.seat}-${VLADIVOSTOK}`), sourceRect(table, fact.seat, fact.source), timing);
    case 'invested':
      return invest(table, fact.seat, fact.action, timing);
    case 'investmentRevealed':
      return reveal(at(`investment-${fact.action}`), timing);
    case 'sold':
      return sell(table, fact, timing);
    case 'territoryClosed':
      return close(table.querySelector(`[data-at="place-${fact.territory}"] .sb-clock`), timing);
    case 'workersReturned':
      return fly(anyPawn(table, fact.seat), rectOf(at(`place-${fact.territory}`)), timing, homeOf(table, fact.seat));
    case 'tileReturned':
      return fly(at('bag')?.querySelector('svg'), rectOf(at(`action-${fact.action}`)), timing, rectOf(at('bag')));
  }
}

/** The own figures, or the side where the others are. */
function homeOf(table: HTMLElement, seat: number): DOMRect | undefined {
  if (seat === shownSeat) return rectOf(table.querySelector('[data-at="own-supply"], .sb-purse') ?? undefined);
  const { right, top } = table.getBoundingClientRect();
  return new DOMRect(Math.min(right, innerWidth - 24), top + 80 + seat * 120, 18, 24);
}

function sourceRect(table: HTMLElement, seat: number, source: number): DOMRect | undefined {
  if (source === OWN_SUPPLY) return homeOf(table, seat);
  const key = source < FIRST_PLACE ? `exchange-${source - FIRST_EXCHANGE}` : `place-${source - FIRST_PLACE}`;
  return rectOf(table.querySelector(`[data-at="${key}"]`) ?? undefined);
}

const anyPawn = (table: HTMLElement, seat: number): Element | null => table.querySelector(`.sb-pawn.seat-${(seat % 4) + 1}`);

/** The cubes leave the map for the city that buys them; then the money grows. */
function sell(table: HTMLElement, fact: Extract<SiberiaFact, { type: 'sold' }>, timing: Timing): void {
  const sample = table.querySelector(`[data-at="market-${fact.resource}"] .sb-cube`);
  const row = rectOf(table.querySelector(`[data-at="exchange-${fieldOfCity(fact.city)}"]`) ?? undefined);
  const city = row && new DOMRect(row.x + row.width / 2, row.y, row.height, row.height);
  const ms = Math.round(timing.ms * 0.68);
  for (const territory of fact.territories) {
    fly(sample, rectOf(table.querySelector(`[data-at="place-${territory}"]`) ?? undefined), { ...timing, ms }, city);
  }
  if (fact.seat !== shownSeat) return;
  const money = table.querySelector('[data-at="money"]');
  money?.animate([{ transform: 'none' }, { transform: 'scale(1.14)' }, { transform: 'none' }], {
    duration: timing.ms - ms,
    delay: timing.delay + ms,
  });
}

function invest(table: HTMLElement, seat: number, action: number, timing: Timing): void {
  const display = rectOf(table.querySelector('.sb-investments') ?? undefined);
  if (seat === shownSeat) return fly(table.querySelector(`[data-at="invested-${action}"] .sb-investment`), display, timing);
  fly(table.querySelector('.sb-investments .sb-investment'), display, timing, homeOf(table, seat));
}

const FLIP = [{ transform: 'rotateY(90deg)' }, { transform: 'none' }];

function reveal(tile: Element | undefined, { ms, delay }: Timing): void {
  tile?.animate(FLIP, { duration: ms, delay, easing: 'ease-out', fill: 'backwards' });
}

/** The blocking tile drops onto the territory. SB-9.1 */
function close(clock: Element | null, { ms, delay }: Timing): void {
  clock?.animate(
    [
      { transform: 'translateY(-40px) scale(1.6)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: ms, delay, easing: 'cubic-bezier(.3, 0, .4, 1.3)', fill: 'backwards' },
  );
}
