import { isSeatPending } from '@pithead/ui';
import { hasAl, RESOURCES, sum } from '../../../rules/index.ts';
import { Cube, times, OwnerToken } from '../../art/pieces.tsx';
import { useTableContext } from '../../tableModel.ts';
import type { OwnerPortion } from './ownerPortion.ts';

export function BootyShares({ shares }: { readonly shares: readonly OwnerPortion[] }) {
  return (
    <ul class="rw-shares">
      {shares.map((portion) => (
        <Share key={portion.owner} portion={portion} />
      ))}
    </ul>
  );
}

function Share({
  portion: { owner, power, booty, lost, priority, isFinal },
}: {
  readonly portion: OwnerPortion;
}) {
  const { view, words, say, things, seatNames, step } = useTableContext();
  const many = sum(booty);
  const losing = sum(lost);
  const name = things.owner(owner, seatNames);
  const isDeciding = step === 'danger' && owner < view.seats && isSeatPending(view, owner);
  const reason = priority === 'none' ? undefined : things.messages.priority[priority];
  const loss =
    losing === 0
      ? undefined
      : say(isFinal ? words.lostCubes : words.wouldLose, { cubes: things.cubes(lost) });
  return (
    <li data-at={`share-${owner}`}>
      <OwnerToken owner={owner} hasAl={hasAl(view)} />
      <b>
        {name} {power > 0 && <small>{power}</small>}
      </b>
      <span class="rw-share-cubes" role="img" aria-label={things.cubes(booty)}>
        {RESOURCES.flatMap((id, metal) =>
          times(booty[metal] ?? 0, (place) => (
            <Cube
              key={`${id}-${place}`}
              metal={metal}
              class={place >= (booty[metal] ?? 0) - (lost[metal] ?? 0) ? 'rw-lost' : ''}
            />
          )),
        )}
        {many === 0 && '–'}
      </span>
      <small class="rw-share-why">
        {[reason, loss, isDeciding ? words.thinking : undefined]
          .filter((part) => part !== undefined)
          .join(' · ')}
      </small>
    </li>
  );
}
