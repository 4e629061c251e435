import type { Ply, Step } from '@pithead/kernel';
import type { Context } from 'preact';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

interface Stepped {
  readonly steps: readonly Step[];
}

/** Reimplemented here because importing the kernel's would add the kernel to every page. */
export const isSeatPending = ({ steps }: Stepped, seat: number): boolean =>
  (((steps.at(-1)?.pending ?? 0) >> seat) & 1) === 1;

export function actingSeat(view: Stepped & { readonly players: readonly unknown[] }): number {
  return Math.max(
    0,
    view.players.findIndex((_, seat) => isSeatPending(view, seat)),
  );
}

/** The viewer's seat, or for spectators the first of the seats (as bits) that have to decide. */
export function shownSeatOf(viewer: number | null, asked: number): number {
  return viewer ?? Math.max(0, 31 - Math.clz32(asked & -asked));
}

export const isSamePly = (a: Ply | undefined, b: Ply | undefined): boolean =>
  a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];

interface TableContextPair<S> {
  readonly TableContext: Context<S | undefined>;
  readonly useTableContext: () => S;
}

/** A context for what every part of a table needs. Parts drawn outside of the table throw. */
export function createTableContext<S>(): TableContextPair<S> {
  const TableContext = createContext<S | undefined>(undefined);
  const useTableContext = (): S => {
    const value = useContext(TableContext);
    if (value === undefined) throw new Error('a part of the table outside of it');
    return value;
  };
  return { TableContext, useTableContext };
}
