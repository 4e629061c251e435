import type { ViewerState } from '@pithead/protocol';
import type { TooltipContext } from '@pithead/ui';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import type { LoadedGame } from '../useGameTable.ts';

const TableTooltips = lazyPart(async () => (await import('./TableTooltips.tsx')).TableTooltips);

export interface ExplainedTable extends TooltipContext {
  readonly game: string;
  readonly loadedGame: LoadedGame;
}

/** For tables at which new things are explained when they appear. */
export interface NewsOfTable {
  readonly facts: ViewerState['facts'];
  /** The decision of the viewer; undefined while others decide, pieces move or a scoring is shown. */
  readonly decision: string | undefined;
}

interface BoardTooltips {
  readonly listeners: object;
  readonly tooltips: ComponentChildren;
}

/** Nothing is loaded before somebody points at the board, touches it or moves the focus there. */
export function useTooltips(table: ExplainedTable, news?: NewsOfTable | false): BoardTooltips {
  const [first, load] = useState<Event>();
  const listener = first === undefined ? load : undefined;
  // A finger that was lifted while the rest was loaded did not press long. It may be lifted before the next render.
  const lift = (event: Event): void => load((known) => (known?.type === 'pointerover' ? event : known));
  return {
    listeners: {
      onPointerOver: listener,
      onFocusIn: listener,
      onPointerUp: lift,
      onPointerCancel: lift,
    },
    tooltips: (first || news) && <TableTooltips {...table} first={first} news={news} />,
  };
}
