import type { ComponentChildren } from 'preact';
import { useTableContext } from '../tableModel.ts';

export const NUMERALS = ['I', 'II', 'III'] as const;

interface InstrumentProps {
  readonly board: number;
  readonly beside?: ComponentChildren;
  readonly children: ComponentChildren;
}

export function PhaseBoard({ board, beside, children }: InstrumentProps) {
  const { things, capital } = useTableContext();
  const name = capital(things.board(board));
  return (
    <section class={`rw-instrument rw-board-${board}`} aria-label={`${NUMERALS[board]} ${name}`}>
      <header>
        <b class="rw-numeral">{NUMERALS[board]}</b>
        <h2>{name}</h2>
        {beside !== undefined && <span class="rw-beside">{beside}</span>}
      </header>
      {children}
    </section>
  );
}
