/**
 * The whole table: the common board above, the mine below; on a phone the mine and the orders are in a sheet.
 */
import { Soon, useRoving } from '@pithead/ui';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isComplete } from '../rules/index.ts';
import { SeatGlyph } from './art/pieces.tsx';
import { Sprite } from './art/sprite.tsx';
import { Draft } from './common/draft.tsx';
import { Factory, Orders } from './common/factory.tsx';
import { Bank, Canteen, Delivery, Mining, Money } from './common/works.tsx';
import { useMotion } from './motion.ts';
import { Clock } from './own/clock.tsx';
import { Desk } from './own/desk.tsx';
import { HandStrip } from './own/handStrip.tsx';
import { Ledger } from './own/ledger.tsx';
import { Mine } from './own/mine.tsx';
import { Purse } from './own/purse.tsx';
import type { TrayKind } from './own/tray.tsx';
import { Tray, trayOf } from './own/tray.tsx';
import type { Props, Sight } from './sight.ts';
import { SightContext, useSight } from './sight.ts';
import { useSightOf } from './useSight.ts';
import { figure } from './words.ts';

export function Board(props: Props) {
  const table = useSightOf(props);
  const root = useRef<HTMLDivElement>(null);
  useRoving(root, () => table.hold(undefined));
  useMotion(root, props.moving, table.seat);
  const tray = trayOf(table);
  const isDraft = table.at === 'draft';
  return (
    <SightContext.Provider value={table}>
      <div ref={root} class={`ga-table ga-shows-${table.seat} ${isDraft ? 'ga-drafting' : ''}`}>
        <Sprite />
        <div class="ga-common">
          {isDraft && <Draft />}
          <Soon>
            <Factory />
          </Soon>
          {!isDraft && (
            <>
              <Soon>
                <Orders />
                <Mining />
              </Soon>
              <Soon>
                <Delivery />
                <Money />
                <Bank />
                <Canteen />
              </Soon>
            </>
          )}
        </div>
        {props.prompt}
        <Soon>
          <Own tray={tray} />
        </Soon>
        <Soon>
          <aside class="ga-time">
            <Clock />
            <Ledger />
          </aside>
        </Soon>
      </div>
    </SightContext.Provider>
  );
}

/** Steps that are decided in the mine, or that compare something drawn with it. */
const needsMine = ({ at, isAsked }: Sight): boolean =>
  isAsked && at !== 'turn' && at !== 'endOfTurn' && at !== 'draft' && at !== 'shortage';

/** A sheet only on narrow screens; elsewhere its handle is not shown and it is always open. */
function Own({ tray }: { readonly tray: TrayKind | undefined }) {
  const table = useSight();
  const [isOpen, open] = useState(false);
  const isNeeded = needsMine(table);
  useEffect(() => open(isNeeded), [isNeeded]);
  return (
    <div class={`ga-own ${isOpen ? 'ga-open' : ''} ${tray === undefined ? '' : `ga-with-${tray}`}`}>
      <SheetHandle isOpen={isOpen} toggle={() => open(!isOpen)} />
      {tray === 'orders' ? <Tray kind="orders" /> : <Mine />}
      <HandStrip />
      {tray === 'tiles' ? <Tray kind="tiles" /> : <Desk />}
    </div>
  );
}

function SheetHandle({ isOpen, toggle }: { readonly isOpen: boolean; readonly toggle: () => void }) {
  const { own, view, words, say, seat, isOwn, seatNames } = useSight();
  const ready = own.orders.filter((order) => isComplete(view, order)).length;
  return (
    <button type="button" class="ga-handle" aria-expanded={isOpen} onClick={toggle}>
      <i />
      <SeatGlyph seat={seat} />
      <b>{isOwn ? words.yourMine : say(words.mineOf, { name: seatNames[seat] ?? '' })}</b>
      <Purse />
      <em>
        <b>{figure(own.points)}</b> {words.points}
      </em>
      <em class="ga-if-room">{say(words.sheetSummary, { count: own.orders.length })}</em>
      {ready > 0 && <em class="ga-ready">✓ {ready}</em>}
    </button>
  );
}
