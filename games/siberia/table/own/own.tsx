/** The player board of the viewer, or for spectators of the acting seat. SB-1.6 */
import { FIRST_RESOURCE, PERSONS, RESOURCES } from '../../rules/index.ts';
import { useSight } from '../sight.ts';
import { Action } from './action.tsx';
import { Purse } from './purse.tsx';
import { Research } from './research.tsx';

export function Own() {
  const { words, say, seat, seatNames, isOwn } = useSight();
  const title = isOwn ? words.yourBoard : say(words.boardOf, { name: seatNames[seat] ?? '' });
  return (
    <section class={`sb-own seat-${(seat % 4) + 1}`} aria-label={title}>
      <Purse />
      <div class="sb-actions" data-area="actions">
        {PERSONS.map((id, person) => (
          <Action key={id} action={person} />
        ))}
        {RESOURCES.map((id, resource) => (
          <Action key={id} action={FIRST_RESOURCE + resource} />
        ))}
      </div>
      <Research />
    </section>
  );
}
