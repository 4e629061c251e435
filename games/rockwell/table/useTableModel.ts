import { isSamePly } from '@pithead/ui';
import type { Ply } from '@pithead/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PlayerView, RockwellView } from '../rules/index.ts';
import { activatedCrew, activationEnd, crewIndex, extractedSpace, stageOf } from '../rules/index.ts';
import { coreSentence, tileSentence } from './sentences.ts';
import { lazyParts } from './lazyParts.tsx';
import { plyAt, plyToExplainAt } from './earth/targets.ts';
import type { BoardProps, TableModel, ShaftTool } from './tableModel.ts';
import { stepOf } from './tableModel.ts';
import { textsFor } from './words.ts';

/** The selection is dropped when the view changes. */
interface Selection {
  readonly armed?: Ply | undefined;
  readonly looked?: Ply | undefined;
  readonly crew?: number | undefined;
  readonly tool?: ShaftTool | undefined;
  readonly metal?: number | undefined;
}

const NO_SELECTION: Selection = {};

interface ReopenedChoice {
  readonly turn: number;
  readonly step: TableModel['step'];
  readonly amounts: readonly number[];
}

/** Nearly every ply hands over to the next player and can't be undone, so the first click only previews. */
export function useTableModel(props: BoardProps): TableModel {
  const { view, offers, viewer, shownSeat, play, explain, note, text } = props;
  const [selection, setSelection] = useState<Selection>(NO_SELECTION);
  useEffect(() => setSelection(NO_SELECTION), [view]);
  const texts = textsFor(props.language);
  const reopened = useRef<ReopenedChoice>(undefined);
  const step = stepOf(view);
  const isAsked = Object.keys(offers).length > 0;
  const crew = selection.crew ?? onlyCrew(offers['activate'], shownSeat);
  const isOffered = ([verb, noun]: Ply): boolean => offers[verb]?.includes(noun) === true;

  const table: TableModel = {
    ...props,
    ...texts,
    seatNames: props.names,
    at: isAsked ? step : undefined,
    step,
    own: view.players[shownSeat] as PlayerView,
    isOwn: viewer !== null,
    crew,
    tool: selection.tool,
    metal: selection.metal,
    armed: selection.armed,
    preview: selection.armed ?? selection.looked,
    drilled: drilledIn(view),
    draft:
      reopened.current?.turn === view.turn && reopened.current.step === step
        ? reopened.current.amounts
        : undefined,
    isOffered,
    isArmed: (ply) => isSamePly(selection.armed, ply),
    touch(ply, bribed) {
      if (!isOffered(ply)) {
        setSelection({ ...selection, armed: undefined });
        if (viewer !== null) explain(ply);
      } else if (isSamePly(selection.armed, ply)) play([ply]);
      else {
        setSelection({ ...selection, armed: ply, looked: undefined, crew: bribed ?? selection.crew });
        const { words } = texts;
        note(
          `${text.ply(ply, view, props.names)}. ${lazyParts()?.revealsTile(table, ply) === true ? words.final : words.again}`,
        );
      }
    },
    touchPlace(place) {
      const ply = plyAt(table, place);
      if (ply !== undefined) return table.touch(ply);
      const shaft: Ply = ['buildShaft', place];
      if (isOffered(shaft)) {
        setSelection({ tool: { stage: stageOf(table.own) + 1 }, armed: shaft });
        return note(`${text.ply(shaft, view, props.names)}. ${texts.words.again}`);
      }
      const able = (offers['activate'] ?? []).filter((noun) => activationEnd(noun) === place);
      const [only, ...more] = able;
      if (only !== undefined && more.length === 0)
        return table.touch(['activate', only], crewIndex(shownSeat, activatedCrew(only)));
      if (only !== undefined) return note(texts.words.chooseCrewFirst);
      const refused = plyToExplainAt(table, place);
      if (refused !== undefined) return explain(refused);
      // Asked for something else: explain what. Not asked: describe the place.
      if (isAsked && viewer !== null && step !== 'drilling') return explain(['activate', 0]);
      return note(
        place < view.spaces.length
          ? `${tileSentence(table, place)} ${lazyParts()?.neighboursSentence(table, place) ?? ''}`.trimEnd()
          : coreSentence(table),
      );
    },
    look(next) {
      if (isSamePly(next, selection.looked) || next === selection.looked) return;
      setSelection({ ...selection, looked: next });
      if (selection.armed === undefined) note(next === undefined ? '' : text.ply(next, view, props.names));
    },
    chooseCrew: (next) => {
      setSelection({ crew: next });
      note('');
    },
    takeTool: (tool) => {
      setSelection({ tool });
      note(tool === undefined ? '' : texts.words.chooseTile);
    },
    chooseMetal: (metal) => setSelection({ metal }),
    confirm: () => selection.armed !== undefined && play([selection.armed]),
    reopen() {
      reopened.current = { turn: view.turn, step, amounts: view.players[shownSeat]?.own?.choice ?? [] };
      props.undoAndPlay?.([]);
    },
    release() {
      setSelection(NO_SELECTION);
      note('');
    },
  };
  return table;
}

function onlyCrew(nouns: readonly number[] | undefined, seat: number): number | undefined {
  const crews = new Set(nouns?.map(activatedCrew));
  const [only] = crews;
  return only !== undefined && crews.size === 1 ? crewIndex(seat, only) : undefined;
}

const drilledIn = (view: RockwellView): number | undefined => {
  const step = view.steps.at(-1);
  return step?.at === 'danger' ? extractedSpace(step.left) : undefined;
};
