import { useRef } from 'preact/hooks';
import type { RockwellFact } from '../../rules/index.ts';
import { CubeList, OwnerToken } from '../art/pieces.tsx';
import { useTableContext } from '../tableModel.ts';

type Bid = Extract<RockwellFact, { type: 'bidRevealed' }>;

const isBid = (fact: RockwellFact): fact is Bid => fact.type === 'bidRevealed';

/** Bids stay visible until the new Management order has been shown. */
function useBids(moving: readonly RockwellFact[]): readonly Bid[] {
  const seen = useRef<readonly Bid[]>([]);
  const isShown = moving.some(({ type }) => type === 'bidRevealed' || type === 'managementOrder');
  const known = isShown ? seen.current : [];
  seen.current = [...known, ...moving.filter(isBid).filter((fact) => !known.includes(fact))];
  return seen.current;
}

export function RevealedBids() {
  const { moving, words, things, seatNames } = useTableContext();
  const bids = useBids(moving);
  if (bids.length === 0) return null;
  return (
    <section class="rw-stage" aria-hidden="true">
      <h2>{words.bidsRevealed}</h2>
      <ul class="rw-shares">
        {bids.map(({ seat, money, cubes, value }) => (
          <li key={seat}>
            <OwnerToken owner={seat} />
            <b>{seatNames[seat]}</b>
            <span class="rw-share-cubes">
              {money > 0 && things.money(money)} <CubeList counts={cubes} />
            </span>
            <strong>{things.money(value)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
