import { isRevealed, presentPower, requiredPower, shaftOwner, tileOn, TILES } from '../../../rules/index.ts';
import { crewList, join } from '../../sentences.ts';
import type { TableModel } from '../../tableModel.ts';
import { crewsPresentOn } from './powerGain.ts';
import { isCrewChosen, isCrewOffered, offeredPlyAt, previewedGainAt } from './targets.ts';

export function stateAt(table: TableModel, place: number): string | undefined {
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
export function tileSentenceWithPieces(table: TableModel, space: number): string {
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

export function crewStateWord(table: TableModel, crew: number): string | undefined {
  const { words } = table;
  if (isCrewChosen(table, crew)) return words.chosen;
  return isCrewOffered(table, crew) ? words.available : undefined;
}
