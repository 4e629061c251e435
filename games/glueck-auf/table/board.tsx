/**
 * The whole table: the common board above, the mine below; on a phone the mine and the orders are in a sheet.
 */
import { Deferred, useRovingFocus } from '@pithead/ui';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isComplete } from '../rules/index.ts';
import { SeatEmblem } from './art/pieces.tsx';
import { Sprite } from './art/sprite.tsx';
import { LazyTray } from './lazyParts.tsx';
import { OrderDraft } from './mainBoard/orderDraft.tsx';
import { Factory, OrderDisplay } from './mainBoard/factory.tsx';
import { BankArea, CanteenArea, DeliveryArea, MiningArea, MoneyArea } from './mainBoard/workerAreas.tsx';
import { useTableMotion } from './motion.ts';
import { ShiftClock } from './playerArea/shiftClock.tsx';
import { OutstandingOrders } from './playerArea/outstandingOrders.tsx';
import { CubeStrip } from './playerArea/cubeStrip.tsx';
import { EndScoreForecast } from './playerArea/endScoreForecast.tsx';
import { Mine } from './playerArea/mine.tsx';
import { PlayerSummary } from './playerArea/playerSummary.tsx';
import type { BoardProps, TableModel, TrayKind } from './tableModel.ts';
import { TableContext, trayKindOf, useTableContext } from './tableModel.ts';
import { useTableModel } from './useTableModel.ts';
import { figure } from './words.ts';

export function Board(props: BoardProps) {
  const table = useTableModel(props);
  const root = useRef<HTMLDivElement>(null);
  useRovingFocus(root, () => table.hold(undefined));
  useTableMotion(root, props.moving, props.shownSeat);
  const tray = table.isAsked ? trayKindOf(props.view) : undefined;
  const isDraft = table.at === 'draft';
  return (
    <TableContext.Provider value={table}>
      <div ref={root} class={`ga-table ga-shows-${table.shownSeat} ${isDraft ? 'ga-drafting' : ''}`}>
        <Sprite />
        <div class="ga-common">
          {isDraft && <OrderDraft />}
          <Deferred>
            <Factory />
          </Deferred>
          {!isDraft && (
            <>
              <Deferred>
                <OrderDisplay />
                <MiningArea />
              </Deferred>
              <Deferred>
                <DeliveryArea />
                <MoneyArea />
                <BankArea />
                <CanteenArea />
              </Deferred>
            </>
          )}
        </div>
        {props.prompt}
        <Deferred>
          <Own tray={tray} />
        </Deferred>
        <Deferred>
          <aside class="ga-time">
            <ShiftClock />
            <EndScoreForecast />
          </aside>
        </Deferred>
      </div>
    </TableContext.Provider>
  );
}

/** Steps that are decided in the mine, or that compare something drawn with it. */
const needsMine = ({ at, isAsked }: TableModel): boolean =>
  isAsked && at !== 'turn' && at !== 'endOfTurn' && at !== 'draft' && at !== 'shortage';

function Own({ tray }: { readonly tray: TrayKind | undefined }) {
  const table = useTableContext();
  const [isOpen, open] = useState(false);
  const isNeeded = needsMine(table);
  useEffect(() => open(isNeeded), [isNeeded]);
  return (
    <div
      class={`ga-own ${isOpen ? 'ga-open' : ''} ${isNeeded ? 'ga-needed' : ''} ${tray === undefined ? '' : `ga-with-${tray}`}`}
    >
      <SheetHandle isOpen={isOpen} toggle={() => open(!isOpen)} />
      {tray === 'orders' ? <LazyTray kind="orders" /> : <Mine />}
      <CubeStrip />
      {tray === 'tiles' ? <LazyTray kind="tiles" /> : <OutstandingOrders />}
    </div>
  );
}

function SheetHandle({ isOpen, toggle }: { readonly isOpen: boolean; readonly toggle: () => void }) {
  const { own, view, words, say, shownSeat, isOwn, seatNames } = useTableContext();
  const ready = own.orders.filter((order) => isComplete(view, order)).length;
  return (
    <button type="button" class="ga-handle" aria-expanded={isOpen} onClick={toggle}>
      <i />
      <SeatEmblem seat={shownSeat} />
      <b>{isOwn ? words.yourMine : say(words.mineOf, { name: seatNames[shownSeat] ?? '' })}</b>
      <PlayerSummary />
      <em>
        <b>{figure(own.points)}</b> {words.points}
      </em>
      <em class="ga-if-room">{say(words.sheetSummary, { count: own.orders.length })}</em>
      {ready > 0 && <em class="ga-ready">✓ {ready}</em>}
    </button>
  );
}
