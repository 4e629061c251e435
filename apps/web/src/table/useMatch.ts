/** A match as a page follows it: what is shown, and what moves. */
import type { Fact } from '@pithead/kernel';
import type { MatchSource, Shown } from '@pithead/ui';
import { useEffect, useReducer } from 'preact/hooks';

/** What the source shows now. `told` hears of every new fact. */
export function useMatch(source: MatchSource, told: (facts: readonly Fact[]) => void): Shown | undefined {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    redraw(undefined);
    return source.listen((_shown, facts) => {
      if (facts.length > 0) told(facts);
      redraw(undefined);
    });
  }, [source]);
  return source.current();
}

export const has = (bits: number, seat: number | null): boolean => seat !== null && (bits & (1 << seat)) !== 0;

/** The names of the seats, clockwise. One that is written from right to left does not turn the sentence around it. */
export const namesOf = ({ table }: Shown): string[] =>
  table.seats.map(({ name }) => (/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(name) ? `\u2068${name}\u2069` : name));

/** Somebody asks for something, a bot has the looker's seat, or the match stands still. */
export const isHeldUp = ({ table, state }: Shown, looker: number | null): boolean =>
  state !== undefined &&
  (state.undoRequest !== null ||
    state.pauseRequest !== null ||
    state.isPaused ||
    has(state.standIns, looker) ||
    table.status === 'frozen' ||
    table.status === 'abandoned');
