/**
 * The whole table: map and supply, market, prompt, player board. On a phone market and board are tabs of a
 * sheet.
 */
import { Deferred, SIDEWAYS, useMatchesMedia } from '@pithead/ui';
import { useEffect, useRef, useState } from 'preact/hooks';
import { sourceExchange } from '../rules/index.ts';
import { Sprite } from './art/sprite.tsx';
import { Exchanges } from './mainBoard/exchanges.tsx';
import { Bag, Investments } from './mainBoard/investments.tsx';
import { SupplyFields } from './mainBoard/supplyFields.tsx';
import { useMapKeys } from './useMapKeys.ts';
import { MapOfSiberia } from './map/mapOfSiberia.tsx';
import { useTableMotion } from './motion.ts';
import { PlayerBoard } from './playerArea/playerBoard.tsx';
import type { BoardProps, TableModel } from './tableModel.ts';
import { TableContext, useTableContext } from './tableModel.ts';
import { useTableModel } from './useTableModel.ts';

/** Elements that are the same are compared with the page only when the model that they use changes. */
const SPRITE = <Sprite />;
const WORLD = (
  <div class="sb-world">
    <Deferred>
      <MapOfSiberia />
    </Deferred>
    <Deferred>
      <SupplyFields />
    </Deferred>
  </div>
);
const LOWER = <Lower />;

export function Board(props: BoardProps) {
  const table = useTableModel(props);
  const root = useRef<HTMLDivElement>(null);
  useMapKeys(root, table, props.moving.length > 0);
  useTableMotion(root, props.moving, props);
  return (
    <TableContext.Provider value={table}>
      <div ref={root} class={`sb-table sb-at-${table.at ?? 'end'} ${table.isAsked ? 'sb-asked' : ''}`}>
        {SPRITE}
        {WORLD}
        {props.prompt}
        {LOWER}
      </div>
    </TableContext.Provider>
  );
}

const TABS = ['board', 'market'] as const;
type Tab = (typeof TABS)[number];

/** None if the decision is made on the map. */
function tabFor({ at, held, offers }: TableModel): Tab | undefined {
  // The only worker to send is a salesman at an exchange. SB-7.15
  if (at === 'worker' && offers['sendWorker']?.every((source) => sourceExchange(source) >= 0) === true)
    return 'market';
  if (at === undefined) return undefined;
  if (at === 'sides' || at === 'selling' || at === 'investor') return 'market';
  if (at === 'salesman') return held === undefined ? undefined : 'market';
  return at === 'cube' || at === 'logistics' || at === 'worker' || at === 'managerResource'
    ? undefined
    : 'board';
}

/** On larger screens both tabs are visible. */
function Lower() {
  const table = useTableContext();
  const { words } = table;
  const needed = tabFor(table);
  const [chosen, open] = useState<Tab | undefined>(needed);
  const isSideways = useMatchesMedia(SIDEWAYS);
  const tab = chosen ?? (isSideways ? 'board' : undefined);
  // While others decide the tab stays; at the end nothing covers the map.
  useEffect(() => {
    if (table.isAsked || table.at === undefined) open(needed);
  }, [needed, table.at, table.isAsked]);
  return (
    <div class={`sb-lower sb-tab-${tab ?? 'none'}`}>
      <div class="sb-tabs">
        {TABS.map((each) => (
          <button
            key={each}
            type="button"
            aria-expanded={tab === each}
            data-opens={each === 'board' ? '.sb-own' : '.sb-market'}
            onClick={() => open(tab === each ? undefined : each)}
          >
            {each === 'board' ? words.myBoard : words.market}
          </button>
        ))}
      </div>
      <Deferred>
        <PlayerBoard />
      </Deferred>
      <Deferred>
        <div class="sb-market">
          <Exchanges />
          <Investments />
          <Bag />
        </div>
      </Deferred>
    </div>
  );
}
