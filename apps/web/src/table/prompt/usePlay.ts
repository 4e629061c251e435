import type { Ply } from '@pithead/kernel';
import type { RequestRefusal, WatchedTable } from '@pithead/protocol';
import type { GameText } from '@pithead/text';
import type { MatchSource, PromptAction, SeatAct } from '@pithead/ui';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { refusalText } from '../../net/refusalText.ts';
import type { Observable } from '../../observable.ts';
import { observable } from '../../observable.ts';
import { alwaysConfirm } from '../../playSettings.ts';
import { useLanguage, useTexts } from '../../useTexts.ts';

export interface PromptNote {
  readonly text: string;
  readonly rule?: string | undefined;
  readonly isRefusal?: boolean;
  /** The action that a second press plays. */
  readonly asksFor?: string;
}

interface Hint {
  readonly text: string;
  /** A selector of the element to outline. */
  readonly target: string | undefined;
}

/** What each viewer knew right after its last play. People take turns at a shared device. */
export type StatesAfterPlay = Observable<ReadonlyMap<number | null, WatchedTable['state']>>;

export interface PlayControls {
  readonly note: PromptNote | undefined;
  /** Stays until the decision is made; other notes cover its text for a while. */
  readonly hint: Hint | undefined;
  readonly statesAfterPlay: StatesAfterPlay;
  showNote(words: string, rule?: string): void;
  showHint(hint: Hint): void;
  /** Removes a refusal or an open question, because something else is selected now. */
  dropAnswer(): void;
  pressAction(action: PromptAction): Promise<void>;
  /** Whether it was played. */
  play(plies: readonly Ply[]): Promise<boolean>;
  undoAndPlay(instead: readonly Ply[]): Promise<void>;
  act(act: SeatAct): Promise<void>;
  explain(ply: Ply): Promise<void>;
}

/** Identifies a decision of the viewer; it stays the same while others play. */
export const decisionKey = ({ offers }: Pick<NonNullable<WatchedTable['state']>, 'offers'>): string =>
  JSON.stringify(offers);

/** Notes are cleared when `asked` changes: the decision of the viewer, or the state while others decide. */
export function usePlay(
  source: MatchSource,
  asked: string,
  text: GameText,
  names: readonly string[],
  {
    onPlay,
    onBusy,
  }: {
    /** `isReplacement` if the plies replace those of the same decision. */
    onPlay(isReplacement: boolean): void;
    /** Not part of the result, because drawing the table twice more for every play is slow on phones. */
    onBusy(isBusy: boolean): void;
  },
): PlayControls {
  const texts = useTexts();
  const language = useLanguage();
  const [note, setNote] = useState<PromptNote>();
  const [hint, setHint] = useState<Hint>();
  const statesAfterPlay: StatesAfterPlay = useMemo(() => observable(new Map()), []);
  const busy = useRef(false);
  useEffect(() => {
    setNote(undefined);
    setHint(undefined);
  }, [asked, source.viewer, language]);

  const toNote = async (refused: RequestRefusal, ply?: Ply): Promise<PromptNote> => ({
    text: await refusalText(
      refused,
      language,
      texts,
      text,
      ply && { ply, view: source.current()?.state?.view, names },
    ),
    rule: refused.rule,
    isRefusal: true,
  });

  /** One request at a time; input during a request is ignored. */
  async function run(ask: () => ReturnType<MatchSource['play']>): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    onBusy(true);
    try {
      const refused = await ask();
      setNote(refused && (await toNote(refused)));
      return refused === undefined;
    } finally {
      busy.current = false;
      onBusy(false);
    }
  }
  async function play(plies: readonly Ply[], isReplacement = false): Promise<boolean> {
    if (busy.current) return false;
    onPlay(isReplacement);
    const by = source.viewer;
    return run(async () => {
      const refused = await source.play(plies);
      if (refused === undefined)
        statesAfterPlay.set(new Map([...statesAfterPlay.get(), [by, source.current()?.state]]));
      return refused;
    });
  }
  return {
    note: note ?? (hint && { text: hint.text }),
    hint,
    statesAfterPlay,
    showNote: (words, rule) =>
      setNote(words === '' ? undefined : { text: words, ...(rule !== undefined && { rule }) }),
    showHint(next) {
      setNote(undefined);
      setHint(next);
    },
    dropAnswer: () =>
      setNote((known) => (known?.isRefusal === true || known?.asksFor !== undefined ? undefined : known)),
    play: (plies) => play(plies),
    async pressAction({ confirmation, plies, isFinal }) {
      const question = confirmation ?? (isFinal === true && alwaysConfirm.get() ? texts.confirmFinal : '');
      const asksFor = JSON.stringify(plies);
      if (busy.current) return;
      if (question !== '' && note?.asksFor !== asksFor) setNote({ text: question, asksFor });
      else await play(plies);
    },
    async undoAndPlay(instead) {
      if (source.act === undefined) return;
      const isBack = await run(
        () => source.act?.({ act: 'undo', reach: 'turn' }) ?? Promise.resolve(undefined),
      );
      if (isBack && instead.length > 0) await play(instead, true);
    },
    async act(act) {
      if (source.act !== undefined) await run(() => source.act?.(act) ?? Promise.resolve(undefined));
    },
    async explain(ply) {
      const refused = await source.whyNot(ply);
      setNote(refused && (await toNote(refused, ply)));
    },
  };
}
