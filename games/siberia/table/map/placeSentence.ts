import { NEIGHBOURS, PLACES, TERRITORIES, VLADIVOSTOK } from '../../rules/index.ts';
import type { TableModel } from '../tableModel.ts';

/** “Vilyuy: gas, oil; your worker, 1 worker of Sanne”, “Baikal: closed”. */
export function placeSentence(table: TableModel, place: number): string {
  const { words, say, names, view } = table;
  const isClosed = place < TERRITORIES.length && (view.closed & (1 << place)) !== 0;
  const lies =
    place === VLADIVOSTOK
      ? words.startCity
      : isClosed
        ? words.closed
        : names.resources(view.cubes[place] ?? 0);
  const values = { place: names.place(place), resources: lies, figures: figuresThere(table, place) };
  return say(values.figures === '' ? words.placeSentence : words.placeWithFigures, values);
}

function figuresThere({ words, say, view, viewer, seatNames }: TableModel, place: number): string {
  const groups = view.players.flatMap(({ workers }, seat) => {
    const count = workers[place] ?? 0;
    if (count === 0) return [];
    return [
      seat === viewer
        ? say(words.yourWorkers, { count })
        : say(words.workersOf, { count, name: seatNames[seat] ?? '' }),
    ];
  });
  return groups.join(', ');
}

/** From Vladivostok its two arrows. SB-7.8 */
export function neighboursSentence({ words, say, names }: TableModel, place: number): string {
  const bits = NEIGHBOURS[place] ?? 0;
  const places = PLACES.flatMap((_, each) => ((bits & (1 << each)) === 0 ? [] : [names.place(each)]));
  return say(words.neighbours, { places: places.join(', ') });
}
