import type { Ply } from '@pithead/kernel';
import { extractedBy, extractedCard, extractedSpace } from '../../../rules/index.ts';
import { ExtractionCard } from '../extraction/extractionCard.tsx';
import { BootyShares } from '../extraction/bootyShares.tsx';
import { portionsOf } from '../extraction/ownerPortion.ts';
import { useTableContext } from '../../tableModel.ts';
import { FormPanel } from '../../choices/formPanel.tsx';

export function DangerForm() {
  const table = useTableContext();
  const { view, words, say, things, offers, text, seatNames } = table;
  const left = view.steps.at(-1)?.left ?? 0;
  const space = extractedSpace(left);
  const title = say(words.drilledBy, {
    place: things.place(space),
    name: things.owner(extractedBy(left), seatNames),
  });
  const choices = (offers['useInsurance'] ?? []).map((noun): Ply => ['useInsurance', noun]);
  return (
    <FormPanel title={title} class="rw-danger-form">
      <ExtractionCard card={extractedCard(left)} />
      <BootyShares shares={portionsOf(view, left)} />
      {choices.length > 0 && (
        <div class="rw-answers">
          {choices.map((ply, place) => (
            <button
              key={ply[1]}
              type="button"
              class={`rw-button is-offered ${place === choices.length - 1 ? 'rw-main' : ''}`}
              data-stop
              data-ply={ply.join('-')}
              {...(place === choices.length - 1 && { 'data-main': true })}
              onClick={() => table.playOrAsk([ply], text.ply(ply, view))}
            >
              {text.ply(ply, view)}
            </button>
          ))}
        </div>
      )}
    </FormPanel>
  );
}
