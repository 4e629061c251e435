/** The whole board of a seat, enlarged, with its public figures. */
import type { SeatInfo, TableInfo, ViewerState } from '@pithead/protocol';
import { SeatGlyph } from '@pithead/ui';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../components/icons.tsx';
import { hasPersonMenu, LazyPersonMenu } from '../../people/lazyPersonMenu.ts';
import { useTexts } from '../../useTexts.ts';
import type { LoadedGame } from '../useGameTable.ts';
import { LazySeatClock, SeatFigures, seatStatusText } from './SeatCard.tsx';
import './seatDialog.css';

interface Props {
  readonly info: SeatInfo;
  readonly state: ViewerState;
  readonly loadedGame: LoadedGame;
  readonly clock: TableInfo['clock'];
  readonly names: readonly string[];
  readonly viewer: number | null;
  readonly tableId: string;
  close(): void;
}

export function SeatDialog(props: Props): JSX.Element {
  const { info, state, loadedGame, clock, names, viewer, tableId, close } = props;
  const texts = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const { seat, name } = info;
  const { table, text } = loadedGame;
  const { SeatBoard, SeatPicture } = table;
  return (
    <dialog
      ref={dialog}
      class="seat-dialog"
      aria-labelledby="seat-dialog-title"
      onClose={close}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div class="seat-dialog-inside">
        <header class="seat-dialog-head">
          <SeatGlyph seat={seat} isOwn={seat === viewer} />
          <h2 id="seat-dialog-title">{texts.seatBoardOf({ name })}</h2>
          {hasPersonMenu(info) && (
            <LazyPersonMenu id={info.person} name={name} context={{ table: tableId }} />
          )}
          <span class="seat-dialog-state">{seatStatusText(info, state, texts)}</span>
          {state.clocks !== null && (
            <LazySeatClock clocks={state.clocks} seat={seat} clock={clock} name={name} />
          )}
          <button
            type="button"
            class="icon-button"
            aria-label={texts.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        <SeatFigures figures={table.figures(state.view, seat, text.language)} />
        <div class={SeatBoard === undefined ? 'seat-dialog-picture' : 'seat-dialog-board'}>
          {SeatBoard === undefined ? (
            <SeatPicture view={state.view} seat={seat} text={text} />
          ) : (
            <SeatBoard
              view={state.view}
              seat={seat}
              names={names}
              viewer={viewer}
              language={text.language}
              text={text}
            />
          )}
        </div>
      </div>
    </dialog>
  );
}
