/**
 * The whole table: map and supply, market, prompt, player board. On a phone market and board are tabs of a
 * sheet.
 */
import { Soon } from '@pithead/ui';
import { useEffect, useRef, useState } from 'preact/hooks';
import { FIRST_EXCHANGE, FIRST_PLACE } from '../rules/index.ts';
import { Sprite } from './art/sprite.tsx';
import { Exchanges } from './common/exchanges.tsx';
import { Bag, Investments } from './common/investments.tsx';
import { Supply } from './common/supply.tsx';
import { useTableKeys } from './keys.ts';
import { MapOfSiberia } from './map/map.tsx';
import { useMotion } from './motion.ts';
import { Own } from './own/own.tsx';
import type { Props, Sight } from './sight.ts';
import { SightContext, useSight } from './sight.ts';
import { useSightOf } from './useSight.ts';

export function Board(props: Props) {
  const table = useSightOf(props);
  const root = useRef<HTMLDivElement>(null);
  useTableKeys(root, table);
  useMotion(root, props.moving, table.seat);
  return (
    <SightContext.Provider value={table}>
      <div ref={root} class={`sb-table sb-at-${table.at ?? 'end'} ${table.isAsked ? 'sb-asked' : ''}`}>
        <Sprite />
        <div class="sb-world">
          <Soon>
            <MapOfSiberia />
          </Soon>
          <Soon>
            <Supply />
          </Soon>
        </div>
        {props.prompt}
        <Lower />
      </div>
    </SightContext.Provider>
  );
}

const TABS = ['board', 'market'] as const;
type Tab = (typeof TABS)[number];

/** The tab where the decision is made; none if it is made on the map. */
function tabFor({ at, held, offers }: Sight): Tab | undefined {
  // The only worker to send is a salesman at an exchange. SB-7.15
  if (
    at === 'worker' &&
    offers['sendWorker']?.every((source) => source >= FIRST_EXCHANGE && source < FIRST_PLACE) === true
  )
    return 'market';
  if (at === undefined) return undefined;
  if (at === 'sides' || at === 'selling' || at === 'investor') return 'market';
  if (at === 'salesman') return held === undefined ? undefined : 'market';
  return at === 'cube' || at === 'logistics' || at === 'worker' || at === 'managerResource'
    ? undefined
    : 'board';
}

/** Two tabs on a phone, opened automatically when needed; on larger screens both are visible. */
function Lower() {
  const table = useSight();
  const { words } = table;
  const needed = tabFor(table);
  const [tab, open] = useState<Tab | undefined>(needed);
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
            onClick={() => open(tab === each ? undefined : each)}
          >
            {each === 'board' ? words.myBoard : words.market}
          </button>
        ))}
      </div>
      <Soon>
        <Own />
      </Soon>
      <Soon>
        <div class="sb-market">
          <Exchanges />
          <Investments />
          <Bag />
        </div>
      </Soon>
    </div>
  );
}
