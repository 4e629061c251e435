import type { Ply } from '@pithead/kernel';
import { isSamePly } from '@pithead/ui';
import {
  activatedCrew,
  activationEnd,
  CORE,
  crewIndex,
  stageOf,
  STRATA,
  stratumOf,
  topologyOf,
} from '../../rules/index.ts';
import { coreSentence, tileSentence } from '../sentences.ts';
import type { SelectionState, TableModel } from '../tableModel.ts';
import { revealsTile } from './earth/powerGain.ts';
import { plyAt, plyToExplainAt } from './earth/targets.ts';

/** The first click previews an offered ply, the second plays it. Other plies are explained. */
export function touchPly(
  table: TableModel,
  { selection, setSelection }: SelectionState,
  ply: Ply,
  bribed: number | undefined,
): void {
  const { words, text, view, seatNames } = table;
  if (!table.isOffered(ply)) {
    setSelection({ ...selection, armed: undefined });
    if (table.viewer !== null) table.explain(ply);
  } else if (isSamePly(selection.armed, ply)) table.play([ply]);
  else {
    setSelection({ ...selection, armed: ply, looked: undefined, crew: bribed ?? selection.crew });
    table.note(`${text.ply(ply, view, seatNames)}. ${revealsTile(table, ply) ? words.final : words.again}`);
  }
}

export function touchPlace(table: TableModel, { setSelection }: SelectionState, place: number): void {
  const { words, text, view, offers, seatNames, shownSeat, note, explain } = table;
  const ply = plyAt(table, place);
  if (ply !== undefined) return table.touch(ply);
  const shaft: Ply = ['buildShaft', place];
  if (table.isOffered(shaft)) {
    setSelection({ tool: { stage: stageOf(table.own) + 1 }, armed: shaft });
    return note(`${text.ply(shaft, view, seatNames)}. ${words.again}`);
  }
  const able = (offers['activate'] ?? []).filter((noun) => activationEnd(noun) === place);
  const [only, ...more] = able;
  if (only !== undefined && more.length === 0)
    return table.touch(['activate', only], crewIndex(shownSeat, activatedCrew(only)));
  if (only !== undefined) return note(words.chooseCrewFirst);
  const refused = plyToExplainAt(table, place);
  if (refused !== undefined) return explain(refused);
  // Asked for something else: explain what. Not asked: describe the place.
  if (table.at !== undefined && table.viewer !== null && table.step !== 'drilling')
    return explain(['activate', 0]);
  return note(
    place < view.spaces.length
      ? `${tileSentence(table, place)} ${tileNeighboursSentence(table, place)}`.trimEnd()
      : coreSentence(table),
  );
}

/** The crew that all offered activations are of. */
export function onlyCrew(nouns: readonly number[] | undefined, seat: number): number | undefined {
  const crews = new Set(nouns?.map(activatedCrew));
  const [only] = crews;
  return only !== undefined && crews.size === 1 ? crewIndex(seat, only) : undefined;
}

/** Read on demand, after the name of a tile. “Next to A0, A1, B1, B7, C0 and C7.” */
export const tileNeighboursSentence = ({ view, words, say, things }: TableModel, space: number): string =>
  say(words.neighbours, {
    tiles: things.list([
      ...(topologyOf(view).neighbours[space] ?? []).map((each) => things.place(each)),
      ...(stratumOf(space) === STRATA.length - 1 ? [things.place(CORE)] : []),
    ]),
  });
