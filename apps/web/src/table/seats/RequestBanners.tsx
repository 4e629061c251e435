import type { PendingRequest, WatchedTable } from '@pithead/protocol';
import type { MatchSource, SeatAct } from '@pithead/ui';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../components/icons.tsx';
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

interface BannerProps {
  readonly kind: 'is-asking' | 'is-bad' | '';
  /** Interrupts a screen reader. */
  readonly isUrgent?: boolean;
  readonly text: string;
  readonly children?: ComponentChildren;
}

/** Lies over the upper edge of the board, so it can be closed; what it offers is in the menu, too. */
function Banner({ kind, isUrgent = false, text, children }: BannerProps): JSX.Element | null {
  const texts = useTexts();
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <div class={`banner ${kind}`} role={isUrgent ? 'alert' : 'status'}>
      <span>{text}</span>
      <span class="banner-buttons">
        {children}
        {kind !== 'is-asking' && (
          <button type="button" class="icon-button" aria-label={texts.close} onClick={() => setClosed(true)}>
            <Icon name="close" />
          </button>
        )}
      </span>
    </div>
  );
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
  ): JSX.Element => {
    const isOpen = mayAnswer && asked.by !== viewer && !hasSeat(asked.agreed, viewer);
    return (
      <Banner
        key={answer}
        kind={isOpen ? 'is-asking' : ''}
        isUrgent
        text={asked.by === viewer ? texts.asked : words}
      >
        {isOpen && (
          <>
            <button type="button" class="button is-main" onClick={() => act({ act: answer, agree: true })}>
              {texts.agree}
            </button>
            <button type="button" class="button" onClick={() => act({ act: answer, agree: false })}>
              {texts.decline}
            </button>
          </>
        )}
      </Banner>
    );
  };
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
        <Banner key="paused" kind="" text={texts.paused}>
          {mayAnswer && (
            <button type="button" class="button" onClick={() => act({ act: 'resume' })}>
              {texts.resume}
            </button>
          )}
        </Banner>
      )}
      {hasSeat(state.standIns, viewer) && mayAnswer && table.status === 'running' && (
        <Banner key="standIn" kind="" text={texts.standIn}>
          <button type="button" class="button is-main" onClick={() => act({ act: 'return' })}>
            {texts.returnSeat}
          </button>
        </Banner>
      )}
      {table.status === 'frozen' && <Banner key="frozen" kind="is-bad" isUrgent text={texts.frozenText} />}
    </>
  );
}
