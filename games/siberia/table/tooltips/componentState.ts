/** What a component costs or is worth now, from the view: the second line of its tooltip. */
import type { BoundCatalogue } from '@pithead/text';
import type { TooltipContext } from '@pithead/ui';
import { isSeatPending } from '@pithead/ui';
import type { PlayerView, SiberiaView } from '../../rules/index.ts';
import {
  BLOCKING_TILES,
  EMPTY_SUPPLIES_TO_END,
  FIELDS_PER_ACTION,
  freeFields,
  isExecutable,
  isInvested,
  placeOfEntry,
  RESEARCH,
  sum,
  tilesOnBoard,
} from '../../rules/index.ts';
import type { Vocabulary } from '../../text/vocabulary.ts';
import { endProgress, forecastAction } from '../actionForecast.ts';
import type { en } from './en.ts';
import type { SiberiaKind } from './kinds.ts';

interface Described {
  readonly view: SiberiaView;
  readonly seat: number;
  readonly own: PlayerView;
  /** False for spectators: nothing is theirs. */
  readonly isOwn: boolean;
  readonly say: BoundCatalogue<typeof en>['states'];
  readonly names: Vocabulary;
  /** The number at the end of the element's name: 4 for `place-4`. */
  readonly number: number;
}

type StateOf = (described: Described) => string | undefined;

const join = (...parts: readonly (string | undefined)[]): string | undefined =>
  parts.filter((part) => part !== undefined).join(' ') || undefined;

const holds: StateOf = ({ view, say, names, number }) => {
  const bits = view.cubes[number] ?? 0;
  return bits === 0 ? say.empty : say.holds({ resources: names.resources(bits) });
};

const ownWorkers: StateOf = ({ own, isOwn, say, number }) => {
  const count = own.workers[number] ?? 0;
  return isOwn && count > 0 ? say.ownWorkers({ count }) : undefined;
};

const action: StateOf = ({ view, own, say, names, number }) => {
  if (!isExecutable(own, number)) {
    // Tiles that are only planned count, too.
    const tiles = own.tiles.filter((entry) => placeOfEntry(entry) === number).length;
    return say.covered({ count: tiles + (isInvested(own, number) ? 1 : 0), fields: FIELDS_PER_ACTION });
  }
  const result = forecastAction(view, own, number);
  if (result.kind === 'none') return say.readyVain;
  if (result.kind !== 'sale') return say.ready;
  return say.readySale({
    money: names.money(result.income),
    city: names.city(view.cities[result.field] ?? 0),
  });
};

const pricesOf = ({ say, names }: Described, city: number): string | undefined =>
  city < 0 ? undefined : say.pays({ prices: names.prices(city) });

const pays: StateOf = (described) => pricesOf(described, described.view.cities[described.number] ?? -1);

const investment: StateOf = ({ own, isOwn, say, names, number }) =>
  join(
    say.forAction({ action: names.action(number) }),
    !isOwn ? undefined : !isInvested(own, number) && freeFields(own, number) > 0 ? say.hasRoom : say.noRoom,
  );

const STATES: Readonly<Partial<Record<SiberiaKind, StateOf>>> = {
  worker: (described) =>
    described.view.cubes[described.number] === undefined ? undefined : holds(described),
  vladivostok: ownWorkers,
  territory: (described) => join(holds(described), ownWorkers(described)),
  investedTile: action,
  action,
  research({ view, own, seat, say }) {
    const waiting = own.tiles.filter((entry) => placeOfEntry(entry) === RESEARCH).length;
    return say.tiles({ count: isSeatPending(view, seat) ? waiting + view.resolving.length : waiting });
  },
  investment,
  salesman: pays,
  exchange: pays,
  exchangeSide: (described) => pricesOf(described, described.number),
  supplyField: ({ view, say, number }) => say.left({ count: view.supply[number] ?? 0 }),
  closedDial: ({ view, say }) => say.progress({ count: endProgress(view).closed, end: BLOCKING_TILES }),
  supplyDial: ({ view, say }) => say.progress({ count: endProgress(view).empty, end: EMPTY_SUPPLIES_TO_END }),
  bag: ({ view, say }) => say.tiles({ count: view.bagSize }),
  figures: ({ own, say }) =>
    say.figures({ own: own.figures, workers: sum(own.workers), salesmen: sum(own.salesmen) }),
  tileLimit: ({ own, say }) => say.onBoard({ count: tilesOnBoard(own) }),
};

/** A ground and an action are named by where pieces are dropped, a row of an exchange by its button. */
function nameOf(element: Element): string {
  const { at, drop } = (element as HTMLElement).dataset;
  return at ?? drop ?? element.querySelector<HTMLElement>('[data-at]')?.dataset['at'] ?? '';
}

export function componentState(
  kind: SiberiaKind,
  { view, viewer, shownSeat }: TooltipContext<SiberiaView>,
  element: Element,
  texts: Pick<Described, 'say' | 'names'>,
): string | undefined {
  const own = view.players[shownSeat];
  if (own === undefined) return undefined;
  const number = Number(/\d+$/.exec(nameOf(element))?.[0] ?? '-1');
  return STATES[kind]?.({ view, seat: shownSeat, own, isOwn: viewer === shownSeat, ...texts, number });
}
