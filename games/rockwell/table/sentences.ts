import {
  CORE,
  CORE_ACHIEVEMENT,
  CORE_TO_END,
  crewWithinOwner,
  dieOf,
  isRevealed,
  ownerOf,
  placeOf,
  powerOf,
  presentPower,
  requiredPower,
  shaftOwner,
  tileOn,
  TILES,
} from '../rules/index.ts';
import {
  crewsPresentOn,
  previewedGainAt,
  isCrewChosen,
  isCrewOffered,
  offeredPlyAt,
} from './earth/targets.ts';
import type { TableModel } from './tableModel.ts';

const join = (...parts: readonly (string | undefined)[]): string =>
  `${parts.filter((part) => part !== undefined && part !== '').join(', ')}.`;

function crewList(
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

function stateAt(table: TableModel, place: number): string | undefined {
  const ply = offeredPlyAt(table, place);
  if (ply === undefined) return undefined;
  const hint = previewedGainAt(table, place);
  const { words, say } = table;
  const offered =
    hint === undefined
      ? words.available
      : say(hint.drills ? words.wouldDrill : words.wouldAdd, { power: hint.power });
  return table.isArmed(ply) ? `${offered}, ${words.chosen}` : offered;
}

/** “C2, needs 7, has 5, crews: Tilda 3 and Ines 2, available: your 2 would drill it.” */
export function tileSentence(table: TableModel, space: number): string {
  const { view, words, say, things, seatNames } = table;
  const packed = view.spaces[space] ?? 0;
  const tile = TILES[tileOn(packed)];
  const place = things.place(space);
  const face =
    isRevealed(view, space) && tile !== undefined
      ? say(words.tileRevealed, { place, pile: tile.pile, income: things.cubes(tile.income) })
      : say(words.tileUnrevealed, { place, required: requiredPower(packed), present: presentPower(packed) });
  const shaft = shaftOwner(view, space);
  const shaftThere = shaft < 0 ? undefined : say(words.shaftThere, { name: seatNames[shaft] ?? '' });
  return join(face, crewList(table, crewsPresentOn(view, space)), shaftThere, stateAt(table, space));
}

export const borderSentence = (table: TableModel, border: number): string =>
  join(table.things.place(border), stateAt(table, border));

export function coreSentence(table: TableModel): string {
  const { view, words, say, things, seatNames } = table;
  const there = seatNames.filter(
    (_, seat) => ((view.players[seat]?.achievements ?? 0) & (1 << CORE_ACHIEVEMENT)) !== 0,
  );
  const count = say(words.coreCount, { count: there.length, needed: CORE_TO_END[view.seats] ?? 0 });
  return join(words.core, there.length === 0 ? undefined : things.list(there), count, stateAt(table, CORE));
}

export function entranceSentence(table: TableModel, place: number): string {
  const crews = table.view.crews.flatMap((packed, crew) => (placeOf(packed) === place ? [crew] : []));
  return join(table.things.place(place), crewList(table, crews) ?? table.words.empty);
}

export function crewSentence(table: TableModel, crew: number): string {
  const { view, words, say, things, shownSeat, isOwn, seatNames } = table;
  const packed = view.crews[crew] ?? 0;
  const values = {
    number: crewWithinOwner(crew) + 1,
    power: powerOf(packed),
    name: things.owner(ownerOf(crew), seatNames),
  };
  const die = dieOf(packed) > 0 ? say(words.withDie, { power: dieOf(packed) }) : undefined;
  const state = isCrewChosen(table, crew)
    ? words.chosen
    : isCrewOffered(table, crew)
      ? words.available
      : undefined;
  return join(
    say(isOwn && ownerOf(crew) === shownSeat ? words.yourCrew : words.crewOf, values),
    things.place(placeOf(packed)),
    die,
    state,
  );
}
