import {
  CORE,
  CORE_ACHIEVEMENT,
  CORE_TO_END,
  crewWithinOwner,
  dieOf,
  ownerOf,
  placeOf,
  powerOf,
  presentPower,
  requiredPower,
} from '../rules/index.ts';
import { lazyParts } from './lazyParts.tsx';
import type { TableModel } from './tableModel.ts';

export const join = (...parts: readonly (string | undefined)[]): string =>
  `${parts.filter((part) => part !== undefined && part !== '').join(', ')}.`;

export function crewList(
  { view, things, say, words, seatNames }: TableModel,
  crews: readonly number[],
): string | undefined {
  if (crews.length === 0) return undefined;
  const each = crews.map((crew) => {
    const packed = view.crews[crew] ?? 0;
    const name = things.owner(ownerOf(crew), seatNames);
    return dieOf(packed) > 0 ? `${name} ${powerOf(packed)} + ${dieOf(packed)}` : `${name} ${powerOf(packed)}`;
  });
  return say(words.crewsThere, { crews: things.list(each) });
}

/** “C2, needs 7, has 0.” With pieces on the tiles, `lazy/earth/sentences.ts` says more. */
export function tileSentence(table: TableModel, space: number): string {
  const { view, words, say, things } = table;
  const packed = view.spaces[space] ?? 0;
  return (
    lazyParts()?.tileSentenceWithPieces(table, space) ??
    join(
      say(words.tileUnrevealed, {
        place: things.place(space),
        required: requiredPower(packed),
        present: presentPower(packed),
      }),
    )
  );
}

export function coreSentence(table: TableModel): string {
  const { view, words, say, things, seatNames } = table;
  const there = seatNames.filter(
    (_, seat) => ((view.players[seat]?.achievements ?? 0) & (1 << CORE_ACHIEVEMENT)) !== 0,
  );
  const needed = CORE_TO_END[view.seats] ?? 0;
  const count = there.length;
  return join(
    `${words.core} ${say(words.coreShort, { count: Math.min(count, needed), needed })}`,
    there.length === 0 ? undefined : things.list(there),
    say(words.coreCount, { count, needed }),
    lazyParts()?.stateAt(table, CORE),
  );
}

export function entranceSentence(table: TableModel, place: number): string {
  const crews = table.view.crews.flatMap((packed, crew) => (placeOf(packed) === place ? [crew] : []));
  return join(table.things.place(place), crewList(table, crews) ?? table.words.empty);
}

/** With the price that is shown on the pawn, if one is. */
export function crewSentence(table: TableModel, crew: number, price?: string): string {
  const { view, words, say, things, shownSeat, isOwn, seatNames } = table;
  const packed = view.crews[crew] ?? 0;
  const values = {
    number: crewWithinOwner(crew) + 1,
    power: powerOf(packed),
    name: things.owner(ownerOf(crew), seatNames),
  };
  const die = dieOf(packed) > 0 ? say(words.withDie, { power: dieOf(packed) }) : undefined;
  return join(
    say(isOwn && ownerOf(crew) === shownSeat ? words.yourCrew : words.crewOf, values),
    things.place(placeOf(packed)),
    die,
    price,
    lazyParts()?.crewStateWord(table, crew),
  );
}
