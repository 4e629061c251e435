import type { AnimationTiming } from '@pithead/ui';
import { fly, rectOf } from '@pithead/ui';
import type { RockwellFact } from '../../rules/index.ts';
import { CORE, deliveryPileOf, RESOURCES, vpNoun } from '../../rules/index.ts';
import { centreOf } from '../earth/earthGeometry.ts';

const EASE = 'cubic-bezier(.2, .7, .3, 1)';

export function animateFact(
  table: HTMLElement,
  fact: RockwellFact,
  timing: AnimationTiming,
  shownSeat: number,
): void {
  const at = (key: string): Element | undefined => table.querySelector(`[data-at="${key}"]`) ?? undefined;
  switch (fact.type) {
    case 'vpPlaced':
      return fly(
        at(`slot-${vpNoun(fact.board, fact.slot)}`)?.querySelector('.rw-vice') ?? null,
        seatHome(table, fact.seat, shownSeat),
        timing,
      );
    case 'managementOrder':
    case 'controlOrder':
      return fact.order.forEach((seat) =>
        pulse(table.querySelector(`.rw-order [data-at="order-${seat}"]`) ?? undefined, timing),
      );
    case 'crewMoved':
    case 'crewBribed':
    case 'crewPulled':
      return slide(at(`crew-${fact.crew}`), placeRect(table, fact.from), timing);
    case 'shaftMoved':
      return slide(at(`shaft-${fact.to}`), placeRect(table, fact.from), timing);
    case 'shaftBuilt':
      return pulse(at(`shaft-${fact.space}`), timing);
    case 'powerImproved':
    case 'alImproved':
    case 'dieHired':
    case 'dieReset':
      return pulse(at(`crew-${fact.crew}`), timing);
    case 'coreEntered':
      return pulse(at(`space-${CORE}`), timing);
    case 'tileRevealed':
      return flip(at(`space-${fact.space}`), timing);
    case 'cardDrawn':
      return rise(at('card'), timing);
    case 'bootyShared':
      return deal(table, `[data-at="share-${fact.owner}"] .rw-cube`, rectOf(at('card')), timing);
    case 'bootyTaken':
    case 'incomeReceived':
      return fact.seat === shownSeat ? gather(table, fact.cubes, timing) : undefined;
    case 'bought':
    case 'sold':
      return trade(table, fact, seatHome(table, fact.seat, shownSeat, fact.resource), timing);
    case 'delivered':
      return fly(at('delivered'), rectOf(at(`delivery-${deliveryPileOf(fact.tile)}`)), timing);
    case 'achievementReached':
      if (fact.seat === shownSeat) pulse(at(`achievement-${fact.achievement}`), timing);
  }
}

/** Distances are in units of the drawing, not of the screen. */
function slide(piece: Element | undefined, from: DOMRect | undefined, { ms, delay }: AnimationTiming): void {
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

function placeRect(table: HTMLElement, place: number): DOMRect | undefined {
  const earth = table.querySelector<SVGSVGElement>('.rw-earth svg');
  const matrix = earth?.getScreenCTM();
  if (earth === null || matrix === null || matrix === undefined) return undefined;
  const { x, y } = centreOf(place, Number(earth.dataset['layout']));
  const point = new DOMPoint(x, y).matrixTransform(matrix);
  return new DOMRect(point.x - 1, point.y - 1, 2, 2);
}

function flip(tile: Element | undefined, { ms, delay }: AnimationTiming): void {
  tile?.animate(
    [
      { transform: 'scaleX(1)', filter: 'brightness(.6)' },
      { transform: 'scaleX(.04)', filter: 'brightness(1.5)' },
      { transform: 'scaleX(1)', filter: 'none' },
    ],
    { duration: ms, delay, easing: 'ease-in-out', fill: 'backwards' },
  );
}

function rise(card: Element | undefined, { ms, delay }: AnimationTiming): void {
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

function deal(
  table: HTMLElement,
  selector: string,
  from: DOMRect | undefined,
  { ms, delay }: AnimationTiming,
): void {
  const cubes = [...table.querySelectorAll(selector)];
  cubes.forEach((cube, place) =>
    fly(cube, from, { ms: ms * 0.6, delay: delay + (place / cubes.length) * ms * 0.4 }),
  );
}

function gather(table: HTMLElement, cubes: readonly number[], timing: AnimationTiming): void {
  RESOURCES.forEach((_, metal) => {
    if ((cubes[metal] ?? 0) === 0) return;
    const cube = table.querySelector(`.rw-prices .rw-metal-${metal}`);
    const end = rectOf(table.querySelector(`[data-at="stock-${metal}"]`) ?? undefined);
    const from = rectOf(
      table.querySelector('.rw-stage') ?? table.querySelector(`[data-at="space-${CORE}"]`) ?? undefined,
    );
    if (from !== undefined) fly(cube, small(from), timing, end);
  });
}

const small = ({ x, y, width, height }: DOMRect): DOMRect =>
  new DOMRect(x + width / 2 - 10, y + height / 2 - 10, 20, 20);

function trade(
  table: HTMLElement,
  { type, resource }: Extract<RockwellFact, { type: 'bought' | 'sold' }>,
  own: DOMRect | undefined,
  timing: AnimationTiming,
): void {
  const cube = table.querySelector(`.rw-prices .rw-metal-${resource}`);
  const board = rectOf(cube ?? undefined);
  const buys = type === 'bought';
  fly(cube, buys ? board : own, timing, buys ? own : board);
}

function pulse(piece: Element | undefined, { ms, delay }: AnimationTiming): void {
  piece?.animate([{ transform: 'scale(1)' }, { transform: 'scale(1.28)' }, { transform: 'scale(1)' }], {
    duration: ms,
    delay,
    easing: EASE,
  });
}

/** The shown seat's company, otherwise the side with the seat cards. */
function seatHome(table: HTMLElement, seat: number, shownSeat: number, metal?: number): DOMRect | undefined {
  if (seat === shownSeat)
    return rectOf(
      table.querySelector(metal === undefined ? '.rw-own-head, .rw-handle' : `[data-at="stock-${metal}"]`) ??
        undefined,
    );
  const { right, top } = table.getBoundingClientRect();
  return new DOMRect(Math.min(right, innerWidth - 24), top + 80 + seat * 110, 20, 20);
}
