import { hasAl } from '../../../rules/index.ts';
import { OwnerToken } from '../../art/pieces.tsx';
import type { Chip as ChipOf } from './chip.ts';
import { useTableContext } from '../../tableModel.ts';

const lookOf = ({ isChosen, isOffered, isCalm = false }: ChipOf): string => {
  if (isChosen) return 'rw-chosen';
  if (!isOffered) return 'rw-spent';
  return isCalm ? '' : 'is-offered';
};

export function ChipButton({ chip }: { readonly chip: ChipOf }) {
  const table = useTableContext();
  const { ply } = chip;
  return (
    <button
      type="button"
      class={`rw-chip ${lookOf(chip)} ${chip.isNarrow ? 'rw-narrow' : ''} ${chip.drills === true ? 'rw-drills' : ''}`}
      data-stop
      data-chip={chip.kind}
      data-ply={chip.key}
      aria-pressed={chip.isChosen}
      aria-disabled={!chip.isOffered}
      onClick={() => chip.touch()}
      onPointerEnter={ply === undefined ? undefined : () => table.look(ply)}
      onPointerLeave={ply === undefined ? undefined : () => table.look(undefined)}
      onFocus={ply === undefined ? undefined : () => table.look(ply)}
    >
      {chip.owner !== undefined && <OwnerToken owner={chip.owner} hasAl={hasAl(table.view)} />}
      {chip.power !== undefined && <i class="rw-chip-power">{chip.power}</i>}
      <b>{chip.label}</b>
      {chip.detail !== undefined && <small>{chip.detail}</small>}
    </button>
  );
}
