import { isSamePly, useLateCall } from '@pithead/ui';
import type { Ply } from '@pithead/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PlayerView, RockwellView } from '../rules/index.ts';
import { extractedSpace } from '../rules/index.ts';
import { coreSentence, tileSentence } from './sentences.ts';
import { lazyParts } from './lazyParts.tsx';
import type { BoardProps, Selection, TableModel } from './tableModel.ts';
import { stepOf } from './tableModel.ts';
import { textsFor } from './words.ts';

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
  const preparing = useLateCall();
  useEffect(() => {
    preparing.cancel();
    setSelection(NO_SELECTION);
  }, [view]);
  /** What the button of a form has asked about. Kept while others decide, which changes the view. */
  const [asked, setAsked] = useState<string>();
  const texts = textsFor(props.language);
  const reopened = useRef<ReopenedChoice>(undefined);
  const step = stepOf(view);
  const isAsked = Object.keys(offers).length > 0;
  const crew = selection.crew ?? lazyParts()?.onlyCrew(offers['activate'], shownSeat);
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
    playOrAsk(plies, label) {
      const question = JSON.stringify([view.turn, step, plies]);
      const isAsking = props.isAlwaysConfirming && asked !== question;
      setAsked(isAsking ? question : undefined);
      if (isAsking) note(`${label}. ${texts.words.again}`);
      else play(plies);
    },
    touch(ply, bribed) {
      preparing.cancel();
      lazyParts()?.touchPly(table, { selection, setSelection }, ply, bribed);
    },
    touchPlace(place) {
      preparing.cancel();
      const parts = lazyParts();
      if (parts !== undefined) return parts.touchPlace(table, { selection, setSelection }, place);
      // Asked for something else: explain what. Not asked: describe the place.
      if (isAsked && viewer !== null) return explain(['activate', 0]);
      return note(place < view.spaces.length ? tileSentence(table, place) : coreSentence(table));
    },
    look(next) {
      preparing.cancel();
      if (isSamePly(next, selection.looked) || next === selection.looked) return;
      preparing.plan(() => {
        // A button that disappears with its ply still reports that it lost the focus; its selection is out of date.
        setSelection((current) => ({ ...current, looked: next }));
        if (selection.armed === undefined && asked === undefined)
          note(next === undefined ? '' : text.ply(next, view, props.names));
      });
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

const drilledIn = (view: RockwellView): number | undefined => {
  const step = view.steps.at(-1);
  return step?.at === 'danger' ? extractedSpace(step.left) : undefined;
};
