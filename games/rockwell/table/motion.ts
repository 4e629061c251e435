/** Motion tells what happened: crews travel, tiles turn, cards are dealt, cubes fall to their owners. */
import type { Timing } from '@pithead/ui';
import { fly, rectOf, useFlights } from '@pithead/ui';
import type { RefObject } from 'preact';
import type { RockwellFact } from '../rules/index.ts';
import { CORE, DELIVERIES_PER_PILE, RESOURCES, SLOTS } from '../rules/index.ts';
import { spotOf } from './earth/geometry.ts';

/** In milliseconds; what is not listed does not move. */
const TIMES: Partial<Record<RockwellFact['type'], number>> = {
  bidRevealed: 450,
  managementOrder: 900,
  vpPlaced: 320,
  controlOrder: 400,
  crewMoved: 420,
  crewPulled: 260,
  crewBribed: 480,
  coreEntered: 450,
  dieHired: 280,
  dieReset: 280,
  tileRevealed: 650,
  cardDrawn: 750,
  bootyShared: 520,
  dangerStruck: 650,
  bootyTaken: 380,
  incomeReceived: 360,
  bought: 320,
  sold: 320,
  powerImproved: 320,
  alImproved: 320,
  shaftBuilt: 380,
  shaftMoved: 420,
  delivered: 420,
  achievementReached: 900,
};

export const duration = (fact: RockwellFact): number => TIMES[fact.type] ?? 0;

/** Whose stock is on the screen; what falls to others goes to the side where their cards are. */
let shownSeat: number | undefined;

export function useMotion(root: RefObject<HTMLElement | null>, moving: readonly RockwellFact[], seat: number): void {
  shownSeat = seat;
  useFlights(root, moving, { duration, show });
}

function show(table: HTMLElement, fact: RockwellFact, timing: Timing): void {
  const at = (key: string): Element | undefined => table.querySelector(`[data-at="${key}"]`) ?? undefined;
  switch (fact.type) {
    case 'crewMoved':
    case 'crewBribed':
    case 'crewPulled':
      return slide(at(`crew-${fact.crew}`), placeRect(table, fact.from), timing);
    case 'shaftMoved':
      return slide(at(`shaft-${fact.to}`), placeRect(table, fact.from), timing);
    case 'shaftBuilt':
      return swell(at(`shaft-${fact.space}`), timing);
    case 'powerImproved':
    case 'alImproved':
    case 'dieHired':
    case 'dieReset':
      return swell(at(`crew-${fact.crew}`), timing);
    case 'coreEntered':
      return swell(at(`space-${CORE}`), timing);
    case 'tileRevealed':
      return flip(at(`space-${fact.space}`), timing);
    case 'cardDrawn':
      return rise(at('card'), timing);
    case 'bootyShared':
      return deal(table, `[data-at="share-${fact.owner}"] .rw-cube`, rectOf(at('card')), timing);
    case 'bootyTaken':
    case 'incomeReceived':
      return gather(table, fact.seat, fact.cubes, timing);
    case 'vpPlaced':
      return fly(at(`slot-${fact.board * SLOTS + fact.slot}`)?.querySelector('.rw-vice'), home(table, fact.seat), timing);
    case 'bought':
    case 'sold':
      return trade(table, fact.resource, fact.type === 'bought', fact.seat, timing);
    case 'delivered':
      return fly(at('delivered'), rectOf(at(`delivery-${Math.floor(fact.tile / DELIVERIES_PER_PILE)}`)), timing);
    case 'managementOrder':
    case 'controlOrder':
      return fact.order.forEach((seat) => swell(table.querySelector(`.rw-order [data-at="order-${seat}"]`) ?? undefined, timing));
    case 'achievementReached':
      if (fact.seat === shownSeat) swell(at(`achievement-${fact.achievement}`), timing);
  }
}

const EASE = 'cubic-bezier(.2, .7, .3, 1)';

