/** The whole table: the Earth, the choices, the three phase boards, the viewer's company. */
import { isTyping, Soon, useRoving } from '@pithead/ui';
import { useEffect, useRef } from 'preact/hooks';
import { Bids } from './boards/bids.tsx';
import { ControlCentre } from './boards/controlCentre.tsx';
import { Orders } from './boards/orders.tsx';
import { StockExchange } from './boards/stockExchange.tsx';
import { Workshop } from './boards/workshop.tsx';
import { Console } from './console/console.tsx';
import { Earth } from './earth/earth.tsx';
import { useMotion } from './motion.ts';
import { Company } from './own/company.tsx';
import { Later } from './rest.tsx';
import type { Props } from './sight.ts';
import { SightContext } from './sight.ts';
import { useSightOf } from './useSight.ts';

export function Board(props: Props) {
  const table = useSightOf(props);
  const root = useRef<HTMLDivElement>(null);
  useRoving(root, () => table.release());
  useMotion(root, props.moving, table.seat);
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (
        event.key.toLowerCase() === 'c' &&
        !event.ctrlKey &&
        !event.metaKey &&
        !event.altKey &&
        !isTyping(event)
      )
        pressMain(root.current);
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
  return (
    <SightContext.Provider value={table}>
      <div ref={root} class={`rw-table rw-at-${table.step ?? 'end'}`}>
        <div class="rw-globe">
          <Soon>
            <Earth />
          </Soon>
          <Bids />
          <Later
            part={table.step === 'danger' && props.moving.length === 0 ? 'DangerForm' : 'ExtractionPanel'}
          />
        </div>
        <Console />
        {props.prompt}
        <Soon>
          <div class="rw-boards">
            <Orders />
            <ControlCentre />
            <StockExchange />
            <Workshop />
          </div>
        </Soon>
        <Soon>
          <Company />
        </Soon>
      </div>
    </SightContext.Provider>
  );
}

const pressMain = (table: HTMLElement | null): void =>
  table?.querySelector<HTMLButtonElement>('[data-main]:not(:disabled)')?.click();
