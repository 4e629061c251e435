/**
 * The whole table: map and deposits, exchanges and investments, the prompt, the player board. On a phone the
 * lower part is a sheet.
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
  const sight = useSightOf(props);
  const root = useRef<HTMLDivElement>(null);
  useTableKeys(root, sight);
  useMotion(root, props.moving, sight.seat);
  return (
    <SightContext.Provider value={sight}>
      <div ref={root} class={`sb-table sb-at-${sight.at ?? 'end'} ${sight.isAsked ? 'sb-asked' : ''}`}>
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

/** Where the decision is made; on the map, if in neither. */
function tabFor({ at, held, offers }: Sight): Tab | undefined {
  // A worker that can only be withdrawn from an exchange. SB-7.15
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

/** Two tabs on a phone, of which the one that is needed opens by itself; elsewhere both are always seen. */
function Lower() {
  const sight = useSight();
  const { words } = sight;
  const needed = tabFor(sight);
  const [tab, open] = useState<Tab | undefined>(needed);
  // While others decide it stays as it is; at the end nothing covers the table.
  useEffect(() => {
    if (sight.isAsked || sight.at === undefined) open(needed);
  }, [needed, sight.at, sight.isAsked]);
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