/** A piece of the drawing comes from elsewhere on it, in the units of the drawing. */
function slide(piece: Element | undefined, from: DOMRect | undefined, { ms, delay }: Timing): void {
  if (!(piece instanceof SVGGraphicsElement) || from === undefined) return;
  const scale = piece.getScreenCTM()?.a ?? 1;
  const own = piece.getBoundingClientRect();
  const x = (from.x + from.width / 2 - own.x - own.width / 2) / scale;
  const y = (from.y + from.height / 2 - own.y - own.height / 2) / scale;
  piece.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
    duration: ms,
    delay,
    easing: EASE,
    fill: 'backwards',
  });
}

/** A place of the drawing as it lies on the screen. */
function placeRect(table: HTMLElement, place: number): DOMRect | undefined {
  const earth = table.querySelector<SVGSVGElement>('.rw-earth svg');
  const matrix = earth?.getScreenCTM();
  if (earth === null || matrix === null || matrix === undefined) return undefined;
  const { x, y } = spotOf(place, Number(earth.dataset['layout']));
  const point = new DOMPoint(x, y).matrixTransform(matrix);
  return new DOMRect(point.x - 1, point.y - 1, 2, 2);
}

function swell(piece: Element | undefined, { ms, delay }: Timing): void {
  piece?.animate([{ transform: 'scale(1)' }, { transform: 'scale(1.28)' }, { transform: 'scale(1)' }], {
    duration: ms,
    delay,
    easing: EASE,
  });
}

/** The tile turns about its own middle. */
function flip(tile: Element | undefined, { ms, delay }: Timing): void {
  tile?.animate(
    [
      { transform: 'scaleX(1)', filter: 'brightness(.6)' },
      { transform: 'scaleX(.04)', filter: 'brightness(1.5)' },
      { transform: 'scaleX(1)', filter: 'none' },
    ],
    { duration: ms, delay, easing: 'ease-in-out', fill: 'backwards' },
  );
}

function rise(card: Element | undefined, { ms, delay }: Timing): void {
  card?.animate(
    [
      { transform: 'translateY(30px) rotateX(70deg)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    {
      duration: ms * 0.6,
      delay,
      easing: EASE,
      fill: 'backwards',
    },
  );
}

/** One cube after the other. */
function deal(table: HTMLElement, selector: string, from: DOMRect | undefined, { ms, delay }: Timing): void {
  const cubes = [...table.querySelectorAll(selector)];
  cubes.forEach((cube, place) => fly(cube, from, { ms: ms * 0.6, delay: delay + (place / cubes.length) * ms * 0.4 }));
}

/** What joins a stock flies behind the screen of its owner. */
function gather(table: HTMLElement, seat: number, cubes: readonly number[], timing: Timing): void {
  RESOURCES.forEach((_, metal) => {
    if ((cubes[metal] ?? 0) === 0) return;
    const cube = table.querySelector(`.rw-prices .rw-metal-${metal}`);
    const end = rectOf(table.querySelector(`[data-at="stock-${metal}"]`) ?? undefined);
    const from = rectOf(table.querySelector('.rw-stage') ?? table.querySelector(`[data-at="space-${CORE}"]`) ?? undefined);
    if (seat === shownSeat && from !== undefined) fly(cube, small(from), timing, end);
  });
}

const small = ({ x, y, width, height }: DOMRect): DOMRect => new DOMRect(x + width / 2 - 10, y + height / 2 - 10, 20, 20);

function trade(table: HTMLElement, metal: number, buys: boolean, seat: number, timing: Timing): void {
  const cube = table.querySelector(`.rw-prices .rw-metal-${metal}`);
  const board = rectOf(cube ?? undefined);
  const own = home(table, seat, metal);
  fly(cube, buys ? board : own, timing, buys ? own : board);
}

/** The own company, or the side where the others are. */
function home(table: HTMLElement, seat: number, metal?: number): DOMRect | undefined {
  if (seat === shownSeat)
    return rectOf(table.querySelector(metal === undefined ? '.rw-own-head, .rw-handle' : `[data-at="stock-${metal}"]`) ?? undefined);
  const { right, top } = table.getBoundingClientRect();
  return new DOMRect(Math.min(right, innerWidth - 24), top + 80 + seat * 110, 20, 20);
}
