import { isSamePly, useLateCall, useStable } from '@pithead/ui';
import type { Ply } from '@pithead/kernel';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { PlayerView, SiberiaView } from '../rules/index.ts';
import { OWN_SUPPLY, PLACES, placeSource, sourcePlace, workerMoveTo } from '../rules/index.ts';
import { isWasted } from './actionForecast.ts';
import type { HeldPiece, BoardProps, TableModel } from './tableModel.ts';
import { stepOf } from './tableModel.ts';
import { textsFor } from './words.ts';

/**
 * A click plays at once, because everything can be taken back until the turn ends. Two plies need a second
 * click: an action without effect (SB-5.8), and returning a tile (SB-8.5).
 */
export function useTableModel({ moving, prompt: _prompt, ...rest }: BoardProps): TableModel {
  // Most animations, hints and the prompt bar change nothing here: the model stays the same object, and nothing is drawn.
  const props = useStable(rest);
  const { view, offers, viewer, shownSeat, language, play, explain, note, text } = props;
  const [armed, arm] = useState<Ply | undefined>();
  const [preview, setPreview] = useState<Ply | undefined>();
  const [picked, pick] = useState<HeldPiece | undefined>();
  const [sides, chooseSides] = useState<Readonly<Record<number, number>>>({});
  const moved = useRef<HeldPiece | undefined>(undefined);
  const preparing = useLateCall();
  const texts = textsFor(language);
  const at = stepOf(view);
  const left = view.steps.at(-1)?.left ?? 0;

  useEffect(() => {
    preparing.cancel();
    arm(undefined);
    setPreview(undefined);
    pick(at === 'logistics' ? moved.current : undefined);
    moved.current = undefined;
    // Only choices for later tiles are kept here; the others are in the view. SB-2.10
    chooseSides((before) => {
      const all = Object.entries(before);
      const kept = all.filter(([field]) => at === 'sides' && Number(field) > left);
      return kept.length === all.length ? before : Object.fromEntries(kept);
    });
  }, [view]);

  const own = view.players[shownSeat] as PlayerView;
  const isAsked = Object.keys(offers).length > 0;
  const isOffered = ([verb, noun]: Ply): boolean => offers[verb]?.includes(noun) === true;
  const held = isAsked ? (picked ?? heldByItself(view, own)) : undefined;

  const sale = moving.find((fact) => fact.type === 'sold' && fact.seat === shownSeat);

  const draw = (): TableModel => ({
    ...props,
    ...texts,
    seatNames: props.names,
    at,
    left,
    own,
    isOwn: viewer !== null,
    isAsked,
    armed,
    preview: armed ?? preview,
    held,
    sale,
    sides,
    isOffered,
    nameOf: (name, isSelectable) =>
      isSelectable ? texts.say(texts.words.selectable, { name: name.replace(/\.$/, '') }) : name,
    isArmed: (ply) => isSamePly(armed, ply),
    touch(ply) {
      preparing.cancel();
      if (!isOffered(ply)) {
        arm(undefined);
        if (viewer !== null) explain(ply);
      } else if (!isSamePly(armed, ply) && (ply[0] === 'returnTile' || isWasted(view, own, ply))) {
        arm(ply);
        const [words, rule] =
          ply[0] === 'returnTile' ? [texts.words.final, 'SB-8.5'] : [texts.words.again, 'SB-5.8'];
        note(`${text.ply(ply, view)}. ${words}`, rule);
      } else {
        moved.current = figureAfter(ply);
        play([ply]);
      }
    },
    hold(next) {
      pick(next);
      note(next === undefined ? '' : texts.holding(next, view));
    },
    letGo() {
      if (picked === undefined && armed === undefined) return false;
      pick(undefined);
      arm(undefined);
      note('');
      return true;
    },
    chooseSides,
    look(ply) {
      preparing.cancel();
      if (ply === undefined ? preview === undefined : isSamePly(ply, preview)) return;
      preparing.plan(() => {
        setPreview(ply);
        if (armed === undefined) note(ply === undefined ? '' : text.ply(ply, view));
      });
    },
  });
  return useMemo(draw, [props, texts, armed, preview, picked, sides, sale]);
}

/**
 * The selection if there is no choice: the only worker that can move, or a figure of the own supply. SB-7.7,
 * SB-7.12
 */
function heldByItself(view: SiberiaView, own: PlayerView): HeldPiece | undefined {
  const at = stepOf(view);
  if (at === 'salesman' && own.figures > 0) return { kind: 'figure', source: OWN_SUPPLY };
  if (at !== 'logistics') return undefined;
  const standing = PLACES.flatMap((_, place) => ((own.workers[place] ?? 0) > 0 ? [place] : []));
  return standing.length === 1 ? { kind: 'figure', source: placeSource(standing[0] as number) } : undefined;
}

function figureAfter([verb, noun]: Ply): HeldPiece | undefined {
  return verb === 'moveWorker' ? { kind: 'figure', source: placeSource(workerMoveTo(noun)) } : undefined;
}

export const heldPlace = (held: HeldPiece | undefined): number =>
  held?.kind === 'figure' ? sourcePlace(held.source) : -1;
