import { Deferred, isShortcutIgnored, useRovingFocus } from '@pithead/ui';
import { useEffect, useRef } from 'preact/hooks';
import { ControlCentre } from './phaseBoards/controlCentre.tsx';
import { PlayerOrders } from './phaseBoards/playerOrders.tsx';
import { StockExchange } from './phaseBoards/stockExchange.tsx';
import { Workshop } from './phaseBoards/workshop.tsx';
import { ChoicePanel } from './choices/choicePanel.tsx';
import { Earth } from './earth/earth.tsx';
import { useTableMotion } from './motion.ts';
import { CompanyBoard } from './playerArea/companyBoard.tsx';
import { LazyComponent, usePrefetchedParts } from './lazyParts.tsx';
import type { BoardProps } from './tableModel.ts';
import { TableContext } from './tableModel.ts';
import { useTableModel } from './useTableModel.ts';

export function Board(props: BoardProps) {
  const table = useTableModel(props);
  const root = useRef<HTMLDivElement>(null);
  useRovingFocus(root, () => table.release());
  const prefetch = usePrefetchedParts(props.language);
  useTableMotion(root, props.moving, props.shownSeat);
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (
        event.key.toLowerCase() === 'c' &&
        !event.ctrlKey &&
        !event.metaKey &&
        !event.altKey &&
        !isShortcutIgnored(event)
      )
        pressMain(root.current);
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
  return (
    <TableContext.Provider value={table}>
      <div
        ref={root}
        onPointerDownCapture={prefetch}
        onKeyDownCapture={prefetch}
        class={`rw-table rw-at-${table.step ?? 'end'}`}
      >
        <div class="rw-globe">
          <Deferred>
            <Earth />
          </Deferred>
        </div>
        <LazyComponent part="RevealedBids" />
        <LazyComponent
          part={table.step === 'danger' && props.moving.length === 0 ? 'DangerForm' : 'ExtractionPanel'}
        />
        <ChoicePanel />
        {props.prompt}
        <Deferred>
          <div class="rw-boards">
            <PlayerOrders />
            <ControlCentre />
            <StockExchange />
            <Workshop />
          </div>
        </Deferred>
        <Deferred>
          <CompanyBoard />
        </Deferred>
      </div>
    </TableContext.Provider>
  );
}

const pressMain = (table: HTMLElement | null): void =>
  table?.querySelector<HTMLButtonElement>('[data-main]:not(:disabled)')?.click();
