import type { Ply } from '@pithead/kernel';
import { RESOURCES } from '../../rules/index.ts';
import { Cube, times } from '../art/pieces.tsx';
import { useTableContext } from '../tableModel.ts';

const DEPOSITS = [
  'M6 92V54C6 20 52 8 80 8s74 12 74 46v38z',
  'M0 34l160-14v52L0 86z',
  'M4 60C30 22 130 18 156 50c-8 40-140 44-152 10z',
  'M0 78 34 40l22 10 30-34 26 12L160 4v28l-40 26-22-8-34 36-26-8L12 96H0z',
  'M18 0h124c-6 40-36 52-46 100H64C54 52 24 40 18 0z',
] as const;

const STRATA = [
  ['sb-stratum-2', 'M0 23Q120 18 240 31T480 23 720 20 960 33V110H0Z'],
  ['sb-stratum-3', 'M0 59Q120 48 240 56T480 48 720 49 960 58V110H0Z'],
  ['sb-stratum-4', 'M0 72Q120 77 240 79T480 75 720 71 960 76V110H0Z'],
] as const;

export function SupplyFields() {
  const { words } = useTableContext();
  return (
    <section class="sb-supply" aria-label={words.supply} data-area="supply">
      <svg class="sb-strata" viewBox="0 0 960 110" preserveAspectRatio="none" aria-hidden="true">
        {STRATA.map(([look, d]) => (
          <path key={look} class={look} d={d} />
        ))}
      </svg>
      {RESOURCES.map((id, resource) => (
        <Deposit key={id} resource={resource} />
      ))}
    </section>
  );
}

function Deposit({ resource }: { readonly resource: number }) {
  const table = useTableContext();
  const { view, words, say, names, capital } = table;
  const count = view.supply[resource] ?? 0;
  const ply: Ply = ['nameResource', resource];
  const isOffered = table.isOffered(ply);
  const isSource = table.at === 'cube' && table.left === resource;
  const state = isSource ? 'sb-chosen' : isOffered ? 'is-offered' : '';
  const name = capital(say(words.supplySentence, { resource: names.resource(resource), count }));
  return (
    <button
      type="button"
      class={`sb-deposit sb-r${resource} ${state} ${count === 0 ? 'sb-none' : ''}`}
      data-stop
      data-at={`supply-${resource}`}
      aria-disabled={!isOffered}
      aria-label={table.nameOf(name, isOffered)}
      onClick={() => (table.at === 'managerResource' && table.isAsked ? table.touch(ply) : table.note(name))}
    >
      <svg class="sb-pocket" viewBox="0 0 160 96" preserveAspectRatio="none" aria-hidden="true">
        <path d={DEPOSITS[resource]} />
      </svg>
      <Cube resource={resource} class="sb-sample" />
      <b class="sb-count">{count}</b>
      <span class="sb-heap">
        {count === 0 ? <em>{words.empty}</em> : times(count, (place) => <i key={place} />)}
      </span>
      <span class="sb-deposit-name">
        <span>{capital(names.resource(resource))}</span> {names.resourceLetter(resource)}
      </span>
    </button>
  );
}
