/** Playing, and what the prompt bar says about it. */
import type { Ply } from '@pithead/kernel';
import type { GameText } from '@pithead/text';
import type { MatchSource, SeatAct } from '@pithead/ui';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useLanguage } from '../speech.ts';
import type { Note } from './note.ts';
import { noteOf } from './note.ts';

export interface Playing {
  readonly note: Note | undefined;
  readonly isBusy: boolean;
  /** How many facts there were when the looker last played. */
  readonly since: number | undefined;
  say(words: string): void;
  play(plies: readonly Ply[]): Promise<void>;
  act(act: SeatAct): Promise<void>;
  explain(ply: Ply): Promise<void>;
}

export function usePlay(source: MatchSource, seq: number, text: GameText, skip: () => void): Playing {
  const language = useLanguage();
  const [note, setNote] = useState<Note>();
  const [isBusy, setBusy] = useState(false);
  const since = useRef<number>(undefined);
  useEffect(() => setNote(undefined), [seq, source.looker]);

  async function run(asked: ReturnType<MatchSource['play']>): Promise<boolean> {
    setBusy(true);
    const refused = await asked;
    setBusy(false);
    setNote(refused && (await noteOf(refused, language, text)));
    return refused === undefined;
  }
  return {
    note,
    isBusy,
    since: since.current,
    say: (words) => setNote(words === '' ? undefined : { text: words }),
    async play(plies) {
      if (isBusy) return;
      skip();
      if (await run(source.play(plies))) since.current = source.current()?.state?.factCount;
    },
    async act(act) {
      if (source.act !== undefined) await run(source.act(act));
    },
    async explain(ply) {
      const refused = await source.whyNot(ply);
      setNote(refused && (await noteOf(refused, language, text)));
    },
  };
}
