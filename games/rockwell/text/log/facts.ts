import type { MessageValues } from '@pithead/text';
import type { RockwellFact } from '../../rules/index.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { crewNumber } from '../vocabulary.ts';
import type { LazyText } from '../lazyText.ts';

/** Undefined for facts whose texts are not loaded yet. */
export function factText(
  words: Vocabulary,
  fact: RockwellFact,
  names: readonly string[],
  lazy: LazyText | undefined,
): string | undefined {
  const values = valuesOf(words, fact, names);
  const special = lazy?.formText(words, fact, names, values);
  const plain: unknown = words.messages.facts[fact.type];
  return special ?? (typeof plain === 'string' ? words.format(plain, values) : undefined);
}

/** A name of a value means the same in all facts. */
function valuesOf(words: Vocabulary, fact: RockwellFact, names: readonly string[]): MessageValues {
  const all: Readonly<Record<string, unknown>> = { ...fact };
  const {
    seat = -1,
    board = 0,
    resource = 0,
  } = all as { readonly seat?: number; readonly board?: number; readonly resource?: number };
  const order = (seats: readonly number[]): string => seats.map((each) => names[each] ?? '').join(', ');
  const cubes = (many: number | readonly number[]): string =>
    typeof many === 'number' ? words.counted(resource, many) : words.cubes(many);
  const said: Readonly<Record<string, (figure: never) => number | string>> = {
    owner: (owner) => words.owner(owner, names),
    crew: crewNumber,
    from: words.place,
    to: words.place,
    place: words.place,
    space: words.place,
    money: words.money,
    fee: words.money,
    price: words.money,
    value: words.money,
    cubes,
    lost: cubes,
    share: cubes,
    leftovers: cubes,
    prestige: (points: number | readonly number[]) =>
      typeof points === 'number' ? words.prestige(points) : '',
    achievement: words.achievement,
    slot: (slot) => words.slot(names.length, board, slot),
    order,
    management: order,
    control: order,
  };
  const values = Object.entries(all).map(
    ([name, figure]) => [name, said[name]?.(figure as never) ?? figure] as const,
  );
  return { ...Object.fromEntries(values), name: names[seat] ?? '' };
}
