import type { FormatMessage, Language } from '@pithead/text';
import { findText, messageFormatter } from '@pithead/text';
import type { Action, Resource } from '../rules/index.ts';
import {
  ACTIONS,
  CITIES,
  EXCHANGES,
  sourceExchange,
  sourcePlace,
  FRANKFURT,
  MANAGER,
  MANAGER_TILE,
  NO_RESOURCE,
  OWN_SUPPLY,
  PERSONS,
  PLACES,
  RESEARCH,
  RESOURCES,
  TILES,
} from '../rules/index.ts';
import type { Messages } from './messages.ts';

/** British English: lists without the comma before `and`. */
const LOCALES: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB', nl: 'nl-NL' };

/**
 * Resources, actions, tiles, places and cities are indexes of the rules; `action` names the research area,
 * too. In German: list `A, B und C`, money `3.000 $`, number `3.000`, counted `2 Diamanten` (behind a colon),
 * tiles `2 × Managerplättchen und Arbeiter/Gold`, prices `Erdgas 3.000 $, Kohle 2.000 $`.
 */
export interface Vocabulary {
  readonly messages: Messages;
  readonly format: FormatMessage;
  list(items: readonly string[]): string;
  money(amount: number): string;
  number(amount: number): string;
  resource(resource: number): string;
  /** One or two letters for drawings of cubes and tiles. */
  resourceLetter(resource: number): string;
  counted(resource: number, count: number): string;
  resources(bits: number): string;
  action(action: number): string;
  tile(tile: number): string;
  /** A manager on another action's field is a joker. SB-7.2 */
  tileOn(tile: number, place: number): string;
  tiles(tiles: readonly number[]): string;
  placement(tile: number, place: number): string;
  place(place: number): string;
  city(city: number): string;
  prices(city: number): string;
  /** `cities` are those on the exchange fields, if known. */
  source(source: number, cities?: readonly number[]): string;
  figureOf(city: number): string;
}

const resourceId = (resource: number): Resource => RESOURCES[resource] ?? RESOURCES[0];
const actionId = (action: number): Action | 'research' =>
  action === RESEARCH ? 'research' : (ACTIONS[action] ?? ACTIONS[0]);

export const capitalise = (language: Language, text: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

export function createVocabulary(language: Language, messages: Messages): Vocabulary {
  const format = messageFormatter(language);
  const listFormat = new Intl.ListFormat(LOCALES[language], { type: 'conjunction' });
  const list = (items: readonly string[]): string => listFormat.format(items);
  const money = moneyIn(language);
  const resource = (each: number): string => messages.resources[resourceId(each)];
  const action = (each: number): string => messages.actions[actionId(each)];
  const place = (each: number): string => messages.places[PLACES[each] ?? 'vladivostok'];
  const city = (each: number): string =>
    findText(messages.cities, CITIES[each]?.id ?? '') ?? messages.cities.frankfurt;

  const figureOf = (left: number): string => format(messages.figureFrom.salesman, { city: city(left) });

  const tile = (each: number): string => {
    const kind = TILES[each];
    if (kind === undefined || kind.resource === NO_RESOURCE) return messages.managerTile;
    return format(messages.tile, {
      person: messages.persons[PERSONS[kind.person] ?? 'worker'],
      resource: resource(kind.resource),
    });
  };
  const tileOn = (each: number, on: number): string =>
    each === MANAGER_TILE && on !== MANAGER && on !== RESEARCH ? messages.joker : tile(each);

  return {
    messages,
    format,
    list,
    money,
    number: numberIn(language),
    resource,
    resourceLetter: (each) => messages.resourceLetters[resourceId(each)],
    counted: (each, count) => format(messages.counts[resourceId(each)], { count }),
    resources: (bits) =>
      RESOURCES.flatMap((_, each) => ((bits & (1 << each)) === 0 ? [] : [resource(each)])).join(', '),
    action,
    tile,
    tileOn,
    tiles: (tiles) =>
      list(
        [...new Set(tiles)].map((each) => {
          const count = tiles.filter((other) => other === each).length;
          return count === 1 ? tile(each) : format(messages.times, { count, item: tile(each) });
        }),
      ),
    placement: (each, on) => format(messages.placement, { tile: tileOn(each, on), place: action(on) }),
    place,
    city,
    prices: (each) => {
      const prices = CITIES[each]?.prices ?? [];
      const paid = (price: number, kind: number): string =>
        format(messages.price, { resource: resource(kind), money: money(price) });
      return prices.flatMap((price, kind) => (price === 0 ? [] : [paid(price, kind)])).join(', ');
    },
    source: (each, cities) => {
      const { figureFrom } = messages;
      if (each === OWN_SUPPLY) return figureFrom.supply;
      if (sourcePlace(each) >= 0) return format(figureFrom.worker, { place: place(sourcePlace(each)) });
      const left = cityOn(sourceExchange(each), cities);
      return left === undefined ? figureFrom.exchange : figureOf(left);
    },
    figureOf,
  };
}

/** Frankfurt is on its field in every game. SB-1.7 */
function cityOn(field: number, cities: readonly number[] | undefined): number | undefined {
  if (field === FRANKFURT || field >= EXCHANGES) return FRANKFURT;
  const city = cities?.[field] ?? -1;
  return city < 0 ? undefined : city;
}

const numberIn = (language: Language): ((amount: number) => string) => {
  const format = new Intl.NumberFormat(LOCALES[language]);
  return (amount) => format.format(amount);
};

/**
 * The narrow symbol, because Dutch and British English would print US$; our own minus sign, because Dutch
 * would put a hyphen after it.
 */
function moneyIn(language: Language): (amount: number) => string {
  const format = new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  return (amount) => (amount < 0 ? '\u2212' : '') + format.format(Math.abs(amount));
}
