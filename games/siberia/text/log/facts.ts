import type { SiberiaFact } from '../../rules/index.ts';
import { BLOCKING_TILES, EMPTY_SUPPLIES_TO_END, RESEARCH, VLADIVOSTOK } from '../../rules/index.ts';
import type { LogMessages } from '../messages.ts';
import type { Vocabulary } from '../vocabulary.ts';

type Of<T extends SiberiaFact['type']> = Extract<SiberiaFact, { type: T }>;

export function factText(
  words: Vocabulary,
  facts: LogMessages,
  fact: SiberiaFact,
  names: readonly string[],
): string | undefined {
  const { format } = words;
  const name = 'seat' in fact ? (names[fact.seat] ?? '') : '';
  switch (fact.type) {
    case 'startPlayerDrawn':
    case 'placementConfirmed':
    case 'noEffect':
    case 'forgone':
      return format(facts[fact.type], { name });
    case 'turnEnded':
      return undefined;
    case 'cubesLaid':
      return format(facts.cubesLaid, {
        territory: words.place(fact.territory),
        resources: words.list(fact.resources.map(words.resource)),
      });
    case 'sidesChosen':
    case 'sidesDrawn':
      return format(facts[fact.type], { name, cities: words.list(fact.cities.map(words.city)) });
    case 'investmentRevealed':
    case 'jokerPlaced':
    case 'invested':
      return format(facts[fact.type], { name, action: words.action(fact.action) });
    case 'actionExecuted':
      // Research has a fact of its own, which names the tiles.
      return fact.action === RESEARCH
        ? undefined
        : format(facts.actionExecuted, { name, action: words.action(fact.action) });
    case 'roundBegun':
      return format(facts.roundBegun, { name, round: fact.round });
    case 'roundLimitReached':
      return format(facts.roundLimitReached, { round: fact.round });
    case 'tilesDrawn':
      return format(facts.tilesDrawn[fact.tiles.length > 0 ? 'known' : 'hidden'], {
        name,
        count: fact.count,
        tiles: words.tiles(fact.tiles),
      });
    case 'tilePlaced':
      return format(facts.tilePlaced, { name, placement: words.placement(fact.tile, fact.place) });
    case 'placementRevealed':
      return format(facts.placementRevealed, { name, placements: placementsOf(words, fact) });
    case 'passed':
      return format(facts.passed[fact.byItself ? 'byItself' : 'chosen'], { name });
    case 'researchBegun':
      return format(facts.researchBegun, { name, count: fact.tiles.length, tiles: words.tiles(fact.tiles) });
    case 'researchVoid':
      return format(facts.researchVoid, { name, tile: words.tile(fact.tile) });
    case 'cubePlaced':
      return format(facts.cubePlaced, {
        name,
        resource: words.resource(fact.resource),
        territory: words.place(fact.territory),
      });
    case 'workerMoved':
      return format(facts.workerMoved, { name, from: words.place(fact.from), to: words.place(fact.to) });
    case 'salesmanSent':
      return format(facts.salesmanSent, { name, source: sourceOf(words, fact), city: words.city(fact.city) });
    case 'workerSent':
      return format(facts.workerSent, {
        name,
        source: sourceOf(words, fact),
        place: words.place(VLADIVOSTOK),
      });
    case 'sold':
      return saleText(words, facts, fact, name);
    case 'territoryClosed':
      return format(facts.territoryClosed, { territory: words.place(fact.territory), closed: fact.closed });
    case 'workersReturned':
      return format(facts.workersReturned, {
        name,
        count: fact.workers,
        territory: words.place(fact.territory),
      });
    case 'supplyEmptied':
      return format(facts.supplyEmptied, { resource: words.resource(fact.resource) });
    case 'tileReturned':
      return format(facts.tileReturned, {
        name,
        tile: words.tileOn(fact.tile, fact.action),
        action: words.action(fact.action),
      });
    case 'endConditionMet':
      return format(facts.endConditionMet[fact.condition], {
        closed: BLOCKING_TILES,
        empty: EMPTY_SUPPLIES_TO_END,
      });
    case 'gameEnded':
      return endText(words, facts, fact, names);
  }
}

const sourceOf = (words: Vocabulary, { source, left }: Of<'salesmanSent' | 'workerSent'>): string =>
  left === undefined ? words.source(source) : words.figureOf(left);

const placementsOf = (words: Vocabulary, { tiles, places }: Of<'placementRevealed'>): string =>
  words.list(tiles.map((tile, i) => words.placement(tile, places[i] ?? RESEARCH)));

function saleText(words: Vocabulary, facts: LogMessages, fact: Of<'sold'>, name: string): string {
  return words.format(facts.sold, {
    name,
    city: words.city(fact.city),
    cubes: words.counted(fact.resource, fact.cubes),
    price: words.money(fact.price),
    income: words.money(fact.income),
    territories: words.list(fact.territories.map(words.place)),
  });
}

function endText(
  words: Vocabulary,
  facts: LogMessages,
  { winners, money }: Of<'gameEnded'>,
  names: readonly string[],
): string {
  const { one, shared } = facts.gameEnded;
  const won = words.list(winners.map((seat) => names[seat] ?? ''));
  return words.format(winners.length > 1 ? shared : one, {
    name: won,
    names: won,
    money: words.money(money[winners[0] ?? 0] ?? 0),
  });
}
