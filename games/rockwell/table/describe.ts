/** Tiles, crews and places in one sentence each, for those who hear the table. */
import {
  CORE,
  CORE_ACHIEVEMENT,
  CORE_TO_END,
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
import { crewsPresentOn, hintAt, isCrewChosen, isCrewOffered, stopAt } from './earth/touches.ts';
import type { Sight } from './sight.ts';

const join = (...parts: readonly (string | undefined)[]): string =>
  `${parts.filter((part) => part !== undefined && part !== '').join(', ')}.`;

/** “Tilda 3, Ines 2 + 1”. */
function crewList(
  { view, things, say, words, seatNames }: Sight,
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

function stateAt(sight: Sight, place: number): string | undefined {
  const ply = stopAt(sight, place);
  if (ply === undefined) return undefined;
  const hint = hintAt(sight, place);
  const { words, say } = sight;
  const offered =
    hint === undefined
      ? words.available
      : say(hint.drills ? words.wouldDrill : words.wouldAdd, { power: hint.power });
  return sight.isArmed(ply) ? `${offered}, ${words.chosen}` : offered;
}

/** “C2, needs 7, has 5, crews: Tilda 3 and Ines 2, available: your 2 would drill it.” */
export function tileSentence(sight: Sight, space: number): string {
  const { view, words, say, things, seatNames } = sight;
  const ground = view.spaces[space] ?? 0;
  const tile = TILES[tileOn(ground)];
  const place = things.place(space);
  const face =
    isRevealed(view, space) && tile !== undefined
      ? say(words.tileRevealed, { place, pile: tile.pile, income: things.cubes(tile.income) })
      : say(words.tileUnrevealed, { place, required: requiredPower(ground), present: presentPower(ground) });
  const shaft = shaftOwner(view, space);
  const shaftThere = shaft < 0 ? undefined : say(words.shaftThere, { name: seatNames[shaft] ?? '' });
  return join(face, crewList(sight, crewsPresentOn(view, space)), shaftThere, stateAt(sight, space));
}

export const borderSentence = (sight: Sight, border: number): string =>
  join(sight.things.place(border), stateAt(sight, border));

export function coreSentence(sight: Sight): string {
  const { view, words, say, things, seatNames } = sight;
  const there = seatNames.filter(
    (_, seat) => ((view.players[seat]?.achievements ?? 0) & (1 << CORE_ACHIEVEMENT)) !== 0,
  );
  const count = say(words.coreCount, { count: there.length, needed: CORE_TO_END[view.seats] ?? 0 });
  return join(words.core, there.length === 0 ? undefined : things.list(there), count, stateAt(sight, CORE));
}

export function entranceSentence(sight: Sight, place: number): string {
  const crews = sight.view.crews.flatMap((packed, crew) => (placeOf(packed) === place ? [crew] : []));
  return join(sight.things.place(place), crewList(sight, crews) ?? sight.words.empty);
}

/** “Your crew 2, power 2, B1, available.” */
export function crewSentence(sight: Sight, crew: number): string {
  const { view, words, say, things, seat, isOwn, seatNames } = sight;
  const packed = view.crews[crew] ?? 0;
  const values = {
    number: (crew % 4) + 1,
    power: powerOf(packed),
    name: things.owner(ownerOf(crew), seatNames),
  };
  const die = dieOf(packed) > 0 ? say(words.withDie, { power: dieOf(packed) }) : undefined;
  const state = isCrewChosen(sight, crew)
    ? words.chosen
    : isCrewOffered(sight, crew)
      ? words.available
      : undefined;
  return join(
    say(isOwn && ownerOf(crew) === seat ? words.yourCrew : words.crewOf, values),
    things.place(placeOf(packed)),
    die,
    state,
  );
}
