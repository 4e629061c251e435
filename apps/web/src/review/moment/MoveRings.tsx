/** Rings on the table around the places of the played and the better move. */
import type { Ply } from '@pithead/kernel';
import type { GameTable } from '@pithead/ui';
import { onDeferredDrawn } from '@pithead/ui';
import type { JSX, RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export interface RingedMove {
  readonly kind: 'played' | 'better';
  readonly tag: string;
  readonly plies: readonly Ply[];
}

interface Ring {
  readonly kind: RingedMove['kind'];
  readonly tag: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Props {
  readonly board: RefObject<HTMLElement | null>;
  readonly table: GameTable;
  readonly view: unknown;
  readonly moves: readonly RingedMove[];
  /** The table begins this far above the upper edge of what is shown. */
  readonly offset: number;
  /** Gets the upper and the lower edge of all rings. */
  extent(top: number, bottom: number): void;
}

const MARGIN_PX = 4;

function find(board: HTMLElement, selector: string | undefined): HTMLElement | undefined {
  if (selector === undefined) return undefined;
  return [...board.querySelectorAll<HTMLElement>(`:is(${selector})`)].find((each) => each.checkVisibility());
}

/** One ring for each place of a move; the first one carries the tag. */
function ringsOf({ board, table, view, moves }: Props): Ring[] {
  const holder = board.current;
  if (holder === null) return [];
  const origin = holder.getBoundingClientRect();
  return moves.flatMap(({ kind, tag, plies }) => {
    const places = new Set(plies.flatMap((ply) => find(holder, table.targetOf?.(ply, view)) ?? []));
    return [...places].map((place, i) => {
      const { left, top, width, height } = place.getBoundingClientRect();
      return {
        kind,
        tag: i === 0 ? tag : '',
        left: left - origin.left - MARGIN_PX,
        top: top - origin.top - MARGIN_PX,
        width: width + 2 * MARGIN_PX,
        height: height + 2 * MARGIN_PX,
      };
    });
  });
}

export function MoveRings(props: Props): JSX.Element {
  const { board, view, moves, offset } = props;
  const [rings, setRings] = useState<readonly Ring[]>([]);
  useEffect(() => {
    const measure = (): void => {
      const found = ringsOf(props);
      setRings(found);
      if (found.length === 0) return;
      const bottoms = found.map(({ top, height }) => top + height);
      props.extent(Math.min(...found.map(({ top }) => top)), Math.max(...bottoms));
    };
    const frame = requestAnimationFrame(measure);
    const observer = new ResizeObserver(measure);
    if (board.current !== null) observer.observe(board.current);
    const unlisten = onDeferredDrawn(measure);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      unlisten();
    };
  }, [view, moves]);
  return (
    <div class="move-rings" aria-hidden="true" style={{ top: `${-offset}px` }}>
      {rings.map(({ kind, tag, left, top, width, height }, i) => (
        <span
          key={i}
          class={`move-ring is-${kind}`}
          style={{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }}
        >
          {tag !== '' && <b>{tag}</b>}
        </span>
      ))}
    </div>
  );
}
