import { CORE, STRATA, stratumOf, topologyOf } from '../../rules/index.ts';
import type { TableModel } from '../tableModel.ts';

/** Read on demand, after the name of a tile. “Next to A0, A1, B1, B7, C0 and C7.” */
export const neighboursSentence = ({ view, words, say, things }: TableModel, space: number): string =>
  say(words.neighbours, {
    tiles: things.list([
      ...(topologyOf(view).neighbours[space] ?? []).map((each) => things.place(each)),
      ...(stratumOf(space) === STRATA.length - 1 ? [things.place(CORE)] : []),
    ]),
  });
