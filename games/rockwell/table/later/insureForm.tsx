import { useState } from 'preact/hooks';
import { RESOURCES, sum } from '../../rules/index.ts';
import { Cube } from '../art/pieces.tsx';
import { useSight } from '../sight.ts';
import { Form } from '../console/form.tsx';
import type { Amounts } from '../console/sealed.ts';
import { NOTHING, pliesOfInsurance } from '../console/sealed.ts';
import { Seals } from '../console/seals.tsx';
import { Stepper } from '../console/stepper.tsx';

export function InsureForm() {
  const table = useSight();
  const { words, say, things, own, play, draft } = table;
  const [chosen, choose] = useState<Amounts>(draft ?? own.own?.choice ?? NOTHING);
  const tiles = sum(chosen);
  return (
    <Form title={words.insureTitle} hint={words.insureHint} class="rw-insure">
      <Seals />
      <div class="rw-amounts rw-amounts-narrow">
        {RESOURCES.map((id, metal) => (
          <div key={id}>
            <span class="rw-amount-name">
              <Cube metal={metal} />
              {things.resource(metal)}
            </span>
            <Stepper
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
        <p class="rw-total" aria-live="polite">
          <small class="rw-label">{words.insuranceTiles}</small>
          <b>
            {own.own?.insurance ?? 0}
            {tiles > 0 && <em> + {tiles}</em>}
          </b>
        </p>
        <button
          type="button"
          class="rw-button rw-main is-offered"
          data-stop
          data-main
          onClick={() => play(pliesOfInsurance(table, chosen))}
        >
          {tiles === 0 ? words.insureNothing : say(words.insureSome, { count: tiles })}
        </button>
      </footer>
    </Form>
  );
}
