/** The table at the selected moment with both moves, to be saved as a picture. */
import type { ReviewedDecision } from '@pithead/review';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { saveBlob, saveFile } from '../../components/exportText.ts';
import { showToast } from '../../components/toast.tsx';
import type { ReplaySource } from '../../replay/replaySource.ts';
import { useReplayState } from '../../replay/usePlayback.ts';
import { MomentBoard } from '../moment/MomentBoard.tsx';
import type { RingedMove } from '../moment/MoveRings.tsx';
import type { ReviewContext } from '../reviewContext.ts';
import { nameOf, placeInGame } from '../reviewContext.ts';
import { tablePicture } from './tablePicture.ts';
import { toPng } from './toPng.ts';

interface Props {
  readonly context: ReviewContext;
  readonly replay: ReplaySource;
  readonly decision: ReviewedDecision;
  readonly file: string;
}

const doNothing = (): void => undefined;

export function SharedTable({ context, replay, decision, file }: Props): JSX.Element {
  const { texts } = context;
  const { seat, firstPly, played, verdict } = decision;
  const holder = useRef<HTMLDivElement>(null);
  const shown = useReplayState(replay, doNothing);
  useEffect(() => {
    void replay.viewAs(seat);
    void replay.go(firstPly);
  }, [replay, seat, firstPly]);
  const at = replay.position();
  const state = at.ply === firstPly && at.seat === seat ? shown?.state : undefined;
  const better = verdict?.better;
  const moves = useMemo<RingedMove[]>(
    () => [
      { kind: 'played', tag: texts.played, plies: played },
      ...(better === undefined ? [] : [{ kind: 'better' as const, tag: texts.better, plies: better }]),
    ],
    [texts, played, better],
  );
  const place = `${placeInGame(context, firstPly, seat)}, ${nameOf(context, seat)}`;
  const save = async (form: 'png' | 'svg'): Promise<void> => {
    const board = holder.current?.querySelector<HTMLElement>('.moment-board');
    if (board === undefined || board === null) return;
    const picture = await tablePicture(board);
    if (form === 'svg') return saveFile(`${file}.svg`, 'image/svg+xml', picture.svg);
    const blob = await toPng(picture.svg, picture);
    if (blob === undefined) showToast(texts.notSaved);
    else saveBlob(`${file}.png`, blob);
  };
  return (
    <section class="panel share-table" aria-labelledby="share-table-title">
      <header>
        <h2 id="share-table-title">{texts.table}</h2>
        <small>{place}</small>
        <span class="share-buttons push">
          <button type="button" class="button" onClick={() => void save('png')}>
            {texts.savePng}
          </button>
          <button type="button" class="button" onClick={() => void save('svg')}>
            {texts.saveSvg}
          </button>
        </span>
      </header>
      <p class="review-note">{texts.tableNote}</p>
      <div ref={holder}>
        {state !== undefined && (
          <MomentBoard
            context={context}
            state={state}
            viewer={seat}
            moves={moves}
            label={texts.boardLabel({ moves: place })}
            isWhole
            attempt={undefined}
          />
        )}
      </div>
    </section>
  );
}
