import type { BotLevel } from '@pithead/bots';
import type { BoundCatalogue } from '@pithead/text';
import type { JSX } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { lastKnownName } from '../net/session.ts';
import { createBranch } from '../offline/index.ts';
import { recallChoice, remember } from '../rememberedSettings.ts';
import type { ReplayInput } from '../replay/replayApi.ts';
import { navigate } from '../router.tsx';
import type { branchEn } from '../text/branch/en.ts';
import { useTexts } from '../useTexts.ts';
import './branchDialog.css';

/** A moment of a record from which somebody wants to play on. */
export interface BranchPosition {
  readonly from: ReplayInput;
  readonly ply: number;
  readonly names: readonly string[];
  /** Selected first. */
  readonly seat: number;
}

interface Props {
  readonly position: BranchPosition;
  readonly texts: BoundCatalogue<typeof branchEn>;
  close(): void;
}

/** The first is the default. */
const LEVELS = ['hewer', 'apprentice', 'foreman', 'director'] as const satisfies BotLevel[];
const BY_STRENGTH: readonly BotLevel[] = ['apprentice', 'hewer', 'foreman', 'director'];

/** Asks for the seat and the strength of the bots, and opens the new match. */
export function BranchDialog({ position, texts, close }: Props): JSX.Element {
  const { from, ply, names } = position;
  const pageTexts = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const [titleId, noteId] = [useId(), useId()];
  const [seat, setSeat] = useState(position.seat);
  const [level, setLevel] = useState<BotLevel>(() => recallChoice('level', LEVELS));
  const [status, setStatus] = useState('');
  const [isStarting, setStarting] = useState(false);
  useLayoutEffect(() => dialog.current?.showModal(), []);

  async function start(): Promise<void> {
    if (isStarting) return;
    setStarting(true);
    setStatus(texts.starting);
    remember('level', level);
    const name = lastKnownName() ?? pageTexts.guest;
    const created = await createBranch({ from, ply, seat, level, name }).catch(() => undefined);
    if (typeof created === 'string') return navigate(`/local/${created}`);
    setStarting(false);
    const flaw = created?.flaw;
    setStatus(flaw === 'overThere' || flaw === 'notOver' ? texts[flaw] : texts.failed);
  }

  return (
    <dialog
      ref={dialog}
      class="branch-dialog"
      aria-labelledby={titleId}
      aria-describedby={noteId}
      onClose={close}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <form
        class="branch-form"
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <h2 id={titleId}>{texts.playOn}</h2>
        <p id={noteId}>{texts.note}</p>
        <label>
          <span>{texts.seat}</span>
          <select value={String(seat)} onChange={(event) => setSeat(Number(event.currentTarget.value))}>
            {names.map((name, each) => (
              <option key={each} value={String(each)}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{texts.level}</span>
          <select value={level} onChange={(event) => setLevel(event.currentTarget.value as BotLevel)}>
            {BY_STRENGTH.map((each) => (
              <option key={each} value={each}>
                {pageTexts.levels[each]}
              </option>
            ))}
          </select>
        </label>
        <p role="status">{status}</p>
        <div class="branch-buttons">
          <button type="submit" class="button is-main" aria-disabled={isStarting}>
            {texts.start}
          </button>
          <button type="button" class="button" onClick={() => dialog.current?.close()}>
            {texts.cancel}
          </button>
        </div>
      </form>
    </dialog>
  );
}
