/** Board I: bribery and subcontracting, and the four drilling rounds. RW-7.1, RW-9, RW-10 */
import { BRIBERY_TILES, CONTROL_CENTRE, DICE, ROUNDS } from '../../rules/index.ts';
import { Die, Envelope, times } from '../art/pieces.tsx';
import type { ComponentChildren } from 'preact';
import { useSight } from '../sight.ts';
import { Instrument } from './instrument.tsx';
import { Slots } from './slots.tsx';

export function ControlCentre() {
  const { view, words, say } = useSight();
  return (
    <Instrument
      board={CONTROL_CENTRE}
      beside={
        <>
          <Rounds />
          <Supply
            label={say(words.bribesLeft, { count: view.briberyTiles })}
            count={view.briberyTiles}
            of={BRIBERY_TILES}
          >
            <Envelope />
          </Supply>
          <Supply label={say(words.diceLeft, { count: view.dice })} count={view.dice} of={DICE}>
            <Die power={4} />
          </Supply>
        </>
      }
    >
      <Slots board={CONTROL_CENTRE} />
    </Instrument>
  );
}

function Rounds() {
  const { view, words, say } = useSight();
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
