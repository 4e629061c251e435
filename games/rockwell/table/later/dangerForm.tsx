/** The card, everybody's possible loss, and the decision about insurance tiles. RW-12.5, RW-12.7 */
import type { Ply } from '@pithead/kernel';
import { extractedBy, extractedCard, extractedSpace } from '../../rules/index.ts';
import { MIDDLE, spotOf } from '../earth/geometry.ts';
import { CardFace } from './extraction/card.tsx';
import { Shares } from './extraction/shares.tsx';
import { sharesOf } from './extraction/sharing.ts';
import { useSight } from '../sight.ts';
import { Form } from '../console/form.tsx';

export function DangerForm() {
  const table = useSight();
  const { view, words, say, things, offers, text, play, seatNames } = table;
  const left = view.steps.at(-1)?.left ?? 0;
  const space = extractedSpace(left);
  const isBelow = spotOf(space, view.layout).y > MIDDLE;
  const title = say(words.drilledBy, {
    place: things.place(space),
    name: things.owner(extractedBy(left), seatNames),
  });
  const choices = (offers['useInsurance'] ?? []).map((noun): Ply => ['useInsurance', noun]);
  return (
    <Form title={title} class={isBelow ? 'rw-danger-form rw-stage-high' : 'rw-danger-form'}>
      <CardFace card={extractedCard(left)} />
      <Shares shares={sharesOf(view, left)} />
      {choices.length > 0 && (
        <div class="rw-answers">
          {choices.map((ply, place) => (
            <button
              key={ply[1]}
              type="button"
              class={`rw-button is-offered ${place === choices.length - 1 ? 'rw-main' : ''}`}
              data-stop
              {...(place === choices.length - 1 && { 'data-main': true })}
              onClick={() => play([ply])}
            >
              {text.ply(ply, view)}
            </button>
          ))}
        </div>
      )}
    </Form>
  );
}
