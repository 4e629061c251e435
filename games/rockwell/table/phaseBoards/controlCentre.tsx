import { BRIBERY_TILES, CONTROL_CENTRE, DICE, ROUNDS } from '../../rules/index.ts';
import { DieIcon, BriberyIcon, times } from '../art/pieces.tsx';
import type { ComponentChildren } from 'preact';
import { useTableContext } from '../tableModel.ts';
import { PhaseBoard } from './phaseBoard.tsx';
import { BoardSlots } from './boardSlots.tsx';

export function ControlCentre() {
  const { view, words, say } = useTableContext();
  return (
    <PhaseBoard
      board={CONTROL_CENTRE}
      beside={
        <>
          <Rounds />
          <Supply
            label={say(words.bribesLeft, { count: view.briberyTiles })}
            count={view.briberyTiles}
            of={BRIBERY_TILES}
          >
            <BriberyIcon />
          </Supply>
          <Supply label={say(words.diceLeft, { count: view.dice })} count={view.dice} of={DICE}>
            <DieIcon power={4} />
          </Supply>
        </>
      }
    >
      <BoardSlots board={CONTROL_CENTRE} />
    </PhaseBoard>
  );
}

function Rounds() {
  const { view, words, say } = useTableContext();
  const now = view.round === 0 ? words.noRound : say(words.round, { round: view.round, rounds: ROUNDS });
  return (
    <span class="rw-rounds" role="img" aria-label={now}>
      {times(ROUNDS, (place) => (
        <i key={place} class={place + 1 === view.round ? 'rw-now' : place + 1 < view.round ? 'rw-past' : ''}>
          {place + 1}
        </i>
      ))}
    </span>
  );
}

interface SupplyProps {
  readonly label: string;
  readonly count: number;
  readonly of: number;
  readonly children: ComponentChildren;
}

const Supply = ({ label, count, of, children }: SupplyProps) => (
  <span class="rw-supply" role="img" aria-label={label}>
    {children}
    <b>{count}</b>/{of}
  </span>
);
