import type { PendingRequest, WatchedTable } from '@pithead/protocol';
import type { MatchSource, SeatAct } from '@pithead/ui';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { showToast } from '../../components/toast.tsx';
import { useTexts } from '../../useTexts.ts';
import { hasSeat } from '../useMatch.ts';
import '../banner.css';

interface Props {
  readonly shown: WatchedTable;
  readonly source: MatchSource;
  readonly names: readonly string[];
  act(act: SeatAct): void;
}

const hasRequestBy = (state: WatchedTable['state'], seat: number | null): boolean =>
  seat !== null && (state?.undoRequest?.by === seat || state?.pauseRequest?.by === seat);

/** Tells the viewer that their request was declined: it has disappeared without an undo or a pause. */
function useDeclinedToast({ shown: { state }, source }: Props, text: string): void {
  const isAsking = hasRequestBy(state, source.viewer);
  useEffect(() => {
    const facts = state?.factCount ?? 0;
    return () => {
      const now = source.current()?.state;
      if (!isAsking || now === undefined || hasRequestBy(now, source.viewer)) return;
      if (
        now.factCount >= facts &&
        !now.isPaused &&
        now.outcome === null &&
        !hasSeat(now.standIns, source.viewer)
      )
        showToast(text);
    };
  }, [isAsking]);
}

export function RequestBanners(props: Props): JSX.Element | null {
  const { shown, source, names, act } = props;
  const texts = useTexts();
  useDeclinedToast(props, texts.declined);
  const { table, state } = shown;
  const { viewer } = source;
  if (state === undefined) return null;
  const mayAnswer = viewer !== null && source.act !== undefined;

  const request = (
    asked: PendingRequest,
    words: string,
    answer: 'answerUndo' | 'answerPause',
  ): JSX.Element => (
    <div class="banner is-asking" role="alert">
      <span>{asked.by === viewer ? texts.asked : words}</span>
      {mayAnswer && asked.by !== viewer && !hasSeat(asked.agreed, viewer) && (
        <span class="banner-buttons">
          <button type="button" class="button is-main" onClick={() => act({ act: answer, agree: true })}>
            {texts.agree}
          </button>
          <button type="button" class="button" onClick={() => act({ act: answer, agree: false })}>
            {texts.decline}
          </button>
        </span>
      )}
    </div>
  );
  return (
    <>
      {state.undoRequest !== null &&
        request(
          state.undoRequest,
          texts.wantsUndo({ name: names[state.undoRequest.by] ?? '' }),
          'answerUndo',
        )}
      {state.pauseRequest !== null &&
        request(
          state.pauseRequest,
          texts.wantsPause({ name: names[state.pauseRequest.by] ?? '' }),
          'answerPause',
        )}
      {state.isPaused && (
        <div class="banner" role="status">
          <span>{texts.paused}</span>
          {mayAnswer && (
            <button type="button" class="button" onClick={() => act({ act: 'resume' })}>
              {texts.resume}
            </button>
          )}
        </div>
      )}
      {hasSeat(state.standIns, viewer) && mayAnswer && table.status === 'running' && (
        <div class="banner" role="status">
          <span>{texts.standIn}</span>
          <button type="button" class="button is-main" onClick={() => act({ act: 'return' })}>
            {texts.returnSeat}
          </button>
        </div>
      )}
      {table.status === 'frozen' && (
        <div class="banner is-bad" role="alert">
          {texts.frozenText}
        </div>
      )}
      {table.status === 'abandoned' && (
        <div class="banner" role="status">
          {texts.abandonedText}
        </div>
      )}
    </>
  );
}
