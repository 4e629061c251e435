import type { Ply } from '@pithead/kernel';
import { RESOURCES } from '../../rules/index.ts';
import { Cube, times } from '../art/pieces.tsx';
import { Pocket, Strata } from '../art/scenery.tsx';
import { useTableContext } from '../tableModel.ts';

export function SupplyFields() {
  const { words } = useTableContext();
  return (
    <section class="sb-supply" aria-label={words.supply} data-area="supply">
      <Strata />
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
      <Pocket resource={resource} />
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
