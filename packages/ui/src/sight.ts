/** What the tables of all games need to know of a view, and how their parts come by what they draw. */
import type { Ply, Step } from '@pithead/kernel';
import type { Context } from 'preact';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** As every view has them. */
interface Stepped {
  readonly steps: readonly Step[];
}

/** Without the kernel's own, which would bring the kernel into every page. */
export const isPending = ({ steps }: Stepped, seat: number): boolean =>
  (((steps.at(-1)?.pending ?? 0) >> seat) & 1) === 1;

/** The seat that decides now; the first one when nobody does. */
export function actingSeat(view: Stepped & { readonly players: readonly unknown[] }): number {
  return Math.max(
    0,
    view.players.findIndex((_, seat) => isPending(view, seat)),
  );
}

export const isSame = (a: Ply | undefined, b: Ply | undefined): boolean =>
  a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];

/** What every part of a table knows: the table provides it, the parts ask for it. */
export function sightOf<S>(): { readonly SightContext: Context<S | undefined>; readonly useSight: () => S } {
  const SightContext = createContext<S | undefined>(undefined);
  const useSight = (): S => {
    const sight = useContext(SightContext);
    if (sight === undefined) throw new Error('a part of the table outside of it');
    return sight;
  };
  return { SightContext, useSight };
}
