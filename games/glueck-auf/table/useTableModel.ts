import { isSamePly, PHONE, useLateCall, useMatchesMedia, useStable } from '@pithead/ui';
import type { Ply } from '@pithead/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { PlayerView } from '../rules/index.ts';
import type { HeldCube, PreviewedPly, BoardProps, TableModel } from './tableModel.ts';

import { textsFor } from './words.ts';
import { isIrreversible, placedSpace, warningBefore } from './currentTurn.ts';
import { stepOf } from './tableModel.ts';

/**
 * A click plays at once, because everything can be taken back until `endTurn`; “chosen” is what was played in
 * this turn. Only plies that can't be undone (drawing, keeping what was drawn, the draft) wait for a second
 * click.
 */
export function useTableModel({ moving: _moving, prompt: _prompt, ...rest }: BoardProps): TableModel {
  // Animations, hints and the prompt bar change nothing here: the model stays the same object, and nothing is drawn.
  const props = useStable(rest);
  const { view, offers, viewer, shownSeat, language, play, explain, note, text } = props;
  const [armed, arm] = useState<Ply | undefined>();
  const [preview, setPreview] = useState<PreviewedPly>();
  const [held, setHeld] = useState<HeldCube | undefined>();
  const [aimedSlot, setAimedSlot] = useState<number | undefined>();
  const isPhone = useMatchesMedia(PHONE);
  const preparing = useLateCall();
  const texts = textsFor(language);

  useEffect(() => {
    preparing.cancel();
    arm(undefined);
    setPreview(undefined);
    setHeld(undefined);
    setAimedSlot(undefined);
  }, [view]);

  const isOffered = ([verb, noun]: Ply): boolean => offers[verb]?.includes(noun) === true;

  const draw = (): TableModel => ({
    ...props,
    ...texts,
    seatNames: props.names,
    at: stepOf(view),
    own: view.players[shownSeat] as PlayerView,
    isOwn: viewer !== null,
    isAsked: Object.keys(offers).length > 0,
    isPhone,
    placed: placedSpace(props),
    armed,
    preview: armed ?? preview,
    held,
    aimedSlot,
    isOffered,
    isArmed: (ply) => isSamePly(armed, ply),
    touch(ply) {
      preparing.cancel();
      setHeld(undefined);
      setAimedSlot(undefined);
      const warning = isOffered(ply) ? warningBefore(props, ply, texts.words) : undefined;
      if (!isOffered(ply)) {
        arm(undefined);
        if (viewer !== null) explain(ply);
      } else if (isIrreversible(ply) && !isSamePly(armed, ply)) {
        arm(ply);
        note(warning ?? `${text.ply(ply, view)}. ${texts.words.final}`);
      } else if (warning !== undefined && !isSamePly(armed, ply)) {
        arm(ply);
        note(warning);
      } else play([ply]);
    },
    look(next) {
      preparing.cancel();
      if (next === undefined ? preview === undefined : isSamePly(next, preview)) return;
      preparing.plan(() => {
        setPreview(next);
        if (armed === undefined) note(next === undefined ? '' : previewText(props, next));
      });
    },
    hold(next) {
      setHeld(next);
      setAimedSlot(undefined);
      note(next === undefined ? '' : texts.say(texts.words.holding, { coal: texts.names.coal(next.coal) }));
    },
    aim(slot) {
      setAimedSlot(slot);
      note(slot === undefined ? '' : texts.words.aiming);
    },
  });
  return useMemo(draw, [props, texts, armed, preview, held, aimedSlot, isPhone]);
}

function previewText(
  { view, text, names, language }: Omit<BoardProps, 'moving' | 'prompt'>,
  ply: Ply,
): string {
  const what = text.ply(ply, view);
  const owner = ply[0] === 'placeWorkers' ? (view.ownerOn[ply[1]] ?? -1) : -1;
  if (owner < 0) return what;
  const { say, words } = textsFor(language);
  return `${what}. ${say(words.displaced, { name: names[owner] ?? '', count: view.workersOn[ply[1]] ?? 0 })}`;
}
