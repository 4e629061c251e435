import { useState } from 'preact/hooks';
import type { Ply } from '@pithead/kernel';
import { insureNoun, RESOURCES, sum } from '../../../rules/index.ts';
import { Cube } from '../../art/pieces.tsx';
import type { TableModel } from '../../tableModel.ts';
import { useTableContext } from '../../tableModel.ts';
import { FormPanel } from '../../choices/formPanel.tsx';
import type { SealedAmounts } from '../../choices/sealedPlies.ts';
import { missingAmounts, NO_AMOUNTS, offered } from '../../choices/sealedPlies.ts';
import { DecidedSeats } from '../../choices/decidedSeats.tsx';
import { AmountStepper } from '../../choices/amountStepper.tsx';

export function InsureForm() {
  const table = useTableContext();
  const { words, say, things, own, draft } = table;
  const [chosen, choose] = useState<SealedAmounts>(draft ?? own.own?.choice ?? NO_AMOUNTS);
  const tiles = sum(chosen);
  const label = tiles === 0 ? words.insureNothing : say(words.insureSome, { count: tiles });
  return (
    <FormPanel title={words.insureTitle} beside={<DecidedSeats />} class="rw-insure">
      <div class="rw-amounts">
        {RESOURCES.map((id, metal) => (
          <div key={id} class="rw-amount" data-at={`amount-${metal + 1}`}>
            <span class="rw-amount-name">
              <Cube metal={metal} />
              <span>{things.resource(metal)}</span>
            </span>
            <AmountStepper
              label={things.resource(metal)}
              value={chosen[metal + 1] ?? 0}
              most={own.own?.stock[metal] ?? 0}
              shown={`${chosen[metal + 1] ?? 0} / ${own.own?.stock[metal] ?? 0}`}
              set={(n) => choose(chosen.with(metal + 1, n))}
            />
          </div>
        ))}
      </div>
      <footer>
        <p class="rw-total" aria-live="polite" aria-atomic="true">
          <small class="rw-label">{words.insuranceTiles}</small>
          <b>
            {own.own?.insurance ?? 0}
            {tiles > 0 && <em> + {tiles}</em>}
          </b>
        </p>
        <small class="rw-hint-line">{words.insureHint}</small>
        <button
          type="button"
          class="rw-button rw-main is-offered"
          data-stop
          data-main
          onClick={() => table.playOrAsk(insurancePlies(table, chosen), label)}
        >
          {label}
        </button>
      </footer>
    </FormPanel>
  );
}

export function insurancePlies(table: TableModel, amounts: SealedAmounts): Ply[] {
  const [, ...cubes] = missingAmounts(table, amounts);
  return [
    ...offered(
      table,
      'insure',
      cubes.flatMap((count, metal) => (count > 0 ? [insureNoun(metal, count)] : [])),
    ),
    ['sealInsurance', 0],
  ];
}
