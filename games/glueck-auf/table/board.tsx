/**
 * The whole table: the common board above, the mine below; on a phone the mine and the orders are in a sheet.
 */
import { Deferred, SIDEWAYS, useMatchesMedia, useRovingFocus } from '@pithead/ui';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isComplete } from '../rules/index.ts';
import { SeatEmblem } from './art/pieces.tsx';
import { Sprite } from './art/sprite.tsx';
import { lazyParts } from './lazyParts.tsx';
import { OrderDraft } from './mainBoard/orderDraft.tsx';
import { Factory } from './mainBoard/factory.tsx';
import { useTableMotion } from './motion.ts';
import { ShiftClock } from './playerArea/shiftClock.tsx';
import { OutstandingOrders } from './playerArea/outstandingOrders.tsx';
import { EndScoreForecast } from './playerArea/endScoreForecast.tsx';
import { Mine } from './playerArea/mine.tsx';
import { PlayerSummary } from './playerArea/playerSummary.tsx';
import type { BoardProps, TableModel } from './tableModel.ts';
import { TableContext, trayKindOf, useTableContext } from './tableModel.ts';
import { useTableModel } from './useTableModel.ts';
import { figure } from './words.ts';

/** Elements that are the same are compared with the page only when the model that they use changes. */
const SPRITE = <Sprite />;
const FACTORY = (
  <Deferred>
    <Factory />
  </Deferred>
);
const DRAFT = <OrderDraft />;
const OWN = (
  <Deferred>
    <Own />
  </Deferred>
);
const TIME = (
  <Deferred>
    <aside class="ga-time">
      <ShiftClock />
      <EndScoreForecast />
    </aside>
  </Deferred>
);

export function Board(props: BoardProps) {
  const table = useTableModel(props);
  const root = useRef<HTMLDivElement>(null);
  useRovingFocus(root, () => table.hold(undefined));
  useTableMotion(root, props.moving, props.shownSeat);
  const isDraft = table.at === 'draft';
  const offersSpaces = table.offers['placeWorkers'] !== undefined || table.offers['useBank'] !== undefined;
  const phaseClass = isDraft ? 'ga-drafting' : needsMine(table) ? 'ga-needs-mine' : '';
  const WorkerAreas = lazyParts()?.WorkerAreas;
  const areas = useMemo(() => WorkerAreas && <WorkerAreas />, [WorkerAreas]);
  return (
    <TableContext.Provider value={table}>
      <div ref={root} class={`ga-table ga-shows-${table.shownSeat} ${phaseClass}`}>
        {SPRITE}
        <div class={offersSpaces ? 'ga-common ga-offers' : 'ga-common'}>
          {isDraft && DRAFT}
          {FACTORY}
          {!isDraft && areas}
        </div>
        {props.prompt}
        {OWN}
        {TIME}
      </div>
    </TableContext.Provider>
  );
}

/** Steps that are decided in the mine, or that compare something drawn with it. */
const needsMine = ({ at, isAsked }: TableModel): boolean =>
  isAsked && at !== 'turn' && at !== 'endOfTurn' && at !== 'draft' && at !== 'shortage';

function Own() {
  const table = useTableContext();
  const tray = table.isAsked ? trayKindOf(table.view) : undefined;
  const [chosen, open] = useState<boolean | undefined>();
  const isNeeded = needsMine(table);
  const { CubeStrip, DrawnTray } = lazyParts() ?? {};
  const isOpen = chosen ?? isNeeded;
  // Then it is a column that scrolls, also by keyboard.
  const isScrolling = useMatchesMedia(SIDEWAYS) && !isNeeded;
  const trayClass = tray === undefined ? '' : `ga-with-${tray}`;
  // The next decision opens the sheet if it is in the mine, and closes it otherwise.
  useLayoutEffect(() => open(undefined), [isNeeded]);
  return (
    <div
      class={`ga-own ${isOpen ? 'ga-open' : ''} ${isNeeded ? 'ga-needed' : ''} ${trayClass}`}
      {...(isScrolling && { tabIndex: 0, role: 'group', 'aria-label': table.words.yourMine })}
    >
      <SheetHandle isOpen={isOpen} toggle={() => open(!isOpen)} />
      {tray === 'orders' ? DrawnTray && <DrawnTray kind="orders" /> : <Mine />}
      {CubeStrip && <CubeStrip />}
      {tray === 'tiles' ? DrawnTray && <DrawnTray kind="tiles" /> : <OutstandingOrders />}
    </div>
  );
}

function SheetHandle({ isOpen, toggle }: { readonly isOpen: boolean; readonly toggle: () => void }) {
  const { own, view, words, say, shownSeat, isOwn, seatNames } = useTableContext();
  const ready = own.orders.filter((order) => isComplete(view, order)).length;
  return (
    <button type="button" class="ga-handle" aria-expanded={isOpen} data-opens=".ga-own" onClick={toggle}>
      <i />
      <SeatEmblem seat={shownSeat} />
      <b>{isOwn ? words.yourMine : say(words.mineOf, { name: seatNames[shownSeat] ?? '' })}</b>
      <PlayerSummary />
      <em>
        <b>{figure(own.points)}</b> {say(words.points, { count: own.points })}
      </em>
      <em class="ga-if-room">{say(words.orderCount, { count: own.orders.length })}</em>
      {ready > 0 && <em class="ga-ready">✓ {ready}</em>}
    </button>
  );
}
